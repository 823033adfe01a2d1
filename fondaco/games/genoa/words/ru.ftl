# What Genoa says, in Russian.

## Names. `.title` stands alone, `.short` fits a narrow board, `.sign` is what the plan in a terminal shows.

game-title = Торговцы Генуи
game-time = 45–90 минут
game-winner = { $count ->
        [1] { $players } побеждает: { $points ->
            [one] { $points } дукат
            [few] { $points } дуката
           *[many] { $points } дукатов
        }!
       *[other] Победу делят: { $players } ({ $points ->
            [one] { $points } дукат
            [few] { $points } дуката
           *[many] { $points } дукатов
        })!
    }
game-tie = Столько же дукатов: { $players }. Решает, у кого больше товаров, жетонов и карт.
game-start = 1. В свой ход вы торговец: башня начинает путь там, где скажут кубики, и делает до четырёх шагов. Перед каждым шагом остальные предлагают вам дукаты и товары, чтобы она пошла туда, куда нужно им.
    2. Кто купил шаг к зданию, тот выполняет его действие: получает товары, карты, особые жетоны или маркеры. За ход каждый выполняет не больше одного действия.
    3. Заказы и послания приносят дукаты сразу: доставьте товары в нужное здание или проведите башню за один ход через оба здания послания.
    4. Маркер на здании даёт 10 дукатов каждый раз, когда там действует кто-то другой, и ещё 10 в конце игры. Чем больше контрактов на соседние здания, тем дороже каждый из них в конце. Побеждает тот, у кого больше дукатов.
game-pitch = Купцы старой Генуи: каждый шаг башни продаётся. Торгуйтесь за нужные действия, выполняйте заказы, носите послания — и соберите больше всех дукатов.

seat-blue = Синий
seat-orange = Оранжевый
seat-yellow = Жёлтый
seat-green = Зелёный
seat-red = Красный

space-villa-monetti = вилла Монетти
    .title = Вилла Монетти
    .short = Монетти
    .sign = МОН
    .genitive = виллы Монетти
    .accusative = виллу Монетти
    .at = на вилле Монетти
    .to = на виллу Монетти
    .from = с виллы Монетти
space-villa-ricci = вилла Риччи
    .title = Вилла Риччи
    .short = Риччи
    .sign = РИЧ
    .genitive = виллы Риччи
    .accusative = виллу Риччи
    .at = на вилле Риччи
    .to = на виллу Риччи
    .from = с виллы Риччи
space-villa-colini = вилла Колини
    .title = Вилла Колини
    .short = Колини
    .sign = КОЛ
    .genitive = виллы Колини
    .accusative = виллу Колини
    .at = на вилле Колини
    .to = на виллу Колини
    .from = с виллы Колини
space-villa-zasteri = вилла Застери
    .title = Вилла Застери
    .short = Застери
    .sign = ЗАС
    .genitive = виллы Застери
    .accusative = виллу Застери
    .at = на вилле Застери
    .to = на виллу Застери
    .from = с виллы Застери
space-drinks = склад напитков
    .title = Напитки
    .short = Напитки
    .sign = НАП
    .genitive = склада напитков
    .accusative = склад напитков
    .at = на складе напитков
    .to = на склад напитков
    .from = со склада напитков
space-metals = склад металлов
    .title = Металлы
    .short = Металлы
    .sign = МЕТ
    .genitive = склада металлов
    .accusative = склад металлов
    .at = на складе металлов
    .to = на склад металлов
    .from = со склада металлов
space-fabric = склад тканей
    .title = Ткани
    .short = Ткани
    .sign = ТКА
    .genitive = склада тканей
    .accusative = склад тканей
    .at = на складе тканей
    .to = на склад тканей
    .from = со склада тканей
space-spices = склад пряностей
    .title = Пряности
    .short = Пряности
    .sign = ПРЯ
    .genitive = склада пряностей
    .accusative = склад пряностей
    .at = на складе пряностей
    .to = на склад пряностей
    .from = со склада пряностей
space-coach-house = каретный двор
    .title = Каретный двор
    .short = Кареты
    .sign = КАР
    .genitive = каретного двора
    .accusative = каретный двор
    .at = на каретном дворе
    .to = на каретный двор
    .from = с каретного двора
space-harbor = порт
    .title = Порт
    .short = Порт
    .sign = ПОР
    .genitive = порта
    .accusative = порт
    .at = в порту
    .to = в порт
    .from = с порта
space-park = парк
    .title = Парк
    .short = Парк
    .sign = ПАР
    .genitive = парка
    .accusative = парк
    .at = в парке
    .to = в парк
    .from = с парка
space-palace = дворец
    .title = Дворец
    .short = Дворец
    .sign = ДВО
    .genitive = дворца
    .accusative = дворец
    .at = во дворце
    .to = во дворец
    .from = с дворца
space-inn = гостиница
    .title = Гостиница
    .short = Гостиница
    .sign = ГОС
    .genitive = гостиницы
    .accusative = гостиницу
    .at = в гостинице
    .to = в гостиницу
    .from = с гостиницы
space-tavern = таверна
    .title = Таверна
    .short = Таверна
    .sign = ТАВ
    .genitive = таверны
    .accusative = таверну
    .at = в таверне
    .to = в таверну
    .from = с таверны
space-guild-hall = дом гильдии
    .title = Дом гильдии
    .short = Гильдия
    .sign = ГИЛ
    .genitive = дома гильдии
    .accusative = дом гильдии
    .at = в доме гильдии
    .to = в дом гильдии
    .from = с дома гильдии
space-city-hall = ратуша
    .title = Ратуша
    .short = Ратуша
    .sign = РАТ
    .genitive = ратуши
    .accusative = ратушу
    .at = в ратуше
    .to = в ратушу
    .from = с ратуши
space-post-office = почта
    .title = Почта
    .short = Почта
    .sign = ПОЧ
    .genitive = почты
    .accusative = почту
    .at = на почте
    .to = на почту
    .from = с почты
space-cathedral = собор
    .title = Собор
    .short = Собор
    .sign = СОБ
    .genitive = собора
    .accusative = собор
    .at = в соборе
    .to = в собор
    .from = с собора
space-market = рынок
    .title = Рынок
    .short = Рынок
    .sign = РЫН
    .genitive = рынка
    .accusative = рынок
    .at = на рынке
    .to = на рынок
    .from = с рынка

# A street square is named by its row and its column.
space-street-2 = улица 2-{ $number }
    .title = Улица 2-{ $number }
    .short = 2-{ $number }
    .sign = 2-{ $number }
    .genitive = улицы 2-{ $number }
    .accusative = улицу 2-{ $number }
    .at = на улице 2-{ $number }
    .to = на улицу 2-{ $number }
    .from = с улицы 2-{ $number }
space-street-3 = улица 3-{ $number }
    .title = Улица 3-{ $number }
    .short = 3-{ $number }
    .sign = 3-{ $number }
    .genitive = улицы 3-{ $number }
    .accusative = улицу 3-{ $number }
    .at = на улице 3-{ $number }
    .to = на улицу 3-{ $number }
    .from = с улицы 3-{ $number }
space-street-4 = улица 4-{ $number }
    .title = Улица 4-{ $number }
    .short = 4-{ $number }
    .sign = 4-{ $number }
    .genitive = улицы 4-{ $number }
    .accusative = улицу 4-{ $number }
    .at = на улице 4-{ $number }
    .to = на улицу 4-{ $number }
    .from = с улицы 4-{ $number }
space-street-5 = улица 5-{ $number }
    .title = Улица 5-{ $number }
    .short = 5-{ $number }
    .sign = 5-{ $number }
    .genitive = улицы 5-{ $number }
    .accusative = улицу 5-{ $number }
    .at = на улице 5-{ $number }
    .to = на улицу 5-{ $number }
    .from = с улицы 5-{ $number }
space-street-6 = улица 6-{ $number }
    .title = Улица 6-{ $number }
    .short = 6-{ $number }
    .sign = 6-{ $number }
    .genitive = улицы 6-{ $number }
    .accusative = улицу 6-{ $number }
    .at = на улице 6-{ $number }
    .to = на улицу 6-{ $number }
    .from = с улицы 6-{ $number }
space-street-7 = улица 7-{ $number }
    .title = Улица 7-{ $number }
    .short = 7-{ $number }
    .sign = 7-{ $number }
    .genitive = улицы 7-{ $number }
    .accusative = улицу 7-{ $number }
    .at = на улице 7-{ $number }
    .to = на улицу 7-{ $number }
    .from = с улицы 7-{ $number }

good-ale = пиво
    .title = Пиво
    .head = Пи
    .genitive = пива
good-wine = вино
    .title = Вино
    .head = Ви
    .genitive = вина
good-silver = серебро
    .title = Серебро
    .head = Се
    .genitive = серебра
good-copper = медь
    .title = Медь
    .head = Ме
    .genitive = меди
good-linen = лён
    .title = Лён
    .head = Лё
    .genitive = льна
good-silk = шёлк
    .title = Шёлк
    .head = Шё
    .genitive = шёлка
good-pepper = перец
    .title = Перец
    .head = Пе
    .genitive = перца
good-saffron = шафран
    .title = Шафран
    .head = Ша
    .genitive = шафрана

tile-start-space = стартовое поле
    .title = Стартовое поле
    .short = старт
    .head = Ст
    .full = Стартовое поле
tile-any-good = любой товар
    .title = Любой товар
    .short = любой
    .head = Лю
    .full = Любой товар
tile-extra-action = дополнительное действие
    .title = Доп. действие
    .short = доп.
    .head = До
    .full = Дополнительное действие
tile-building-action = действие здания
    .title = Действие здания
    .short = здание
    .head = Зд
    .full = Действие здания
tile-trade = обмен 1:1
    .title = Обмен 1:1
    .short = 1:1
    .head = 1:1
    .full = Обмен 1:1

kind-contract = контракт
    .title = Контракты
    .one = контракт
    .head = Ко
    .many = контрактов
kind-message = послание
    .title = Послания
    .one = послание
    .head = По
    .many = посланий
kind-small-order = малый заказ
    .title = Малые заказы
    .one = малый заказ
    .head = Ма
    .many = малых заказов
kind-large-order = большой заказ
    .title = Большие заказы
    .one = большой заказ
    .head = Бо
    .many = больших заказов

pile-contract = { $number ->
        [one] { $number } контракт
        [few] { $number } контракта
       *[many] { $number } контрактов
    }
pile-message = { $number ->
        [one] { $number } послание
        [few] { $number } послания
       *[many] { $number } посланий
    }
pile-small-order = { $number ->
        [one] { $number } малый заказ
        [few] { $number } малых заказа
       *[many] { $number } малых заказов
    }
pile-large-order = { $number ->
        [one] { $number } большой заказ
        [few] { $number } больших заказа
       *[many] { $number } больших заказов
    }

# Cards. A contract is named by its building; the others by what they say, which a box of one's own may change.
card-contract-villa-monetti = контракт (Вилла Монетти)
    .title = Вилла Монетти
card-contract-villa-ricci = контракт (Вилла Риччи)
    .title = Вилла Риччи
card-contract-villa-colini = контракт (Вилла Колини)
    .title = Вилла Колини
card-contract-villa-zasteri = контракт (Вилла Застери)
    .title = Вилла Застери
card-contract-drinks = контракт (Напитки)
    .title = Напитки
card-contract-metals = контракт (Металлы)
    .title = Металлы
card-contract-fabric = контракт (Ткани)
    .title = Ткани
card-contract-spices = контракт (Пряности)
    .title = Пряности
card-contract-coach-house = контракт (Каретный двор)
    .title = Каретный двор
card-contract-harbor = контракт (Порт)
    .title = Порт
card-contract-park = контракт (Парк)
    .title = Парк
card-contract-palace = контракт (Дворец)
    .title = Дворец
