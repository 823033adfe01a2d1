# What Calimala says, in Russian.

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Калимала
game-time = по 10–15 ходов
game-tie = Столько же очков: { $players }. Решают представители и произведения искусства в палаццо.
game-start = 1. Положите диск на улицу города и выполните два действия, которые она соединяет; с белым диском — каждое дважды.
    2. Затем там же действуют владельцы двух следующих дисков под вашим. Стройте башни из своих дисков и смотрите, чьи диски накрываете.
    3. Четвёртый диск, положенный сверху, вытесняет нижний: тот становится представителем в городском совете, и подсчитывается следующий жетон. Трое игроков, у которых там больше всего кубиков, получают 3, 2 и 1 очко; ничьи решают представители.
    4. В конце финальные карты приносят 5, 3 и 1 очко: тайная карта каждого игрока, а втроём и вчетвером ещё и открытая.
game-pitch = Торговцы тканями во Флоренции: складывайте диски на её улицах, украшайте её церкви, отправляйте ткани в дальние города — и будьте впереди, когда совет подводит итоги.

seat-blue = Синий
seat-orange = Оранжевый
seat-yellow = Жёлтый
seat-green = Зелёный
seat-red = Красный

action-wood = дерево
    .title = Дерево
action-brick = кирпич
    .title = Кирпич
action-marble = мрамор
    .title = Мрамор
action-build = стройка
    .title = Стройка
action-artwork = искусство
    .title = Искусство
action-weave = ткачество
    .title = Ткачество
action-ship = отплытие
    .title = Отплытие
action-transport = перевозка
    .title = Перевозка
action-contribute = дар церкви
    .title = Дар церкви
action-none = ничего
    .title = Ничего

material-wood = дерево
    .title = Дерево
    .genitive = дерева
    .few = дерева
    .many = дерева
material-brick = кирпич
    .title = Кирпич
    .genitive = кирпича
    .few = кирпича
    .many = кирпичей
material-marble = мрамор
    .title = Мрамор
    .genitive = мрамора
    .few = мрамора
    .many = мрамора
material-artwork = произведение искусства
    .title = Искусство
    .genitive = произведения искусства
    .few = произведения искусства
    .many = произведений искусства

building-santa-maria = собор Санта-Мария-дель-Фьоре
    .title = Санта-Мария-дель-Фьоре
    .short = Санта-Мария
    .narrow = Мария
    .dative = собору Санта-Мария-дель-Фьоре
building-san-miniato = церковь Сан-Миниато
    .title = Сан-Миниато
    .short = Сан-Миниато
    .narrow = Миниато
    .dative = церкви Сан-Миниато
building-santa-croce = церковь Санта-Кроче
    .title = Санта-Кроче
    .short = Санта-Кроче
    .narrow = Кроче
    .dative = церкви Санта-Кроче
building-palazzo = палаццо Веккьо
    .title = Палаццо Веккьо
    .short = Палаццо
    .narrow = Палаццо
    .dative = палаццо Веккьо

city-barcelona = Барселона
    .at = в Барселоне
    .to = в Барселону
city-lisbon = Лиссабон
    .at = в Лиссабоне
    .to = в Лиссабон
city-london = Лондон
    .at = в Лондоне
    .to = в Лондон
city-troyes = Труа
    .at = в Труа
    .to = в Труа
city-bruges = Брюгге
    .at = в Брюгге
    .to = в Брюгге
city-hamburg = Гамбург
    .at = в Гамбурге
    .to = в Гамбург

tile-barcelona = Барселона
tile-lisbon = Лиссабон
tile-london = Лондон
tile-troyes = Труа
tile-bruges = Брюгге
tile-hamburg = Гамбург
tile-santa-maria = Санта-Мария-дель-Фьоре
    .short = Санта-Мария
tile-san-miniato = Сан-Миниато
    .short = Сан-Миниато
tile-santa-croce = Санта-Кроче
    .short = Санта-Кроче
tile-artworks = искусство
    .title = Искусство
    .short = Искусство
tile-ports = порты
    .title = Порты
    .short = Порты
tile-trade-cities = торговые города
    .title = Торговые города
    .short = Торг. города
tile-wood = дерево
    .title = Дерево
    .short = Дерево
tile-brick = кирпич
    .title = Кирпич
    .short = Кирпич
tile-marble = мрамор
    .title = Мрамор
    .short = Мрамор

final-barcelona = Барселона
final-lisbon = Лиссабон
final-london = Лондон
final-troyes = Труа
final-bruges = Брюгге
final-hamburg = Гамбург
final-santa-maria = Санта-Мария-дель-Фьоре
    .short = Санта-Мария
final-san-miniato = Сан-Миниато
    .short = Сан-Миниато
final-santa-croce = Санта-Кроче
    .short = Санта-Кроче
final-palazzo = Палаццо Веккьо
    .short = Палаццо
final-none = нет

