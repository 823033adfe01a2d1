# What Fondaco says in every game, in Russian.

error-line = строка { NUMBER($line, useGrouping: 0) }: { $sentence }
error-no-game = Игры «{ $game }» нет; есть игры: { $games }.
error-seats = В игру «{ $game }» играют от { $fewest } до { $most } игроков, а не { $seats }.
error-option-value = Настройка «{ $option }» принимает одно из значений: { $values }, а не «{ $value }».
error-no-option = В игре «{ $game }» нет настройки «{ $option }»; есть настройки: { $options }.
error-no-options = В игре «{ $game }» нет настройки «{ $option }»; настроек в ней вообще нет.
error-no-number = Варианта с номером { $number } нет.
error-no-verb = Варианта «{ $verb }» в этой игре нет.
error-needs-thing = После «{ $verb }» нужно что-то ещё, например { $some }.
error-verb-alone = После «{ $verb }» ничего не пишется; «{ $thing }» здесь лишнее.
error-no-thing = «{ $thing }» не подходит к «{ $verb }»; подходит, например, { $some }.
error-no-seat = Места «{ $seat }» нет; места — от 1 до { $seats }.
error-not-asked = Место { $seat } сейчас ничего не решает; решают: { $asked }.
error-chain-over = «{ $choice }» придётся подождать: предыдущее решение что-то открывает или завершает вопрос.
error-not-open = Сейчас «{ $choice }» выбрать нельзя. Можно: { $open }{ $more ->
        [0] .
       *[other] {" "}и ещё { $more }.
    }
error-stale = Это ответ на позицию { $version }, а партия уже в позиции { $now }.
error-game-over = Партия окончена.
error-undo-over = Партия окончена; отменить ничего нельзя.
error-undo-nothing = Вы ещё не приняли ни одного решения.
error-undo-revealed = После вашего последнего решения открылось что-то скрытое, поэтому оно остаётся в силе.
error-undo-drawn = После вашего последнего решения что-то определил жребий, поэтому оно остаётся в силе.
error-undo-decided = После вашего последнего решения принял решение другой игрок, поэтому ваше остаётся в силе.
error-undo-lesson = В уроке ничего не нужно отменять: того, что к нему не относится, просто не происходит.
error-undo-often = За этим столом отменили слишком много решений; теперь каждое решение остаётся в силе.
error-undo-open = Другие игроки, возможно, уже отвечают на ваше последнее решение, поэтому оно остаётся в силе.
error-no-record = Это не запись партии: первая строка — не «{ $format }».
error-no-header-line = «{ $text }» — не строка заголовка записи.
error-no-header = «{ $name }» — не поле заголовка записи.
error-header-number = В заголовке для «{ $name }» нужно целое число, а не «{ $value }».
error-stops-in-header = Запись обрывается внутри заголовка.
error-stops-in-line = Запись обрывается посреди строки.
error-too-long = Запись длиннее { $most } символов.
error-rules = Партию играли по правилам игры «{ $game }» (редакция { $rules }); в этой версии — редакция { $ours }.
error-players = В заголовке { $players ->
        [one] назван { $players } игрок
        [few] названы { $players } игрока
       *[many] названо { $players } игроков
    }, а мест { $seats }.
error-after-end = После конца партии ничего быть не может.
error-empty-line = Среди решений есть пустая строка.
error-end-scores = В конце этой партии нужны результаты всех мест: { $seats }.
error-unfinished = Запись кончается здесь, а партия ещё не окончена.
error-wrong-scores = Партия кончается со счётом { $points }, а в записи — { $said }.
error-wrong-luck = Этот жребий не тот, что даёт зерно (seed).
error-wrong-commitment = Отпечаток не соответствует зерну (seed).
error-luck-kind = Эта версия не знает жребия «{ $luck }»; она знает: { $kinds }.
error-salt = Соль — это одна строка, не длиннее { $most } печатных символов, без пробелов по краям.
error-beginning = Начало длиннее всей записи, в которой { $choices ->
        [one] { $choices } решение.
        [few] { $choices } решения.
       *[many] { $choices } решений.
    }