card-contract-inn = контракт (Гостиница)
    .title = Гостиница
card-contract-tavern = контракт (Таверна)
    .title = Таверна
card-message = послание { $number }
card-small-order = малый заказ { $number }
card-large-order = большой заказ { $number }
the-message = послание ({ NAME($first, form: "title") } — { NAME($second, form: "title") })
    .title = { NAME($first, form: "title") } — { NAME($second, form: "title") }
the-small-order = малый заказ ({ NAME($first, form: "title") }: { NAME($second) })
    .title = { NAME($first, form: "title") }: { NAME($second) }
the-large-order = большой заказ ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .title = { NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) }

category-money = Дукаты
category-ownership = Маркеры на зданиях
category-contracts = Контракты

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

coach-gain = { $gain ->
        [one] По моим подсчётам, это примерно на { $gain } дукат лучше.
        [few] По моим подсчётам, это примерно на { $gain } дуката лучше.
       *[many] По моим подсчётам, это примерно на { $gain } дукатов лучше.
    }
review-points = { $points ->
        [one] около { $points } дуката
        [few] около { $points } дукатов
       *[many] около { $points } дукатов
    }
reason-ducats = Это приносит вам { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }.
reason-ducats-kept = Это сберегает вам { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }.
reason-offered-kept = Вы предлагаете на { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    } меньше.
reason-good = { $order ->
        [none] Прибавляется товар: { NAME($good) } × { $count }.
       *[other] Прибавляется товар: { NAME($good) } × { $count }. Его требует { NAME($order) }.
    }
reason-good-kept = { $order ->
        [none] Сберегается товар: { NAME($good) } × { $count }.
       *[other] Сберегается товар: { NAME($good) } × { $count }. Его требует { NAME($order) }.
    }
reason-tile = Прибавляется жетон: «{ NAME($tile, form: "full") }» × { $count }.
reason-tile-kept = Сберегается жетон: «{ NAME($tile, form: "full") }» × { $count }.
reason-markers = Это приносит вам { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
    }.
reason-markers-kept = Это сберегает вам { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
    }.
reason-owner = Здесь будет стоять ваш маркер: { NAME($space, form: "title") }.
reason-owner-kept = Здесь остаётся ваш маркер: { NAME($space, form: "title") }.
reason-contract = К вам приходит { NAME($card) }.
reason-contract-kept = У вас остаётся { NAME($card) }.
reason-message = { $visits ->
        [0] К вам приходит { NAME($card) }.
        [1] Башня побывает в одном из двух зданий: { NAME($card) }.
       *[2] Башня побывает в обоих зданиях: { NAME($card) }.
    }
reason-action = Действие { NAME($space, form: "at") } — ваше: { NAME($effect) }.
reason-use-here = Действие { NAME($space, form: "at") } вы можете выполнить сами: { NAME($effect) }.
reason-use-here-kept = { reason-use-here }
reason-sell-here = За действие { NAME($space, form: "at") } могут заплатить другие: { NAME($effect) }.
reason-sell-here-kept = { reason-sell-here }
reason-onward = Оттуда башня ещё может пойти { NAME($space, form: "to") }.
reason-onward-kept = { reason-onward }
reason-bid = { $effect ->
        [effect-none] Если предложение примут, башня пойдёт { NAME($space, form: "to") }.
       *[other] Если предложение примут, действие { NAME($space, form: "at") } — ваше: { NAME($effect) }.
    }
reason-counter = Если { $player } соглашается, это приносит вам { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }.
reason-theirs-kept = Так { $player } не получает действие { NAME($space, form: "at") }.

aid-worth = Подсказывать, что сколько стоит
aid-worth-how = «Стоит ≈ 40» у полей и сделок: так посчитал бы бот-купец.
option-money = Деньги
option-money-hidden = Скрытые: каждый видит только свои
option-money-open = Открытые: их видят все
option-bare-steps = Шаг к зданию без его действия
option-bare-steps-no = Не продаётся, как в правилах
option-bare-steps-yes = Можно купить ради послания

# What a building's action brings.
effect-villa-monetti = взять 1 контракт или выполнить 1 большой заказ для виллы Монетти
effect-villa-ricci = взять 1 контракт или выполнить 1 большой заказ для виллы Риччи
effect-villa-colini = взять 1 контракт или выполнить 1 большой заказ для виллы Колини
effect-villa-zasteri = взять 1 контракт или выполнить 1 большой заказ для виллы Застери
effect-drinks = взять 1 пиво и 1 вино
effect-metals = взять 1 серебро и 1 медь
effect-fabric = взять 1 лён и 1 шёлк
effect-spices = взять 1 перец и 1 шафран
effect-coach-house = взять жетон «Стартовое поле»
effect-harbor = взять жетон «Любой товар»
effect-park = взять жетон «Дополнительное действие»
effect-palace = взять жетон «Действие здания»
effect-inn = взять жетон «Обмен 1:1»
effect-tavern = взять жетон «Обмен 1:1»
effect-guild-hall = взять 1 большой заказ
effect-city-hall = взять 2 малых заказа
effect-post-office = взять 2 послания
effect-cathedral = взять 2 своих маркера
effect-draw-contract = взять 1 контракт
effect-none = действия нет

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Oberto, Orietta, Violante, Lanfranco, Ansaldo, Caterina, Simonetta, Branca
bot-orietta = вежлива и тверда, как причал
    .portrait = 7
bot-oberto = торгуется ради удовольствия
    .portrait = 6
bot-lanfranco = платит поздно, просит рано
    .portrait = 2
bot-violante = первой узнаёт все слухи
    .portrait = 3
bot-caterina = не продаёт по понедельникам
    .portrait = 4
bot-branca = молод, шумен, блефует редко
    .portrait = 5
bot-ansaldo = старый капитан, не верит картам
    .portrait = 1
bot-simonetta = улыбнётся — и назовёт цену
    .portrait = 0

## Offers. Lists of things are joined as each language does it; `$number` counts a thing.

item-ducats = { $number ->
        [one] { $number } дукат
        [few] { $number } дуката
       *[many] { $number } дукатов
    }
item-ale = { $number ->
        [one] { $number } пиво
        [few] { $number } пива
       *[many] { $number } пива
    }
item-wine = { $number ->
        [one] { $number } вино
        [few] { $number } вина
       *[many] { $number } вина
    }
item-silver = { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[many] { $number } серебра
    }
item-copper = { $number ->
        [one] { $number } медь
        [few] { $number } меди
       *[many] { $number } меди
    }
item-linen = { $number ->
        [one] { $number } лён
        [few] { $number } льна
       *[many] { $number } льна
    }
item-silk = { $number ->
        [one] { $number } шёлк
        [few] { $number } шёлка
       *[many] { $number } шёлка
    }
item-pepper = { $number ->
        [one] { $number } перец
        [few] { $number } перца
       *[many] { $number } перца
    }
item-saffron = { $number ->
        [one] { $number } шафран
        [few] { $number } шафрана
       *[many] { $number } шафрана
    }
item-start-space = { $number ->
        [one] { $number } жетон «{ tile-start-space.full }»
        [few] { $number } жетона «{ tile-start-space.full }»
       *[many] { $number } жетонов «{ tile-start-space.full }»
    }
item-any-good = { $number ->
        [one] { $number } жетон «{ tile-any-good.full }»
        [few] { $number } жетона «{ tile-any-good.full }»
       *[many] { $number } жетонов «{ tile-any-good.full }»
    }
item-extra-action = { $number ->
        [one] { $number } жетон «{ tile-extra-action.full }»
        [few] { $number } жетона «{ tile-extra-action.full }»
       *[many] { $number } жетонов «{ tile-extra-action.full }»
    }
item-building-action = { $number ->
        [one] { $number } жетон «{ tile-building-action.full }»
        [few] { $number } жетона «{ tile-building-action.full }»
       *[many] { $number } жетонов «{ tile-building-action.full }»
    }
item-trade = { $number ->
        [one] { $number } жетон «{ tile-trade.full }»
        [few] { $number } жетона «{ tile-trade.full }»
       *[many] { $number } жетонов «{ tile-trade.full }»
    }
item-marker = { $number ->
        [one] { $number } маркер
        [few] { $number } маркера
       *[many] { $number } маркеров
    }
item-contract = контракт ({ NAME($first, form: "title") })
item-message = послание ({ NAME($first, form: "title") } — { NAME($second, form: "title") })
item-small-order = малый заказ ({ NAME($first, form: "title") }: { NAME($second) })
item-large-order = большой заказ ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })

yield-ale = пиво
yield-wine = вино
yield-silver = серебро
yield-copper = медь
yield-linen = лён
yield-silk = шёлк
yield-pepper = перец
yield-saffron = шафран
yield-start-space = жетон «{ tile-start-space.full }»
yield-any-good = жетон «{ tile-any-good.full }»
yield-extra-action = жетон «{ tile-extra-action.full }»
yield-building-action = жетон «{ tile-building-action.full }»
yield-trade = жетон «{ tile-trade.full }»
yield-marker = { $number ->
        [one] { $number } маркер
        [few] { $number } маркера
       *[many] { $number } маркеров
    }
yield-card = { $number ->
        [one] { $number } взятая карта
        [few] { $number } взятые карты
       *[many] { $number } взятых карт
    }
yield-pay = { $number ->
        [one] { $number } дукат из платы за заказ
        [few] { $number } дуката из платы за заказ
       *[many] { $number } дукатов из платы за заказ
    }

# What an offer is about, and its terms, within a sentence. `$shape` says which of the three lists there are.
offer-about = { $bare ->
        [yes] шаг { NAME($space, form: "to") } без действия
       *[no] { NAME($space) }
    }
    .accusative = { $bare ->
        [yes] шаг { NAME($space, form: "to") } без действия
       *[no] { NAME($space, form: "accusative") }
    }
    .genitive = { $bare ->
        [yes] шага { NAME($space, form: "to") } без действия
       *[no] { NAME($space, form: "genitive") }
    }
offer-wants = { $reader ->
        [trader] от вас — { NAME($asked) }
       *[other] от торговца — { NAME($asked) }
    }
counter-gives = { $reader ->
        [trader] вы даёте { NAME($asked) }
       *[other] торговец даёт { NAME($asked) }
    }
    .even = { $reader ->
        [trader] вы ещё и даёте { NAME($asked) }
       *[other] торговец ещё и даёт { NAME($asked) }
    }
offer-terms = { $shape ->
        [gives] { NAME($given) }
        [yields] часть дохода ({ NAME($yielded) })
        [gives-yields] { NAME($given) }, а также часть дохода ({ NAME($yielded) })
        [asks] без платы; от { $reader ->
            [trader] вас
           *[other] торговца
        } — { NAME($asked) }
        [gives-asks] { NAME($given) }; { offer-wants }
        [yields-asks] часть дохода ({ NAME($yielded) }); { offer-wants }
        [gives-yields-asks] { NAME($given) }, а также часть дохода ({ NAME($yielded) }); { offer-wants }
       *[nothing] пока ничего
    }
counter-terms = { $shape ->
        [gives] за { NAME($given) }
        [yields] за часть дохода ({ NAME($yielded) })
        [gives-yields] за { NAME($given) }, а также часть дохода ({ NAME($yielded) })
        [asks] даром; { counter-gives.even }
        [gives-asks] за { NAME($given) }; { counter-gives }
        [yields-asks] за часть дохода ({ NAME($yielded) }); { counter-gives }
        [gives-yields-asks] за { NAME($given) }, а также часть дохода ({ NAME($yielded) }); { counter-gives }
       *[nothing] пока даром
    }