category-cities = Отдельные города
category-churches = Отдельные церкви
category-artworks = Искусство
category-ports = Все порты
category-trade-cities = Все торговые города
category-materials = Дерево, кирпич, мрамор
category-finals = Финальные карты

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-points = При нынешнем положении подсчёт этого хода приносит вам { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.
reason-cubes = Кубики для подсчёта «{ NAME($tile) }»: у вас будет { $mine }, у лучшего из соперников { $theirs }.
reason-palazzo = Представители и произведения искусства в палаццо: у вас будет { $mine }, у лучшего из соперников { $theirs }.
reason-material = Это приносит вам { $count ->
        [one] { $count } { NAME($material) }
        [few] { $count } { NAME($material, form: "few") }
       *[many] { $count } { NAME($material, form: "many") }
    }.
reason-material-kept = Это сберегает вам { $count ->
        [one] { $count } { NAME($material) }
        [few] { $count } { NAME($material, form: "few") }
       *[many] { $count } { NAME($material, form: "many") }
    }.
reason-cloth = Это приносит вам { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { $count } тканей
    }.
reason-cloth-kept = Это сберегает вам { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { $count } тканей
    }.
reason-ship = У вас появляется корабль.
reason-house = У вас появляется торговый дом { NAME($city, form: "at") }.
reason-workshop = У вас появляется мастерская.
reason-draw = Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
reason-cards-kept = Карт на руке остаётся больше на { $count }.
reason-white-discs-kept = Это сберегает вам { $count ->
        [one] { $count } белый диск
        [few] { $count } белых диска
       *[many] { $count } белых дисков
    }.
reason-woken = Ваших дисков, которые ещё раз действуют в этот ход: { $count }.
reason-rivals-kept = Чужих дисков в этот ход действует меньше на { $count }.

place = { $number }-е

open-wood = { $number ->
        [1] дерево 1 раз
       *[other] дерево 2 раза
    }
    .short = { $number ->
        [1] дерево
       *[other] 2× дерево
    }
open-brick = { $number ->
        [1] кирпич 1 раз
       *[other] кирпич 2 раза
    }
    .short = { $number ->
        [1] кирпич
       *[other] 2× кирпич
    }
open-marble = { $number ->
        [1] мрамор 1 раз
       *[other] мрамор 2 раза
    }
    .short = { $number ->
        [1] мрамор
       *[other] 2× мрамор
    }
open-build = { $number ->
        [1] стройка 1 раз
       *[other] стройка 2 раза
    }
    .short = { $number ->
        [1] стройка
       *[other] 2× стройка
    }
open-artwork = { $number ->
        [1] искусство 1 раз
       *[other] искусство 2 раза
    }
    .short = { $number ->
        [1] искусство
       *[other] 2× искусство
    }
open-weave = { $number ->
        [1] ткачество 1 раз
       *[other] ткачество 2 раза
    }
    .short = { $number ->
        [1] ткачество
       *[other] 2× ткачество
    }
open-ship = { $number ->
        [1] отплытие 1 раз
       *[other] отплытие 2 раза
    }
    .short = { $number ->
        [1] отплытие
       *[other] 2× отплытие
    }
open-transport = { $number ->
        [1] перевозка 1 раз
       *[other] перевозка 2 раза
    }
    .short = { $number ->
        [1] перевозка
       *[other] 2× перевозка
    }
open-contribute = { $number ->
        [1] дар церкви 1 раз
       *[other] дар церкви 2 раза
    }
    .short = { $number ->
        [1] дар церкви
       *[other] 2× дар церкви
    }

menu-place = Диск вашего цвета: каждое действие один раз
menu-white = Белый диск: каждое действие дважды
menu-play = Карты с руки
menu-done = Или закончить

street-wood-brick = Дерево + Кирпич
street-wood-marble = Дерево + Мрамор
street-wood-build = Дерево + Стройка
street-wood-artwork = Дерево + Искусство
street-wood-weave = Дерево + Ткачество
street-wood-ship = Дерево + Отплытие
street-wood-transport = Дерево + Перевозка
street-wood-contribute = Дерево + Дар церкви
street-brick-marble = Кирпич + Мрамор
street-brick-build = Кирпич + Стройка
street-brick-artwork = Кирпич + Искусство
street-brick-weave = Кирпич + Ткачество
street-brick-ship = Кирпич + Отплытие
street-brick-transport = Кирпич + Перевозка
street-brick-contribute = Кирпич + Дар церкви
street-marble-build = Мрамор + Стройка
street-marble-artwork = Мрамор + Искусство
street-marble-weave = Мрамор + Ткачество
street-marble-ship = Мрамор + Отплытие
street-marble-transport = Мрамор + Перевозка
street-marble-contribute = Мрамор + Дар церкви
street-build-artwork = Стройка + Искусство
street-build-weave = Стройка + Ткачество
street-build-ship = Стройка + Отплытие
street-build-transport = Стройка + Перевозка
street-build-contribute = Стройка + Дар церкви
street-artwork-weave = Искусство + Ткачество
street-artwork-ship = Искусство + Отплытие
street-artwork-transport = Искусство + Перевозка
street-artwork-contribute = Искусство + Дар церкви
street-weave-ship = Ткачество + Отплытие
street-weave-transport = Ткачество + Перевозка
street-weave-contribute = Ткачество + Дар церкви
street-ship-transport = Отплытие + Перевозка
street-ship-contribute = Отплытие + Дар церкви
street-transport-contribute = Перевозка + Дар церкви

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Lapo, Neri, Ginevra, Tessa, Dino, Cosimo, Piera, Fiammetta
bot-ginevra = набожна и щедра к церквям
    .portrait = 3
bot-lapo = непоседа, одной ногой уже на корабле
    .portrait = 5
bot-neri = молчит и строит высоко
    .portrait = 2
bot-tessa = думает за ткацким станком
    .portrait = 4
bot-piera = помнит, кто за кого голосовал
    .portrait = 7
bot-dino = соглашается, ещё не подсчитав
    .portrait = 1
bot-cosimo = даёт в долг, улыбается и ждёт
    .portrait = 6
bot-fiammetta = любит мрамор и себя на его фоне
    .portrait = 0

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Начинается раунд { $round }.
news-turn = Ходит { $player }.
news-begins = Первый игрок — { $player }.
news-dealt = Вам сдана финальная карта «{ NAME($final) }».
news-dealt-together = Вам сданы финальные карты: { $each }.
news-dealt-each = «{ NAME($final) }»
news-open-final = Одна финальная карта открыта и считается для всех: «{ NAME($final) }».
news-ready = { $player } оставляет себе финальную карту.
news-kept = Вы оставляете карту «{ NAME($final) }».
news-took = { $player } берёт стартовую карту «{ NAME($action, form: "title") }».
news-took-together = Стартовые карты: { $each }.
news-took-each = { $player } — «{ NAME($action, form: "title") }»
news-placed = { $player } кладёт диск на улицу «{ NAME($street) }»{ $height ->
        [1] , ещё пустую
        [2] , поверх другого
        [3] , поверх двух других
       *[other] , поверх трёх других
    }.
news-placed-white = { $player } кладёт белый диск на улицу «{ NAME($street) }»{ $height ->
        [1] , ещё пустую
        [2] , поверх другого
        [3] , поверх двух других
       *[other] , поверх трёх других
    }.
news-activated = Диск ниже на улице «{ NAME($street) }»: действует { $player }.
news-gained = { $player } берёт 1 { NAME($material) }.
news-gained-times = { $player } берёт { $times ->
        [one] { $times } { NAME($material) }
        [few] { $times } { NAME($material, form: "few") }
       *[many] { $times } { NAME($material, form: "many") }
    }.
news-built-ship = { $player } строит корабль.
news-built-ship-times = { $player } строит { $times ->
        [one] { $times } корабль
        [few] { $times } корабля
       *[many] { $times } кораблей
    }.
news-built-workshop = { $player } строит мастерскую.
news-built-workshop-times = { $player } строит { $times ->
        [one] { $times } мастерскую
        [few] { $times } мастерские
       *[many] { $times } мастерских
    }.
news-built-house = { $player } строит торговый дом { NAME($city, form: "at") }.
news-adorned = { $player } жертвует { NAME($building, form: "dative") } произведение искусства.
news-adorned-times = { $player } жертвует { NAME($building, form: "dative") } { $times ->
        [one] { $times } произведение
        [few] { $times } произведения
       *[many] { $times } произведений
    } искусства.
news-wove = { $player } изготавливает { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { $count } тканей
    }.
news-wove-times = { $player } изготавливает { $all-count ->
        [one] { $all-count } ткань
        [few] { $all-count } ткани
       *[many] { $all-count } тканей
    }.
news-sent = { $player } отправляет 1 ткань { NAME($city, form: "to") }.
news-sent-together = { $player } отправляет ткани: { $each }.
news-sent-each = { $times } { NAME($city, form: "to") }
news-gave = { $player } жертвует 1 { NAME($material) } { NAME($building, form: "dative") }.
news-gave-times = { $player } жертвует { $times ->
        [one] { $times } { NAME($material) }
        [few] { $times } { NAME($material, form: "few") }
       *[many] { $times } { NAME($material, form: "many") }
    } { NAME($building, form: "dative") }.
news-drew = { $player } берёт карту вместо действия «{ NAME($action, form: "title") }».
news-drew-times = { $player } берёт { $times ->
        [one] { $times } карту
        [few] { $times } карты
       *[many] { $times } карт
    } вместо действия «{ NAME($action, form: "title") }».
news-drew-card = Вы взяли карту «{ NAME($action, form: "title") }».
news-played = { $player } играет карту «{ NAME($action, form: "title") }».
news-skipped = { $player } отказывается от остального.
news-reshuffled = Сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }) перемешивается и становится новой колодой.
news-entered = Нижний диск с улицы «{ NAME($street) }» переходит в городской совет: { $player } занимает место { $seat }.
news-exchanged = Нижний диск на улице «{ NAME($street) }» — белый: { $player } отправляет на место { $seat } в совете диск из запаса, а белый забирает себе.
news-lifted = Нижний диск на улице «{ NAME($street) }» — белый: { $player } переносит на место { $seat } в совете диск с улицы «{ NAME($from) }», а белый ложится там сверху.
news-nobody-entered = Нижний диск на улице «{ NAME($street) }» — белый, он выходит из игры. У игрока { $player } нет диска для совета, поэтому место { $seat } остаётся пустым.
news-pushed-out = Нижний диск на улице «{ NAME($street) }» (это диск игрока { $player }) выходит из игры.
news-pushed-out-white = Нижний диск на улице «{ NAME($street) }», белый, выходит из игры.
news-entered-late = Нижний диск на улице «{ NAME($street) }» (это диск игрока { $player }) ещё попадает в палаццо; жетонов для подсчёта больше нет.
news-scored = Подсчёт жетона { $seat } в совете: { NAME($tile, form: "title") }.
news-points = { $points ->
        [0] { $player } остаётся без очков (засчитано фишек: { $cubes }).
        [one] { $points } очко получает { $player } (засчитано фишек: { $cubes }).
        [few] { $points } очка получает { $player } (засчитано фишек: { $cubes }).
       *[many] { $points } очков получает { $player } (засчитано фишек: { $cubes }).
    }
news-points-together = Очки: { $each }.
news-points-each = { $player } — { $points } (засчитано фишек: { $cubes })
news-no-points = Там ни у кого ничего нет, поэтому очков никто не получает.
news-tie-standing = В ничьей { $player } опережает игрока { $other }: больше представителей и произведений искусства в палаццо.
news-tie-representatives = В ничьей { $player } опережает игрока { $other }: больше представителей.
news-tie-earlier = В ничьей { $player } опережает игрока { $other }: представителей столько же, но набраны они раньше.
news-tie-artwork = В ничьей { $player } опережает игрока { $other }: первое произведение искусства подарено палаццо раньше.
news-tie-shared = В ничьей { $player } и { $other } равны во всём и делят очки за свои места.
news-last-tiles = Все диски выложены. { $count ->
        [1] Подсчитывается последний жетон.
       *[other] По порядку подсчитываются оставшиеся жетоны: { $count }.
    }
news-all-scored = Все жетоны совета подсчитаны. Этот раунд доигрывается, и партия заканчивается.
news-final-open = Подсчёт открытой финальной карты: «{ NAME($final) }».
news-final-secret = Подсчёт финальной карты игрока { $player }: «{ NAME($final) }».
news-ended = Финальные карты подсчитаны, партия окончена.

## A scoring as it is shown: what decided a tie in short, and the points.