error-no-bot = Бота «{ $bot }» нет; есть боты: { $bots }.
error-no-setting = У бота «{ $bot }» нет настройки «{ $setting }»; есть: { $settings }.
error-no-settings = У бота «{ $bot }» нет настройки «{ $setting }»; настроек у него вообще нет.
error-setting-number = Настройка «{ $setting }» бота «{ $bot }» — целое число от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }, а не «{ $value }».
error-setting-duration = Настройка «{ $setting }» бота «{ $bot }» — время, например 500ms, 1s или 2m, а не «{ $value }».
error-net-file = Файл весов повреждён или из другой версии.
error-net-observed = Веса относятся к другим наблюдениям, а не к { $inputs } входам этой версии.
error-people = Мест { $seats }: людей может быть от 1 до { $seats }, а не { $people }.
error-name-empty = Имя игрока не может быть пустым.
error-name-long = Имя «{ $name }…» длиннее { $most } символов.
error-seed = Зерно (seed) — это одна строка от 1 до { $most } печатных символов, без пробелов по краям.
error-box-crowded = В файле коробки может быть не больше { NUMBER($most, useGrouping: 0) } знаков «{ $sign }», а здесь их { NUMBER($count, useGrouping: 0) }.
error-no-box = В игре «{ $game }» нет коробки, которую можно заменить.
error-at = В записи { $most ->
        [one] { $most } решение
        [few] { $most } решения
       *[many] { $most } решений
    }; позиции { NUMBER($at, useGrouping: 0) } нет.
error-language = На языке «{ $language }» (--language, FONDACO_LANGUAGE) слов нет; есть: { $languages }.
error-port = Сервер не может принимать соединения по адресу { $host }, порт { $port }: { $reason }.
error-stale-build = Скомпилированный код старше исходного ({ $files }); соберите его заново.
story-times = { $sentence } ({ $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }){ $stop }
## A game that has no words of its own yet

plain-pitch = Игрового поля у этой игры пока нет; вы видите нотацию вариантов.
plain-help = Ответьте номером варианта или его нотацией. Команды:
plain-over = Партия окончена.
plain-waiting = Думают другие игроки.
plain-prompt = Ваш выбор: { $question }
plain-choice = { $choice }
plain-legend = Очки посчитаны так, будто партия уже окончена.
plain-player = Игрок
plain-asked = Думает
plain-yes = да
plain-to-move = думает
plain-why = Сейчас так нельзя: { $reason }.
plain-seat = Место { $seat }
podium-place = { $rank }-е место: { $player } ({ $points }).
plain-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
plain-winner = { $count ->
        [1] { $players } побеждает: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }!
       *[other] Победу делят: { $players } ({ $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        })!
    }

## Why a choice is not open

why-game-over = Партия окончена.
why-not-asked = Сейчас решаете не вы.
why-other-question = Сейчас вопрос о другом.

## Hints and reviews

review-points-about = { $points ->
        [one] около { $points } очка
        [few] около { $points } очков
       *[many] около { $points } очков
    }
review-worth = шансы на победу { $chance }, { $points }
review-then = Затем: { $step }
review-move = Ход { $move }
review-chances = У кого какие были шансы на победу
review-turns = Переломные моменты
review-no-turns = Ни один ход не изменил многого: всё решалось понемногу.
review-swing = Шансы на победу, { $player }: { $before } → { $after }
review-moves = Решения: { $player }
review-known = Что можно было знать тогда
review-open = С открытыми картами
review-known-how = На каждое решение мы смотрим глазами игрока в тот момент; скрытое додумано.
review-open-how = На каждое решение мы смотрим, зная всё, что было тогда скрыто: секреты других и то, чего не мог знать никто.
review-good = { $decided ->
        [one] { $decided } решение, не хуже, чем у Мастера: { $good }.
        [few] { $decided } решения, не хуже, чем у Мастера: { $good }.
       *[many] { $decided } решений, не хуже, чем у Мастера: { $good }.
    }
review-worst = Что обошлось дороже всего
review-did = Сделано
review-master = Мастер
review-honest = Числа получены так: партия несколько раз доигрывается мысленно. Это оценки, и разница в один-два процента может быть случайной.