# For a table of offers.
offer-line = { offer-about }: { offer-terms }
# The same where something else is named beside it.
draft-line = { $mode ->
        [counter] { offer-about } { counter-terms }
       *[offer] за { offer-about.accusative } — { offer-terms }
    }

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-begins = Первый игрок — { $player }.
news-round = { $left ->
        [1] Начинается последний раунд.
        [one] Начинается новый раунд, остался { $left } раунд.
        [few] Начинается новый раунд, осталось { $left } раунда.
       *[many] Начинается новый раунд, осталось { $left } раундов.
    }
news-turn = Торговец — { $player }.
news-rolled = { $player } бросает кубики: красный { $red }, синий { $blue }. Башня начинает путь { NAME($space, form: "at") }.
news-started = Башня начинает путь { NAME($space, form: "at") }: так решает { $player }.
news-shorter = Старт на рынке делает игру на раунд короче: вместе с этим { $left ->
        [one] остался { $left } раунд.
        [few] осталось { $left } раунда.
       *[many] осталось { $left } раундов.
    }
news-moved = Башня идёт { NAME($space, form: "to") }.
news-moved-together = Башня идёт дальше: { $each }.
news-moved-each = { NAME($space, form: "to") }
news-stopped = { $player } останавливает башню { NAME($space, form: "at") }.
news-offered = { $player } предлагает за { offer-about.accusative }: { offer-terms }.
news-countered = Торговец предлагает игроку { $player }: { offer-about } { counter-terms }.
news-withdrew = { $player } отзывает предложение.
offers-ended = { $count ->
        [1] Предложение игрока { $players } за { NAME($space, form: "accusative") } больше не действует.
       *[other] Эти предложения больше не действуют: { $players }.
    }
news-refused = { $player } отклоняет предложение игрока { $trader }.
news-dealt = Сделка: { $player } получает { offer-about.accusative } { counter-terms }.
news-passed = { $player } ничего не предлагает.
news-passed-together = Без предложений: { $each }.
news-passed-each = { $player }
news-planned = Вы планируете предложение за { NAME($space, form: "accusative") }. Оно будет объявлено автоматически, как только башня сможет туда пойти.
news-forgot = Вы отказываетесь от плана для { NAME($space, form: "genitive") }.
news-used = { $player } выполняет действие { NAME($building, form: "genitive") }.
news-bonus = { $player } получает { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    } как владелец { NAME($building, form: "genitive") }.
news-got-good = { $player } берёт 1 { NAME($good) }.
news-got-good-together = { $player } берёт { $each }.
news-got-good-each = { $times ->
        [one] { $times } { NAME($good) }
        [few] { $times } { NAME($good, form: "genitive") }
       *[many] { $times } { NAME($good, form: "genitive") }
    }
news-got-tile = { $player } берёт жетон «{ NAME($tile, form: "full") }».
news-got-markers = { $player } берёт { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
    }.
news-got-nothing = { $player } не берёт ничего: в запасе пусто.
news-drew = { $player } берёт { NAME($kind, form: "one") }.
news-drew-together = { $player } берёт { $each }.
news-drew-each = { $kind ->
        [kind-contract] { $times ->
            [one] { $times } контракт
            [few] { $times } контракта
           *[many] { $times } контрактов
        }
        [kind-message] { $times ->
            [one] { $times } послание
            [few] { $times } послания
           *[many] { $times } посланий
        }
        [kind-small-order] { $times ->
            [one] { $times } малый заказ
            [few] { $times } малых заказа
           *[many] { $times } малых заказов
        }
       *[kind-large-order] { $times ->
            [one] { $times } большой заказ
            [few] { $times } больших заказа
           *[many] { $times } больших заказов
        }
    }
news-drew-card = Ваша новая карта: { NAME($card) }.
news-drew-card-together = Ваши новые карты: { $each }.
news-drew-card-each = { NAME($card) }
news-no-card = Брать нечего: { NAME($kind, form: "many") } не осталось.
news-reshuffled = { $kind ->
        [kind-contract] Использованные контракты перемешиваются и становятся новой колодой.
        [kind-message] Использованные послания перемешиваются и становятся новой колодой.
        [kind-small-order] Использованные малые заказы перемешиваются и становятся новой колодой.
       *[kind-large-order] Использованные большие заказы перемешиваются и становятся новой колодой.
    }
news-handed-good = { $player } передаёт { NAME($good) } игроку { $other }.
news-handed-tile = { $player } передаёт жетон «{ NAME($tile, form: "full") }» игроку { $other }.
news-handed-markers = { $player } отдаёт обещанные маркеры, а { $other } { $count ->
        [0] ничего не берёт: своих маркеров в запасе нет
        [one] берёт { $count } свой
        [few] берёт { $count } своих
       *[many] берёт { $count } своих
    }.