tie-standing = { $player } опережает игрока { $other }: больше представителей и произведений в палаццо.
tie-representatives = { $player } опережает игрока { $other }: больше представителей.
tie-earlier = { $player } опережает игрока { $other }: столько же представителей, но набраны раньше.
tie-artwork = { $player } опережает игрока { $other }: первый дар палаццо сделан раньше.
tie-shared = { $player } и { $other } равны во всём: очки поровну.
act-scored = { NAME($thing, form: "title") }: { $places ->
        [0] там ни у кого ничего нет.
       *[other] { $shares }.
    }
act-points = { $points ->
        [one] { $player } — { $points } очко
        [few] { $player } — { $points } очка
       *[many] { $player } — { $points } очков
    }
act-share = { $player } — { $points }
act-ahead = В ничьей впереди: { $players }.

## Prompts: what is asked, and why

prompt-over = Партия окончена.
prompt-waiting = Думают другие игроки.
prompt-keeping = Какую финальную карту вы тайно оставите себе? В конце по ней получат очки все: 5, 3 и 1 — те, у кого там больше всего.{ $open ->
        [yes] {" "}Открытая карта, «{ NAME($final) }», считается в любом случае.
       *[no] {""}
    }
prompt-keeping-short = Какую финальную карту вы тайно оставите?
prompt-taking = Возьмите одну из стартовых карт; все видят какую. Её можно сыграть и выполнить её действие, когда действует любой из ваших дисков.
prompt-taking-short = Возьмите одну из стартовых карт.
prompt-placing = Положите диск на улицу и выполните два её действия. Дисков вашего цвета: { $discs }, белых: { $whites }.{ $next ->
        [yes] {" "}Следующий жетон подсчёта — «{ NAME($tile, form: "title") }».
       *[no] {" "}Все жетоны подсчитаны: это последний раунд.
    }{ $duty ->
        [none] {" "}Сейчас вы не можете выполнить ни одного действия, поэтому выберите любую улицу и берите карты взамен.
       *[yes] {""}
    }
prompt-placing-short = { $duty ->
        [none] Действий нет: выберите любую улицу.
       *[yes] Положите диск на улицу. { $next ->
            [yes] Далее: { NAME($tile, form: "short") }.
           *[no] Последний раунд.
        }
    }
tail-helped = { $helped ->
        [yes] {" "}Если начать с действия «{ NAME($able, form: "title") }», может стать возможным и «{ NAME($other, form: "title") }».
       *[no] {""}
    }
prompt-activation = { $whose ->
        [turn] Ваш диск лежит на улице «{ NAME($street) }».
       *[again] Действует и ваш диск ниже на улице «{ NAME($street) }».
    } { $way ->
        [duty] Осталось: { NAME($actions) }. Хотя бы одно действие нужно выполнить.{ tail-helped }
        [duty-cards] Осталось: { NAME($actions) }. Хотя бы одно действие нужно выполнить: сыграйте карты, которые сделают его возможным.
        [may] Осталось: { NAME($actions) }. От ненужного можно отказаться.{ tail-helped }
        [impossible] Осталось: { NAME($actions) }, но сейчас для вас это невозможно{ $draw ->
            [yes] : возьмите вместо этого карты или нажмите «{ board-done }».
           *[no] .
        }
       *[cards] Оба действия использованы.
    }{ $cards ->
        [some] {" "}Карты можно играть в любой момент.
        [idle] {" "}Ни одну из ваших карт сейчас сыграть нельзя{ $way ->
            [cards] : нажмите «{ board-done }».
            [impossible] { $draw ->
                [yes] .
               *[no] : нажмите «{ board-done }».
            }
           *[other] .
        }
       *[none] {""}
    }
prompt-activation-short = { $way ->
        [duty] Действуйте: { NAME($actions, form: "short") }.
        [duty-cards] Карты, потом { NAME($actions, form: "short") }.
        [may] { $whose ->
            [turn] Можно: { NAME($actions, form: "short") }.
           *[again] Диск ниже: { NAME($actions, form: "short") }?
        }
        [impossible] { $draw ->
            [yes] Возьмите карту или нажмите «{ board-done }».
           *[no] Больше нечего делать: нажмите «{ board-done }».
        }
       *[cards] Оба действия выполнены{ $cards ->
            [some] ; можно играть карты.
           *[idle] : нажмите «{ board-done }».
        }
    }
prompt-playing = { $action ->
        [build] Ваша карта «Стройка»: что вы строите?
        [artwork] Ваша карта «Искусство»: какому зданию подарить произведение искусства?
        [ship] Ваша карта «Отплытие»: в какой порт отправить первую ткань?
        [transport] Ваша карта «Перевозка»: в какой торговый город отправить первую ткань?
       *[contribute] Ваша карта «Дар церкви»: что вы жертвуете и какой церкви?
    }
prompt-playing-short = { $action ->
        [build] Карта «Стройка»: что вы строите?
        [artwork] Карта «Искусство»: какому зданию?
        [ship] Карта «Отплытие»: в какой порт?
        [transport] Карта «Перевозка»: в какой город?
       *[contribute] Карта «Дар церкви»: что и какой церкви?
    }
prompt-sending = Отправить ещё ткань? { $by ->
        [ship] { $left ->
            [one] Может отплыть ещё { $left } корабль
            [few] Могут отплыть ещё { $left } корабля
           *[many] Могут отплыть ещё { $left } кораблей
        }
       *[road] { $left ->
            [one] Ещё { $left } торговый дом может принять ткань
            [few] Ещё { $left } торговых дома могут принять по 1 ткани
           *[many] Ещё { $left } торговых домов могут принять по 1 ткани
        }
    }; у вас { $cloth ->
        [one] { $cloth } ткань
        [few] { $cloth } ткани
       *[many] { $cloth } тканей
    }.
prompt-sending-short = Отправить ещё? Можно: { $left }; тканей у вас: { $cloth }.
prompt-summoning = Нижний диск на улице «{ NAME($street) }» — белый, а в вашем запасе дисков не осталось. Какой из ваших дисков на улицах займёт место { $seat } в совете? На башню, с которой он уйдёт, ляжет белый диск. Затем подсчитывается жетон «{ NAME($tile, form: "title") }».
prompt-summoning-short = Какой ваш диск займёт место { $seat } в совете?

## Why a choice is not open

why-no-street = Между действиями «{ NAME($action, form: "title") }» и «{ NAME($other, form: "title") }» улицы нет. Соседи действия «{ NAME($action, form: "title") }»: { NAME($neighbours) }.
why-no-white = У вас не осталось белых дисков.
why-no-disc = У вас не осталось дисков своего цвета; есть { $whites ->
        [one] { $whites } белый
        [few] { $whites } белых
       *[many] { $whites } белых
    }.
why-duty-street = На улице «{ NAME($street) }» вы не смогли бы выполнить ни одного действия, даже с помощью карт ({ NAME($action) }: { NAME($lack) }; { NAME($other) }: { NAME($other-lack) }). Диск должен дать вам хотя бы одно действие.
why-duty = Прежде чем закончить, нужно выполнить хотя бы одно из двух действий.
why-duty-draw = Если взять карту вместо действия «{ NAME($action, form: "title") }», выполнить будет уже нечего, а диск должен дать вам хотя бы одно действие. Сначала сыграйте карты, которые сделают его возможным.
why-duty-card = Если сыграть сейчас «{ NAME($action, form: "title") }», вы уже не сможете выполнить ни одного действия этой улицы, а диск должен дать вам хотя бы одно.
why-duty-aim = После этого вы уже не сможете выполнить ни одного действия своей улицы, а диск должен дать вам хотя бы одно.
why-card = Вы только что сыграли карту «{ NAME($action, form: "title") }»; сначала выполните её действие.
why-not-dealt = Финальную карту «{ NAME($final) }» вам не сдавали.
why-taken = Стартовая карта «{ NAME($action, form: "title") }» уже взята.
why-no-own-disc = Вашего диска там нет.
why-other-action = «{ NAME($action, form: "title") }» — не действие этой улицы; здесь у вас: { NAME($actions) }.
why-action-done = Действие «{ NAME($action, form: "title") }» здесь уже использовано: диск вашего цвета даёт каждое действие один раз, белый — дважды.
why-draw-possible = Действие «{ NAME($action, form: "title") }» для вас возможно, поэтому карты взамен не будет. От него можно отказаться.
why-no-cards = Карт в колоде не осталось.
why-one-card = За этим столом в свой ход можно взять только одну такую карту.
why-no-card = У вас на руке нет карты «{ NAME($action, form: "title") }».
why-card-idle = Карта «{ NAME($action, form: "title") }» сейчас ничего не даст ({ NAME($lack) }), поэтому сыграть её нельзя.
why-full = Ваш склад { NAME($material, form: "genitive") } полон: мест всего { $most }.
why-supply = Все ваши кубики в деле: в запасе не осталось ни одного.
why-no-marble = Произведение искусства делают из 1 мрамора со склада, а там его у вас нет.
why-no-space = { NAME($building, form: "title") }: нет свободного места для { NAME($material, form: "genitive") }.
why-no-cube = На вашем складе нет { NAME($material, form: "genitive") }.
why-workshops-full = Все ваши мастерские полны: в каждой { $most ->
        [one] { $most } место
        [few] { $most } места
       *[many] { $most } мест
    } для ткани.
