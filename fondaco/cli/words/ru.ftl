# The command line, in Russian.

## What can go wrong

error-option-form = Настройка пишется так: имя=значение, а не «{ $option }».
error-option-twice = Настройка «{ $option }» указана дважды.
error-bots-count = { $seats ->
        [one] Для ботов есть { $seats } место
        [few] Для ботов есть { $seats } места
       *[many] Для ботов есть { $seats } мест
    }, а названо ботов { $bots }; назовите одного на всех или по одному на место.
error-line-up = В составе { $bots ->
        [one] назван { $bots } бот
        [few] названы { $bots } бота
       *[many] названо { $bots } ботов
    }; в игру «{ $game }» играют от { $fewest } до { $most } игроков.
error-seat-number = Места { $seat } нет: за столом мест { $seats }.
error-names-count = { $names ->
        [one] Указано { $names } имя
        [few] Указано { $names } имени
       *[many] Указано { $names } имён
    }, но за столом { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }; назовите людей или всех игроков.
error-name-sign = В имени «{ $name }» есть символ, которого не может быть в записи: нельзя | и непечатные символы.
error-name-bot = Имя «{ $name }» кончается как имя бота; человеку нужно другое.
error-name-twice = Двух игроков зовут «{ $name }».
error-no-file = Файла «{ $file }» нет.
error-not-a-file = «{ $file }» — не файл.
error-unreadable = Не удаётся прочитать «{ $file }»: { $reason }.
error-not-text = «{ $file }» — не текст в UTF-8.
error-too-big = Файл «{ $file }» больше { NUMBER($most, useGrouping: 0) } байт.
error-home = Не удаётся сохранять партии в «{ $folder }»: { $reason }.
error-save-name = Сохранённая партия не может называться «{ $name }»: годятся буквы, цифры, точки, дефисы и подчёркивания.
error-no-save = Сохранённой партии «{ $name }» нет. Сохранённые партии: { $names }.
error-nothing-saved = Нет неоконченной партии, которую можно продолжить.
error-save-players = В сохранённой партии не указано, кто играет; начните новую.
error-save-other = «{ $name }» — партия в игру «{ $game }».
error-save-over = Партия «{ $name }» окончена; посмотреть её можно командой: fondaco record show.
error-beside-resume = Сохранённая партия продолжается такой, какой началась: { $options } нельзя сочетать с --resume.
error-place-twice = Позицию задаёт --at или --round, но не то и другое.
error-turn-alone = Для «--turn» нужен и «--round».
error-no-rounds = В игре «{ $game }» нет раундов; задайте позицию через --at.
error-no-round = Запись не доходит до раунда { NUMBER($round, useGrouping: 0) }.
error-no-turn = Запись не доходит до хода { NUMBER($turn, useGrouping: 0) } раунда { NUMBER($round, useGrouping: 0) }.
error-keeps-for-ever = Не указано, сколько хранить столы: задайте число дней для --unfinished или --finished.
error-nobody-called = Никого по имени «{ $name }» там нет, и посетителя с таким номером тоже.
error-several-called = Имя «{ $name }» носят несколько посетителей; выберите одного по номеру: { $visitors }.
error-at-most = «{ $option }» — не больше { $most }, а не { $value }.
error-positive = «{ $option }» — не меньше { $least }, а не { $value }.
error-setting-form = «{ $bot }»: настройка бота пишется так: имя=значение, а не «{ $setting }».
error-setting-twice = «{ $bot }»: настройка «{ $setting }» указана дважды.
error-bot-made = Бота «{ $bot }» не удалось создать: { $reason }.
error-bot-file = Файл «{ $file }» не загружается: { $reason }.
error-bot-class = { $count ->
        [0] В файле «{ $file }» нет класса, унаследованного от Bot.
       *[other] В файле «{ $file }» нет бота «{ $class }»; напишите файл, двоеточие и класс. Боты в нём: { $classes }.
    }