news-handed-card = { $player } передаёт карту игроку { $other }: { NAME($card) }.
news-handed-ducats = { $player } передаёт { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    } из платы за заказ игроку { $other }.
news-delivered-message = { $player } доставляет { NAME($card) } и получает { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
news-delivered-order = { $player } выполняет { NAME($card) } и получает { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
news-played = { $player } использует жетон «{ NAME($tile, form: "full") }».
news-traded-good = { $player } отдаёт в запас 1 { NAME($good) } в обмен на другой предмет.
news-traded-tile = { $player } отдаёт в запас жетон «{ NAME($tile, form: "full") }» в обмен на другой предмет.
news-traded-marker = { $player } отдаёт в запас маркер в обмен на другой предмет.
news-traded-card = { $player } кладёт { NAME($card) } под колоду в обмен на другой предмет.
news-visited = { $player } выполняет действие своего здания: { NAME($building) }.
news-claimed = { $player } выбирает { NAME($space, form: "accusative") } ({ $count ->
        [one] { $count } диск
        [few] { $count } диска
       *[many] { $count } дисков
    }).
news-placed = { $player } ставит маркер на { NAME($building, form: "accusative") }.
news-placed-together = { $player } ставит маркеры на { $each }.
news-placed-each = { NAME($building, form: "accusative") }
news-removed = { $player } отдаёт маркер и снимает { NAME($building, form: "from") } маркер игрока { $other }.
news-last-round = Значит, этот раунд последний.
news-ended = Последний раунд окончен: выплаты за маркеры и контракты.

## Moments that the board plays

act-rolled = { $player } бросает кубики: { $red } и { $blue }.
act-started = { $player } начинает путь башни { NAME($space, form: "at") }.
act-dealt = По рукам! { $player } получает { offer-about.accusative } { counter-terms }.
act-refused = { $player } отказывается.
act-round = { $left ->
        [1] Начинается последний раунд.
        [one] Раунд окончен: остался { $left }.
        [few] Раунд окончен: осталось { $left }.
       *[many] Раунд окончен: осталось { $left }.
    }
act-shorter = Старт на рынке делает игру на раунд короче.
act-removed = { $player } снимает ваш маркер { NAME($building, form: "from") }.
act-drew = { $count ->
        [1] Новая карта: { NAME($card) }.
       *[other] Новые карты: { NAME($card) }.
    }
act-ownership = Каждый маркер на здании приносит { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
act-contracts = Выплаты по контрактам: соседние считаются вместе.
act-purse = { $player } открывает кошель: { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.

## What others take from one, said until it was seen

loss-building = Вы потеряли { NAME($building, form: "accusative") }.
loss-building-how = { $player } выбирает { NAME($street, form: "accusative") } и отдаёт { $owned ->
        [yes] два маркера: одним снимает ваш, другой теперь стоит там.
       *[no] маркер, чтобы снять ваш.
    } Ваш возвращается в запас.

## What a choice would do

describe-pass = { $offer ->
        [yes] Оставить своё предложение как есть.
       *[no] Ничего не предлагать за этот шаг.
    }
describe-pass-owning = Не ставить маркеров в этот ход.
describe-retire = Больше ничего не предлагать в этот ход; за вас по-прежнему говорят ваши планы.
describe-rest = Больше ничего не предлагать до своего хода; за вас по-прежнему говорят ваши планы.
describe-withdraw = { $role ->
        [trader] Отозвать своё встречное предложение.
       *[other] Отозвать своё предложение.
    }
describe-offer = { $free ->
        [yes] Составить предложение за следующий шаг или за действие здесь.
       *[no] Составить предложение за следующий шаг.
    }
describe-plan = Составить план: предложение, которое видите только вы, пока башня не подойдёт.
describe-agree = Согласиться на предложение игрока { $trader }: вы получаете { offer-about.accusative } { counter-terms }.
describe-refuse = Отклонить предложение игрока { $trader }.
describe-cancel = { $mode ->
        [plan] Отменить этот план.
        [counter] Отменить это встречное предложение.
       *[offer] Отменить это предложение.
    }
describe-send = { $mode ->
        [plan] Сохранить план для { offer-about.genitive }: { offer-terms }.
        [counter] Предложить это игроку { $player }: { offer-about } { counter-terms }.
       *[offer] Предложить это за { offer-about.accusative }: { offer-terms }.
    }
describe-bare = Только шаг туда, без действия.
describe-roll = Бросить кубики: они скажут, где башня начинает путь.
describe-use = Выполнить действие { NAME($building, form: "genitive") }: { NAME($effect) }{ $tile ->
        [yes] , за жетон «{ tile-extra-action }».
       *[no] .
    }
describe-stop = Остановиться { NAME($space, form: "at") } и закончить путь башни{ $free ->
        [yes] ; действие здесь пропадает.
       *[no] .
    }
describe-done-acting = Готово: закончить действие.
describe-done-last-call = Больше ничего не доставлять.
describe-done-arrival = Больше ничего не доставлять.
describe-done-marking = Готово: больше маркеров здесь не ставить.
describe-act = Воспользоваться зданием: { NAME($effect) }.
describe-forget = Отказаться от плана для { offer-about.genitive }: { offer-terms }.
describe-accept = Принять предложение игрока { $player } за { offer-about.accusative }: { offer-terms }.
describe-counter = { $offer ->
        [yes] Ответить игроку { $player } встречным предложением.
       *[no] Предложить сделку игроку { $player }.
    }
describe-go = Идти { NAME($space, form: "to") } без сделки{ $action ->
        [free] {" "}({ NAME($effect) }).
       *[none] .
    }
describe-go-start = Отдать жетон «Стартовое поле» и начать { NAME($space, form: "at") }{ $market ->
        [yes] ; игра станет на раунд короче.
       *[no] .
    }
describe-for = { $where ->
        [here] За действие здесь, { NAME($space, form: "at") }: { NAME($effect) }.
        [street] За шаг { NAME($space, form: "to") }.
       *[building] За шаг { NAME($space, form: "to") } и действие там: { NAME($effect) }.
    }
describe-give = { $more ->
        [yes] Дать ещё { NAME($item) }.
       *[no] Дать { NAME($item) }.
    }
describe-give-trade = { $card ->
        [yes] Положить { NAME($item) } под колоду.
       *[no] Отдать { NAME($item) } в запас.
    }
describe-give-handing = Передать { NAME($card) } игроку { $player }.
describe-ask = { $more ->
        [yes] Попросить у игрока { $player } ещё { NAME($item) }.
       *[no] Попросить у игрока { $player } { NAME($item) }.
    }
describe-yield = Торговцу из дохода от действия: { NAME($item) }.
describe-limit = Тайно: если торговец просит больше, соглашаться до { $sum } дукатов (ещё { $ducats }).
describe-deliver = { $kind ->
        [message] Доставить { NAME($card) } за { $ducats ->
            [one] { $ducats } дукат
            [few] { $ducats } дуката
           *[many] { $ducats } дукатов
        }.
        [small-order] Выполнить { NAME($card) } за { $ducats ->
            [one] { $ducats } дукат
            [few] { $ducats } дуката
           *[many] { $ducats } дукатов
        }.
       *[large-order] Выполнить { NAME($card) } за { $ducats ->
            [one] { $ducats } дукат
            [few] { $ducats } дуката
           *[many] { $ducats } дукатов
        } и особый жетон.
    }
describe-play = { $tile ->
        [any-good] Использовать жетон «Любой товар»: взять один товар любого вида.
        [building-action] Использовать жетон «Действие здания»: выполнить действие здания с вашим маркером.
       *[trade] Использовать жетон «Обмен 1:1»: ваш предмет на предмет из запаса.
    }
describe-take-good = Взять 1 { NAME($good) } (в запасе: { $left }).
describe-take-tile = Взять жетон «{ NAME($tile, form: "full") }» (в запасе: { $left }).
describe-take-marker = Взять один из своих маркеров.
describe-take-card = Взять { NAME($kind, form: "one") } (в колоде: { $left }).
describe-visit = Выполнить действие { NAME($building, form: "genitive") }: { NAME($effect) }.
describe-claim = Выбрать { NAME($space, form: "accusative") } ({ $discs ->
        [one] { $discs } диск
        [few] { $discs } диска
       *[many] { $discs } дисков
    }); рядом { NAME($buildings) }.
describe-place = { $owned ->
        [yes] Снять { NAME($building, form: "from") } маркер игрока { $other } и поставить свой: это стоит двух маркеров.
       *[no] Поставить маркер на { NAME($building, form: "accusative") }.
    }
describe-remove = Снять { NAME($building, form: "from") } маркер игрока { $other }: это стоит одного маркера.
describe-first = Начинает { $player }.
describe-die = На кубике { $number }.
describe-card = Карта: { NAME($card) }.
seal-stop = Сразу после этого бросают кубики для следующего хода, поэтому отменить это нельзя.

## Prompts: what is asked, and why

prompt-over = Партия окончена.
prompt-waiting = { $count ->
        [1] { $player } думает.
       *[other] Думают другие игроки.
    }
prompt-starting = Вы торговец. Бросите кубики, чтобы узнать, где башня начнёт путь, или отдадите жетон «Стартовое поле» и выберете место?
prompt-dealing-trader = Вы торговец, башня стоит { NAME($space, form: "at") }, { $steps ->
        [0] шагов не осталось
        [one] остался { $steps } шаг
        [few] осталось { $steps } шага
       *[many] осталось { $steps } шагов
    }.{ $action ->
        [forced] {" "}За действие здесь есть предложение: выполните действие или продайте его, а потом идите дальше.
        [own] {" "}Действие здесь свободно: его можно выполнить, продать или упустить.
        [sell] {" "}Действие здесь свободно: выполнить его вы не можете, но можете продать или упустить.
       *[none] {""}
    } { $offers ->
        [0] Никто ничего не предлагает: { $steps ->
            [0] предложите сделку или остановитесь.
           *[other] идите дальше, предложите сделку или остановитесь.
        }
        [one] Есть { $offers } предложение.
        [few] Есть { $offers } предложения.
       *[many] Есть { $offers } предложений.
    }
prompt-dealing-ready = Вы торговец. { $count ->
        [1] { $player } ещё думает над предложением.
        [few] Ещё { $count } игрока думают над предложением.
       *[many] Ещё { $count } игроков думают над предложением.
    } Уже можно принять предложение, ответить на него или выполнить действие здесь; чтобы идти дальше или остановиться, дождитесь всех.
prompt-dealing-other = Башня игрока { $player } стоит { NAME($space, form: "at") }, { $steps ->
        [0] шагов не осталось
        [one] остался { $steps } шаг
        [few] осталось { $steps } шага
       *[many] осталось { $steps } шагов
    }. { $offer ->
        [yes] Ваше предложение в силе; оставьте его, измените или отзовите.
       *[no] Вы предложите что-нибудь за следующий шаг{ $action ->
            [free] {" "}или за действие здесь
           *[none] {""}
        }?
    }{ $acts ->
        [0] {" "}В этот ход у вас больше нет действий, так что вам пригодятся только улицы и рынок.
       *[other] {""}
    }{ $seats ->
        [2] {" "}Вы должны дать хотя бы один предмет.
       *[other] {""}
    }
prompt-dealing-welcome = { $offer ->
        [yes] Вы ещё можете изменить или отозвать предложение игроку { $player }.
       *[no] Вы ещё можете что-нибудь предложить игроку { $player }.
    }
prompt-dealing-silent = Сейчас вам нечего купить; можно составить план.
prompt-dealing-countered = { $trader } предлагает: вы получаете { offer-about.accusative } { counter-terms }. Согласны?
prompt-dealing-counter = Ваше предложение игроку { $player } в силе: { offer-about } { counter-terms }. Пока { $player } молчит, его можно отозвать.
prompt-drafting-space = { $mode ->
        [plan] План: для какого поля?
        [counter] Ваше предложение игроку { $player }: за какое поле?
       *[offer] Предложение: за какое поле?
    }
prompt-drafting = { $mode ->
        [plan] Ваш план для { offer-about.genitive }: { offer-terms }.
        [counter] Ваше предложение: { $player } получает { offer-about.accusative } { counter-terms }.
       *[offer] Ваше предложение за { offer-about.accusative }: { offer-terms }.
    }{ $limit ->
        [0] {""}
       *[other] {" "}Ваш предел: { $limit } дукатов.
    }{ $fault ->
        [valid] {" "}Отправьте или добавьте ещё.
       *[other] {" "}Добавьте что-нибудь.
    }
prompt-acting = Вы выполняете действие { NAME($building, form: "genitive") }: { NAME($effect) }.{ $state ->
        [owes] {" "}Обещана плата за заказ, поэтому один заказ нужно выполнить.
        [done] {" "}Здание уже дало всё, что могло.
       *[open] {""}
    } Что дальше?
prompt-any-good = Какой товар вы берёте?
prompt-trade-give = Обмен 1:1: какой предмет вы отдаёте?
prompt-trade-take = Обмен 1:1: какой предмет вы берёте?
prompt-visiting = Какое из своих зданий вы используете?
prompt-reward = Какой особый жетон вы берёте в награду?
prompt-handing = { $count ->
        [1] Одна из взятых вами карт обещана игроку { $player }: какая?
        [few] { $count } взятые вами карты обещаны игроку { $player }: какие?
       *[many] { $count } взятых вами карт обещано игроку { $player }: какие?
    }
prompt-last-call = Башня закончила путь. { $messages ->
        [0] У вас нет посланий, которые можно доставить.
       *[other] Можно доставить послания, оба здания которых она посетила.
    }
prompt-arrival = Башня пришла { NAME($space, form: "to") }, дальше — действие. { $messages ->
        [0] До него вам нечего доставить.
       *[other] До него можно доставить послания.
    }
prompt-owning = У вас на руках { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }. Выберете улицу с дисками, чтобы поставить маркеры на здания рядом с ней?
prompt-marking = Маркеры для зданий у { NAME($space, form: "genitive") }: для одного или двух. У вас на руках { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }.

# The same in one line of at most sixty characters, with the longest names that can stand there.
prompt-over-short = { prompt-over }
prompt-waiting-short = { prompt-waiting }
prompt-starting-short = Вы торговец: где башня начнёт путь?
prompt-dealing-trader-short = { $action ->
        [forced] Выполните или продайте действие, потом идите дальше.
        [own] Действие свободно: выполнить, продать или идти дальше?
        [sell] Действие свободно: продать или идти дальше?
       *[none] { $offers ->
            [0] Предложений нет. Куда идёт башня? Или стоп?
            [one] Есть { $offers } предложение. Принять, идти дальше или стоп?
            [few] Есть { $offers } предложения. Принять, идти дальше или стоп?
           *[many] Есть { $offers } предложений. Принять, идти дальше или стоп?
        }
    }
prompt-dealing-ready-short = { $count ->
        [1] { $player } думает. Уже можно принять.
        [few] { $count } игрока думают. Уже можно принять или действовать.
       *[many] { $count } игроков думают. Уже можно принять или действовать.
    }
prompt-dealing-other-short = { $offer ->
        [yes] Ваше предложение: оставить, изменить или отозвать?
       *[no] Башня стоит { NAME($space, form: "at") }. Что предложите?
    }
prompt-dealing-welcome-short = { $offer ->
        [yes] Вы ещё можете изменить или отозвать предложение.
       *[no] Вы ещё можете что-нибудь предложить.
    }
prompt-dealing-silent-short = Купить здесь нечего; можно составить план.
prompt-dealing-countered-short = { $trader } предлагает сделку. Согласны?
prompt-dealing-counter-short = Ваше предложение игроку { $player } в силе.
prompt-drafting-space-short = { $mode ->
        [plan] Ваш план: для какого поля?
        [counter] Ваше предложение: за какое поле?
       *[offer] Ваше предложение: за какое поле?
    }
prompt-drafting-short = { $mode ->
        [plan] Ваш план для { NAME($space, form: "genitive") }
        [counter] Ваше предложение за { NAME($space, form: "accusative") }
       *[offer] Ваше предложение за { NAME($space, form: "accusative") }
    }
prompt-acting-short = Действие { NAME($building, form: "genitive") }: что дальше?
prompt-any-good-short = { prompt-any-good }
prompt-trade-give-short = { prompt-trade-give }
prompt-trade-take-short = { prompt-trade-take }
prompt-visiting-short = { prompt-visiting }
prompt-reward-short = { prompt-reward }
prompt-handing-short = { $count ->
        [1] Какую карту отдать игроку { $player }?
        [few] Какие { $count } карты отдать игроку { $player }?
       *[many] Какие { $count } карт отдать игроку { $player }?
    }
prompt-last-call-short = { $messages ->
        [0] Башня закончила путь; доставлять вам нечего.
       *[other] Башня закончила путь: доставите послания?
    }
prompt-arrival-short = { $messages ->
        [0] Дальше — действие; доставлять вам нечего.
       *[other] Доставите послания до действия здесь?
    }
prompt-owning-short = Выберете улицу, чтобы поставить маркеры рядом?
prompt-marking-short = На какие здания у { NAME($space, form: "genitive") } ставите маркеры?

menu-give = Вы даёте
menu-ask = Вы просите
menu-yield = Торговцу из дохода от действия
menu-limit = Тайно: до скольких дукатов вы готовы дойти
pause-ended = Последний раунд окончен. Нажмите Enter, чтобы увидеть подсчёт.

## Help cards. Each begins with a title and the rules it explains.

help-rules = (G-…) — номер правила в RULES.md; help G-N6 найдёт его карточку.
help-genoa = «Торговцы Генуи» — игра о сделках. В свой ход вы торговец и ведёте башню по городу, до четырёх шагов, и каждый шаг продаётся. Остальные предлагают дукаты, товары, карты, жетоны и маркеры, чтобы башня пошла туда, куда нужно им; кто купил шаг к зданию, тот выполняет там действие. Заказы и послания приносят дукаты во время игры, маркеры на зданиях и контракты — в конце. Побеждает тот, у кого больше дукатов. Предложение можно набрать целиком в одну строку: offer metals give 20 ale ask marker yield copper.
help-turn = Ход (G-T1, G-E1). Торговец бросает два кубика: красный показывает ряд, синий — столбец, где башня начинает путь. Если вместо броска отдать жетон «Стартовое поле», место выбирает торговец. Потом башня идёт, потом игроки ставят маркеры, и торговцем становится следующий игрок по часовой стрелке. Когда торговцами побывали все, раунд окончен. Последний раунд всегда доигрывается до конца.
help-market = Рынок (G-T2). Действия здесь нет. Если башня начинает путь на рынке, по броску или по выбору, игра становится на раунд короче, но текущий раунд всегда доигрывается.
help-tower = Башня (G-M1). Пять дисков. Башня идёт на соседнее поле, никогда по диагонали, делает не больше четырёх шагов, не заходит дважды за ход на одно поле и везде, где была, оставляет диск. Все клетки здания — одно поле; каждая клетка улицы — отдельное поле. Торговец может остановиться в любой момент; оставшиеся диски лежат там, где башня остановилась.
help-action = Действия (G-M2). За ход каждый выполняет не больше одного действия, и действие каждого здания выполняется не больше одного раза, сразу, как только башня пришла. Жетон «Дополнительное действие» позволяет ещё одно. Кто купил шаг, тот обязан выполнить действие.
help-dealing = Сделки (G-N1, G-N4, G-N5, G-N8). Перед каждым шагом остальные делают предложения за следующий шаг или за действие там, где стоит башня, пока оно свободно. У каждого не больше одного предложения; его можно изменить или отозвать. Торговец принимает одно из них, отвечает на одно встречным предложением, идёт дальше без сделки или останавливается. Принятое исполняется сразу: плата, шаг, действие. После трёх встречных предложений на одном шаге торговец должен решить.
help-offer = Предложения (G-N2). Дать можно всё, что у вас есть: дукаты по пять, товары, карты, жетоны, маркеры на руках, а ещё часть того, что принесёт действие. Из рук в руки должны перейти хотя бы 5 дукатов или один предмет. Карты, названные в предложении, видят все. Можно и попросить что-нибудь у торговца. Наберите всё в одну строку, например: offer metals give 20 ale ask marker yield copper.
help-yield = Доход от действия (G-N2). То, что принесёт купленное действие, можно пообещать торговцу: товары, жетон, маркеры, взятые карты, часть платы за заказ, выполненный там же. Обещанное передаётся сразу после действия. Если в запасе не хватает, торговец получает то, что есть, а чего в запасе нет совсем, тем платить нельзя. Плату за заказ может обещать только тот, у кого есть и заказ, и товары для него; этот заказ видят все.
help-counter = Встречные предложения (G-N8). Торговец может ответить одному игроку другими условиями, о любом шаге, возможном сейчас. Тот соглашается, отказывается или делает новое предложение; до этого торговец ждёт или отзывает своё. Не больше трёх раз на одном шаге.
help-limit = Предел (G-N8). К предложению можно тайно добавить, до скольких дукатов вы готовы дойти. Если торговец попросит больше дукатов в пределах этой суммы и ничего другого, вы соглашаетесь автоматически. Предела не узнает никто.
help-plan = Планы (G-N5). План — это предложение за любое поле, о котором знаете только вы. Как только башня сможет туда пойти и предложение станет возможным, оно объявляется автоматически. Планов может быть до трёх; каждый живёт, пока не дойдёт до сделки или пока вы от него не откажетесь.
help-forced = Продажа без права отказа (G-N6). Если башня пришла в здание без сделки, в том числе на старте, и кто-то предлагает что-нибудь за его действие, ничего не прося у торговца, торговец обязан выполнить действие или принять одно из предложений за него, прежде чем башня пойдёт дальше или остановится. Без такого предложения действие может пропасть.
help-bare = Кто может покупать (G-N7). Чтобы купить шаг к зданию, нужно неиспользованное действие или жетон «Дополнительное действие», считая после сделки. За улицу может предлагать любой. Если так настроен стол, можно купить и шаг к зданию без его действия, чтобы доставить послание.
help-pass = Молчание (G-N8). Можно уступить другим только этот шаг, молчать до конца хода или отдыхать до своего хода. Ваши планы по-прежнему говорят за вас, а заговорить снова можно в любой момент.
help-two-players = Игра вдвоём (G-2a, G-2b). Второй игрок должен дать хотя бы один предмет, одних дукатов мало. Если в этот ход соперник выполняет хотя бы одно действие, торговец может выполнить два; порядок любой.
help-stock = Запас (G-A1). В нём по пять товаров каждого вида и особых жетонов каждого вида, семь жетонов «Обмен 1:1» и по семь маркеров каждого цвета. Если осталось слишком мало, вы получаете то, что есть, а действие считается выполненным.
help-bonus = Доход владельца (G-A2). Когда другой игрок выполняет действие здания с вашим маркером, банк платит вам 10 дукатов.
help-message = Послания (G-A4). В послании названы два здания. Если башня посетила оба за один ход, в любом порядке, владелец карты получает 30 дукатов: с момента, когда достигнуто второе здание, то есть и до его действия, и пока башня не закончит путь. Действие на это не тратится, посланий можно доставить сколько угодно.
help-small-order = Малые заказы (G-A3). Здание и товар. Выполняя действие этого здания, верните товар в запас и получите 40 дукатов, до или после того, как возьмёте доход здания. Один заказ за действие; жетон «Действие здания» для этого не годится. Товар, полученный тем же действием, подходит.
help-large-order = Большие заказы (G-A3). Вилла и три товара. Выполняя действие этой виллы, вместо того чтобы брать контракт, верните три товара в запас и получите 100 дукатов и один особый жетон на выбор.
help-contract = Контракты (G-E2). В каждом названо здание внешнего кольца. В конце контракты на здания, стоящие в кольце рядом, складываются в группы: 1 приносит 10, 2 — 30, 3 — 60, 4 — 100, 5 — 150, 6 — 200, каждый следующий — ещё 50.
help-cards = Карты (G-A6). Карты на руке тайные; сколько их каждого вида, видят все. Использованные карты кладутся лицевой стороной вверх под колоду; когда такая карта окажется сверху, колода перемешивается. Из пустой колоды карту взять нельзя.
help-tiles = Особые жетоны (G-A5). «Стартовое поле»: в свой ход вместо броска. «Дополнительное действие»: ещё одно действие в любой ход. «Любой товар», «Обмен 1:1» и «Действие здания»: только во время собственного действия. Использовать можно сколько угодно; использованный жетон возвращается в запас.
help-start-space = Стартовое поле (G-A5). Торговец отдаёт этот жетон вместо броска и начинает путь башни на любом поле. Его дают на каретном дворе.
help-any-good = Любой товар (G-A5). Во время собственного действия возьмите из запаса один товар любого вида. Его дают в порту.
help-extra-action = Дополнительное действие (G-A5). Ещё одно действие в любой ход, в здании, где в этот ход ещё не действовали. Жетон уходит сам, когда вы выполняете действие, а своих действий уже не осталось. Его дают в парке.
help-building-action = Действие здания (G-A5). Во время собственного действия выполните действие здания с вашим маркером, где бы ни стояла башня, даже если там уже действовали. Это не считается действием, не приносит дохода владельцу и не позволяет выполнить малый заказ. Жетон дают во дворце; он годится для любого вашего здания, кроме дворца.
help-trade = Обмен 1:1 (G-A5). Во время собственного действия отдайте один предмет, потом возьмите из запаса другой: товар или жетон другого вида, маркер или верхнюю карту колоды. Ни в коем случае не дукаты и не другой жетон «Обмен 1:1». Его дают в гостинице и таверне.
help-markers = Маркеры (G-N3). По семь каждого цвета. Те, что на руках, можно ставить и отдавать в сделках: отданные маркеры уходят в запас, а получатель берёт столько же своего цвета, меньше — если столько не осталось.
help-owning = Владение (G-O1). Когда башня закончила путь, начиная с торговца и по часовой стрелке каждый, у кого на руках есть маркеры, может выбрать одну улицу с дисками и поставить маркеры на одно или два здания рядом с ней. Чужой маркер снимают, отдав один свой; чтобы поставить на его место свой, нужен ещё один. После этого диски с улицы убирают.
help-villa = Виллы (G-A3). Возьмите 1 контракт или выполните 1 большой заказ для этой виллы. Виллы стоят по углам, не граничат с улицами, и владеть ими нельзя.
help-drinks = Склад напитков (G-A1). Возьмите 1 пиво и 1 вино.
help-metals = Склад металлов (G-A1). Возьмите 1 серебро и 1 медь.
help-fabric = Склад тканей (G-A1). Возьмите 1 лён и 1 шёлк.
help-spices = Склад пряностей (G-A1). Возьмите 1 перец и 1 шафран.
help-coach-house = Каретный двор (G-A5). Возьмите жетон «Стартовое поле».
help-harbor = Порт (G-A5). Возьмите жетон «Любой товар».
help-park = Парк (G-A5). Возьмите жетон «Дополнительное действие».
help-palace = Дворец (G-A5). Возьмите жетон «Действие здания». Для самого дворца этот жетон не годится.
help-inn = Гостиница (G-A5). Возьмите жетон «Обмен 1:1». У гостиницы и таверны общий запас из семи жетонов.
help-tavern = Таверна (G-A5). Возьмите жетон «Обмен 1:1». У гостиницы и таверны общий запас из семи жетонов.
help-guild-hall = Дом гильдии (G-A3). Возьмите 1 большой заказ.
help-city-hall = Ратуша (G-A3). Возьмите 2 малых заказа.
help-post-office = Почта (G-A4). Возьмите 2 послания.
help-cathedral = Собор (G-O1). Возьмите из запаса 2 своих маркера; поставить их можно в конце хода.
help-street = Улицы (G-M1, G-O1). Двадцать клеток, каждая — отдельное поле без действия. Диски, которые оставляет там башня, позволяют ставить маркеры на здания рядом.
help-goods = Товары (G-A1). Восемь видов, по пять каждого: пиво и вино со склада напитков, серебро и медь со склада металлов, лён и шёлк со склада тканей, перец и шафран со склада пряностей. Они нужны для заказов, а в конце ничего не стоят.
help-setup = Подготовка (G-S1, G-S2, G-S3). Каждый начинает со 130 дукатами, одной картой из каждой колоды и семью маркерами в запасе. Первого игрока определяет жребий. Раундов 12, 10, 8 или 6 при 2, 3, 4 или 5 игроках.
help-money = Дукаты (G-S4). Деньги скрытые или открытые, как настроен стол. Все платежи открыты, так что внимательный игрок может их сосчитать. Товары, жетоны и маркеры всегда открыты, карты тайные.
help-winner = Победа (G-E2, G-E3). В конце каждый свой маркер на здании приносит 10 дукатов, а контракты — по группам соседей. Всё остальное ничего не стоит. Побеждает тот, у кого больше дукатов; при ничьей — тот, у кого больше карт, товаров и жетонов вместе; если равно и это, победу делят.
help-options = Настройки (G-S4, G-N7). Деньги бывают скрытые или открытые. Кроме того, можно разрешить продажу шага к зданию без его действия.

## What is wrong with a box

error-rows = В таблице «{ $table }» должно быть ровно { $needed ->
        [one] { $needed } строка
        [few] { $needed } строки
       *[many] { $needed } строк
    }, а не { $count }.
error-corners = Углы — это четыре виллы, каждая по одному разу: { $villas }.
error-pay = Группа контрактов приносит целое число пятёрок, не больше 995, а не «{ $value }».
error-row = «{ $row }» — не строка таблицы «{ $table }».
error-no-building = Здания «{ $building }» нет; есть: { $buildings }.
error-no-good = Товара «{ $good }» нет; есть: { $goods }.
error-wrong-building = «{ $building }» не может стоять в таблице «{ $table }»: в больших заказах и углах называют виллы, в малых заказах — остальные здания.
error-no-table = В коробке есть таблицы { $tables }, а таблицы «{ $table }» нет.
error-not-a-list = «{ $table }» должно быть списком строк.
error-toml = В файле коробки ошибка TOML: { $reason }.

# What the form of a deal may lack.

error-deal-nothing = Назовите хотя бы что-то одно, что перейдёт из рук в руки: дукаты по пять или предмет.
error-deal-no-space = Укажите, о каком поле или здании сделка.
error-deal-no-partner = Укажите, кому встречное предложение.
error-deal-no-number = «{ $value }» — не целое число от 0.
error-deal-not-fives = Дукаты передают по пять; { $ducats } на пять не делится.
error-deal-too-many-ducats = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    } — здесь столько назвать нельзя; самое большее — { $most }.
error-deal-too-many = Столько нет: { $count }.
error-deal-low-limit = Предел { $most ->
        [one] { $most } дукат
        [few] { $most } дуката
       *[many] { $most } дукатов
    } меньше, чем вы предлагаете: { $ducats }.
error-deal-unknown = «{ $thing }» здесь нет.

## The plan and the strip over it, in the browser.

board-plan-title = Город
board-plan-heading = { $rounds ->
        [1] Последний раунд
        [one] Остался { $rounds } раунд
        [few] Осталось { $rounds } раунда
       *[many] Осталось { $rounds } раундов
    } · торговец: { $player }
board-plan-over = Партия окончена
board-plan-house = { NAME($space, form: "title") }: { NAME($effect) }.{ $owned ->
        [yes] { " " }Маркер игрока { $owner }.
       *[no] { "" }
    }{ $tower ->
        [yes] { " " }Здесь стоит башня: { $discs ->
            [one] { $discs } диск
            [few] { $discs } диска
           *[many] { $discs } дисков
        }.
       *[no] { $discs ->
            [0] { "" }
            [one] { " " }Здесь лежит { $discs } диск башни.
            [few] { " " }Здесь лежат { $discs } диска башни.
           *[many] { " " }Здесь лежат { $discs } дисков башни.
        }
    }{ $action ->
        [free] { " " }Действие ещё можно выполнить.
        [used] { " " }Действие в этот ход уже выполнено.
       *[calm] { "" }
    }{ $steps ->
        [0] { "" }
        [one] { " " }До башни { $steps } шаг.
        [few] { " " }До башни { $steps } шага.
       *[many] { " " }До башни { $steps } шагов.
    }
board-plan-street = { NAME($space, form: "title") }.{ $tower ->
        [yes] { " " }Здесь стоит башня: { $discs ->
            [one] { $discs } диск
            [few] { $discs } диска
           *[many] { $discs } дисков
        }.
       *[no] { $discs ->
            [0] { "" }
            [one] { " " }Здесь лежит { $discs } диск башни.
            [few] { " " }Здесь лежат { $discs } диска башни.
           *[many] { " " }Здесь лежат { $discs } дисков башни.
        }
    }{ $steps ->
        [0] { "" }
        [one] { " " }До башни { $steps } шаг.
        [few] { " " }До башни { $steps } шага.
       *[many] { " " }До башни { $steps } шагов.
    }
board-plan-dice = Кубики: красный { $red }, синий { $blue }
board-plan-planned = Ваш план, который видите только вы: { $ducats ->
        [0] { $more ->
            [yes] предметы
           *[no] ничего
        }
        [one] { $ducats } дукат{ $more ->
            [yes] {" "}и не только
           *[no] {""}
        }
        [few] { $ducats } дуката{ $more ->
            [yes] {" "}и не только
           *[no] {""}
        }
       *[many] { $ducats } дукатов{ $more ->
            [yes] {" "}и не только
           *[no] {""}
        }
    }{ $limit ->
        [0] {""}
       *[other] , предел { $limit } дукатов
    }
board-plan-pin = { $kind ->
        [message] { $state ->
            [half] Ваше { NAME($card) }, полпути пройдено: 30 дукатов
            [ready] Ваше { NAME($card) }, оба здания посещены: 30 дукатов
           *[waiting] Ваше { NAME($card) }: 30 дукатов
        }
        [contract] Ваш { NAME($card) }
        [small-order] { $state ->
            [ready] Ваш { NAME($card) }, товар у вас есть: 40 дукатов
           *[waiting] Ваш { NAME($card) }: 40 дукатов
        }
       *[large-order] { $state ->
            [ready] Ваш { NAME($card) }, все товары у вас есть: 100 дукатов и жетон
           *[waiting] Ваш { NAME($card) }: 100 дукатов и жетон
        }
    }
board-plan-rounds = { $rounds ->
        [1] Последний раунд из { $most } возможных
        [one] Остался { $rounds } раунд из { $most } возможных
        [few] Осталось { $rounds } раунда из { $most } возможных
       *[many] Осталось { $rounds } раундов из { $most } возможных
    }
board-plan-rounds-short = { $rounds ->
        [1] последний раунд
        [one] раунд
        [few] раунда
       *[many] раундов
    }
board-plan-phases = Фазы хода
board-plan-phase = { $phase ->
        [start] Начало
        [way] Шаги и сделки
       *[owning] Владение
    }
board-plan-steps = { $steps ->
        [one] остался { $steps } шаг
        [few] осталось { $steps } шага
       *[many] осталось { $steps } шагов
    }

## The dealing drawer of the browser

deal-drawer = Что вы можете сделать
deal-offers = Предложения
deal-answers = Ответы
deal-idle = Сейчас здесь делать нечего: смотрите на город.
deal-heading = { $trader ->
        [yes] { $count ->
            [0] Вам пока никто ничего не предлагает
            [one] Вам { $count } предложение
            [few] Вам { $count } предложения
           *[many] Вам { $count } предложений
        }
       *[no] { $count ->
            [0] Игроку { $player } пока ничего не предлагают
            [one] Игроку { $player }: { $count } предложение
            [few] Игроку { $player }: { $count } предложения
           *[many] Игроку { $player }: { $count } предложений
        }
    }
deal-forced = { $trader ->
        [yes] За действие здесь платят: выполните или продайте его, прежде чем башня пойдёт дальше.
       *[no] Прежде чем башня пойдёт дальше, { $player } либо выполняет действие здесь, либо продаёт его.
    }
deal-forces = нужно решить
deal-own = Ваше предложение
deal-for = шаг: { NAME($space, form: "title") }
deal-for-here = действие здесь: { NAME($space, form: "title") }
deal-bare = Только шаг, без действия там
deal-bare-short = без действия
deal-pays = { $own ->
        [yes] вы даёте
        [named] { $player } даёт
       *[no] даёт
    }
deal-shares = { $own ->
        [yes] из дохода вы отдаёте
        [named] { $player } отдаёт из дохода
       *[no] отдаёт из дохода
    }
deal-wants = { $own ->
        [yes] вы получаете
        [named] { $player } получает
       *[no] просит взамен
    }
deal-brings = { $sign ->
        [gain] Выгода для вас ≈ { $ducats }
        [loss] Потеря для вас ≈ { $ducats }
       *[even] Ни выгоды, ни потери
    }
deal-accept = Принять предложение
deal-counter = Встречное предложение
deal-counter-to = Встречное предложение: ответить игроку { $player } другими условиями
deal-propose = Предложить сделку
deal-propose-to = Предложить сделку игроку { $player }
deal-change = Изменить предложение
deal-change-short = Изменить
deal-go-on = Вести башню
deal-more = Ещё…
deal-stands = Вы предлагаете:
deal-countered = { $who ->
        [me] { $trader } предлагает вам
        [by-me] Ваше предложение игроку { $player }
       *[other] { $trader } предлагает игроку { $player }
    }
deal-silent = { $status ->
        [thinking] думает
        [resting] отдыхает
        [unable] купить нечего
       *[none] без предложения
    }
deal-title = { $verb ->
        [plan] План предложения
        [counter] Вы предлагаете игроку { $player }
        [answer] Изменить сделку
        [change] Ваше предложение игроку { $player }
       *[offer] Предложение игроку { $player }
    }
deal-lead = { $verb ->
        [plan] Видите его только вы, пока башня не сможет туда пойти: в этот ход или позже. План живёт до сделки или пока вы от него не откажетесь.
        [counter] { $player } выполняет действие, а вы назначаете цену.
       *[offer] Заплатите за шаг: башня пойдёт туда, а действие — ваше.
    }
deal-where = { $verb ->
        [plan] Для какого поля? В городе или здесь.
        [counter] За какое поле?
       *[offer] За какое поле?
    }
deal-at-once = Нажатие на монету сразу отправляет предложение; нажатие на поле, здесь или в городе, открывает форму.
deal-list = Выбрать из списка
deal-list-streets = Ещё улицы и рынок
deal-default = Отправить то, что собрано
deal-shown = Карту, которую вы предлагаете, видят все.
deal-no-counters = Встречных предложений на одном шаге не больше { $most }: решайте.
deal-here = здесь
deal-about = стоит ≈ { $ducats }
deal-quick = Сразу предложить { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    } за { NAME($space, form: "accusative") }
deal-fill = Дать { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }
deal-lay = Положить { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }
deal-want = Попросить ещё { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }
deal-take-five = Забрать 5 дукатов
deal-take-all = Забрать все дукаты: 0
deal-put-away = Убрать
deal-give = Я даю
deal-money = у вас { $ducats }
deal-get = { $player } даёт
deal-ducats = Дукаты
deal-marker = маркер
    .title = Маркер
    .short = маркер
deal-drawn = взятая карта
    .title = Взятая карта
    .short = карта
deal-my-cards = Мои карты ({ $count })
deal-their-cards = Известные карты ({ $count })
deal-yields = { $verb ->
        [counter] Из дохода { $player } отдаёт мне
        [plan] Из дохода торговец получает ещё
       *[other] Из дохода { $player } получает ещё
    }
deal-pay = из платы за заказ
deal-limit = Тайно: если просят больше дукатов, соглашаться до
deal-begin = { $verb ->
        [plan] Выберите поле и что вы за него дали бы.
        [counter] Выберите поле и что вы за него хотите.
       *[offer] Соберите, что вы даёте и чего хотите.
    }
deal-rules = Правила
deal-no-space = Сначала выберите поле.
deal-send = { $verb ->
        [plan] Сохранить план
        [counter] Отправить игроку { $player }
        [change] Изменить предложение
       *[offer] Предложить это
    }
deal-valid = У вас останется { $ducats ->
        [one] { $ducats } дукат.
        [few] { $ducats } дуката.
       *[many] { $ducats } дукатов.
    }
deal-worth = { $sign ->
        [gain] Для вас это выгода: около { $ducats ->
            [one] { $ducats } дуката.
            [few] { $ducats } дукатов.
           *[many] { $ducats } дукатов.
        }
        [loss] Для вас это потеря: около { $ducats ->
            [one] { $ducats } дуката.
            [few] { $ducats } дукатов.
           *[many] { $ducats } дукатов.
        }
       *[even] Для вас ни выгоды, ни потери.
    }
deal-fault = { $fault ->
        [nothing] Что-то должно перейти из рук в руки: хотя бы 5 дукатов или один предмет.
        [no-item] При игре вдвоём нужен хотя бы один предмет, одних дукатов мало.
        [no-steps] У башни не осталось шагов.
        [been-there] В этот ход башня там уже была.
        [not-next] Следующим шагом башня туда не попадёт.
        [used-up] Действие там в этот ход уже выполнено.
        [lapsed] Действие здесь больше не свободно.
        [no-action] У покупателя в этот ход нет ни действия, ни жетона «Дополнительное действие».
        [not-bare] Шаг без действия туда купить нельзя.
        [not-held] Столько дать нельзя: этого не хватает.
        [trader-lacks] У торговца этого нет.
        [no-yield] Действие там не приносит обещанного.
        [no-order] Нет заказа, который можно выполнить там за такую плату.
        [forced] Сначала нужно решить, что с действием здесь: за него платят.
        [not-in-stock] Обещанного в запасе нет, поэтому это не плата.
        [two-yields] Вилла приносит контракт или плату за заказ, но не то и другое.
       *[other] Такое предложить нельзя.
    }
deal-do-pass = { $question ->
        [owning] Не ставить маркеры
       *[other] { $offer ->
            [yes] Оставить своё предложение
           *[no] Спасовать
        }
    }
deal-do-retire = Молчать весь ход
deal-do-rest = Отдыхать до моего хода
deal-do-withdraw = { $offer ->
        [yes] Отозвать моё предложение
       *[no] Отозвать мои условия
    }
deal-do-plan = Составить план…
deal-do-agree = Принять сделку
deal-do-refuse = Отклонить сделку
deal-do-cancel = Не сейчас
deal-do-roll = Бросить кубики
deal-do-use = Выполнить действие: { NAME($building, form: "title") }
deal-by-tile = за жетон «{ tile-extra-action }»
deal-do-stop = Остановить башню здесь
deal-do-done = { $question ->
        [last-call] Больше посланий нет
        [arrival] Больше посланий нет
        [acting] Закончить действие
       *[other] Больше не ставить маркеры
    }
deal-do-act = Действие: { NAME($effect) }

# The same in a word or two, for the bar under the thumbs.
deal-do-pass-short = { $question ->
        [owning] Не ставить маркеры
       *[other] { $offer ->
            [yes] Оста{ "\u00AD" }вить
           *[no] Пас
        }
    }
deal-do-retire-short = Молчать
deal-do-rest-short = Отдых
deal-do-withdraw-short = { $offer ->
        [yes] Ото{ "\u00AD" }звать
       *[no] Ото{ "\u00AD" }звать
    }
deal-do-plan-short = План…
deal-do-agree-short = По рукам
deal-do-refuse-short = Отказ
deal-do-cancel-short = Не сейчас
deal-do-roll-short = Бросить кубики
deal-do-use-short = { $tile ->
        [yes] { tile-extra-action.title }
       *[no] Действие
    }: { NAME($building, form: "short") }
deal-do-stop-short = Стоять здесь
deal-do-done-short = { $question ->
        [last-call] Посланий больше нет
        [arrival] Посланий больше нет
        [acting] Закончить действие
       *[other] Больше не ставить
    }
deal-do-act-short = Действие: { NAME($effect) }

deal-do-deliver = { $thing ->
        [kind-message] Доставить послание: 30 дукатов
        [kind-small-order] Выполнить заказ: 40 дукатов
       *[kind-large-order] Выполнить заказ: 100 дукатов и жетон
    }
deal-do-play = Использовать жетон «{ NAME($thing, form: "title") }»
deal-do-give = { $thing ->
        [kind-contract] Отдать контракт
        [kind-message] Отдать послание
        [kind-small-order] Отдать малый заказ
       *[kind-large-order] Отдать большой заказ
    }
deal-do-remove = Снять: { NAME($thing, form: "title") }
deal-ways = { $question ->
        [acting] Ваше действие здесь: { NAME($effect) }.
        [owning] Нажмите на подсвеченную улицу, чтобы её выбрать.
        [marking] Нажмите на подсвеченное здание, чтобы поставить маркер.
        [visiting] Нажмите на подсвеченное здание.
        [starting] Или нажмите на поле и отдайте жетон.
       *[dealing] Нажмите на подсвеченное поле, чтобы идти без сделки.
    }
deal-things = { $question ->
        [trade-give] Что вы отдаёте?
        [trade-take] Что вы берёте?
        [any-good] Какой товар?
        [reward] Какой жетон?
        [handing] Какую карту вы отдаёте?
        [acting] В ходе этого действия вы ещё можете
       *[other] Эти послания можно доставить
    }

## Why something is not open. `$side` is whose lack it is: one's own, or the other's.

why-nothing = Из рук в руки должны перейти хотя бы 5 дукатов или один предмет.
why-no-item = При игре вдвоём второй игрок должен дать хотя бы один предмет, одних дукатов мало.
why-no-steps = Башня уже сделала четыре шага.
why-been-there = В этот ход башня уже была { NAME($space, form: "at") }.
why-not-next = Следующим шагом башня не попадёт { NAME($space, form: "to") }.{ $side ->
        [own] {" "}Для дальнего поля можно составить план.
       *[step] {""}
    }
why-used-up = Действие { NAME($space, form: "genitive") } в этот ход уже выполнено.
why-lapsed = Действие { NAME($space, form: "genitive") } больше не свободно.
why-no-action = { $side ->
        [own] В этот ход у вас нет ни действия, ни жетона «Дополнительное действие», поэтому предлагать можно только за улицы и рынок.
       *[other] У этого игрока в этот ход нет ни действия, ни жетона «Дополнительное действие».
    }
why-not-bare = Шаг без действия можно купить только к зданию рядом с башней и только если так настроен стол.
why-not-held = { $side ->
        [own] У вас нет всего, что вы хотите дать.
       *[other] У этого игрока нет всего, о чём вы просите.
    }
why-trader-lacks = { $side ->
        [own] У торговца этого нет или не хватает.
       *[other] Этого нет у вас или у того игрока.
    }
why-no-yield = Этого не получить { NAME($space, form: "at") }.
why-no-order = Дукаты или жетон за заказ может обещать только тот, у кого есть заказ для { NAME($space, form: "genitive") } и товары для него.
why-two-yields = Вилла даёт контракт или принимает большой заказ, но не то и другое.
why-stands-there = Башня уже стоит { NAME($space, form: "at") }; продавать там нечего.
why-not-in-stock = { $side ->
        [own] Того, что вы обещаете, в запасе нет
       *[other] Того, что обещал бы этот игрок, в запасе нет
    }, поэтому это не плата.
why-forced = За действие { NAME($building, form: "genitive") } есть предложение, в котором у вас ничего не просят: сначала выполните действие или примите предложение за него.
why-silent = { $count ->
        [one] { $count } игрок ещё думает над предложением;
        [few] { $count } игрока ещё думают над предложением;
       *[many] { $count } игроков ещё думают над предложением;
    } подождите, прежде чем идти дальше.
why-no-building = Действия { NAME($space, form: "at") } нет.
why-own-action = В этот ход вы уже выполнили действие{ $seats ->
        [2] ; второе будет ваше, только если действие выполнит соперник
       *[other] {""}
    }. Действие здесь можно продать.
why-no-player = Другого игрока с номером { $seat } нет.
why-no-offer = Этот игрок ничего не предлагает.
why-cannot-buy = Этот игрок ничего не может здесь купить.
why-counters = Встречных предложений здесь уже { $most }; теперь решайте.
why-drafts = Начатых предложений, планов и ответов здесь уже { $most }; теперь решайте без новых.
why-no-counter = Вы не делали встречного предложения.
why-counter-open = На ваше встречное предложение ещё не ответили; отзовите его (withdraw) или подождите.
why-trader-offers = Вы торговец: предлагают остальные, а вы принимаете, отвечаете встречным предложением или идёте дальше.
why-no-draft = { $role ->
        [trader] Сначала укажите, кому отвечаете, например: counter 2 metals ask 25.
       *[other] Сначала укажите, что составляете, например: offer metals give 20.
    }
why-not-trader = Это решает только торговец.
why-not-countered = Торговец не делал вам встречного предложения.
why-answer-counter = Торговец ждёт вашего ответа: согласитесь, откажитесь или предложите другое.
why-resting = Вы и так молчите до своего хода.
why-retired = Вы и так молчите в этот ход.
why-no-own-offer = У вас нет предложения.
why-buy-nothing = Сейчас вам здесь нечего купить; можно составить план.
why-plans = Планов у вас уже { $most }; сначала откажитесь от одного.
why-no-plan = Такого плана у вас нет.
why-space-first = Сначала укажите, за какое поле, например: for metals.
why-space-chosen = Поле уже выбрано: { NAME($space) }; чтобы начать заново, отмените (cancel).
why-drafting = Вы составляете предложение: сначала отправьте его (send) или отмените (cancel).
why-order = Порядок такой: give, ask, yield, limit; каждая монета и карта — один раз. Отмените (cancel), чтобы начать заново, или наберите предложение целиком в одну строку.
why-limit = Предел можно назначить только своему предложению с дукатами.
why-plan-asks = В плане нельзя просить у торговца: ещё неизвестно, кто им будет.
why-ducats-once = Дукаты переходят только в одну сторону.
why-unshown = Просить можно только те карты этого игрока, которые видели все.
why-no-card = У вас нет такой карты: { NAME($card) }.
why-no-ducats = Столько дукатов у вас нет, или вы их уже назвали.
why-no-goods = У вас нет столько { NAME($good, form: "genitive") }.
why-no-tile = Жетонов «{ NAME($tile, form: "full") }» у вас больше нет.
why-no-marker = Столько маркеров у вас на руках нет.
why-order-action = Выполнить { NAME($card) } можно только во время действия его здания.
why-not-carried = В этот ход башня не побывала { NAME($buildings, form: "at") }, а этого требует { NAME($card) }.
why-owes = Обещана плата за заказ: сначала выполните его.
why-not-done = Сначала выполните само действие { NAME($building, form: "genitive") }.
why-promised-first = Сначала передаётся обещанное, потом можно использовать жетоны.
why-done = В этом действии { NAME($building) } больше ничего не даёт.
why-message-later = Послания доставляют между шагами, а не во время действия.
why-other-building = Выполнить { NAME($card) } можно только { NAME($building, form: "at") }.
why-order-goods = Чтобы выполнить { NAME($card) }, вам не хватает { NAME($goods, form: "genitive") }.
why-delivered = За одно действие — только один заказ.
why-contract-instead = Контракт взят или обещан, поэтому заказ в этом действии выполнить нельзя.
why-idle-any-good = Товаров в запасе нет.
why-idle-building-action = У вас нет маркера на здании, где этот жетон пригодился бы.
why-idle-trade = Вам нечего отдать для обмена 1:1.
why-goods-only = Этот жетон приносит товар.
why-tiles-only = Награда — особый жетон.
why-trade-trade = Обменом 1:1 нельзя взять другой жетон «Обмен 1:1».
why-trade-same = Обмен 1:1 даёт товар или жетон другого вида, чем отданный.
why-trade-ducats = Для обмена 1:1 отдают предмет, а не дукаты.
why-not-drawn = Обещана одна из карт, которые вы только что взяли.
why-out-of-stock = В запасе этого не осталось.
why-palace = Для { NAME($building, form: "genitive") } этот жетон не годится: он лишь вернул бы самого себя.
why-not-yours = Вашего маркера { NAME($building, form: "at") } нет.
why-no-discs = Дисков { NAME($space, form: "at") } нет.
why-nothing-beside = Все здания у { NAME($space, form: "genitive") } уже ваши.
why-marking-first = Сначала поставьте или снимите хотя бы один маркер.
why-not-beside = Ваша { NAME($space) } не касается { NAME($building, form: "genitive") }.
why-marked = С этим зданием вы уже закончили: { NAME($building) }.
why-already-yours = Ваш маркер уже стоит { NAME($building, form: "at") }.
why-nobodys = Маркеров { NAME($building, form: "at") } нет.
why-stock-by-action = То, что лежит в запасе, получают действиями зданий.
why-tile-by-action = Этот жетон используют во время действия.
why-give-by-deal = { $role ->
        [trader] Вы торговец: предлагают остальные. Что отдали бы вы, скажите во встречном предложении.
       *[other] То, что у вас есть, отдают в сделках: выберите поле, затем то, что за него отдаёте.
    }
why-markers = { $needed ->
        [1] Для этого нужен маркер на руках, а у вас его нет.
       *[other] Чтобы заменить маркер, нужны два на руках: один — снять чужой, другой — поставить свой.
    }
objection-line-partner = Назовите игрока по номеру, например: counter 2 metals ask 25.
objection-line-space = Поля «{ $name }» нет. Назовите здание, рынок или улицу, например 2-3.
objection-line-fives = Дукаты платят по пять, поэтому { $ducats } заплатить нельзя.
objection-line-thing = «{ $name }» нельзя { $part ->
        [give] дать
        [ask] попросить
        [yield] пообещать из дохода
       *[limit] назначить пределом: предел — это сумма дукатов
    }.
objection-line-much = { NUMBER($ducats, useGrouping: 0) } — столько дукатов там назвать нельзя; самое большее — { NUMBER($most, useGrouping: 0) }.

## The viewer's own mat, the players in the rail and the final scoring, in the browser

board-parts = Части игрового поля
board-part-plan = Город
board-part-dealing = Сделка
board-part-offers = Торг
board-stock = Осталось в запасе
board-mat = Моё имущество
board-mat-money = Дукаты
board-mat-goods = Товары
board-mat-tiles = Особые жетоны
board-mat-markers = Маркеры
board-mat-cards = Заказы, послания, контракты
board-mat-plans = Мои планы
board-mat-none = нет
board-mat-owned = { $count ->
        [one] { $count } на здании
        [few] { $count } на зданиях
       *[many] { $count } на зданиях
    }
board-mat-group = в конце приносит { $ducats }
board-mat-next = { $second ->
        [none] рядом: { NAME($first, form: "title") } → { $ducats }
       *[other] рядом: { NAME($first, form: "title") } или { NAME($second, form: "title") } → { $ducats }
    }
board-mat-up-to = до { $ducats }
board-mat-forget = Отказаться от плана
board-mat-card = { NAME($card) }{ $ready ->
        [yes] ; всё нужное у вас есть
       *[no] { $needs ->
            [none] {""}
           *[other] ; уже есть: { NAME($needs) }
        }
    }{ $shown ->
        [yes] ; о карте знают все
       *[no] {""}
    }
board-seat-own = вы
board-seat-trader = торговец
board-seat-status = { $status ->
        [asked] думает
        [offers] предлагает
        [retired] молчит
        [resting] отдыхает
       *[passed] пас
    }
board-seat-acts = { $acts ->
        [tile] действие за жетон
       *[no] без действия
    }
board-seat-owned = владеет: { NAME($owned, form: "title") }
board-seat-things = { $things ->
        [none] Ни товаров, ни жетонов, ни маркеров
       *[other] { NAME($things) }
    }; карты: контрактов { $contracts }, посланий { $messages }, малых заказов { $small }, больших заказов { $large }{ $shown ->
        [none] {""}
       *[other] ; известно: { NAME($shown) }
    }{ $owned ->
        [none] {""}
       *[other] ; владеет: { NAME($owned) }
    }
board-seat-scored-money = в кошеле
board-seat-scored-ownership = { $count ->
        [0] ни одного здания
       *[other] { NAME($owned) }
    }
board-seat-scored-none = контрактов нет
board-seat-scored-group = { NAME($buildings) }: { $ducats }

## The board in a terminal

terminal-empty = –
terminal-unknown = ?
terminal-over = партия окончена
terminal-round = { $left ->
        [1] последний раунд
        [one] остался { $left } раунд
        [few] осталось { $left } раунда
       *[many] осталось { $left } раундов
    }
terminal-turn = торговец: { $player }
terminal-steps = { $steps ->
        [0] шагов не осталось
        [one] остался { $steps } шаг
        [few] осталось { $steps } шага
       *[many] осталось { $steps } шагов
    }
terminal-player = Игрок
terminal-ducats = Дук
terminal-markers = Мк
terminal-action = Дей
terminal-can-act = ✓
terminal-has-acted = ×
terminal-trader = ▲
terminal-no-cards = У вас нет карт.
terminal-between = {" · "}
terminal-message = { $first } — { $second }
terminal-carried = { NAME($message, form: "title") } (доставьте)
terminal-order = { NAME($building, form: "title") }: { $goods }
terminal-there = { $name }✓
terminal-not-there = { $name }
terminal-hand = { NAME($kind, form: "title") }: { $cards }
terminal-contracts = Контракты игрока { $player }: { $groups }
terminal-stock = В запасе: { NAME($things) }
terminal-offers = { $player } предлагает за { offer-about.accusative }: { offer-terms }{ $limit ->
        [0] {""}
       *[other] {" "}(ваш предел — { $limit })
    }
terminal-counter = { $trader } предлагает игроку { $player }: { offer-about } { counter-terms }
terminal-plan = Ваш план { $number } для { offer-about.genitive }: { offer-terms }{ $limit ->
        [0] {""}
       *[other] {" "}(ваш предел — { $limit })
    }
terminal-score-title = Дукаты
terminal-score-total = Итого
terminal-score-note = Ваши контракты посчитаны так, будто игра уже окончена; то, что другие держат в тайне, оплатят в конце.
terminal-legend-plan = План: ▲ башня, + куда она может пойти, • оставленные диски, × использовано в этот ход. На первой клетке здания его знак, на второй — буква владельца и диски. Улица названа по ряду и столбцу, например 2-3.
terminal-legend-players = Игроки в порядке хода, ▸ — вы, ▲ — торговец. Дук: дукаты. Товары обозначены двумя буквами, за ними жетоны: стартовое поле, любой товар, дополнительное действие, действие здания, обмен 1:1; Мк: маркеры на руках; карты: Ко — контракты, По — послания, Ма — малые заказы, Бо — большие заказы; Дей: осталось ли действие.
terminal-legend-typing = Наберите предложение целиком в одну строку: offer metals give 20 ale ask marker yield copper. План: plan metals give 20 limit 40. Торговец: counter 2 metals ask 25. Несколько решений сразу: pass; deliver message-3.

## The lesson

lesson-welcome = Добро пожаловать в Геную! Дукаты приносят заказы, послания, контракты и сделки с другими. Побеждает тот, у кого их в конце больше.
lesson-trader = Торговец всегда один, он ведёт башню из пяти дисков; в этот ход торговец — вы. Кубики говорят, где башня начинает: красный называет ряд, синий — столбец.
lesson-walk = Башня идёт на соседнее поле, не по диагонали и за ход ни на одно поле дважды. Везде остаётся диск, так что шагов до четырёх (маленькие числа); остановиться можно и раньше.
lesson-cards = Это ваши карты. Послание даёт 30 дукатов, если башня за один ход побывает в гостинице и на каретном дворе (кратко: { space-coach-house.short }). Туда сегодня и лежит ваш путь.
lesson-accept = Перед каждым шагом остальные могут предложить плату. Сделка — всегда между торговцем и одним игроком: тот платит и получает шаг и действие. Какое предложение вам подходит, решаете вы.
lesson-accept-do = Примите 20 дукатов за гостиницу.
lesson-go = Предложений нет — идите, куда хотите; ≈ — примерно то, что вам даст поле. Здание всегда даёт одно и то же: склад пряностей — перец и шафран. Вашему малому заказу нужен шафран.
lesson-go-do = Отведите башню на склад пряностей.
lesson-forced = Это действие никто не купил. Если теперь кто-то предложит за него плату и ничего больше не попросит, его надо выполнить или продать — кому хотите. Без такого предложения оно может пропасть.
lesson-use = За ход у каждого одно действие, у торговца тоже, а действие здания за ход достаётся лишь одному. Это оставьте себе.
lesson-use-do = Выполните действие: перец и шафран.
lesson-street = У улиц нет действия, но они ведут дальше. А благодаря диску, который там остался, в конце хода можно занять здания рядом.
lesson-street-do = Отведите башню на улицу рядом с каретным двором.
lesson-counter = За каретный двор вам предлагают 10, и с ним выполнится ваше послание. Но покупатель получит ещё и жетон, с которым выбирают, где начнёт башня, а он стоит больше. Просите больше.
lesson-counter-do = Нажмите «{ deal-counter }».
lesson-price = Вы называете поле и что даёт каждая сторона: дукаты, товары, карты, жетоны, маркеры, но не обещания. Предложенные 10 уже лежат: монета прибавляет к ним, «→ 0» убирает их.
lesson-price-do = Попросите 20 дукатов за каретный двор и отправьте предложение.
lesson-message = По рукам. Башня побывала в обоих зданиях послания; порядок не важен, и кто торговец — тоже. До конца хода его можно доставить, не тратя действия. Каждое послание даёт 30 дукатов.
lesson-message-do = Доставьте послание за 30 дукатов.
lesson-buyer = Теперь торговец — другой игрок, а вы покупаете. Башня начинает путь рядом с дворцом.
lesson-valid = Предлагают за следующее поле или за действие там, где стоит башня: не меньше 5 дукатов либо товар, карту, жетон или маркер. Для здания у вас должно ещё оставаться действие.
lesson-offer = Дворец даёт вам жетон, а ваш малый заказ для него — 40 дукатов за шафран. «≈» говорит, сколько всё это примерно стоит для вас. Предложите меньше — тогда выиграете вы оба.
lesson-offer-do = Предложите 20 дукатов за дворец.
lesson-order = Принято: действие ваше, и его жетон тоже. Малые заказы выполняют во время действия их здания, по одному за действие. Каждый малый заказ даёт 40 дукатов.
lesson-order-do = Выполните малый заказ: шафран за 40 дукатов.
lesson-worth = Вы заплатили 20, а получили 40 и жетон; торговец получил 20 за шаг. Всегда спрашивайте себя, сколько действие стоит для вас и сколько — для другого.
lesson-tiles = Ваш новый жетон — «Действие здания»: во время своего действия с ним можно выполнить и действие вашего здания, где бы ни стояла башня. Как здание становится вашим, скоро увидите.
lesson-other-tiles = Во время вашего действия «Любой товар» даёт товар на выбор, «Обмен 1:1» меняет предмет на другой из запаса. «Дополнительное действие» даёт второе, «Стартовое поле» заменяет кубики.
lesson-enough = Ваше действие в этот ход использовано, купить можно только шаг на улицу, а он вам не нужен. Кнопка «{ deal-do-rest-short }» понадобится позже.
lesson-enough-do = Ничего не предлагайте: спасуйте.
lesson-wait = Новый торговец, новое начало. «≈» — лишь оценка: ратуша даёт малые заказы, а товаров для них у вас мало. Приберегите действие: башня может подойти ближе к тому, что нужно.
lesson-wait-do = Ничего не предлагайте: спасуйте.
lesson-barter = Собор даёт два маркера: ими занимают здания. Платить можно всем, что у вас есть, а ваш перец не подходит ни к одному заказу.
lesson-barter-do = Нажмите на собор и предложите за него перец, без дукатов.
lesson-rest = У вас два маркера. О них вас спросят, когда башня остановится, даже если вы отдыхаете. Отдых значит только одно: до вашего хода вас больше не спросят о предложениях.
lesson-rest-do = Отдыхайте до своего хода.
lesson-claim = Башня остановилась, и теперь спрашивают вас: выберите улицу с дисками и займите до двух зданий рядом с ней. Её диски вернутся в башню, и эту улицу другие уже не выберут.
lesson-claim-do = Выберите эту улицу.
lesson-place = Здание приносит 10 дукатов в конце, а банк платит вам 10 каждый раз, когда его действие выполняет другой игрок.
lesson-place-do = Поставьте маркер на таверну.
lesson-place-again = С жетоном «Действие здания», как у вас, действие своего здания можно выполнить даже издалека.
lesson-place-again-do = Поставьте второй маркер на собор.
lesson-lost = Вашего маркера на соборе больше нет. Выбравший улицу может отдать один маркер, чтобы снять чужой рядом с ней, а второй поставить на его место. Вы за это ничего не получаете.
lesson-contracts = Контракты дают виллы в углах, каждый — на здание у края города. В конце соседние платят как группа: один 10, два 30, три 60, четыре 100, пять 150, шесть 200, каждый следующий — ещё 50.
lesson-large = Большой заказ выполняют как действие его виллы, вместо того чтобы взять контракт: 100 дукатов и жетон на выбор. Новые заказы даёт дом гильдии. Ваш — шафран, шёлк и пиво для виллы Колини.
lesson-rounds = Число оставшихся раундов убывает на один, когда все побывали торговцами, и ещё на один при старте на рынке. При 1 идёт последний раунд: его всегда доигрывают, и игра кончается.
lesson-count = В конце важны только дукаты: ваши, по 10 за каждое здание с вашим маркером и плата по контрактам. Оставшиеся товары, жетоны, маркеры на руках, заказы и послания ничего не стоят.
lesson-end = Вы снова торговец, и дальше всё по-настоящему: остальные предлагают столько, сколько это стоит для них. Удачи!