why-ships = У вас уже построены все корабли: { $most }.
why-ship-cost = Корабль стоит 2 дерева; у вас { $wood }.
why-workshops = У вас уже построены все мастерские: { $most }.
why-workshop-cost = Мастерская стоит 1 дерево и 1 кирпич; у вас { $wood ->
        [one] { $wood } дерево
        [few] { $wood } дерева
       *[many] { $wood } дерева
    } и { $brick ->
        [one] { $brick } кирпич
        [few] { $brick } кирпича
       *[many] { $brick } кирпичей
    }.
why-house = У вас уже есть торговый дом { NAME($city, form: "at") }.
why-house-cost = Торговый дом стоит 2 кирпича; у вас { $brick }.
why-no-cloth = В ваших мастерских нет ткани: сначала изготовьте её.
why-no-ship = У вас нет корабля, а в порт ткани возят только корабли.
why-no-house = У вас нет торгового дома { NAME($city, form: "at") }; по суше ткани идут только в города с вашим торговым домом.
why-city-full = { NAME($city) }: мест для ткани больше нет, их всего { $most }.
why-served = { NAME($city) }: ткань уже доставлена; каждому торговому дому — по одной.
why-way = { $by ->
        [ship] Ваши корабли ходят только в Барселону, Лиссабон и Лондон.
       *[road] По суше можно попасть только в Труа, Брюгге и Гамбург.
    }

# What an action that is impossible lacks.

lack-means = не хватает дерева и кирпича
lack-nothing-to-build = всё уже построено
lack-marble = нет мрамора
lack-goods = на складах пусто
lack-church-room = для этого нет свободного места
lack-ship = нет корабля
lack-house = нет торгового дома
lack-cloth = нет ткани
lack-city-room = в доступных городах нет места
lack-cubes = в запасе не осталось кубиков
lack-cloth-room = мастерские полны
lack-warehouse-room = склад полон

## What is read before something new

pause-last-tiles = Нажмите Enter: последние жетоны и финальные карты.
pause-ended = Нажмите Enter: конец партии.

## What each choice would do. A `tail` ends several of these sentences.

tail-possible = { $possible ->
        [first] {" "}(если начать с действия «{ NAME($able, form: "title") }», может стать возможным и «{ NAME($other, form: "title") }»)
        [alone] {" "}(сейчас возможно только «{ NAME($able, form: "title") }»{ $draw ->
            [yes] ; вместо действия «{ NAME($other, form: "title") }» можно взять карту
           *[no] {""}
        })
        [cards] {" "}(возможно только с вашими картами)
        [none] {" "}(оба действия невозможны{ $draw ->
            [yes] : вместо них можно взять карты
           *[no] {""}
        })
       *[both] {""}
    }
tail-then = { $then ->
        [own] {" "}Затем действует ваш диск ниже.
        [other] {" "}Затем действует { $second }.
        [own-own] {" "}Затем действуют оба ваших диска ниже.
        [own-other] {" "}Затем действует ваш диск ниже, потом { $third }.
        [other-own] {" "}Затем действует { $second }, потом ваш диск ниже.
        [other-other] {" "}Затем действует { $second }, потом { $third }.
        [same] {" "}Затем дважды действует { $second }.
       *[nobody] {""}
    }
tail-council = { $leaves ->
        [own] {" "}Ваш нижний диск переходит в совет; подсчёт: { NAME($tile, form: "title") }.
        [other] {" "}Нижний диск (игрока { $owner }) переходит в совет; подсчёт: { NAME($tile, form: "title") }.
        [white-supply] {" "}Нижний диск — белый: вы отправляете в совет диск из запаса, а белый берёте себе; подсчёт: { NAME($tile, form: "title") }.
        [white-street] {" "}Нижний диск — белый: вы отправляете в совет диск с улицы, а белый ложится на башню, с которой тот ушёл; подсчёт: { NAME($tile, form: "title") }.
        [white-nobody] {" "}Нижний диск — белый, а отправить в совет вам нечего; подсчёт: { NAME($tile, form: "title") }.
        [late] {" "}Нижний диск (игрока { $owner }) ещё попадает в палаццо.
        [game] {" "}Нижний диск выходит из игры.
       *[nobody] {""}
    }
tail-counts = { $counts ->
        [0] {""}
        [1] {" "}По жетону «{ NAME($tile, form: "title") }» у вас было бы { NAME($place) } место.
       *[other] {" "}По жетону «{ NAME($tile, form: "title") }» у вас было бы { NAME($place) } место, по жетону «{ NAME($other-tile, form: "title") }» — { NAME($other-place) }.
    }{ $final ->
        [own] {" "}Это считается и для вашей финальной карты.
        [open] {" "}Это считается и для открытой финальной карты.
       *[none] {""}
    }

describe-done = { $left ->
        [0] Закончить здесь.
       *[other] Закончить и не выполнять: { NAME($actions) }.
    }
describe-done-short = Закончить
describe-stop = Больше не отправлять; у вас останется { $cloth ->
        [one] { $cloth } ткань
        [few] { $cloth } ткани
       *[many] { $cloth } тканей
    }.
describe-stop-short = Достаточно
describe-place = Диск на улицу «{ NAME($street) }»{ tail-possible }.{ tail-then }{ tail-council }
describe-white = Белый диск на улицу «{ NAME($street) }»{ tail-possible }.{ tail-then }{ tail-council }
describe-gain = Взять 1 { NAME($material) }; на вашем складе будет { $held } из { $most }.
describe-build-ship = Построить корабль за 2 дерева; кораблей будет { $ships }, { $wood ->
        [0] дерева не останется
       *[other] дерева останется { $wood }
    }.
describe-build-ship-short = Корабль
describe-build-workshop = Построить мастерскую за 1 дерево и 1 кирпич; мастерских будет { $workshops }; дерева останется { $wood }, кирпича — { $brick }.
describe-build-workshop-short = Мастерская
describe-build-house = Построить торговый дом { NAME($city, form: "at") } за 2 кирпича; { $brick ->
        [0] кирпича не останется
       *[other] кирпича останется { $brick }
    }.
describe-adorn = Пожертвовать { NAME($building, form: "dative") } произведение искусства из 1 мрамора; { $left ->
        [0] мрамора не останется
       *[other] мрамора останется { $left }
    }.{ tail-counts }
describe-weave = Изготовить { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { $count } тканей
    }; всего будет { $cloth }.
describe-send = { $by ->
        [ship] Отправить морем 1 ткань { NAME($city, form: "to") }
       *[road] Отправить по суше 1 ткань { NAME($city, form: "to") }
    }: там у вас будет { $there }; { $left ->
        [0] ткани не останется
       *[other] останется тканей: { $left }
    }.{ tail-counts }
describe-give = Пожертвовать 1 { NAME($material) } { NAME($building, form: "dative") }: там у вас будет { $there }; { $left ->
        [0] { NAME($material, form: "genitive") } не останется
       *[other] { NAME($material, form: "genitive") } останется { $left }
    }.{ tail-counts }
describe-draw = Взять карту вместо действия «{ NAME($action, form: "title") }»: сейчас оно невозможно ({ NAME($lack) }).{ $helped ->
        [yes] {" "}Если начать с действия «{ NAME($able, form: "title") }», оно может стать возможным.
       *[no] {""}
    }
describe-play = Сыграть карту «{ NAME($action, form: "title") }»: { NAME($effect) }{ $left ->
        [0] {""}
       *[other] {" "}Таких карт у вас останется { $left }.
    }
describe-lift = Отправить в совет ваш диск с улицы «{ NAME($street) }»: { $height }-й из { $discs }, считая снизу.
describe-keep = { NAME($final) }: { $kind ->
        [city] у кого там больше всего ткани.
        [church] чьих кубиков там больше всего, считая произведения искусства.
       *[palazzo] у кого там больше всего представителей и произведений искусства.
    }
describe-take = { NAME($action, form: "title") }: { NAME($effect) }
describe-first = Первый игрок — { $player }.
describe-lay = Следующее действие города — «{ NAME($action, form: "title") }».
describe-tile = Следующий жетон совета — «{ NAME($tile, form: "title") }».
describe-deal = Сдаётся финальная карта «{ NAME($final) }».
describe-card = Из колоды берётся карта «{ NAME($action, form: "title") }».

effect-wood = 1 дерево на ваш склад.
effect-brick = 1 кирпич на ваш склад.
effect-marble = 1 мрамор на ваш склад.
effect-build = построить корабль, мастерскую или торговый дом.
effect-artwork = превратить 1 мрамор в произведение искусства.
effect-weave = по 1 ткани в каждую мастерскую, где есть место.
effect-ship = каждый корабль везёт 1 ткань в порт.
effect-transport = по 1 ткани в каждый город с вашим торговым домом.
effect-contribute = пожертвовать 1 кубик церкви.