error-duration = «{ $option }» — это время, например 500ms, 10s или 5m, а не «{ $value }».
error-share = «{ $option }» — это доля между 0 % и 100 %, например 45%, а не «{ $value }».
error-journal-form = «{ $file }» — не файл арены, который может прочитать эта версия.
error-journal-line = В файле «{ $file }» есть то, что не является партией арены.
error-journal-other = Файл «{ $file }» — от другого турнира: { $setting } там { $there }, а не { $here }. Выберите другой файл.
error-journal-longer = В файле «{ $file }» уже есть партии: { $games }. Это больше, чем запрошено: { $asked }.
error-journal-empty = В файле «{ $file }» ещё ни для одного зерна нет всех партий.
error-worker-lost = Процесс, в котором шла игра, завершился сам (код { NUMBER($code, useGrouping: 0) }), и ни один бот там не думал.
error-worker-stuck = Партия { NUMBER($game, useGrouping: 0) } не заканчивается, хотя ни один бот не должен ходить.
error-no-ray = Для --ray нужен пакет «ray»; установите его: pip install "fondaco[ray]".
error-ray-address = По адресу «{ $address }» нет кластера Ray: { $reason }.
error-no-matplotlib = Для отчёта нужен пакет «matplotlib»; установите его: pip install "fondaco[report]".
error-report-folder = Отчёт нельзя записать в «{ $file }».
error-hidden = Для «--hidden» нужны два числа, кратных трём, от 3 до 999, например 192,48, а не «{ $value }».
error-start-missing = Файла весов «{ $file }» нет.
error-start-late = Обучение в «{ $folder }» уже идёт и не может начаться с «{ $file }»; выберите другую папку.
error-no-torch = В «{ $python }» нет PyTorch или NumPy: установите дополнение «train» или укажите другой Python через --torch. Что он ответил — в файле «{ $file }».
error-fit-failed = Подобрать веса не удалось; что ответила программа — в файле «{ $file }».

## Commands and options

