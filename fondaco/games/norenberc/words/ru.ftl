# What Norenberc says, in Russian.

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Нюрнберг
game-time = четыре раунда
game-tie = Столько же очков: { $players }. Решает число мастеров, затем сумма их значений.
game-start = 1. Нажмите на вывески гильдий, которые ваши посредники посетят в этот ход, и отправьте их. Все планируют одновременно и тайно.
    2. Гильдии активируются одна за другой. В каждой сделайте одно дело: продайте её товар, наймите гостя, заплатив товарами, или купите товары с её склада.
    3. В конце раунда тот, у кого больше всех товаров гильдии, получает её главу и герб.
    4. После четырёх раундов считают очки: за большинство мастеров, гербы, деньги и горожан со знаком солнца. Цена товара — это значение главы гильдии; будущие главы видны заранее.
game-pitch = Добейтесь расположения гильдий Нюрнберга: торгуйте их товарами, нанимайте мастеров, становитесь фаворитом их глав.

seat-blue = Синий
seat-orange = Оранжевый
seat-yellow = Жёлтый
seat-green = Зелёный
seat-red = Красный

guild-brewers = пивовары
    .title = Пивовары
    .genitive = пивоваров
    .dative = пивоварам
    .accusative = пивоваров
guild-bakers = пекари
    .title = Пекари
    .genitive = пекарей
    .dative = пекарям
    .accusative = пекарей
guild-shoemakers = сапожники
    .title = Сапожники
    .genitive = сапожников
    .dative = сапожникам
    .accusative = сапожников
guild-printers = печатники
    .title = Печатники
    .genitive = печатников
    .dative = печатникам
    .accusative = печатников
guild-tailors = портные
    .title = Портные
    .genitive = портных
    .dative = портным
    .accusative = портных
guild-hatters = шляпники
    .title = Шляпники
    .genitive = шляпников
    .dative = шляпникам
    .accusative = шляпников
guild-none = ни одной гильдии
    .genitive = ни одной гильдии
    .dative = ни одной гильдии
    .accusative = ни одной гильдии

good-beer = пиво
    .genitive = пива
    .accusative = пиво
    .one = пиво
    .few = пива
    .many = пива
good-pastry = выпечка
    .genitive = выпечки
    .accusative = выпечку
    .one = выпечка
    .few = выпечки
    .many = выпечек
good-shoes = обувь
    .genitive = обуви
    .accusative = пару обуви
    .one = пара обуви
    .few = пары обуви
    .many = пар обуви
good-pages = страницы
    .genitive = страниц
    .accusative = страницу
    .one = страница
    .few = страницы
    .many = страниц
good-cloth = ткань
    .genitive = ткани
    .accusative = ткань
    .one = ткань
    .few = ткани
    .many = тканей
good-hats = шляпы
    .genitive = шляп
    .accusative = шляпу
    .one = шляпа
    .few = шляпы
    .many = шляп

held-beer = { $number ->
        [one] { $number } пиво
        [few] { $number } пива
       *[many] { $number } пива
    }
held-pastry = { $number ->
        [one] { $number } выпечка
        [few] { $number } выпечки
       *[many] { $number } выпечек
    }
held-shoes = { $number ->
        [one] { $number } пара обуви
        [few] { $number } пары обуви
       *[many] { $number } пар обуви
    }
held-pages = { $number ->
        [one] { $number } страница
        [few] { $number } страницы
       *[many] { $number } страниц
    }
held-cloth = { $number ->
        [one] { $number } ткань
        [few] { $number } ткани
       *[many] { $number } тканей
    }
held-hats = { $number ->
        [one] { $number } шляпа
        [few] { $number } шляпы
       *[many] { $number } шляп
    }