## Help cards

help-calimala = Вы — торговец тканями во Флоренции. Побеждает тот, у кого больше очков.
    {" "}
    1. В свой ход вы кладёте диск на улицу. Улица лежит между двумя из девяти действий города, и вы выполняете оба в любом порядке; с белым диском — каждое дважды. Хотя бы одно из них нужно действительно выполнить.
    2. Затем сверху вниз действуют два диска под вашим: их владельцы могут выполнить те же два действия. Действие, которое для вас совсем невозможно, можно заменить картой действия из колоды; такие карты играют, когда действует какой-нибудь из ваших дисков.
    3. Когда в башне оказывается четвёртый диск, нижний уходит из неё в городской совет: он становится представителем своего владельца, и подсчитывается следующий жетон. Трое игроков, у которых там больше всего кубиков, получают 3, 2 и 1 очко. Ничьи решают представители и произведения искусства в палаццо Веккьо.
    {" "}
    Дерево, кирпич и мрамор попадают на ваши склады. Стройте из них корабли, торговые дома и мастерские, жертвуйте их церквям или превращайте мрамор в произведения искусства. В мастерских изготавливайте ткани и отправляйте их морем в порты или по суше в города, где у вас есть торговый дом.
    Игра заканчивается, когда выложены все диски или подсчитаны все пятнадцать жетонов. Тогда подсчитываются оставшиеся жетоны и финальные карты; финальная карта приносит 5, 3 и 1 очко.
help-rules = (C-…) — номер правила в RULES.md; help C-T3 находит его карточку.
help-place = Диск на улицу (C-T1, C-T2). В свой ход вы кладёте один диск на любую улицу, поверх того, что там лежит, и выполняете два действия, которые она соединяет, в любом порядке. Хотя бы одно из них нужно действительно выполнить. Потом действуют диски под ним.
help-white = Белые диски (C-T2, C-T4, C-P2). Белый диск позволяет выполнить каждое из двух действий дважды, в любом порядке. На улице он уже ничей: накрытый другими, он ничего не делает. Когда его вытесняют из башни, игрок, чей сейчас ход, отправляет вместо него в совет свой диск.
help-draw = Карта взамен (C-K1, C-K2). Действие, которое для вас совсем невозможно, можно заменить одной картой действия из колоды. За действие, которое можно выполнить хотя бы отчасти, карты не дают, если вы от него отказались. Порядок выбираете вы, так что можно взяться за действие тогда, когда оно невозможно. С белым диском карту дают за каждый невозможный раз; кто снова действует диском ниже и не может выполнить ни одного действия, может взять две карты.
help-play = Карты с руки (C-K3). Когда действует любой ваш диск, можно сыграть сколько угодно карт с руки: до действий, между ними и после. Каждая сразу даёт своё действие один раз и должна принести хоть что-то. Можно сыграть и только что взятую карту. Пока действуют другие, играть карты нельзя.
help-done = Конец активации (C-T3, C-T4). Выполнять всё не обязательно, кроме одного действия, которого требует ваш диск в ваш собственный ход. От чего вы отказались, то пропадает.
help-stop = Остальная ткань остаётся (C-A5, C-A6). Не обязательно использовать каждый корабль и каждый торговый дом; что не отправлено, остаётся в ваших мастерских.
help-lift = Диск в совет с улицы (C-P2). Нижний диск башни оказался белым, поэтому вы должны отправить в совет диск своего цвета, а в запасе их нет. Возьмите свой диск с любой улицы и с любой высоты; белый диск ложится сверху на башню, откуда вы его взяли.
help-keep = Своя финальная карта (C-S3). Втроём каждый получает три финальные карты, иначе две. Одну вы тайно оставляете, остальные возвращаются в коробку, и их никто не видит. Втроём и вчетвером одна карта лежит открыто для всех. В конце все оставленные карты подсчитываются для всех игроков.
help-take = Стартовые карты (C-S4). Выкладывается по одной карте «Дерево», «Кирпич», «Мрамор», «Ткачество» и «Стройка». Начиная с соседа первого игрока справа и против часовой стрелки каждый берёт по одной, так что первый игрок выбирает последним. Все видят, кто что берёт.
help-wood = Дерево (C-A1). Действие: 1 дерево из запаса на ваш склад, где помещается 4. Деревом платят за корабли (2) и мастерские (1 и 1 кирпич), или его жертвуют церкви. Жетон: ваше дерево во всех трёх церквях вместе.
help-brick = Кирпич (C-A1). Действие: 1 кирпич из запаса на ваш склад, где помещается 4. Кирпичом платят за торговые дома (2) и мастерские (1 и 1 дерево), или его жертвуют церкви. Жетон: ваш кирпич во всех трёх церквях вместе.
help-marble = Мрамор (C-A1). Действие: 1 мрамор из запаса на ваш склад, где помещается 4. Мрамор становится произведением искусства, или его жертвуют церкви как есть. Жетон: ваш мрамор во всех трёх церквях вместе; произведения искусства — уже не мрамор.
help-build = Стройка (C-A2). Одно из трёх: корабль за 2 дерева, не больше трёх; торговый дом за 2 кирпича в торговом городе, где у вас его нет; мастерская за 1 дерево и 1 кирпич, не больше двух вдобавок к начальной. То, чем вы платите, возвращается в ваш запас.
help-artwork = Искусство (C-A3). 1 мрамор с вашего склада на свободное место для произведения искусства в одной из трёх церквей или в палаццо Веккьо. В палаццо оно помогает выигрывать ничьи.
help-weave = Ткачество (C-A4). По 1 ткани из запаса в каждую вашу мастерскую, где есть место; в мастерской помещается 4.
help-ship = Отплытие (C-A5). Каждый ваш корабль может отвезти 1 ткань из мастерских в порт, где есть место: в Барселону, Лиссабон или Лондон. В один порт могут плыть несколько кораблей, и не все обязаны отплыть.
help-transport = Перевозка (C-A6). По 1 ткани из мастерских в каждый торговый город, где у вас есть торговый дом и есть место: в Труа, Брюгге, Гамбург. Не обязательно отправлять во все.
help-contribute = Дар церкви (C-A7). 1 кубик дерева, кирпича или мрамора со склада на свободное место его ряда в одной из трёх церквей.
help-barcelona = Барселона (C-A5, C-P3). Порт, сюда отправляют морем; мест для ткани — 12. Ткани здесь учитываются и для её жетона, и для жетона всех портов.
help-lisbon = Лиссабон (C-A5, C-P3). Порт, сюда отправляют морем; мест для ткани — 12. Ткани здесь учитываются и для его жетона, и для жетона всех портов.
help-london = Лондон (C-A5, C-P3). Порт, сюда отправляют морем; мест для ткани — 12. Ткани здесь учитываются и для его жетона, и для жетона всех портов.
help-troyes = Труа (C-A6, C-P3). Торговый город, сюда отправляют по суше те, у кого здесь есть торговый дом; мест для ткани — 12. Ткани здесь учитываются и для его жетона, и для жетона всех торговых городов.
help-bruges = Брюгге (C-A6, C-P3). Торговый город, сюда отправляют по суше те, у кого здесь есть торговый дом; мест для ткани — 12. Ткани здесь учитываются и для его жетона, и для жетона всех торговых городов.
help-hamburg = Гамбург (C-A6, C-P3). Торговый город, сюда отправляют по суше те, у кого здесь есть торговый дом; мест для ткани — 12. Ткани здесь учитываются и для его жетона, и для жетона всех торговых городов.
help-santa-maria = Санта-Мария-дель-Фьоре (C-A3, C-A7, C-P3). По 5 мест для дерева, кирпича, мрамора и произведений искусства. Для жетона собора учитываются все ваши кубики здесь вместе с произведениями искусства.
help-san-miniato = Сан-Миниато (C-A3, C-A7, C-P3). По 3 места для дерева, кирпича, мрамора и произведений искусства. Для жетона церкви учитываются все ваши кубики здесь вместе с произведениями искусства.
help-santa-croce = Санта-Кроче (C-A3, C-A7, C-P3). По 4 места для дерева, кирпича, мрамора и произведений искусства. Для жетона церкви учитываются все ваши кубики здесь вместе с произведениями искусства.
help-palazzo = Палаццо Веккьо (C-A3, C-P1, C-P4). Здесь заседает городской совет; есть место для 4 произведений искусства. Представители и произведения искусства в палаццо решают ничьи. Жетона у него нет, зато есть финальная карта, для которой учитывается и то и другое.
help-setup = Подготовка (C-S1, C-S2, C-S5). От трёх до пяти игроков; кто начинает, решает жребий. «Дар церкви» лежит в середине города, восемь других действий — вокруг, случайно или как для первой партии. Пятнадцать жетонов совета перемешаны и открыты. Вы начинаете с одной мастерской и пустыми складами, без корабля и без торгового дома.
help-street = Улицы и башни (C-T1, C-T4, C-P1). Двенадцать улиц соединяют девять действий. Диски на улице лежат друг на друге башней. Действует верхний диск, потом второй и третий; четвёртый вытесняет нижний, так что в башне остаётся не больше трёх. На экране башни читаются снизу вверх, верхний диск — справа.
help-duty = Обязанность действовать (C-T3). Нельзя положить диск только для того, чтобы взять карты: хотя бы одно действие улицы нужно действительно выполнить, если надо — с помощью карт с руки. Улицы, где это невозможно, для вас закрыты; и пока действует ваш диск, вам не предлагают того, что этому помешает. Если не подходит ни одна улица, можно взять любую, и обязанность снимается. У дисков ниже такой обязанности нет.
help-activation = Активация (C-T4, C-T5). Когда верхний диск закончил, действует второй сверху, потом третий: его владелец может выполнить оба действия по одному разу в любом порядке или отказаться от них. Если в башне несколько ваших дисков, вы действуете за каждый. Белые диски под верхним ничего не делают, нижний из четырёх не действует никогда. Затем подсчёт, если в башне четыре диска, и ходит следующий игрок.
help-discs = Диски (C-T1, C-E1). Цветные и белые: 12 и 3 втроём, 10 и 2 вчетвером, 8 и 2 впятером. Каждый ход уходит один. Белый диск, вернувшийся в запас, можно выложить снова.
help-warehouse = Склады (C-A1). По одному для дерева, кирпича и мрамора, в каждом место для 4 кубиков. Всего у вас 40 кубиков; то, чем вы платите, возвращается в запас, а пожертвованное церквям и отправленное в города остаётся там.
help-workshop = Мастерские (C-A4). Вы начинаете с одной и можете построить ещё две. В каждой помещается 4 ткани, и каждая изготавливает 1 ткань, когда вы выполняете «Ткачество». Ткань для отправки берётся из самой полной.
help-house = Торговые дома (C-A2, C-A6). Торговый дом в Труа, Брюгге или Гамбурге стоит 2 кирпича. Он позволяет отправлять туда ткани по суше, по одной за каждую «Перевозку». В каждом городе — один ваш торговый дом.
help-cards = Карты действий (C-K4). Обычно в игре по пять карт каждого из девяти действий. Карты на руке тайные, но все видят, сколько их у вас; предела нет. Сыгранные карты лежат открыто; когда взята последняя карта колоды, их перемешивают, и они становятся новой колодой.
help-council = Городской совет (C-P1). Пятнадцать мест в палаццо Веккьо, у каждого свой жетон подсчёта; их порядок известен с самого начала. Когда в башне четыре диска и три верхних закончили, нижний переходит на следующее свободное место, и подсчитывается жетон этого места; новый представитель уже учитывается.
help-representative = Представители (C-P1, C-P2). Ваши диски в совете. Сами они очков не приносят, но решают ничьи во всех подсчётах. Если вытеснен белый диск, игрок, чей сейчас ход, ставит на это место диск своего цвета, а белый забирает в запас.
help-tile = Жетоны подсчёта (C-P3). Город: ткани в нём; церковь: все кубики в ней; искусство: произведения во всех четырёх зданиях; порты или торговые города: ткани во всех трёх; дерево, кирпич или мрамор: такие кубики в трёх церквях. За первое место 3 очка, за второе 2, за третье 1. У кого там ничего нет, тот ничего не получает.
help-ties = Ничьи (C-P4). Впереди тот, у кого больше представителей и произведений искусства в палаццо вместе; потом у кого больше представителей; потом кто раньше набрал столько же; если представителей нет — кто раньше пожертвовал палаццо произведение искусства. Если не решает ничто, очки за спорные места складывают и делят поровну с округлением вниз.
help-end = Конец игры (C-E1, C-E2). Когда выложены все диски, оставшиеся жетоны подсчитываются по порядку. Или раньше подсчитаны все пятнадцать жетонов: тогда раунд доигрывают, а вытесненные из башен диски выходят из игры. Последними подсчитываются финальные карты.
help-winner = Победа (C-E4). Побеждает тот, у кого больше очков. При ничьей — тот, у кого больше представителей и произведений искусства в палаццо, дальше как при любых ничьих; если не решает ничто, победу делят.
help-options = Настройки (C-O1, C-S2). Город можно разложить как для первой партии. Можно условиться, что в свой ход берут только одну карту взамен невозможных действий. А диски, вытесненные после последнего жетона, могут всё же попадать в палаццо, где они учитываются при ничьих и для финальной карты палаццо.
help-cities = Отдельные города (C-P3). Шесть жетонов, по одному на каждый порт и торговый город: у кого там больше всего ткани, тот получает 3 очка, следующие — 2 и 1. Каждая ткань учитывается для двух жетонов: своего города и всех портов или всех торговых городов.
help-churches = Отдельные церкви (C-P3). Три жетона, по одному на каждую церковь: у кого там больше всего кубиков вместе с произведениями искусства, тот получает 3 очка, следующие — 2 и 1. Каждый кубик учитывается для двух жетонов: своей церкви и своего материала или искусства.
help-artworks = Произведения искусства (C-P3). Один жетон: кто пожертвовал больше всего произведений искусства трём церквям и палаццо Веккьо вместе, тот получает 3 очка, следующие — 2 и 1.
help-ports = Все порты (C-P3). Один жетон: у кого больше всего ткани в Барселоне, Лиссабоне и Лондоне вместе, тот получает 3 очка, следующие — 2 и 1.
help-trade-cities = Все торговые города (C-P3). Один жетон: у кого больше всего ткани в Труа, Брюгге и Гамбурге вместе, тот получает 3 очка, следующие — 2 и 1.
help-materials = Дерево, кирпич, мрамор (C-P3). Три жетона: у кого больше всего кубиков этого материала в трёх церквях вместе, тот получает 3 очка, следующие — 2 и 1. Произведения искусства — не мрамор.
help-finals = Финальные карты (C-E3). Тайная карта каждого игрока, а втроём и вчетвером и открытая, в конце подсчитываются для всех: 5, 3 и 1 очко. Город: ткани в нём; церковь: все кубики в ней; палаццо Веккьо: представители и произведения искусства в нём. У кого там ничего нет, тот ничего не получает.