cli-fondaco = Три игры о купцах: играть и изучать.
cli-games = Перечислить игры.
cli-play = Играть в терминале: против ботов или с друзьями за одним экраном.
cli-bench = Измерить скорость случайных партий.
cli-check = Сыграть случайные партии и проверить все законы игры.
cli-arena = Дать ботам сыграть друг с другом; на каждом зерне они сидят во всех порядках или, если тех больше 24, в уравновешенных.
cli-train = Научиться оценивать позиции, играя с самим собой; веса хранятся в папке, и та же папка продолжает с того места, где остановилась.
cli-serve = Запустить сервер для игры в браузере.
cli-doctor = Повторить все столы из базы данных сервера в этой версии, ничего не меняя, и сообщить, что разошлось бы.
cli-backup = Записать всю базу данных сервера в файл, пока сервер работает. Файл так же секретен, как база.
cli-restore = Заполнить базу данных из резервной копии; сервер на ней работать не должен.
cli-export = Записать отдельные столы сервера в файл, пока сервер работает. Файл так же секретен, как база.
cli-import = Добавить столы из файла в базу данных, пока сервер на ней работает.
cli-prune = Показать, какие столы сервера устарели, и удалить их с --yes.
cli-forget = Показать, где в базе данных сервера встречается имя, и удалить его с --yes. Партии останутся.
cli-record = Заглянуть в запись партии.
cli-record-show = Пересказать записанную партию словами.
cli-record-replay = Показать игровое поле записанной партии в заданной позиции.
cli-record-verify = Повторить записанную партию и проверить каждое решение, жребий и результат.
cli-review = Разобрать записанную оконченную партию: у кого какие были шансы на победу, где они переменились и что сделал бы Мастер.
cli-option-review-seat = Решения игрока на этом месте, считая с 1; если не указано — всех.
cli-option-open-cards = Судить с открытыми картами, а не по тому, что игрок мог знать тогда.
cli-option-db = Адрес базы данных; если не указан — адрес базы сервера (FONDACO_DB).
cli-option-serve-db = Адрес базы данных со столами, например sqlite:///FILE; если не указан — FONDACO_DB, а без неё файл { $file }.
cli-option-replace = Заменить файл, если он уже есть.
cli-option-overwrite = Сначала удалить всё, что есть в базе данных.
cli-option-output = Файл; если не указан — TABLE.tables.gz здесь. Сжимается, если имя кончается на .gz.
cli-option-yes = Выполнить. Без этого только показывается, что произошло бы.
cli-option-unfinished-days = Сколько дней хранить неоконченные столы; если не указано — FONDACO_KEEP_UNFINISHED_DAYS, 0 — вечно.
cli-option-finished-days = Сколько дней хранить оконченные столы; если не указано — FONDACO_KEEP_FINISHED_DAYS, 0 — вечно.
cli-option-host = Кому доступен сервер: 127.0.0.1 — только этому компьютеру, 0.0.0.0 — всем в сети.
cli-option-port = Порт; если не указан — первый свободный начиная с 8000.
cli-option-open = Открыть браузер, если есть рабочий стол.
cli-option-json = Вывести вместо этого один объект JSON.
cli-option-seats = Сколько игроков; если не указано и игра позволяет — { $seats }.
cli-option-bots = Кто играет на остальных местах: один бот на всех или по одному на место, через запятую; если не указано — { $usual }.
cli-option-names = Имена людей или всех игроков, через запятую.
cli-option-seat = Место первого человека, считая с 1; если не указано — { $usual }.
cli-option-people = Сколько людей играет за этим экраном; если не указано — { $usual }.
cli-option-seed = Текст, из которого берётся жребий: тот же текст — тот же жребий. Если не указан — случайный.
cli-option-fixed-seed = Текст, из которого берётся жребий: тот же текст — тот же жребий. Если не указан — «{ $usual }».
cli-option-box = Файл с отличиями вашей собственной коробки.
cli-option-option = Настройка игры; можно указать несколько раз.
cli-option-resume = Продолжить последнюю неоконченную партию или названную.
cli-option-seconds = Сколько времени измерять, в секундах; если не указано — { $usual }.
cli-option-check-seats = Сколько игроков; можно указать несколько раз. Если не указано — все варианты.
cli-option-line-up = Боты за столом, через запятую: имена или классы в файлах, например mine.py:MyBot, каждый со своими настройками, например greedy:budget=100; если не указано — { $usual }.
cli-option-games = Сколько партий; если не указано — { $usual }.
cli-option-workers = Сколько процессов; если не указано — по одному на процессор.
cli-report = Сделать отчёт, один файл HTML, из файла, который арена записала с --out.
cli-option-report-output = Файл; если не указан — имя другого файла с .html.
cli-report-made = { $file }: отчёт, партий: { $games }.
cli-option-arena-games = Сколько партий, с округлением вверх до целых зёрен; если не указано — { $usual }.
cli-option-choice-limit = Сколько бот может думать над одним выбором, прежде чем проиграет партию, например 500ms или 10s; если не указано — { $usual }.
cli-option-game-limit = Сколько может длиться партия, прежде чем её проиграет бот, потративший больше всех времени; если не указано — { $usual }.
cli-option-clock = Что считается временем на размышление ботов: «wall» — всё прошедшее время, «processor» — только время, когда процессор работает на них, если машина занята и другим; если не указано — «{ $usual }».
cli-option-stop = Закончить, как только показано, что первый бот побеждает чаще или реже своей справедливой доли или этой доли, например 45%. Названный тогда интервал верен при каждой проверке.
cli-option-out = Записать каждую партию в этот файл, по строке JSON. Та же команда продолжит с того места, где её прервали.
cli-option-report = Записать отчёт с графиками, один файл HTML.
cli-option-ray = Играть на кластере Ray: auto, local или адрес кластера.
cli-option-minutes = Сколько минут; если не указано — { $usual }.
cli-option-folder = Где всё хранить; если не указано — здесь, в training/GAME.
cli-option-train-seats = Сколько игроков в партиях, по очереди; можно указать несколько раз. Если не указано — все варианты, { $seats } — дважды.
cli-option-generation = После скольких партий веса подбираются заново; если не указано — { $usual }.
cli-option-window = По скольким последним партиям подбираются веса; если не указано — { $usual }.
cli-option-explore = Сколько ходов из тысячи делать наугад; если не указано — { $usual }.
cli-option-budget = Сколько позиций оценивать на ход, самое большее; если не указано — { $usual }.
cli-option-start = Веса, с которых начать: файл или «{ $shipped }» — те, что поставляются с игрой.
cli-option-hidden = Размеры двух скрытых слоёв, кратные трём; если не указано — { $usual }.
cli-option-duels = По скольким партиям судить, лучше ли новые веса; если не указано — { $usual }.
cli-option-appraise = Подбирать веса только по партиям бота «greedy»: такие веса оценивают позиции, а бот «learned» тогда играет как «greedy».
cli-option-device = Где подбирать веса; если не указано — на GPU, если он есть.
cli-option-torch = Python, в котором есть PyTorch и NumPy; если не указано — этот.
cli-option-json-lines = Вместо этого выводить по объекту JSON в строке.
cli-option-at = После стольких решений; если не указано — после всех.
cli-option-round = В начале этого раунда.
cli-option-turn = В начале этого хода в раунде.
cli-option-view = Глазами игрока на этом месте, считая с 1; если не указано — глазами зрителя.
cli-option-unfinished = Принять и неоконченную партию.
cli-option-version = Показать версию и то, скомпилированы ли правила.
cli-option-help = Показать эту справку.
cli-help-usage = Вызов:
cli-help-options = Параметры
cli-help-commands = Команды
cli-players = { $most ->
        [one] { $fewest }–{ $most } игрок
        [few] { $fewest }–{ $most } игрока
       *[many] { $fewest }–{ $most } игроков
    }