tile-brewer = пивовар { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Пивовар { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = пивовара { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-baker = пекарь { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Пекарь { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = пекаря { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-shoemaker = сапожник { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Сапожник { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = сапожника { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-printer = печатник { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Печатник { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = печатника { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-tailor = портной { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Портной { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = портного { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-hatter = шляпник { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Шляпник { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = шляпника { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-councilman = Член Совета
    .short = ★Член Совета
    .accusative = Члена Совета
tile-thief = Грабитель
    .short = ★Грабитель
    .accusative = Грабителя
tile-guard = Стражник
    .short = ★Стражник
    .accusative = Стражника
tile-musician = Музыкант { $number }
    .short = ☾Музыкант { $number }
    .accusative = Музыканта { $number }
tile-peddler = Торговец
    .short = ☾Торговец
    .accusative = Торговца
tile-mayor = Мэр
    .short = ☾Мэр
    .accusative = Мэра
tile-nobleman = Дворянин { $number }
    .short = ☀Дворянин { $number }
    .accusative = Дворянина { $number }
tile-tax-collector = Сборщик налогов
    .short = ☀Сборщик
    .accusative = Сборщика налогов
tile-engraver = Резчик
    .short = ☀Резчик
    .accusative = Резчика
tile-foreman = Бригадир { $number }
    .short = ☀Бригадир { $number }
    .accusative = Бригадира { $number }
tile-apprentice = Подмастерье
    .short = ☀Подмастерье
    .accusative = Подмастерья

place-brewers-room = комната { $number } гильдии пивоваров
    .at = в комнате { $number } гильдии пивоваров
place-bakers-room = комната { $number } гильдии пекарей
    .at = в комнате { $number } гильдии пекарей
place-shoemakers-room = комната { $number } гильдии сапожников
    .at = в комнате { $number } гильдии сапожников
place-printers-room = комната { $number } гильдии печатников
    .at = в комнате { $number } гильдии печатников
place-tailors-room = комната { $number } гильдии портных
    .at = в комнате { $number } гильдии портных
place-hatters-room = комната { $number } гильдии шляпников
    .at = в комнате { $number } гильдии шляпников
place-brewers-window = { $number ->
        [4] окно 4 гильдии пивоваров, нижний тайл, не станет главой
        [5] окно 4 гильдии пивоваров, верхний тайл, глава в раунде 4
       *[other] окно { $number } гильдии пивоваров, глава в раунде { $number }
    }
    .at = { $number ->
        [4] в окне 4 гильдии пивоваров, нижний тайл (не станет главой)
        [5] в окне 4 гильдии пивоваров, верхний тайл (глава в раунде 4)
       *[other] в окне { $number } гильдии пивоваров (глава в раунде { $number })
    }
place-bakers-window = { $number ->
        [4] окно 4 гильдии пекарей, нижний тайл, не станет главой
        [5] окно 4 гильдии пекарей, верхний тайл, глава в раунде 4
       *[other] окно { $number } гильдии пекарей, глава в раунде { $number }
    }
    .at = { $number ->
        [4] в окне 4 гильдии пекарей, нижний тайл (не станет главой)
        [5] в окне 4 гильдии пекарей, верхний тайл (глава в раунде 4)
       *[other] в окне { $number } гильдии пекарей (глава в раунде { $number })
    }
place-shoemakers-window = { $number ->
        [4] окно 4 гильдии сапожников, нижний тайл, не станет главой
        [5] окно 4 гильдии сапожников, верхний тайл, глава в раунде 4
       *[other] окно { $number } гильдии сапожников, глава в раунде { $number }
    }
    .at = { $number ->
        [4] в окне 4 гильдии сапожников, нижний тайл (не станет главой)
        [5] в окне 4 гильдии сапожников, верхний тайл (глава в раунде 4)
       *[other] в окне { $number } гильдии сапожников (глава в раунде { $number })
    }
place-printers-window = { $number ->
        [4] окно 4 гильдии печатников, нижний тайл, не станет главой
        [5] окно 4 гильдии печатников, верхний тайл, глава в раунде 4
       *[other] окно { $number } гильдии печатников, глава в раунде { $number }
    }
    .at = { $number ->
        [4] в окне 4 гильдии печатников, нижний тайл (не станет главой)
        [5] в окне 4 гильдии печатников, верхний тайл (глава в раунде 4)
       *[other] в окне { $number } гильдии печатников (глава в раунде { $number })
    }
place-tailors-window = { $number ->
        [4] окно 4 гильдии портных, нижний тайл, не станет главой
        [5] окно 4 гильдии портных, верхний тайл, глава в раунде 4
       *[other] окно { $number } гильдии портных, глава в раунде { $number }
    }
    .at = { $number ->
        [4] в окне 4 гильдии портных, нижний тайл (не станет главой)
        [5] в окне 4 гильдии портных, верхний тайл (глава в раунде 4)
       *[other] в окне { $number } гильдии портных (глава в раунде { $number })
    }
place-hatters-window = { $number ->
        [4] окно 4 гильдии шляпников, нижний тайл, не станет главой
        [5] окно 4 гильдии шляпников, верхний тайл, глава в раунде 4
       *[other] окно { $number } гильдии шляпников, глава в раунде { $number }
    }
    .at = { $number ->
        [4] в окне 4 гильдии шляпников, нижний тайл (не станет главой)
        [5] в окне 4 гильдии шляпников, верхний тайл (глава в раунде 4)
       *[other] в окне { $number } гильдии шляпников (глава в раунде { $number })
    }

category-townspeople = Горожане ☀
category-majority = Большинство
category-thirty = Сумма 30+
category-all-guilds = Все гильдии
category-richest = Богатство
category-crests = Гербы

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-favour = Так вы впереди в борьбе за место фаворита у { NAME($guild, form: "genitive") }: { $mine } против { $theirs }.
reason-favour-kept = Так вы остаётесь впереди в борьбе за место фаворита у { NAME($guild, form: "genitive") }: { $mine } против { $theirs }.
reason-visit-hire = У { NAME($guild, form: "genitive") } вам по силам нанять гостя: { NAME($tile) } (комната { $room }).
reason-visit-sell = Цена продажи у { NAME($guild, form: "genitive") }: { $price ->
        [one] { $price } талер
        [few] { $price } талера
       *[many] { $price } талеров
    } за штуку.
reason-visit-buy = Цена покупки у { NAME($guild, form: "genitive") }: { $price ->
        [one] { $price } талер
        [few] { $price } талера
       *[many] { $price } талеров
    } за штуку.
reason-thalers = Это приносит вам { $count ->
        [one] { $count } талер
        [few] { $count } талера
       *[many] { $count } талеров
    }.
reason-thalers-kept = Это сберегает вам { $count ->
        [one] { $count } талер
        [few] { $count } талера
       *[many] { $count } талеров
    }.
reason-income = Ваш доход растёт на { $count ->
        [one] { $count } талер
        [few] { $count } талера
       *[many] { $count } талеров
    }.
reason-goods = Это приносит вам { $count ->
        [one] { $count } { NAME($good, form: "accusative") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    }.
reason-goods-kept = Это сберегает вам { $count ->
        [one] { $count } { NAME($good, form: "accusative") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    }.
reason-crests = Новых видов гербов в вашей коллекции: { $count }.
reason-influence = У { NAME($guild, form: "genitive") } сумма значений ваших мастеров растёт на { $count }.
reason-guilds = Гильдии, мастера которых у вас будут: { $have } из { $all }.
reason-agents = Новых посредников: { $count }, и на следующие раунды тоже.
reason-at-hand = Посредников в личном запасе в этом раунде больше на { $count }.
reason-at-hand-kept = На следующие ходы этого раунда посредников остаётся больше на { $count }.
reason-first = Вы встаёте на первое место в порядке хода.
reason-townsperson = В конце игры вам засчитывается: { NAME($tile) }.

won-agent = 1 посредник
won-crest = герб
won-prestige = ♛ престиж

menu-planning = Нажмите на вывески гильдий, чтобы запланировать посещения, и отправьте посредников. Или:
menu-guild-1 = Пивовары
menu-guild-2 = Пекари
menu-guild-3 = Сапожники
menu-guild-4 = Печатники
menu-guild-5 = Портные
menu-guild-6 = Шляпники

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
bot-agnes = терпелива и помнит каждую цену
    .portrait = 0
bot-veit = весельчак, в любую дверь входит первым
    .portrait = 1
bot-endres = ворчлив, зато знает толк в пиве
    .portrait = 2
bot-barbara = проворна, любопытна, знает всех гостей по именам
    .portrait = 3
bot-ursula = любую хитрость видела уже дважды
    .portrait = 4
bot-hans = молод и влюблён в собственную удачу
    .portrait = 5
bot-sebald = пересчитывает талеры вслух
    .portrait = 6
bot-kunigunde = горда и неравнодушна к гербам
    .portrait = 7

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Начинается раунд { $round }.
news-turn = Ход { $turn }: все, кто не спасовал, тайно планируют.
news-round-ends = Раунд { $round } завершается: главы гильдий выбирают фаворитов.
news-ready = { $player }: план готов.
news-planned = Ваш план на этот ход: { NAME($guilds) }.
news-plans-to-pass = Вы пасуете до конца этого раунда.
news-cards = { $player } выкладывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } лицевой стороной вниз.
news-passed = { $player } пасует до конца раунда.
news-called = Активируется гильдия { NAME($guild, form: "genitive") }.
news-revealed = { $player } открывает карту гильдии { NAME($guild, form: "genitive") }.
news-sold = { $player } продаёт { $count ->
        [one] { $count } { NAME($good, form: "accusative") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    } за { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }.
news-bought = { $player } покупает 1 { NAME($good, form: "accusative") } за { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }.
news-bought-times = { $player } покупает { $times ->
        [one] { $times } { NAME($good, form: "accusative") }
        [few] { $times } { NAME($good, form: "few") }
       *[many] { $times } { NAME($good, form: "many") }
    } за { $all-money ->
        [one] { $all-money } талер
        [few] { $all-money } талера
       *[many] { $all-money } талеров
    }.
news-did-nothing = { $player } ничего не делает в гильдии { NAME($guild, form: "genitive") }.
news-paid-goods = { $player } кладёт на склад гильдии { NAME($guild, form: "genitive") } { $count ->
        [one] { $count } { NAME($good, form: "accusative") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    }.
news-paid-goods-together = { $player } кладёт на склад гильдии { NAME($guild, form: "genitive") } { $each }.
news-paid-goods-each = { $all-count ->
        [one] { $all-count } { NAME($good, form: "accusative") }
        [few] { $all-count } { NAME($good, form: "few") }
       *[many] { $all-count } { NAME($good, form: "many") }
    }
news-hired = { $player } нанимает { NAME($tile, form: "accusative") } из комнаты { $room } гильдии { NAME($guild, form: "genitive") }.
news-new-agent = { $player } получает нового посредника.
news-roof-money = { $player } получает { $money ->
        [1] 1 талер за посредника
        [one] { $money } талер за посредников
        [few] { $money } талера за посредников
       *[many] { $money } талеров за посредников
    } на крыше.
news-leads = { $player } встаёт на первое место в порядке хода.
news-stole = Грабитель приносит игроку { $player } 1 { NAME($good, form: "accusative") } от игрока { $victim }.
news-insured = Банк возмещает игроку { $player } { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }.
news-swapped = Стражник игрока { $player } меняет местами { NAME($tile, form: "accusative") } ({ NAME($place) }) и { NAME($other, form: "accusative") } ({ NAME($there) }).
news-loaded = { $player } помещает на Торговца 1 { NAME($good, form: "accusative") }.
news-appointed = { $player } кладёт Мэра на крышу гильдии { NAME($guild, form: "genitive") }.
news-shuffled-back = Замешивается в стопку гостей: { NAME($tile) }.
news-no-agents-left = У игрока { $player } больше нет посредников: пас.
news-no-favourite = У гильдии { NAME($guild, form: "genitive") } нет фаворита; её глава выходит из игры.
news-tied = Ничья у { NAME($guild, form: "genitive") }: { $player } показывает { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }.
news-tied-together = Ничья у { NAME($guild, form: "genitive") }, решают талеры: { $each }.
news-tied-each = { $player } — { $money }
news-favourite = { $player } становится фаворитом { NAME($guild, form: "genitive") } и возвращает 1 { NAME($good, form: "accusative") }.
news-won-tile = { $player } получает { NAME($tile, form: "accusative") }.
news-won-crest = { $player } получает герб гильдии { NAME($guild, form: "genitive") }.
news-won-prestige = { $player } получает герб престижа.
news-prestige-lost = Герб престижа у { NAME($guild, form: "genitive") } никому не достался и выходит из игры.
news-income = Доход игрока { $player }: { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }.
news-income-together = Доход в талерах, всем по 3, с Музыкантами и Мэрами больше: { $each }.
news-income-each = { $player } — { $money }
news-guest-left = Из комнаты 1 гильдии { NAME($guild, form: "genitive") } возвращается в коробку: { NAME($tile) }.
news-guest-came = Новый гость в комнате { $room } гильдии { NAME($guild, form: "genitive") }: { NAME($tile) }.
news-new-master = Новый глава гильдии { NAME($guild, form: "genitive") }: { NAME($tile) }.
news-new-prestige = Герб престижа теперь у { NAME($guild, form: "genitive") }.
news-ended = Четвёртый раунд завершён, партия окончена.
news-good-returned = Торговец игрока { $player } возвращает 1 { NAME($good, form: "accusative") }.
news-unused = { $player } не использует { NAME($tile, form: "accusative") }.

## Acts: the moments at the end of a round, each told in one short sentence

act-favourite = { $way ->
        [money] У { NAME($guild, form: "genitive") } ничья, но богаче всех { $player }.
        [order] У { NAME($guild, form: "genitive") } ничья, но в порядке хода впереди { $player }.
       *[goods] Глава гильдии { NAME($guild, form: "genitive") } выбирает игрока { $player }.
    }
act-nobody = Ни у кого нет { NAME($good, form: "genitive") }: глава гильдии { NAME($guild, form: "genitive") } уходит.
act-prestige-lost = Герб престижа у { NAME($guild, form: "genitive") } никому не достался.
act-income = Посредники возвращаются. Все получают по 3 талера и доход от Музыкантов и Мэров.
act-round = Раунд { $round }: новые главы, новые цены, новые гости.
act-prestige = Герб престижа теперь у { NAME($guild, form: "genitive") }.

## Prompts: what is asked, and why

prompt-over = Партия окончена.
prompt-over-short = Партия окончена.
prompt-waiting = Думают другие игроки.
prompt-waiting-short = Думают другие игроки.
prompt-planning = Планируйте тайно: какие гильдии посетят ваши посредники в этот ход? { $agents ->
        [1] В личном запасе 1 посредник — значит, одна гильдия.
        [one] В личном запасе { $agents } посредник — значит, до { $most } разных гильдий; кого придержите, того сможете отправить в следующие ходы этого раунда.
        [few] В личном запасе { $agents } посредника — значит, до { $most } разных гильдий; кого придержите, того сможете отправить в следующие ходы этого раунда.
       *[many] В личном запасе { $agents } посредников — значит, до { $most } разных гильдий; кого придержите, того сможете отправить в следующие ходы этого раунда.
    }
    .how = Введите номера гильдий, например { $example }, или pass (тогда вы не ходите до конца раунда).
prompt-planning-short = Планируйте тайно: { $most ->
        [1] какая гильдия?
       *[other] до { $most } гильдий.
    }
prompt-action = Ваш посредник у { NAME($guild, form: "genitive") }; здесь и покупают, и продают по { $price ->
        [one] { $price } талеру
        [few] { $price } талера
       *[many] { $price } талеров
    } за товар. Выберите одно действие: продать, нанять, купить или ничего не делать.{ $left ->
        [3] {""}
        [one] {" "}В этот первый ход посетителей так много, что каждый может купить здесь только { $left } товар.
        [few] {" "}В этот первый ход посетителей так много, что каждый может купить здесь только { $left } товара.
       *[many] {" "}В этот первый ход посетителей так много, что каждый может купить здесь только { $left } товаров.
    }
prompt-action-short = У { NAME($guild, form: "genitive") }, цена { $price }: продать, нанять или купить{ $left ->
        [3] {""}
        [1] {" "}1 товар
       *[other] {" "}до { $left }
    }?
prompt-buying = Купить у { NAME($guild, form: "genitive") } ещё? { $left ->
        [1] Можно взять ещё 1 товар
       *[other] Можно взять до { $left } товаров
    } по { $price ->
        [one] { $price } талеру
        [few] { $price } талера
       *[many] { $price } талеров
    }, ведь за одно посещение можно купить всего три{ $crowd ->
        [yes] , а в первый ход при большом наплыве меньше
       *[no] {""}
    }; у вас { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }.
prompt-buying-short = Купить ещё { $left ->
        [1] 1 товар
       *[other] до { $left } товаров
    }? Цена { $price }, у вас { $money }.
prompt-paying = { $way ->
        [any] Чтобы заплатить за { NAME($tile, form: "accusative") } сполна, добавьте ещё один товар любого типа.
        [either] Чтобы заплатить за { NAME($tile, form: "accusative") } сполна, добавьте либо ещё 1 { NAME($good, form: "accusative") }, либо два товара других типов.
        [two] Чтобы заплатить за { NAME($tile, form: "accusative") } сполна, добавьте два товара других типов. Какой первым?
       *[other] Чтобы заплатить за { NAME($tile, form: "accusative") } сполна, добавьте ещё один товар — любой, кроме { NAME($good, form: "genitive") }.
    }
prompt-paying-short = { $way ->
        [any] Добавьте ещё один товар любого типа.
        [either] Добавьте ещё 1 { NAME($good, form: "accusative") } или два других товара.
        [two] Добавьте два других товара: какой первым?
       *[other] Добавьте ещё один товар, кроме { NAME($good, form: "genitive") }.
    }
prompt-moving-first = После найма можно встать на первое место в порядке хода; сейчас ваше место — { $place }-е. Кто стоит впереди, первым действует в каждой гильдии и выигрывает ничьи, которые не решили деньги.
prompt-moving-first-short = Ваше место в порядке хода: { $place }. Встать на первое?
prompt-robbing = Грабитель может взять 2 товара у одного из других игроков, а банк за них заплатит. У кого взять?
prompt-robbing-short = Грабитель берёт 2 товара: у кого?
prompt-stealing = Грабитель у игрока { $victim }: какой товар он возьмёт? { $left ->
        [1] Это последний.
       *[other] Потом он возьмёт ещё один.
    }
prompt-stealing-short = Какой товар возьмёт Грабитель?{ $left ->
        [1] {" "}Это последний.
       *[other] {" "}Потом ещё один.
    }
prompt-guarding = Стражник может поменять местами двух мастеров одной гильдии, где бы они ни лежали. Кто будет первым из двух?
prompt-guarding-short = Стражник меняет двух мастеров одной гильдии: первый?
prompt-swapping = Стражник выбирает { NAME($tile, form: "accusative") } ({ NAME($place) }). С кем поменять его местами?
prompt-swapping-short = С кем меняется местами { NAME($tile, form: "short") }?
prompt-loading = Торговец должен взять один из ваших товаров: при выборе фаворитов этот товар считается за 4, а потом возвращается. Какой?
prompt-loading-short = Какой товар возьмёт Торговец? Он считается за 4.
prompt-appointing = На крыше какой гильдии Мэр останется до конца игры? В конце каждого раунда каждый мастер этой гильдии приносит своему владельцу 1 талер.
prompt-appointing-short = На крышу какой гильдии положить Мэра?

## What is wrong with an answer

objection-guild = Гильдии { $number } нет; номера гильдий — от 1 до { $most }.

## Why a choice cannot be taken back

seal-planned = Все остальные готовы: после этого планы открываются, поэтому отменить это нельзя.
seal-called = На этом ваше посещение заканчивается, и открываются карты следующей гильдии, поэтому отменить это нельзя.
seal-tied = На этом раунд заканчивается, и при ничьей игроки показывают деньги, поэтому отменить это нельзя.
seal-drawn = На этом раунд заканчивается, и из стопки приходят новые гости, поэтому отменить это нельзя.

## Why a choice is not open

why-not-in-play = При { $players } игроках не участвуют: { NAME($guilds) }.
why-agents = { $agents ->
        [1] В личном запасе 1 посредник, поэтому можно запланировать одну гильдию
        [one] В личном запасе { $agents } посредник, поэтому можно запланировать не больше { $agents } гильдии
        [few] В личном запасе { $agents } посредника, поэтому можно запланировать не больше { $agents } гильдий
       *[many] В личном запасе { $agents } посредников, поэтому можно запланировать не больше { $agents } гильдий
    }.
why-nothing-to-sell = У вас нет { NAME($good, form: "genitive") } на продажу.
why-sell-more = У вас только { $held ->
        [one] { $held } { NAME($good, form: "one") }
        [few] { $held } { NAME($good, form: "few") }
       *[many] { $held } { NAME($good, form: "many") }
    }: продать { $count } нельзя.
why-room-empty = Комната { $room } пуста.
why-room-price = Комната { $room } стоит { $room ->
        [1] 1 { NAME($good, form: "accusative") }
        [2] 1 { NAME($good, form: "accusative") } и 1 товар любого типа
        [3] 2 { NAME($good, form: "few") } либо 1 { NAME($good, form: "accusative") } и 2 других товара
       *[4] 3 { NAME($good, form: "few") } либо 2 { NAME($good, form: "few") } и 2 других товара
    }. { $own ->
        [0] { $others ->
            [0] У вас нет ни { NAME($good, form: "genitive") }, ни других товаров.
            [one] У вас нет { NAME($good, form: "genitive") }, есть только { $others } другой товар.
            [few] У вас нет { NAME($good, form: "genitive") }, есть только { $others } других товара.
           *[many] У вас нет { NAME($good, form: "genitive") }, есть только { $others } других товаров.
        }
        [one] { $others ->
            [0] У вас { $own } { NAME($good, form: "one") }, а других товаров нет.
            [one] У вас { $own } { NAME($good, form: "one") } и { $others } другой товар.
            [few] У вас { $own } { NAME($good, form: "one") } и { $others } других товара.
           *[many] У вас { $own } { NAME($good, form: "one") } и { $others } других товаров.
        }
        [few] { $others ->
            [0] У вас { $own } { NAME($good, form: "few") }, а других товаров нет.
            [one] У вас { $own } { NAME($good, form: "few") } и { $others } другой товар.
            [few] У вас { $own } { NAME($good, form: "few") } и { $others } других товара.
           *[many] У вас { $own } { NAME($good, form: "few") } и { $others } других товаров.
        }
       *[many] { $others ->
            [0] У вас { $own } { NAME($good, form: "many") }, а других товаров нет.
            [one] У вас { $own } { NAME($good, form: "many") } и { $others } другой товар.
            [few] У вас { $own } { NAME($good, form: "many") } и { $others } других товара.
           *[many] У вас { $own } { NAME($good, form: "many") } и { $others } других товаров.
        }
    }
why-store-empty = Склад здесь пуст.
why-not-in-store = На складе здесь: { NAME($goods) }.
why-money = У вас { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }: { $count ->
        [0] здесь не хватит ни на один товар
        [one] здесь хватит на { $count } товар
        [few] здесь хватит на { $count } товара
       *[many] здесь хватит на { $count } товаров
    }.
why-most-bought = { $bought ->
        [yes] { $count ->
            [one] Здесь можно купить ещё только { $count } товар: за посещение не больше трёх, а в первый ход при большом наплыве меньше.
            [few] Здесь можно купить ещё только { $count } товара: за посещение не больше трёх, а в первый ход при большом наплыве меньше.
           *[many] Здесь можно купить ещё только { $count } товаров: за посещение не больше трёх, а в первый ход при большом наплыве меньше.
        }
       *[no] { $count ->
            [3] За одно посещение можно купить не больше 3 товаров.
            [one] Здесь можно купить только { $count } товар: в первый ход пришло слишком много посредников.
            [few] Здесь можно купить не больше { $count } товаров: в первый ход пришло слишком много посредников.
           *[many] Здесь можно купить не больше { $count } товаров: в первый ход пришло слишком много посредников.
        }
    }
why-store = На складе здесь только { $count ->
        [one] { $count } { NAME($good, form: "one") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    }.
why-not-held = У вас нет { NAME($good, form: "genitive") }.
why-pay-other-kind = Цену здесь дополняют два товара других типов, а { NAME($good) } — собственный товар гильдии.
why-no-such-player = Игроков всего { $players }.
why-rob-oneself = Грабитель берёт у других, а не у вас.
why-rob-without-goods = Брать нечего: у этого игрока нет товаров.
why-steal-other = Там можно взять только это: { NAME($goods) }.
why-place-empty = Никого нет { NAME($place, form: "at") }.
why-master-stays = Главы гильдий остаются на месте: Стражник не может их переставить.
why-no-artisan = Стражник переставляет только мастеров, а { NAME($tile) } — горожанин.
why-lone-artisan = Другого мастера гильдии { NAME($guild, form: "genitive") } для обмена нет.
why-swap-itself = Поменяться местами с самим собой нельзя.
why-visit-first = Всё, что есть в здании гильдии, — для её посетителей. Сначала спланируйте, куда отправить посредников.
why-other-house = Сейчас активна гильдия { NAME($guild, form: "genitive") }, поэтому действовать можно только в ней.
why-already-here = Ваш посредник уже здесь: сейчас активна гильдия { NAME($guild, form: "genitive") }.
why-other-good = Гильдия покупает только собственные товары, здесь это { NAME($good) }.
why-other-guild = Поменяться с ним местами может только другой мастер гильдии { NAME($guild, form: "genitive") }.
why-one-action = { $doing ->
        [buying] Вы покупаете, а за одно посещение возможен только один вид действия: нанять или продать здесь сможет другой ваш посредник.
       *[hiring] Вы нанимаете, а за одно посещение возможен только один вид действия: купить или продать здесь сможет другой ваш посредник.
    }
why-others-things = Это вещи другого игрока. Сейчас с ними ничего не сделать: игроки не торгуют друг с другом.
why-master-is-won = Главу гильдии нанять нельзя. Его число — цена здесь, а сам тайл получает тот, у кого в конце раунда больше всех собственных товаров этой гильдии.
why-master-to-come = { $window ->
        [4] Этого мастера нанять нельзя, и главой гильдии он не станет: этот тайл получает тот, кому достанется глава гильдии раунда 4.
        [5] Этого мастера нанять нельзя: в раунде 4 он станет главой гильдии, и его число будет ценой здесь.
       *[other] Этого мастера нанять нельзя: в раунде { $window } он станет главой гильдии, и его число будет ценой здесь.
    }
why-roof-of-agents = Посредники остаются на крыше до конца раунда. Кто нанимает здесь, получает по 1 талеру за каждого из них.
why-goods-in-visits = Товары продают и отдают в уплату, когда посредник посещает гильдию. Сначала спланируйте, куда отправить посредников.

## What is read before something new

pause-round-ends = Нажмите Enter: конец раунда { $round }.
pause-round = Нажмите Enter: раунд { $round }.
pause-ended = Нажмите Enter: конец партии.

## What each choice would do

describe-pass = Спасовать: в этом раунде вы больше не ходите.
describe-plan = Посетить { NAME($guilds, form: "accusative") }.
describe-sell = Продать { $count ->
        [one] { $count } { NAME($good, form: "accusative") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    } за { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }; { $left ->
        [0] у вас не останется { NAME($good, form: "genitive") }
       *[other] у вас останется { $left }
    }.
describe-hire = Нанять { NAME($tile, form: "accusative") } из комнаты { $room } за { $room ->
        [1] 1 { NAME($good, form: "accusative") }
        [2] 1 { NAME($good, form: "accusative") } + 1 товар любого типа
        [3] 2 { NAME($good, form: "few") } либо 1 { NAME($good, form: "accusative") } + 2 других товара
       *[4] 3 { NAME($good, form: "few") } либо 2 { NAME($good, form: "few") } + 2 других товара
    }. { $symbol ->
        [townsperson] { NAME($effect) }
        [agent] Сумма ваших { NAME($guild, form: "genitive") } составит { $sum }. Знак + даёт 1 нового посредника.
        [wasted] Сумма ваших { NAME($guild, form: "genitive") } составит { $sum }. Знак + пропадает: в общем запасе посредников нет.
       *[none] Сумма ваших { NAME($guild, form: "genitive") } составит { $sum }.
    }{ $roof ->
        [0] {""}
        [one] {" "}Деньги с крыши: { $roof } талер, по одному за каждого посредника на ней.
        [few] {" "}Деньги с крыши: { $roof } талера, по одному за каждого посредника на ней.
       *[many] {" "}Деньги с крыши: { $roof } талеров, по одному за каждого посредника на ней.
    }
describe-pay = Заплатить 1 { NAME($good, form: "accusative") }; у вас { $held }.
describe-buy = Купить 1 { NAME($good, form: "accusative") } за { $price ->
        [one] { $price } талер
        [few] { $price } талера
       *[many] { $price } талеров
    }; у вас останется { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }, { $store ->
        [0] на складе { NAME($good, form: "genitive") } не останется
       *[other] на складе останется { $store }
    }.
describe-stop = Закончить покупки; посредник встаёт на крышу.
describe-nothing = Ничего не делать; посредник всё равно встаёт на крышу.
describe-rob = У игрока { $player }: { NAME($goods) }.
describe-steal = Взять 1 { NAME($good, form: "accusative") }; банк платит игроку { $player } { $price ->
        [one] { $price } талер
        [few] { $price } талера
       *[many] { $price } талеров
    }.
describe-swap = { NAME($tile, form: "short") } { NAME($place, form: "at") }.
describe-with = Второй мастер: { NAME($tile) } { NAME($place, form: "at") }.
describe-forgo = Не использовать способность.
describe-appoint = { NAME($guild, form: "title") }: у вас { $own ->
        [one] { $own } мастер
        [few] { $own } мастера
       *[many] { $own } мастеров
    }, у других { $others }.
describe-load = Поместить на Торговца 1 { NAME($good, form: "accusative") }; тогда при выборе фаворита { NAME($guild, form: "genitive") } вам засчитают { $weight }.
describe-lead = Встать на первое место; стоящие впереди сдвигаются на одно назад.
describe-stay = Остаться на { $place }-м месте.
describe-keep = Взять { NAME($tile, form: "accusative") } в эту партию.
describe-first = Следующее место на дорожке порядка хода: { $player }.
describe-draw = Вытянуть { NAME($tile, form: "accusative") }.

effect-councilman = Даёт 1 нового посредника и уходит.
effect-councilman-empty = Без пользы: в общем запасе посредников нет.
effect-thief = Может взять 2 товара у одного игрока.
effect-guard = Может поменять местами двух мастеров одной гильдии.
effect-musician-3 = 3 талера в конце каждого раунда.
effect-musician-5 = 5 талеров в конце каждого раунда.
effect-peddler = Один ваш товар считается за 4 при выборе фаворита в этом раунде.
effect-peddler-empty = Без пользы: у вас не останется товара для него.
effect-mayor = 1 талер за каждого мастера одной гильдии в конце каждого раунда.
effect-nobleman-2 = 2 очка в конце игры.
effect-nobleman-3 = 3 очка в конце игры.
effect-tax-collector = 1 очко за каждые полные 10 талеров в конце игры.
effect-engraver = Считается гербом престижа.
effect-foreman-2 = 1 очко за каждого мастера со значением 2 в конце игры.
effect-foreman-3 = 1 очко за каждого мастера со значением 3 в конце игры.
effect-foreman-4 = 1 очко за каждого мастера со значением 4 в конце игры.
effect-apprentice = 1 очко за каждое 2-е или 3-е место в конце игры.

## Help cards

help-norenberc = Вы — купец в старом Нюрнберге. После четырёх раундов побеждает тот, у кого больше очков.
    {" "}
    1. Тайно спланируйте, какие гильдии посетить в этот ход: по одному посреднику на гильдию.
    2. Гильдии активируются по номерам, начиная с 1. В каждой гильдии каждый посетитель делает одно дело: продаёт ей товары её типа, нанимает гостя из одной из четырёх комнат, заплатив товарами, или покупает до 3 товаров с её склада. Потом посредник встаёт на крышу; кто нанимает, получает деньги с крыши — по 1 талеру за каждого посредника, который там уже стоит.
    3. Ход следует за ходом, пока у всех не кончатся посредники или пока все не спасуют. Тогда раунд завершается: у кого больше всех товаров гильдии, тот её фаворит и получает её главу и герб; самая престижная гильдия (♛) даёт ещё один герб. Каждый получает 3 талера.
    {" "}
    Товар покупают и продают по значению главы гильдии: «Пивовары по 5». Главы всех четырёх раундов видны с самого начала: покупайте там, где цена вырастет, и продавайте, пока она не упала.
    Очки: за большинство мастеров в каждой гильдии (5/3/1), за сумму 30 и больше, за мастеров всех гильдий, за самый полный кошелёк, за горожан с солнцем ☀ и за разные гербы (3: 2, 4: 5, 5: 9, 6: 14, 7: 20).
help-rules = (N-…) — номер правила в RULES.md; help N-T2 находит его карточку.
help-plan = Планирование (N-P1). Все планируют одновременно и тайно: любые разные гильдии, не больше одной на каждого посредника в личном запасе. Другие видят, сколько карт вы выложили, но не какие. Придержанных посредников можно отправить в следующие ходы раунда, когда другие уже открыли свои карты.
help-pass = Пас (N-P2, N-C1). До конца раунда вы больше ничего не планируете. Когда в личном запасе нет посредников, пас объявляется сам собой.
help-sell = Продажа (N-V1). Любое количество собственных товаров гильдии, каждый по значению её главы. Они попадают на её склад.
help-hire = Наём (N-H1–N-H6). Один гость из занятой комнаты. Цена растёт от комнаты 1 к комнате 4: комната 1 стоит один собственный товар гильдии; комната 2 — один собственный и один любого типа; комната 3 — два собственных либо один собственный и два других; комната 4 — три собственных либо два собственных и два других. Все эти товары попадают на здешний склад. Потом банк платит вам деньги с крыши — по 1 талеру за каждого посредника на этой крыше, и вы можете встать на первое место в порядке хода. Комната остаётся пустой до конца раунда.
help-pay = Плата за комнату (N-H1, N-H2). Собственные товары гильдии, дополненные другими, если цена это позволяет; всё попадает на здешний склад.
help-buy = Покупка (N-B1, N-B2). До 3 товаров любых типов, какие лежат на этом складе, каждый по значению главы гильдии. В самый первый ход в толпе покупают меньше: вчетвером — по 2 товара, если пришли трое или больше; впятером — по 2, если пришли трое, и по 1, если больше.
help-stop = Конец покупок (N-B1). Не обязательно покупать всё, что можно.
help-nothing = Бездействие (N-01). Разрешено всегда. Посредник всё равно встаёт на крышу.
help-rob = Кого грабить (N-T2). Выберите, к кому придёт Грабитель. Подробнее — на карточке Грабителя.
help-steal = Что взять (N-T2). Товар за товаром; банк платит ограбленному. Подробнее — на карточке Грабителя.
help-swap = Обмен: первый мастер (N-T3). Первый из двух мастеров, которые меняются местами. Подробнее — на карточке Стражника.
help-with = Обмен: второй мастер (N-T3). Второй из двух мастеров. Подробнее — на карточке Стражника.
help-forgo = Отказ от способности (N-T2, N-T3). Грабителя и Стражника можно нанять и не использовать.
help-appoint = Место Мэра (N-T6). Выберите крышу, на которой останется Мэр. Подробнее — на карточке Мэра.
help-load = Товар Торговца (N-T5). Выберите товар, который возьмёт Торговец. Подробнее — на карточке Торговца.
help-lead = Первое место (N-H6). После найма можно встать на первое место дорожки; стоявшие впереди сдвигаются на одно назад.
help-stay = Остаться (N-H6). Вы сохраняете своё место на дорожке.
help-councilman = ★ Член Совета (N-T1). Даёт вам одного посредника из общего запаса, если там кто-то остался. Потом замешивается в стопку гостей.
help-thief = ★ Грабитель (N-T2). Может взять два товара на ваш выбор у одного из других игроков (один, если у того всего один). За каждый товар банк платит ограбленному по значению главы соответствующей гильдии. Взятым товаром нельзя заплатить за самого Грабителя. Потом он замешивается в стопку гостей.
help-guard = ★ Стражник (N-T3). Может поменять местами двух мастеров одной гильдии, в любых комнатах и окнах мастерских. Главы гильдий остаются на месте; два тайла в верхнем окне — это два отдельных места. Потом замешивается в стопку гостей.
help-musician = ☾ Музыкант (N-T4). При каждом доходе приносит вам 3 или 5 талеров — столько, сколько указано на тайле.
help-peddler = ☾ Торговец (N-T5). Берёт один из ваших товаров: его нельзя продать, отдать в уплату или украсть, а при выборе фаворита в этом раунде он считается за 4 товара своего типа. Потом товар возвращается к вам, а Торговец — в стопку гостей. Если вы как фаворит должны вернуть товар, а другого нет, возвращается этот. Если у вас нет ни одного товара, Торговец сразу уходит обратно.
help-mayor = ☾ Мэр (N-T6). Лежит на крыше по вашему выбору до конца игры. При каждом доходе все получают по 1 талеру за каждого своего мастера этой гильдии — за каждого Мэра на её крыше. Он не посредник: денег с крыши за него не платят.
help-nobleman = ☀ Дворянин (N-T7). 2 или 3 очка, как указано на тайле.
help-tax-collector = ☀ Сборщик налогов (N-T8). 1 очко за каждые полные 10 талеров, которые есть у вас в конце игры.
help-engraver = ☀ Резчик (N-T9). В коллекции гербов считается гербом престижа.
help-foreman = ☀ Бригадир (N-T10). 1 очко за каждого вашего мастера любой гильдии, чьё значение равно числу на тайле: 2, 3 или 4.
help-apprentice = ☀ Подмастерье (N-T11). 1 очко за каждую гильдию, в которой у вас 2-е или 3-е место, в том числе разделённое.
help-artisan = Мастера (N-S6, N-H3). У каждого есть гильдия и значение от 2 до 7. Мастера в окнах мастерских становятся главами гильдий, по одному за раунд; тех, кто среди гостей, можно нанять. Знак + — посредник: кто берёт такой тайл, получает одного посредника из общего запаса.
help-guild = Гильдии (N-S1, N-A1). В игре участвует на одну гильдию больше, чем игроков; они активируются по порядку номеров. У каждой есть четыре комнаты для гостей, мастерская с главами всех четырёх раундов, склад и крыша. Гильдия благоволит тому, у кого в конце раунда больше всех её собственных товаров.
help-favourite = Фавориты (N-F1–N-F3). В конце раунда, гильдия за гильдией: у кого больше всех товаров её типа, тот возвращает один из них и получает её главу (в раунде 4 — ещё и тайл под ним) и герб. При ничьей сравнивают деньги, потом места в порядке хода.
help-prestige = Престиж (N-S8, N-E7). ♛ отмечает гильдию, у главы которой самое высокое значение, но никогда одну и ту же дважды подряд. Её фаворит получает ещё и герб престижа, который всегда отличается от остальных.
help-turn-order = Порядок хода (N-A2, N-H6). В каждой гильдии первым действует тот из посетителей, кто стоит впереди; он же становится фаворитом при ничьей, которую не решили деньги. Порядок меняется только при найме: нанявший может встать на первое место. Игроки на экране перечислены в порядке хода.
help-roof = Крыша (N-A3, N-H4). Посредник стоит на крыше гильдии, которую посетил, до конца раунда; буквы на крыше обозначают игроков. Кто нанимает в гильдии, получает деньги с крыши: по 1 талеру за каждого посредника на ней, чей бы он ни был, кроме того, который сейчас действует. На крыше может лежать и Мэр; он не посредник.
help-townsperson = Горожане (N-H3). Гости со способностями. ★ действует сразу при найме и возвращается в стопку гостей; ☾ работает в конце раундов; ☀ приносит очки в конце игры. У каждого вида горожан есть своя карточка.
help-agents = Посредники (N-S4, N-H3, N-E1). Четверо в личном запасе и четверо в общем. На каждое посещение нужен один; он стоит на крыше до конца раунда. Новых из общего запаса дают Члены Совета и мастера со знаком +.
help-income = Доход (N-E2). В конце каждого раунда — по 3 талера каждому, плюс доход от Музыкантов и Мэров.
help-round = Конец раунда (N-F1–N-E7). Фавориты, Торговцы, возвращение посредников, доход. Потом новые главы гильдий; гости из комнаты 1 уходят, остальные сдвигаются к комнате 1, из стопки приходят новые; определяется новая самая престижная гильдия.
help-townspeople = Бонусы горожан (N-G1). То, что в конце приносят ваши Дворяне, Сборщики налогов и Бригадиры.
help-majority = Большинство мастеров (N-G2, N-G2a). В каждой гильдии — по сумме значений ваших мастеров, при равенстве по их числу: 5 / 3 / 1 очко. Ничья за первое место: по 4, второго места нет; за второе: по 2, третьего места нет; за третье: 0. Единственный первый получает и очки за места, которые никто не занял.
help-thirty = Сумма мастеров 30+ (N-G3). 2 очка за каждую гильдию, в которой сумма ваших мастеров — 30 или больше.
help-all-guilds = Все типы мастеров (N-G4). 5 очков, если у вас есть хотя бы по одному мастеру каждой гильдии в игре.
help-richest = Самый богатый игрок (N-G5). 5 очков за наибольшее количество денег; при ничьей — по 2 каждому.
help-crests = Коллекции гербов (N-G6). По числу разных гербов: 3 дают 2 очка, 4 — 5, 5 — 9, 6 — 14, 7 и больше — 20. Герб каждой гильдии считается один раз; каждый герб престижа и каждый Резчик считаются отдельно.
help-winner = Победа (N-G7). Побеждает тот, у кого больше очков; при ничьей — больше тайлов мастеров, потом — больше сумма их значений; если равно и это, победу делят. Очки сейчас — те, что были бы у вас, если бы партия закончилась сразу. Их становится меньше, когда кто-то обгоняет вас в гильдии: ваше место там даёт меньше.

## The board

board-round = Раунд { $round } из { $rounds }{ $turn ->
        [0] {""}
       *[other] , ход { $turn }
    }
board-stack = стопка гостей { $count }
board-price = по { $price }
board-crests = ⚑{ $count }
board-prestige = ♛ престиж
board-roof = крыша
board-over = { $tile } на { $under }
board-guild = Гильдия
board-masters = Главы
board-room = { $room } { $price }
board-store-head = Склад
board-roof-head = Крыша
board-short = введите board, чтобы увидеть всё поле и его знаки
board-favourite = Фаворит
board-held = Товары
board-wins = Получает
board-tie = Ничья, решают деньги
board-nobody = никто
board-master-leaves = глава выходит из игры
board-store = склад
board-empty = –
board-player = Игрок
board-status = Сейчас
board-agents = Поср.
board-won-crests = Гербы
board-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
board-passed = пас
board-ready = готово
board-acting = за делом
board-money = { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }
board-plan = план: { $guilds }
board-points = сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-points-item = { $category } { $points }
board-thalers = Талеры
board-score-title = Очки
board-score-total = Итого
board-majority = Σ{ $sum } { $place }-е { $points }
board-score-majority = Большинство: сумма мастеров игрока (Σ), занятое место и очки за него сейчас.
board-score-hidden = ? зависит от денег, скрытых до конца игры.
board-legend-houses = Здания: «по 5» — цена товара. На крыше стоят посредники, которые здесь побывали, — буквы игроков. Комнаты 1–4 стоят ● товар собственного типа гильдии, ○ любой другой. Главы по раундам, нынешний в [ ]; «5 на 2+» — последний, он лежит на другом тайле, который достаётся вместе с ним. ⚑ оставшиеся гербы, ♛ герб престижа.
board-legend-guests = Гости: мастера со своим значением, + даёт посредника. Горожане: ★ действуют сразу, ☾ в конце раундов, ☀ в конце игры.
board-legend-players = Игроки в порядке хода, ▸ — это вы. Сейчас: ещё не открытые карты, за делом, готово или пас. Поср.: посредники в личном запасе + в общем. Под каждым товаром: сколько его, (4) — один на Торговце, Σ — сумма мастеров этой гильдии. Гербы: номера гильдий, ♛ престиж, сколько разных.

## What is wrong with a box

error-artisans = В коробке у гильдии «{ $guild }» должно быть мастеров ровно { $needed }, а не { $count }.
error-artisan-value = «{ $value }» у гильдии «{ $guild }» — не мастер: значения идут от 2 до 7, знак + обозначает посредника.
error-whole-number = Для «{ $name }» нужно целое число от 0, а не «{ $value }».
error-townspeople = Горожан в коробке должно быть ровно { $needed }, а не { $count }.
error-kinds = Чисел для горожан должно быть { $needed }, по одному на каждый вид, а не { $count }.
error-no-table = В коробке есть таблицы artisans и townspeople, а не «{ $table }».
error-toml = В файле коробки ошибка TOML: { $reason }.
error-no-guild = Гильдии «{ $guild }» нет; есть: all, { $guilds }.
error-no-list = Мастера гильдии «{ $guild }» должны быть списком, например ["2+", "2+", 3, 3, 4, 4, 5, 5, 6, 6, 7].
error-no-townsperson = Горожанина «{ $name }» нет; есть: { $names }.
error-not-a-table = «{ $table }» должно быть таблицей имён и значений.

## The board in the browser. Names for narrow windows may be parted where a soft hyphen stands.

window-brewer = Пиво{"\u00AD"}вар
window-baker = Пекарь
window-shoemaker = Сапож{"\u00AD"}ник
window-printer = Печат{"\u00AD"}ник
window-tailor = Порт{"\u00AD"}ной
window-hatter = Шляп{"\u00AD"}ник
window-councilman = Член Совета
window-thief = Граби{"\u00AD"}тель
window-guard = Страж{"\u00AD"}ник
window-musician = Музы{"\u00AD"}кант
window-peddler = Торго{"\u00AD"}вец
window-mayor = Мэр
window-nobleman = Дворя{"\u00AD"}нин
window-tax-collector = Сбор{"\u00AD"}щик нало{"\u00AD"}гов
window-engraver = Резчик
window-foreman = Брига{"\u00AD"}дир
window-apprentice = Под{"\u00AD"}мас{"\u00AD"}терье

sum-brewers = пивовары { $number }
sum-bakers = пекари { $number }
sum-shoemakers = сапожники { $number }
sum-printers = печатники { $number }
sum-tailors = портные { $number }
sum-hatters = шляпники { $number }

scene-called = сейчас активны
scene-roof = { $agents ->
        [0] Крыша: посредников здесь ещё нет, поэтому наём не приносит денег с крыши.
        [1] Крыша: здесь стоит 1 посредник, поэтому наём приносит с крыши 1 талер.
        [one] Крыша: здесь { $agents } посредник, поэтому наём приносит с крыши { $agents } талер.
        [few] Крыша: здесь { $agents } посредника, поэтому наём приносит с крыши { $agents } талера.
       *[many] Крыша: здесь { $agents } посредников, поэтому наём приносит с крыши { $agents } талеров.
    }
scene-agents = { $count ->
        [one] { $count } посредник
        [few] { $count } посредника
       *[many] { $count } посредников
    } игрока { $player }
scene-mayors = { $count ->
        [1] Мэр на крыше
        [one] { $count } Мэр на крыше
        [few] { $count } Мэра на крыше
       *[many] { $count } Мэров на крыше
    }
scene-room = Комната { $room }: { NAME($tile) } за { $room ->
        [1] 1 { NAME($good, form: "accusative") }
        [2] 1 { NAME($good, form: "accusative") } и 1 товар любого типа
        [3] 2 { NAME($good, form: "few") } либо 1 { NAME($good, form: "accusative") } и 2 других товара
       *[4] 3 { NAME($good, form: "few") } либо 2 { NAME($good, form: "few") } и 2 других товара
    }.
scene-room-empty = Комната { $room } пуста.
scene-window = { $window ->
        [4] Достаётся вместе с последним главой: { NAME($tile) }
        [5] Глава в раунде 4: { NAME($tile) }
       *[other] Глава в раунде { $window }: { NAME($tile) }
    }
scene-master = Глава: { NAME($tile) }. Цена { $price }.
scene-master-gone = Главы больше нет.
scene-prices = Цены по раундам: { $first }, { $second }, { $third }, { $fourth }. Сейчас раунд { $round }.
scene-price-gone = позади
scene-crests = { $count ->
        [one] Остался { $count } герб гильдии { NAME($guild, form: "genitive") }
        [few] Осталось { $count } герба гильдии { NAME($guild, form: "genitive") }
       *[many] Осталось { $count } гербов гильдии { NAME($guild, form: "genitive") }
    }
scene-prestige = { $count ->
        [one] Герб престижа и ещё { $count } герб гильдии { NAME($guild, form: "genitive") }
        [few] Герб престижа и ещё { $count } герба гильдии { NAME($guild, form: "genitive") }
       *[many] Герб престижа и ещё { $count } гербов гильдии { NAME($guild, form: "genitive") }
    }
scene-store = Склад
scene-crate = { $count ->
        [one] { $count } { NAME($good, form: "one") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    }
scene-sell = Продать
scene-buy = Купить: товары на складе, по { $price }
scene-nothing = Ничего не делать
scene-stop = Готово
scene-forgo = Отказаться
scene-appoint = Мэра сюда

scene-street = Гильдии
scene-street-guild = { NAME($guild, form: "title") }: цена { $price }{ $trend ->
        [up] , потом { $next }, растёт
        [down] , потом { $next }, падает
        [same] , в следующем раунде такая же
       *[none] {""}
    }.{ $agents ->
        [0] {""}
        [one] {" "}Там { $agents } посредник.
        [few] {" "}Там { $agents } посредника.
       *[many] {" "}Там { $agents } посредников.
    }{ $prestige ->
        [yes] {" "}Самая престижная гильдия.
       *[no] {""}
    }{ $called ->
        [yes] {" "}Сейчас активна.
       *[no] {""}
    }{ $open ->
        [yes] {" "}Здесь вам что-то доступно.
       *[no] {""}
    }
scene-street-over = { NAME($guild, form: "title") }
scene-order = Порядок хода
scene-order-list = Порядок хода, начиная с первого
scene-lead = Встать на 1-е место
scene-stay = Остаться
scene-stack = { $count ->
        [one] { $count } гость в стопке
        [few] { $count } гостя в стопке
       *[many] { $count } гостей в стопке
    }
scene-bank = Банк

scene-plan-title = Тайный план
scene-plan-limit = { $most ->
        [1] Нажмите на вывеску одной гильдии.
       *[other] Нажмите на вывески гильдий, до { $most }.
    }
scene-plan-card = { NAME($guild, form: "title") } по { $price }; у вас { $held ->
        [one] { $held } { NAME($good, form: "one") }
        [few] { $held } { NAME($good, form: "few") }
       *[many] { $held } { NAME($good, form: "many") }
    }.
scene-plan-send = Отправить
scene-plan-count = Отправить: { $count }
scene-plan-pass = Спасовать
scene-plan-pass-why = Спасовать: до конца раунда вы не ходите.
scene-plan-ready = Ваш план. Планов готово: { $ready } из { $planners }.
scene-plan-ready-pass = Вы пасуете до конца раунда. Планов готово: { $ready } из { $planners }.
scene-plan-change = План можно менять, пока не готовы все.
scene-plan-door = Ваш посредник идёт к { NAME($guild, form: "dative") }.

scene-mat = Ваше имущество
scene-money = { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }
scene-goods = Товары
scene-good-held = { $count ->
        [one] { $count } { NAME($good, form: "one") }
        [few] { $count } { NAME($good, form: "few") }
       *[many] { $count } { NAME($good, form: "many") }
    }{ $loaded ->
        [0] {""}
        [1] , и ещё 1 на Торговце, считается за 4
       *[other] , и ещё { $loaded } на Торговцах, каждый считается за 4
    }
scene-loaded = +4
scene-agents-hand = { $hand ->
        [one] { $hand } посредник в личном запасе
        [few] { $hand } посредника в личном запасе
       *[many] { $hand } посредников в личном запасе
    }, { $supply } в общем
scene-artisans-none = Мастеров нет
scene-artisans-guild = { NAME($guild, form: "title") }: { $values }, в сумме { $sum }, { $place }-е место, сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
scene-place = { $place }-е
scene-crests-different = { $count ->
        [0] Пока нет: 3 разных дают 2 очка.
        [1] 1 герб; 3 разных дают 2 очка.
        [2] 2 разных; ещё один — и будет 2 очка.
        [3] 3 разных: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; ещё один — и будет { $next }.
        [4] 4 разных: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; ещё один — и будет { $next }.
        [5] 5 разных: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; ещё один — и будет { $next }.
        [6] 6 разных: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; ещё один — и будет { $next }.
       *[other] { $count } разных: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, больше не бывает.
    }
scene-crests-worth = { $points ->
        [0] { $count ->
            [1] 1 герб
           *[other] разных: { $count }
        }
        [one] разных: { $count } — { $points } очко
        [few] разных: { $count } — { $points } очка
       *[many] разных: { $count } — { $points } очков
    }
scene-no-crests = Гербов пока нет
scene-points = Сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $partial ->
        [yes] , не считая скрытых денег
       *[no] {""}
    }
scene-points-unit = { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
scene-own = вы
scene-status-asked = думает
scene-status-planning = планирует
scene-status-ready = готово
scene-status-acting = за делом
scene-status-cards = ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
scene-status-passed = пас
scene-status-done = ход сделан
scene-wares = Товары: { $goods ->
        [none] нет
       *[other] { NAME($goods) }
    }. Мастера: { $sums ->
        [none] нет
       *[other] { NAME($sums) }
    }.
scene-turn-place = { $place }-й в порядке хода
scene-rob = Грабителя сюда

ending-column = { $rank }. { $player }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $crests ->
        [one] { $crests } герб
        [few] { $crests } герба
       *[many] { $crests } гербов
    }.
scoring-townspeople = { NAME($people, form: "short") }
scoring-none = –
scoring-majority-guild = { $guild } { $place }-е (Σ{ $sum }): { $points }{ $apprentices ->
        [0] {""}
       *[other] {" "}с Подмастерьем
    }
scoring-thirty = { NAME($guilds, form: "title") }
scoring-all-guilds = есть все
scoring-all-guilds-not = { $count ->
        [one] не хватает { $count } гильдии
        [few] не хватает { $count } гильдий
       *[many] не хватает { $count } гильдий
    }
scoring-richest = { $money ->
        [one] { $money } талер
        [few] { $money } талера
       *[many] { $money } талеров
    }
scoring-crests = { $count ->
        [1] 1 герб
        [one] { $count } разный герб
        [few] { $count } разных герба
       *[many] { $count } разных гербов
    }{ $engravers ->
        [0] {""}
        [1] , считая Резчика
       *[other] , считая { $engravers } Резчиков
    }

## Options of a table

option-money = Деньги
option-money-hidden = Скрытые, как в правилах
option-money-open = Открытые: все видят деньги друг друга

## The lesson

lesson-welcome = Добро пожаловать в Нюрнберг! Четыре раунда вы торгуете, нанимаете мастеров и добиваетесь расположения гильдий. Побеждает тот, у кого больше очков.
lesson-master = У каждой гильдии есть глава — в окне с ключом. Его значение — это цена её товара при покупке и продаже: пиво стоит сейчас 3.
lesson-coming = Мастера слева от ключа станут главами в следующих раундах, и все они видны уже сегодня: пиво будет стоить 6, потом 7. Покупайте дёшево, продавайте дорого.
lesson-mine = Это ваше: по одному товару каждого типа, 25 талеров и четыре посредника. Посредник посещает одну гильдию и делает там одно дело.
lesson-plan = Все планируют тайно и одновременно. У пивоваров гостит мастер, которого стоит нанять, а на гербе пекарей — корона.
lesson-plan-do = Выберите пивоваров и пекарей и отправьте двух посредников.
lesson-rooms = Гильдии активируются по порядку. У пивоваров можно нанять гостя: под ним его цена в товарах. В неё всегда входит товар самой гильдии, здесь пиво, и каждая следующая комната дороже.
lesson-hire = У сапожника 2 есть плюс: он даёт вам ещё одного посредника — на этот и все следующие раунды. Это ещё одно действие в каждом раунде.
lesson-hire-do = Наймите сапожника 2+. Он стоит одно пиво и один товар любого типа.
lesson-pay = Пиво отдано. Второй товар может быть любого типа. Обувь стоит всего 3 талера и в следующем раунде не подорожает.
lesson-pay-do = Заплатите обувью.
lesson-lead = После найма можно встать на первое место в порядке хода. Если в гильдию пришли несколько игроков, первым действует тот, кто стоит впереди.
lesson-lead-do = Встаньте на первое место.
lesson-roof = Ваш посредник стоит на крыше до конца раунда: кто позже наймёт здесь гостя, получит за это 1 талер. У вас 9 очков: сапожник есть только у вас, и все три места ваши, 5 + 3 + 1.
lesson-prestige = Корона означает, что фаворит пекарей получит ещё и герб престижа. Фаворит гильдии — тот, у кого в конце раунда больше всех её товара.
lesson-prestige-do = Купите выпечку за 5 талеров.
lesson-more = За одно посещение — действие одного вида: продать товар гильдии, нанять гостя или купить до трёх товаров.
lesson-more-do = Купите вторую выпечку.
lesson-rival = У двери рядом с вашим стоит чужой посредник, и он тоже может купить выпечку. Три надёжнее, чем две.
lesson-rival-do = Купите третью выпечку.
lesson-turns = Новый ход. Пиво так дёшево только в первом раунде, и одного посредника для него хватит. Двух других придержите: они смогут действовать, когда у остальных посредников не будет.
lesson-turns-do = Выберите только пивоваров; если выбрана ещё одна вывеска, нажмите на неё снова. Затем отправьте одного посредника.
lesson-buy = Цена не меняется до конца раунда, сколько бы ни купили. Денег вам хватит на три пива.
lesson-buy-do = Купите пиво за 3 талера.
lesson-again = Чем больше у вас пива, тем вернее вы станете фаворитом пивоваров: у остальных его по одному.
lesson-again-do = Купите второе пиво.
lesson-last = В следующем раунде пиво будет стоить 6 талеров — вдвое больше, чем сейчас.
lesson-last-do = Купите третье пиво.
lesson-favourite = У остальных посредников больше нет. В конце раунда фаворит каждой гильдии возвращает один её товар и получает главу и герб. Пива и выпечки больше всех у вас.
lesson-pass = У вас ещё два посредника, и вы могли бы действовать в одиночку. Но денег почти не осталось, а расположение двух гильдий уже ваше.
lesson-pass-do = Спасуйте, чтобы увидеть конец раунда.
lesson-won = Два главы, два герба и герб престижа — ваши. Разные гербы стоят всё больше: ваши 3 дают 2 очка, а 7 дали бы 20.
lesson-next-round = Посредники вернулись, все получили по 3 талера, у гильдий новые главы. Гости перешли в комнаты подешевле: печатник 7 стоит теперь одну выпечку.
lesson-plan-sale = Пиво стоит 6 — вдвое больше, чем вы заплатили. Оно дойдёт и до 7, но деньги нужны сейчас: страницы в этом раунде стоят всего 2 талера, а в следующем — 4.
lesson-plan-sale-do = Выберите пивоваров и печатников и отправьте двух посредников.
lesson-sell = Сюда пришёл и чужой посредник, но вы стоите впереди и действуете раньше. Продать товар гильдии можно в любом количестве.
lesson-sell-do = Продайте оба пива за 12 талеров.
lesson-townspeople = Здесь гостят и горожане. Звезда помогает сразу, месяц — в конце каждого раунда, солнце приносит очки в конце игры.
lesson-sums = Σ — сумма ваших мастеров одной гильдии, рядом её место: 1-е даёт 5 очков, 2-е — 3, 3-е — 1. Сумма от 30 и больше приносит ещё 2 очка.
lesson-points = В конце 5 очков получает самый богатый и ещё 5 — каждый, у кого есть мастера всех гильдий. Очки приносят также гербы и горожане с солнцем.
lesson-signs = Маленькое +3 у ваших посредников — это те, кто в общем запасе: их даёт плюс или Член Совета. Знак ? у очков — это деньги, скрытые до конца партии.
lesson-end = Печатники вас ждут. О каждом знаке есть карточка правил. Дальше партия настоящая, и остальные играют в полную силу. Удачи!