## The board in a terminal

terminal-empty = –
terminal-nobody = ×
terminal-over = партия окончена
terminal-set-up = подготовка, первый игрок — { $player }
terminal-round = раунд { $round }, ходит { $player }
terminal-deck = { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
terminal-short = подробнее: board
terminal-council = Совет
terminal-now = сейчас
terminal-next = ▸{ $seat }
terminal-scored = учтён
terminal-ties = Ничьи выигрывают
terminal-open-final = Открытая финальная карта: { NAME($final) }
terminal-churches = Церкви
terminal-ports = Порты
terminal-trade = Торговые города
terminal-cloth = ткани, места
terminal-houses = Дома
terminal-player = Игрок
terminal-points = Очки
terminal-discs = Диски
terminal-woven = Ткани
terminal-ships = Корабли
terminal-hand = Карты
terminal-council-own = Палаццо
terminal-card = { NAME($action) }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }
terminal-own-hand = ваши карты: { $cards }
terminal-no-hand = карт нет
terminal-own-final = ваша финальная карта: { NAME($final) }
terminal-finals = Финальные карты
terminal-score-title = Очки
terminal-score-total = Итого
terminal-score-note = Финальные карты считаются только в конце.
terminal-row-scored = Подсчёт
terminal-row-points = Очки (за сколько)
terminal-row-nobody = никто
terminal-row-share = { $points } ({ $counted })
terminal-row-tile = { NAME($tile, form: "short") }
terminal-row-open = Финал: { NAME($final, form: "short") } (открытая)
terminal-row-final = Финал: { NAME($final, form: "short") } ({ $player })
terminal-legend-city = Город: на каждой улице между двумя действиями стоит башня дисков — буквы игроков, ○ белый диск, верхний справа. Жирным: действия, которые вы могли бы выполнить сейчас. Церкви: буква за каждый кубик, точка за каждое свободное место.
terminal-legend-council = Совет: жетоны в порядке подсчёта, ▸ следующий. Перед названием — чей представитель там сидит (× ничей), после него — кто сколько очков получил бы, если бы жетон подсчитали сейчас. «Ничьи выигрывают» — кто кого опережает среди равных.
terminal-legend-players = Игроки в порядке хода, ▸ — это вы. Диски: своего цвета + белые. Ткани: в мастерских / мест для них. Карты: на руке. Палаццо: представители + произведения искусства там, они решают ничьи.

## Options of a table