cli-verified = { $file }: { $choices ->
        [one] { $choices } решение
        [few] { $choices } решения
       *[many] { $choices } решений
    } в игре «{ $game }», всё по правилам{ $finished ->
        [yes] ; результат: { $result }.
       *[no] ; партия ещё не окончена.
    }{ $luck ->
        [hmac-sha256] {" "}Зерно (seed) соответствует отпечатку, и все жребии соответствуют зерну{ $beginning ->
                [0] .
                [one] , начиная после { $beginning } решения, перенятого из другой партии.
                [few] , начиная после { $beginning } решений, перенятых из другой партии.
               *[many] , начиная после { $beginning } решений, перенятых из другой партии.
            }
        [sfc32] {" "}Все жребии соответствуют зерну (seed).
       *[other] {" "}Зерна (seed) нет, поэтому жребии не проверялись.
    }{ $lesson ->
        [yes] {" "}Это жребий урока, который каждый может знать заранее: он ничего не доказывает.
       *[no] {""}
    }
cli-checked = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, игроков { $seats }, решений { $choices }, все законы соблюдены.
cli-law-broken = error: LawBroken: { $sentence }
cli-missing-words = error: MissingWords: На языке «{ $language }» нет слов для { $keys }.
cli-no-words = Для игры «{ $game }» ещё нет слов; она показана своей нотацией.
cli-words-elsewhere = Для игры «{ $game }» ещё нет слов на этих языках: { $languages }; там она показана по-английски.
cli-checking = { $game }, игроков { $seats }
cli-arena-progress = { $game }
cli-arena-head = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $seeds ->
        [one] { $seeds } зерно
        [few] { $seeds } зерна
       *[many] { $seeds } зёрен
    }, каждое { $orders ->
        [one] в { $orders } порядке рассадки
        [few] в { $orders } порядках рассадки
       *[many] в { $orders } порядках рассадки
    }
cli-arena-rounded = Запрошено партий: { $asked }; с округлением вверх — { $games }, чтобы каждое зерно сыграли в каждом порядке.
cli-arena-bot = Бот
cli-arena-share = Победы
cli-arena-interval = 95 %
cli-arena-fair = Поровну
cli-arena-points = Очки
cli-arena-rating = Рейтинг ±2σ
cli-arena-time = мс/макс.
cli-arena-forfeits = Дисквалификации
cli-arena-pair = На тех же зёрнах
cli-arena-pair-share = Победы на место
cli-arena-pair-points = Очки
cli-arena-forfeit = Партия { NUMBER($game, useGrouping: 0) }: { $bot }, место { $seat }: { $kind ->
        [failed] ошибка: { $detail }.
        [type] ответ — значение типа { $detail }, а не выбор.
        [illegal] выбрано «{ $detail }», а это было недоступно.
        [slow] один выбор занял больше { $detail } с.
        [long] больше всех времени в партии дольше { $detail } с.
       *[died] процесс завершён (код { $detail }).
    }
cli-arena-more-forfeits = { $count ->
        [one] И ещё { $count } дисквалификация.
        [few] И ещё { $count } дисквалификации.
       *[many] И ещё { $count } дисквалификаций.
    }
cli-arena-stop = { $early ->
        [yes] Закончено раньше: показано, что доля { $bot } — не { $target }; проверок: { $looks }.
       *[no] Сыграно до конца; отличается ли доля { $bot } от { $target }, проверялось раз: { $looks }.
    } Интервал, верный при каждой проверке: { $low } – { $high }.
cli-train-played = Поколение { NUMBER($generation, useGrouping: 0) }: сыграно партий — { $games }, сохранено позиций — { $rows }.
cli-train-fitted = Поколение { NUMBER($generation, useGrouping: 0) }: веса подобраны ({ $device }).
cli-train-duel = { $net } против { $rival }, мест — { $seats }: побед { $share } (от { $low } до { $high }), партий — { $games }.
cli-train-end = Лучшие веса — в файле «{ $file }».
cli-bench-progress = { $game }
cli-bench-head = { $game }, игроков { $seats }, { $mode ->
        [compiled] правила скомпилированы
       *[interpreted] правила интерпретируются
    }
