"use strict";

// Sounds: short and quiet, made by the browser itself. They follow what the page tells: `fondaco:turn`, the flights of
// `fondaco:motion` and the gestures of `fondaco:act`. Without motion there is the bell alone, before the first touch nothing.
(() => {
  const { one, calm } = fondaco;
  const button = one("#sound");
  if (!button) return;
  const LOUDNESS = 0.5;
  const TOGETHER = 70; // Milliseconds within which two sounds of a kind are one.
  const FADING = 0.72; // Each further sound of a row is softer: ten coins are not ten times as loud as one.
  const ROW = 900; // Milliseconds after which a row is over.

  const KINDS = [
    [/coin|points/, coin],
    [/crest|crown/, crest],
    [/dice/, dice],
    [/card|order|message|contract|guest|plan/, card],
    [/good|item|cube|bale|cloth/, sack],
  ];
  const GESTURES = { nod: sack, stamp, turn: card, shake: deal };

  // Browsers allow sound only after a gesture.
  let audio = null;
  let out = null;
  function wake() {
    if (audio) return;
    audio = new AudioContext();
    out = new GainNode(audio, { gain: LOUDNESS });
    out.connect(new DynamicsCompressorNode(audio, { threshold: -30, ratio: 6 })).connect(audio.destination);
  }
  for (const kind of ["click", "keydown"]) document.addEventListener(kind, wake, true);

  const isOn = () => fondaco.remembered("sound") !== "off";
  button.setAttribute("aria-pressed", String(isOn()));
  button.addEventListener("click", () => {
    fondaco.remember("sound", isOn() ? "off" : "on");
    button.setAttribute("aria-pressed", String(isOn()));
    play(bell);
  });

  // One sound, if it may be heard. `volume` is what it has left in a row of its kind.
  const rows = new Map();
  function play(sound) {
    if (!audio || !isOn()) return;
    const now = performance.now();
    const last = rows.get(sound) ?? { at: -Infinity, volume: 1 };
    if (now - last.at < TOGETHER) return;
    const volume = now - last.at < ROW ? last.volume * FADING : 1;
    rows.set(sound, { at: now, volume });
    audio.resume();
    sound(audio.currentTime + 0.01, volume);
  }

  // What sounds are made of: a tone that falls silent, and a breath of noise through a filter.
  function tone(start, volume, pitch, length, { type = "sine", to = pitch } = {}) {
    const source = new OscillatorNode(audio, { type, frequency: pitch });
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    shape(source, start, volume, length);
  }

  let hiss = null;
  function noise(start, volume, pitch, length, { type = "bandpass", to = pitch, Q = 0.8 } = {}) {
    if (!hiss) {
      hiss = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
      hiss.getChannelData(0).forEach((_, index, samples) => { samples[index] = Math.random() * 2 - 1; });
    }
    const source = new AudioBufferSourceNode(audio, { buffer: hiss });
    const filter = new BiquadFilterNode(audio, { type, frequency: pitch, Q });
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    shape(source, start, volume, length, filter);
  }

  function shape(source, start, volume, length, through = null) {
    const level = new GainNode(audio, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(volume, start + 0.006);
    level.gain.exponentialRampToValueAtTime(0.0001, start + length);
    (through ? source.connect(through) : source).connect(level).connect(out);
    source.start(start);
    source.stop(start + length + 0.05);
  }

  // A hand bell, a fifth up: it is my turn.
  function bell(start, volume) {
    [[0, 587.33], [0.17, 880]].forEach(([after, pitch]) => {
      tone(start + after, 0.13 * volume, pitch, 1.1);
      tone(start + after, 0.045 * volume, pitch * 2.76, 0.5);
      tone(start + after, 0.018 * volume, pitch * 5.4, 0.22);
    });
  }

  function coin(start, volume) {
    const pitch = 2500 + Math.random() * 300;
    tone(start, 0.035 * volume, pitch, 0.14);
    tone(start + 0.035, 0.03 * volume, pitch * 1.5, 0.2);
    noise(start, 0.03 * volume, 6000, 0.03, { type: "highpass" });
  }

  function card(start, volume) {
    noise(start, 0.14 * volume, 2600, 0.1, { to: 900 });
  }

  // Goods are soft and heavy.
  function sack(start, volume) {
    noise(start, 0.2 * volume, 520, 0.09, { type: "lowpass", to: 180 });
    tone(start, 0.07 * volume, 150, 0.09, { to: 85 });
  }

  // Wood on wood: pawns, discs, houses, the tower.
  function wood(start, volume) {
    tone(start, 0.12 * volume, 330, 0.07, { type: "triangle", to: 190 });
    noise(start, 0.07 * volume, 1500, 0.025);
  }

  function dice(start, volume) {
    for (let count = 0; count < 4; count += 1) wood(start + count * (0.05 + Math.random() * 0.03), volume * (0.7 - count * 0.12));
  }

  function crest(start, volume) {
    [[0, 392], [0.11, 587.33], [0.22, 783.99]].forEach(([after, pitch]) => {
      tone(start + after, 0.05 * volume, pitch, 0.55, { type: "triangle" });
      tone(start + after, 0.016 * volume, pitch * 2, 0.3);
    });
  }

  function stamp(start, volume) {
    tone(start, 0.22 * volume, 120, 0.13, { to: 55 });
    noise(start, 0.1 * volume, 700, 0.05, { type: "lowpass" });
  }

  // Two hands clap, and it sounds settled.
  function deal(start, volume) {
    noise(start, 0.16 * volume, 1100, 0.06, { to: 500 });
    [[0.05, 261.63], [0.05, 392], [0.16, 523.25]].forEach(([after, pitch]) => tone(start + after, 0.045 * volume, pitch, 0.5, { type: "triangle" }));
  }

  document.addEventListener("fondaco:turn", () => play(bell));
  document.addEventListener("fondaco:motion", ({ detail }) => play(KINDS.find(([words]) => words.test(detail.symbol))?.[1] ?? wood));
  document.addEventListener("fondaco:act", ({ detail }) => { if (!calm.matches && GESTURES[detail.gesture]) play(GESTURES[detail.gesture]); });
})();