option-city = Город
option-city-random = Разложен случайно
option-city-first-game = Как для первой партии
option-compensation = Карты за невозможные действия
option-compensation-any = По одной за каждое, как в правилах
option-compensation-one = Не больше одной в свой ход
option-late = Диски, вытесненные после последнего жетона
option-late-leave = Выходят из игры, как в правилах
option-late-enter = Попадают в палаццо и решают ничьи

## What is wrong with a box

error-cards = Карт действий в коробке должно быть ровно { $needed }, а не { $count }.
error-start-card = В коробке нужна хотя бы одна карта «{ $action }»: её выкладывают в начале.
error-whole-number = Для «{ $name }» нужно целое число от 0, а не «{ $value }».
error-kinds = Чисел для карт должно быть { $needed }, по одному на каждое действие, а не { $count }.
error-no-action = Действия «{ $action }» нет; есть: { $actions }.
error-layout = Раскладка для первой партии — это список действий; их должно быть { $needed }, каждое по одному разу.
error-middle = В середине города всегда «{ $action }».
error-no-table = В коробке есть таблицы cards и first-game, а не «{ $table }».
error-not-a-table = «{ $table }» должно быть таблицей имён и значений.
error-toml = В файле коробки ошибка TOML: { $reason }.

## The board in the browser

# City, council and scores.
board-round = Раунд { $round } из { $rounds } возможных · { $tiles ->
        [one] остался { $tiles } жетон
        [few] осталось { $tiles } жетона
       *[many] осталось { $tiles } жетонов
    }
board-set-up = Перед первым раундом
board-over = Партия окончена
board-city = Улицы Флоренции
board-acting = Здесь действует { $player }
board-left = { $left }×
board-tower = { NAME($street) }: { $count ->
        [one] { $count } диск
        [few] { $count } диска
       *[many] { $count } дисков
    }, снизу вверх: { $discs }{ $scores ->
        [yes] . Следующий диск здесь отправит нижний в совет; подсчёт: { NAME($tile, form: "title") }
       *[no] {""}
    }
board-late = В палаццо после последнего жетона: { $players }
board-white = белый
board-council = Палаццо Веккьо
board-palazzo-artworks = Произведения искусства в палаццо: { $given ->
        [0] пока ни одного из четырёх
       *[other] { $given } из четырёх, дары игроков: { $patrons }
    }
board-ties = Ничьи
board-ties-order = Ничьи выигрывают в таком порядке: { $players }
board-final = Открытая финальная карта: { NAME($final) }, в конце считается для всех. { $scorers ->
        [0] Там пока ни у кого ничего нет.
       *[other] Очки сейчас: { $awards }
    }
board-award = { $player } — { $points }
board-next = далее
board-seat = Место { $seat }, { NAME($tile, form: "title") }{ $ahead ->
        [1] , следующий на подсчёт
       *[other] {""}
    }. { $scorers ->
        [0] Сейчас очков не получил бы никто.
       *[other] Очки при подсчёте сейчас: { $awards }
    }
board-seat-done = Место { $seat }, { NAME($tile, form: "title") }: подсчитано, { $taken ->
        [yes] представитель игрока { $player }
       *[no] представителя нет
    }
board-panes = Части игрового поля
board-pane-open = здесь что-то доступно
board-pane = { $pane ->
        [city] Город
        [council] Совет
        [churches] Церкви
       *[map] Европа
    }
board-runner = { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $leads ->
        [yes] {" "}(впереди)
       *[no] {""}
    }, осталось дисков: { $discs }, белых: { $whites }{ $turn ->
        [yes] . Сейчас ходит
       *[no] {""}
    }
board-change = { $before } → { $after }
board-draw = карта
board-done = Закончить
board-stop = Достаточно

board-churches = Церкви
board-row = { $row ->
        [wood] Дерево
        [brick] Кирпич
        [marble] Мрамор
       *[artwork] Искусство
    }
board-stones = { $row ->
        [wood] Дерево
        [brick] Кирпич
        [marble] Мрамор
       *[artwork] Искусство
    }: свободно { $free } из { $spaces }
board-order = { NAME($thing, form: "title") }{ $scored ->
        [yes] , уже подсчитано
       *[no] {""}
    }: { $owners ->
        [0] ни у кого ничего нет
       *[other] { $shares }. Впереди: { $leaders }
    }
board-share = { $player } — { $cubes }
board-map = Порты и торговые города
board-free = Отправленные сюда ткани; свободно { $count } из 12 мест
board-house-of = Торговый дом игрока { $player }
board-florence = Флоренция
board-deck = { $count ->
        [one] { $count } карта действия в колоде
        [few] { $count } карты действия в колоде
       *[many] { $count } карт действия в колоде
    }
board-discard = { $count ->
        [one] { $count } карта действия в сбросе
        [few] { $count } карты действия в сбросе
       *[many] { $count } карт действия в сбросе
    }
board-mat = Моё имущество
board-times = × { $count }
board-discs = Диски
board-discs-left = Осталось: { $count ->
        [one] { $count } цветной диск
        [few] { $count } цветных диска
       *[many] { $count } цветных дисков
    } и { $whites ->
        [one] { $whites } белый диск
        [few] { $whites } белых диска
       *[many] { $whites } белых дисков
    }
board-warehouses = Склады
board-warehouse = Дерево: { $wood }, кирпич: { $brick }, мрамор: { $marble }; на каждом складе место для { $most }
board-workshops = Мастерские
board-looms = Ткани в мастерских: { NAME($cloth) }, в каждой до { $most }{ $left ->
        [0] {""}
       *[other] ; следующая мастерская стоит 1 дерево и 1 кирпич, построить можно ещё { $left }
    }
board-harbour = Корабли
board-ships = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }{ $left ->
        [0] {""}
       *[other] ; следующий стоит 2 дерева, построить можно ещё { $left }
    }
board-houses = Дома
board-houses-built = Построено: { $count ->
        [one] { $count } торговый дом
        [few] { $count } торговых дома
       *[many] { $count } торговых домов
    }{ $left ->
        [0] {""}
       *[other] ; следующий стоит 2 кирпича, построить можно ещё { $left }
    }
board-cubes = Кубики
board-supply = { $count ->
        [one] { $count } кубик в запасе
        [few] { $count } кубика в запасе
       *[many] { $count } кубиков в запасе
    }
board-hand = { $count ->
        [0] Мои карты
       *[other] Мои карты ({ $count })
    }
board-none = карт нет
board-choose-one = Выберите одну
board-my-final = Моя финальная карта
board-own = вы
board-first = начинает
board-status = { $status ->
        [asked] думает
        [turn] ходит
        [ready] готово
       *[choosing] выбирает
    }