cli-record-at = --at { NUMBER($at, useGrouping: 0) }
cli-record-set-up = Партия ещё готовится (пока { $at ->
        [one] { $at } решение
        [few] { $at } решения
       *[many] { $at } решений
    }).

## Commands for the host of a server

serve-at = Fondaco открыт по адресу { $address } (остановить: Ctrl+C).
backup-made = { $file }: { $rows ->
        [one] сохранена { $rows } строка.
        [few] сохранены { $rows } строки.
       *[many] сохранено { $rows } строк.
    } Тот, у кого есть этот файл, может заглянуть в любую идущую партию: храните его как саму базу данных.
restore-done = { $tables ->
        [one] Восстановлен { $tables } стол.
        [few] Восстановлены { $tables } стола.
       *[many] Восстановлено { $tables } столов.
    } «fondaco doctor» скажет, воспроизводит ли эта версия партии такими, какими их сыграли.
export-made = Сохранено в { $file }: { $tables }. Тот, у кого есть этот файл, может заглянуть в эти партии.
import-done = { $count ->
        [0] Ни один стол не импортирован.
        [one] Импортирован { $count } стол: { $tables }.
        [few] Импортированы { $count } стола: { $tables }.
       *[many] Импортировано { $count } столов: { $tables }.
    }
prune-table = { $table }: { $game }, { $stage ->
        [finished] партия окончена
       *[unfinished] партия не окончена
    }, без движения с { $moved }
prune-would = { $tables ->
        [0] Ни один стол не был бы удалён.
        [one] Был бы удалён { $tables } стол; чтобы удалить, добавьте --yes.
        [few] Были бы удалены { $tables } стола; чтобы удалить, добавьте --yes.
       *[many] Было бы удалено { $tables } столов; чтобы удалить, добавьте --yes.
    }
prune-done = { $tables ->
        [0] Ни один стол не удалён.
        [one] Удалён { $tables } стол.
        [few] Удалены { $tables } стола.
       *[many] Удалено { $tables } столов.
    }
forget-would = Посетитель { $visitor }, { $name }: имя и сообщения в чате исчезли бы { $tables ->
        [one] с { $tables } стола
        [few] с { $tables } столов
       *[many] с { $tables } столов
    }; чтобы удалить, добавьте --yes.
forget-done = Посетитель { $visitor }, { $name }: имя удалено { $tables ->
        [one] с { $tables } стола.
        [few] с { $tables } столов.
       *[many] с { $tables } столов.
    } В прежних резервных копиях и записях партий оно осталось.
doctor-copy = База данных устроена как в прежней версии. Обновлена и проверена её копия; сама база не изменилась.
doctor-closed = { $table }: { $stage ->
        [finished] партия окончена по правилам игры «{ $game }» (редакция { $rules }), которых в этой версии нет; читать её по-прежнему можно.
       *[other] стол будет закрыт: правил игры «{ $game }» (редакция { $rules }) в этой версии нет.
    }
doctor-later = { $table }: ждёт более поздней версии с правилами игры «{ $game }» (редакция { $rules }).
doctor-differs = { $table }: { $game }, расхождение { $act ->
        [0] при подготовке
       *[other] на решении { NUMBER($act, useGrouping: 0) }
    }: в базе «{ $stored }», эта версия даёт «{ $comes }».
doctor-sum = { $tables ->
        [one] Проверен { $tables } стол
        [few] Проверены { $tables } стола
       *[many] Проверено { $tables } столов
    }: в порядке { $fine }, по прежним правилам { $former }, закрыто { $closed }, из более поздней версии { $later }, { $differs ->
        [0] расхождений нет
       *[other] с расхождениями { $differs }
    }.

## The report of an arena

