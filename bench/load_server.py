"""A server for the load test, on the loopback address, with a database in a temporary folder."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from load_client import Client

FREE = {
    "FONDACO_TABLES_PER_HOUR": "1000000",
    "FONDACO_FORMS_PER_SECOND": "1000000",
    "FONDACO_STREAMS_PER_ADDRESS": "1000000",
}
"""Rate limits, raised for the load test."""


class Server:
    """A server process with a database in a temporary folder."""

    def __init__(self, folder: str, packages: Path | None = None) -> None:
        """`packages` is the folder of another revision than the installed one."""
        environment = os.environ | FREE | {"FONDACO_DB": f"sqlite:///{Path(folder) / 'tables.sqlite'}"}
        environment |= {"PYTHONPATH": str(packages)} if packages else {}
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0"]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=folder)
        assert self.process.stdout is not None
        found = re.search(r"http://[^ ]+", self.process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        address = urlsplit(found[0])
        self.host, self.port = address.hostname or "127.0.0.1", address.port or 80

    def client(self) -> Client:
        return Client(self.host, self.port)

    def memory(self) -> int:
        """Resident bytes of the server alone, without its worker processes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