board-score = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-things = Осталось дисков: { $discs } своего цвета и { $whites ->
        [one] { $whites } белый
        [few] { $whites } белых
       *[many] { $whites } белых
    }. Склады: дерево — { $wood }, кирпич — { $brick }, мрамор — { $marble }. Тканей — { $cloth }, мастерских — { $workshops }. { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, { $houses ->
        [one] { $houses } торговый дом
        [few] { $houses } торговых дома
       *[many] { $houses } торговых домов
    }. { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    } действия{ $known ->
        [0] {""}
       *[other] , одна известна: { NAME($cards) }
    }. В палаццо { $representatives ->
        [one] { $representatives } представитель
        [few] { $representatives } представителя
       *[many] { $representatives } представителей
    } и { $artworks ->
        [one] { $artworks } произведение
        [few] { $artworks } произведения
       *[many] { $artworks } произведений
    } искусства.
board-final-shown = Финальная карта: { NAME($final) }
board-offered = Стартовые карты, каждый берёт по одной: { NAME($cards) }
board-scoring-title = { $title } ({ $tiles ->
        [one] { $tiles } жетон
        [few] { $tiles } жетона
       *[many] { $tiles } жетонов
    })
board-scoring-tiles = { $unit ->
        [cloth] { $count ->
            [one] { $count } ткань
            [few] { $count } ткани
           *[many] { $count } тканей
        }
        [artworks] { $count ->
            [one] { $count } произведение
            [few] { $count } произведения
           *[many] { $count } произведений
        }
       *[cubes] { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[many] { $count } кубиков
        }
    } в конце
board-scoring-open = Открытая финальная карта: { NAME($final) }
board-scoring-secret = Финальная карта игрока { $player }: { NAME($final) }
board-scoring-final = { $unit ->
        [cloth] { $count ->
            [one] { $count } ткань
            [few] { $count } ткани
           *[many] { $count } тканей
        }
        [cubes] { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[many] { $count } кубиков
        }
       *[palazzo] представители и искусство: { $count }
    }{ $place ->
        [0] {""}
       *[other] , { $place }-е место
    }{ $tie ->
        [won] , впереди в ничьей
        [shared] , поровну
       *[none] {""}
    }

## The lesson

lesson-welcome = Вы торгуете тканями во Флоренции. Очки приносит подсчёт в совете, в Палаццо Веккьо: за ткани в шести городах и дары церквям — тем, у кого там больше всех.
lesson-final = Тайно оставьте себе одну из трёх финальных карт. В самом конце каждая оставленная карта и ещё одна, лежащая открыто, считаются для всех: 5 очков за первое место, затем 3 и 1.
lesson-final-do = Оставьте карту «Лондон».
lesson-start-card = Каждый начинает с одной карты: это дополнительное действие на потом. Первый игрок, то есть вы, выбирает последним. Корабли строят из дерева.
lesson-start-card-do = Возьмите карту «Дерево».
lesson-city = Это город: девять действий, а между соседними — улица. Ход — это один диск на одну улицу; в раунде у каждого по одному ходу.
lesson-place = Диск позволяет выполнить оба действия рядом с улицей. Дерево для корабля и ткань, чтобы его загрузить, — хорошее начало. Бледные диски — куда можно класть; белые (2×) приберегите.
lesson-place-do = Положите диск на улицу «Дерево + Ткачество».
lesson-wood = Оба действия, в любом порядке. Дерево переходит из запаса на ваш склад; кирпич и мрамор — так же. Для каждого там четыре места.
lesson-wood-do = Возьмите 1 дерево.
lesson-weave = Каждая ваша мастерская изготавливает одну ткань. Пока мастерская у вас одна. В мастерской помещается четыре ткани.
lesson-weave-do = Изготовьте ткань.
lesson-card = Карты — это дополнительные действия. Когда действует ваш диск, их играют до двух его действий, между ними или после, сколько угодно. Колода и сброс — в рамке «{ board-florence }».
lesson-card-do = Сыграйте карту «Дерево».
lesson-below = На ваш диск положили белый (2×): каждое действие дважды. Затем действуют до двух дисков ниже, сверху вниз. Так что посреди чужого хода вам снова можно выполнить оба действия.
lesson-below-do = Снова возьмите 1 дерево.
lesson-below-weave = В этом суть игры: ваши диски продолжают на вас работать, а кладя диск на чужой, вы помогаете другим.
lesson-below-weave-do = Снова изготовьте ткань.
lesson-council = Совет в Палаццо Веккьо подсчитывает 15 жетонов, ряд за рядом. Первый — Лондон: считают ткани там. На других буква и +3 — сколько этот игрок получил бы сейчас.
lesson-harbour = Значит, ткань в Лондоне должна быть у вас раньше, чем у остальных. Дерево для корабля есть: сначала постройте его, и отплытие станет возможным.
lesson-harbour-do = Положите диск на улицу «Стройка + Отплытие».
lesson-build = За раз строят что-то одно: корабль (2 дерева) для портов, торговый дом (2 кирпича) в торговом городе или мастерскую (1 дерево, 1 кирпич) — она даёт на одну ткань больше. Плата вернётся в запас.
lesson-build-do = Постройте корабль: нажмите «{ action-build.title }».
lesson-limits = Больше этих чертежей не построить: три корабля, по торговому дому в трёх торговых городах и ещё две мастерские. Построенное остаётся и работает каждый раз.
lesson-cities = Лондон, Лиссабон и Барселона — порты, остальные три — торговые города. В каждом 12 мест для ткани. Жетоны «{ tile-ports.title }» и «{ tile-trade-cities.title }» считают все три вместе.
lesson-send = Каждый корабль везёт одну ткань из мастерской в порт по вашему выбору. Начни вы с отплытия, корабля ещё не было бы.
lesson-send-do = Отправьте ткань в Лондон.
lesson-third = На вашем диске теперь два других. Они действуют сверху вниз; белый накрыт и потому ничего не делает. Ваш, третий, ещё действует. Нижний из четырёх уже не действовал бы.
lesson-third-do = Возьмите 1 дерево.
lesson-third-weave = Теперь здесь три диска, и больше трёх не остаётся: это показывает маленький дворец рядом. Сотките, а потом посмотрите, что будет, когда сверху ляжет четвёртый.
lesson-third-weave-do = Изготовьте ткань.
lesson-scored = Сверху лёг четвёртый диск, и ваш, нижний, ушёл в совет. При этом считают следующий жетон, сейчас Лондон: 3 очка за первое место, затем 2 и 1. У кого ничего нет, тот не получает ничего.
lesson-ties = Ваш диск остаётся там как представитель. Очков он не даёт, но при ничьей впереди тот, у кого в палаццо больше представителей. Порядок показывает надпись «{ board-ties }».
lesson-white = Следующий жетон — Санта-Кроче, а у вас есть два дерева для церквей. Каждый из трёх ваших белых дисков даёт оба действия дважды, а накрытый — ничего и становится ничьим.
lesson-white-do = Положите белый диск (2×) на улицу «Перевозка + Дар церкви».
lesson-give = «Дар церкви» — это кубик со склада на свободное место церкви. В Санта-Кроче один кубик уже есть; если и у вас там будет один, ваш представитель решит ничью.
lesson-give-do = Пожертвуйте 1 дерево церкви Санта-Кроче.
lesson-give-again = С белым диском жертвуют дважды. Каждый дар считается для двух жетонов: для церкви и для материала во всех трёх церквях. Поэтому и дерево в Сан-Миниато не пропадёт.
lesson-give-again-do = Пожертвуйте 1 дерево церкви Сан-Миниато.
lesson-draw = Перевозка доставляет по ткани в каждый город с вашим торговым домом, а у вас его нет. Вместо совершенно невозможного действия можно взять карту.
lesson-draw-do = Возьмите карту вместо действия «Перевозка».
lesson-draw-again = Каждый раз считается отдельно: снова невозможно — ещё карта. За возможное, но пропущенное карты нет. Выложенным диском надо выполнить хотя бы одно из двух действий, диском ниже — не обязательно.
lesson-draw-again-do = Возьмите ещё одну.
lesson-marble = Вы взяли карты «Искусство» и «Мрамор». Ваш диск ещё действует, так что сыграть их можно сразу. Сначала мрамор: из него и делают произведение.
lesson-marble-do = Сыграйте карту «Мрамор».
lesson-artwork = Действие «Искусство» превращает один мрамор со склада в произведение искусства — для церкви или для палаццо.
lesson-artwork-do = Сыграйте карту «Искусство».
lesson-palazzo = Для жетона «Искусство» произведения считаются везде. В церкви — ещё и для её жетона, а в палаццо, где на всех четыре места, каждое при ничьей равно представителю.
lesson-palazzo-do = Подарите его палаццо Веккьо.
lesson-fourth = На улице «Дерево + Ткачество» три диска, нижний — белый, он ничей. Кто его вытеснит, отправит вместо него в совет свой. Пусть это будете вы.
lesson-fourth-do = Положите диск на улицу «Дерево + Ткачество».
lesson-fourth-wood = Сначала действуете вы, затем два диска ниже, а нижний из четырёх вытесняется. Только потом идёт подсчёт Санта-Кроче, и ваш новый представитель уже учтён.
lesson-fourth-wood-do = Возьмите 1 дерево.
lesson-fourth-weave = Смотрите, на что кладёте диск: два следующих под ним — чужие, и ваш ход полезен и другим. Место в совете того стоит.
lesson-fourth-weave-do = Изготовьте ткань.
lesson-equal = Прошёл подсчёт Санта-Кроче: у всех троих по кубику, ничья. В палаццо больше всего у вас: два представителя и произведение искусства. Поэтому 3 очка — ваши.
lesson-order = Если в палаццо поровну, впереди тот, у кого больше представителей, затем — у кого раньше стало столько. Совсем без них — кто раньше подарил палаццо произведение.
lesson-shared = У двух других в палаццо ничего нет, и решить между ними нечем. Они делят очки за 2-е и 3-е место: 2 + 1 пополам, с округлением вниз, — по 1 очку.
lesson-exchange = Вытеснен был белый диск: вместо него в совет перешёл ваш из запаса, а белый теперь у вас: его можно положить снова. При пустом запасе вы отправили бы диск с улицы.
lesson-finish = Когда выложены все диски, игра кончается: оставшиеся жетоны считают по порядку. Если все 15 посчитаны раньше, игра кончается с этим раундом, а диски, вытесненные до его конца, выходят из игры.
lesson-finals = Последними считают финальные карты: открытую и все тайные, каждую — для всех. Так что и ваша может помочь другому. Побеждает тот, у кого больше очков; ничью, как всегда, решает палаццо.
lesson-remember = О чём легко забыть: нижний из четырёх дисков не действует. Он только уходит, и по ходу игры лишь это ведёт к подсчёту. И карты нет за действие, которое возможно хотя бы отчасти.
lesson-end = Складывайте стопкой свои диски, следите за ближайшими жетонами и мало дарите другим. Дальше партия настоящая. Удачи!