report-title = { $game }: турнир ботов
report-kind = Турнир ботов
report-results = Результаты
report-pairs = Попарно
report-settings = Настройки
report-reading = «Победы» — доля всех побед, общая победа делится; «Поровну» — сколько было бы у равных. Интервалы считают зёрна, а не партии: партии одного зерна похожи. Рейтинг — openskill (Плакетт — Льюс): все начинают с 25, а 2σ показывает, насколько он ещё неточен.
report-plot-shares = Победы
report-about-shares = С интервалом 95 %. Поперечная черта — доля поровну.
report-plot-ratings = Рейтинги
report-about-ratings = С двумя стандартными отклонениями в каждую сторону.
report-plot-seats = Победы по местам
report-about-seats = Как часто бот побеждает с каждого места. Пунктир — сколько побед было бы у равных.
report-plot-categories = Очки по видам
report-about-categories = Из чего в среднем складываются очки одного места.
report-plot-lengths = Длина партий
report-about-lengths = Сколько раз все боты выбирают за партию.
report-plot-times = Время на выбор
report-about-times = Среднее каждой партии в миллисекундах: средняя половина партий, медиана и размах.
report-axis-seat = Место
report-axis-choices = Выборы
report-axis-games = Партии
report-axis-ms = мс
report-axis-points = Очки
report-axis-share = %
report-setting-game = Игра
report-setting-rules = Версия правил
report-setting-options = Настройки игры
report-setting-seed = Зерно
report-setting-games = Запрошено партий
report-setting-choice-limit = Предел на выбор
report-setting-game-limit = Предел на партию
report-setting-clock = Часы
report-setting-stop = Доля, при которой можно закончить
report-setting-digests = Контрольные суммы файлов ботов
report-setting-fondaco = Версия Fondaco
report-setting-mode = Режим

## A game in the terminal

play-welcome = { $title }. { $pitch }
play-commands = Ответьте номером или нотацией либо наберите: help, why, hint, board, score, log, undo, save, quit.
play-ask = { $player }>
play-pass-screen = Передайте экран игроку { $player } и нажмите Enter.
play-go-on = Нажмите Enter, чтобы продолжить, или наберите undo, чтобы отменить.
play-seal = Отменить это будет нельзя. Нажмите Enter, чтобы выполнить, или наберите undo.
play-not-done = Не выполнено; выберите ещё раз.
play-not-then = После «{ $earlier }» выбрать «{ $choice }» было бы нельзя, поэтому ничего не сделано.
play-pause = Нажмите Enter, чтобы продолжить.
play-first-enter = Рассказ ещё не окончен: сначала нажмите Enter.
play-first-nod = Сначала нажмите Enter или наберите undo.
play-several = За один раз: { $choices }.
play-alone = После «{ $command }» ничего не пишется.
play-why = Наберите why и вариант, например why pass: вы узнаете, почему он сейчас невозможен.
play-why-open = Сейчас это возможно.
play-why-rule = { $sentence } ({ $rule })
play-hint-none = Об этом нечего сказать.
play-hint-people = Подсказки даются только тому, кто один играет против ботов.
cli-review-progress = { $game }
play-log-number = Наберите log, чтобы прочесть весь рассказ, или log и число абзацев, например log 5.
play-help-undo = undo отменяет ваше последнее решение, пока после него ничего не открылось, а жребий и другие игроки ничего не решили. Ход часто состоит из нескольких решений; их можно отменять по одному. Перед решением, которое отменить нельзя, вас спросят.
play-undone = Отменено.
play-saved = Сохранено: { $file }
play-left = Партия сохранена: { $name }
play-resume-with = Продолжить: { $program } play { $game } --resume
play-box = Коробка: { $file }
play-own-box = Коробка: ваша собственная, какой она была в начале партии.
play-resumed = Продолжаем: { $name }.
play-record = Запись партии: { $file }
play-number = Наберите число от 1 до { $most }.
play-no-card = Карточки правил «{ $topic }» нет.
play-topics = Карточки правил (наберите help и название): { $topics }
play-help-commands = Команды: why и вариант скажет, почему он сейчас невозможен; hint скажет, что сейчас обещает больше всего; board показывает всё игровое поле и объясняет его знаки; score — очки сейчас; log пересказывает всю партию, log 5 — последние пять абзацев; help 2 объясняет второй из предложенных вариантов; undo отменяет ваше последнее решение, пока после него ничего не открылось, а жребий и другие игроки ничего не решили; save сохраняет партию (это происходит и после каждого решения); quit — выйти, партию можно будет продолжить.
play-begin = Нажмите Enter, чтобы начать.
cli-option-language = Язык этой команды; иначе язык из FONDACO_LANGUAGE или язык системы.
cli-no-such-option = Нет такого параметра: «{ $option }».
cli-no-such-command = Нет такой команды: «{ $command }».
cli-missing-parameter = Этой команде не хватает: { $parameter }.
cli-missing-value = После «{ $option }» нужно значение.
cli-bad-value = «{ $option }» не принимает значение «{ $value }».
