# Puerto Rico sulla pagina: forme brevi per il tavoliere.

letter-corn = M
letter-indigo = I
letter-sugar = Z
letter-tobacco = T
letter-coffee = C
fx-small_indigo_plant =
    Produce indaco, { BOX("buildings.small_indigo_plant.circles") ->
        [one] { BOX("buildings.small_indigo_plant.circles") } posto
       *[other] { BOX("buildings.small_indigo_plant.circles") } posti
    }
fx-small_sugar_mill =
    Produce zucchero, { BOX("buildings.small_sugar_mill.circles") ->
        [one] { BOX("buildings.small_sugar_mill.circles") } posto
       *[other] { BOX("buildings.small_sugar_mill.circles") } posti
    }
fx-indigo_plant =
    Produce indaco, { BOX("buildings.indigo_plant.circles") ->
        [one] { BOX("buildings.indigo_plant.circles") } posto
       *[other] { BOX("buildings.indigo_plant.circles") } posti
    }
fx-sugar_mill =
    Produce zucchero, { BOX("buildings.sugar_mill.circles") ->
        [one] { BOX("buildings.sugar_mill.circles") } posto
       *[other] { BOX("buildings.sugar_mill.circles") } posti
    }
fx-tobacco_storage =
    Produce tabacco, { BOX("buildings.tobacco_storage.circles") ->
        [one] { BOX("buildings.tobacco_storage.circles") } posto
       *[other] { BOX("buildings.tobacco_storage.circles") } posti
    }
fx-coffee_roaster =
    Produce caffè, { BOX("buildings.coffee_roaster.circles") ->
        [one] { BOX("buildings.coffee_roaster.circles") } posto
       *[other] { BOX("buildings.coffee_roaster.circles") } posti
    }
fx-small_market =
    +{ BOX("bonuses.small_market") ->
        [one] { BOX("bonuses.small_market") } moneta
       *[other] { BOX("bonuses.small_market") } monete
    } vendendo
fx-hacienda = Una piantagione alla cieca
fx-construction_hut = Cave quando si colonizza
fx-small_warehouse =
    Conserva { BOX("bonuses.small_warehouse") ->
        [one] { BOX("bonuses.small_warehouse") } tipo in più
       *[other] { BOX("bonuses.small_warehouse") } tipi in più
    }
fx-hospice = Nuova tessera con colono
fx-office = Vendi tipi già venduti
fx-large_market =
    +{ BOX("bonuses.large_market") ->
        [one] { BOX("bonuses.large_market") } moneta
       *[other] { BOX("bonuses.large_market") } monete
    } vendendo
fx-large_warehouse =
    Conserva { BOX("bonuses.large_warehouse") ->
        [one] { BOX("bonuses.large_warehouse") } tipo in più
       *[other] { BOX("bonuses.large_warehouse") } tipi in più
    }
fx-factory = Monete per raccolti vari
fx-university = Nuovo edificio con colono
fx-harbor = +1 punto a carico
fx-wharf = Una nave tutta tua
fx-guild_hall = Punti per le produzioni
fx-residence = Punti per isola piena
fx-fortress =
    Punto ogni { BOX("bonuses.fortress_colonists") ->
        [one] { BOX("bonuses.fortress_colonists") } colono
       *[other] { BOX("bonuses.fortress_colonists") } coloni
    }
fx-customs_house =
    Punto ogni { BOX("bonuses.customs_house_points") ->
        [one] { BOX("bonuses.customs_house_points") } punto
       *[other] { BOX("bonuses.customs_house_points") } punti
    }
fx-city_hall = Punti per edifici viola
pr-tile-short-corn = Mais
pr-tile-short-indigo = Indaco
pr-tile-short-sugar = Zucchero
pr-tile-short-tobacco = Tabacco
pr-tile-short-coffee = Caffè
pr-tile-short-quarry = Cava
pr-role-note-settler = anche una cava
pr-role-note-mayor = 1 colono in più
pr-role-note-builder = 1 doblone in meno
pr-role-note-craftsman = 1 barile in più
pr-role-note-trader = 1 doblone in più
pr-role-note-captain = 1 punto in più
pr-role-note-prospector = 1 doblone
pr-role-cards = Carte ruolo
pr-roles-gone = Già scelti
pr-you-chose = scelto da te
pr-chose = scelto da { $name }
pr-seafront = Lungomare
pr-ships = Navi
pr-ship-with = Nave da { $size }: { $good }, { $n } a bordo, { $free } liberi
pr-ship-empty = Nave da { $size }, vuota
pr-colonist-ship = Nave dei coloni: { $n } a bordo
pr-empty = Vuota
pr-free = libero
pr-n-free = { $n } liberi
pr-n-left = ancora { $n }
pr-colonists = Coloni
pr-trading-house = Emporio
pr-plantations = Piantagioni
pr-in-stack = { $n } nella pila
pr-in-supply = In riserva
pr-market = Mercato degli edifici
pr-market-note = moneta: il tuo prezzo · barrato: prezzo stampato
pr-can-build = Posso costruire ({ $n })
pr-column = Colonna { $n }
pr-you-save = risparmi
pr-yours = tuo
pr-sold-out = esaurito
pr-short = ancora { $n }
pr-price = prezzo
pr-printed = stampato
pr-points = punti
pr-Points = Punti
pr-doubloons = dobloni
pr-Doubloons = Dobloni
pr-idle = inattivi
pr-governor = governatore
pr-my-board = La tua plancia
pr-points-note = { $chips } sono gettoni; i grandi edifici contano alla fine
pr-hidden-points = Stampati sugli edifici; i gettoni sono coperti
pr-goods = Merci
pr-barrels = Barili
pr-quarries = Cave attive
pr-island = Isola
pr-city = Città
pr-used = { $n } di { $of }
pr-at-work = { $n } al lavoro
pr-staffed = qui lavora un colono
pr-unstaffed = nessun colono
pr-crew = { $n } coloni su { $of }
pr-governs = governa { $name }
pr-choosing = Scelta
pr-then-round = poi round { $n }
pr-more-roles = altri ruoli: { $n }
pr-city-of = Città di { $name }
pr-pass = Passo
pr-decline = Rinuncia
pr-to-ship = { $good }, nave { $n }
pr-by-wharf = { $good }, cantiere
pr-keep = { $good }: tieni { $n }
pr-tab-town = Città
pr-tab-port = Porto
pr-tab-mine = Mio
pr-mayor-draft = Chi lavora dove
pr-mayor-send = Colloca
pr-mayor-left = { $n ->
    [one] Resta { $n } colono
   *[other] Restano { $n } coloni
}
pr-mayor-all = Tutti a posto
pr-city-grows = città { $from } → { $to }
field-round = round
field-role = ruolo
field-governor = governatore
field-chooser = scelto da
field-choices_left = ruoli ancora da scegliere
field-ending = ultimo round
field-deck = piantagioni nella pila
field-quarries = cave
field-points_left = punti rimasti
field-roles = carte ruolo
field-supply = riserva
field-house = emporio
field-ships = navi
field-row = piantagioni scoperte
field-discard = piantagioni scartate
field-colonists = coloni
field-ship = sulla nave
field-stock = mercato degli edifici
field-prices = prezzo per posto
field-left = rimasti
field-boards = posti
field-chips = gettoni punto
field-doubloons = dobloni
field-goods = barili
field-san_juan = inattivi a San Juan
field-island = isola
field-city = città
field-city_spaces = spazi usati in città
field-wharf_used = cantiere usato
field-tiles = tessere
field-circles = cerchi
field-capacity = contiene
field-good = tipo
field-barrels = barili
field-coins = dobloni
field-taken = preso
pr-storage = Che cosa resta
pr-staffs = ha messo i coloni al lavoro: { $list }
pr-staffs-none = ha tolto tutti i coloni dal lavoro
pr-ship-rule = Una nave porta un solo tipo, e nessun tipo va su due navi. Se puoi caricare, devi caricare quanto ci sta.
pr-house-rule =
    Posto per { BOX("goods.house") ->
        [one] { BOX("goods.house") } barile
       *[other] { BOX("goods.house") } barili
    }, tutti di tipo diverso salvo l’ufficio. Se è pieno si svuota, dopo la fase del mercante.
pr-colonist-rule = Con il sindaco ognuno prende da qui a turno. Poi si riempie: uno per ogni posto vuoto nelle città, almeno uno a testa.
pr-storage-ask = Che cosa conservi?
short-builder = Costruttore
short-prospector = Cercatore d'oro
short-prospector2 = Cercatore d'oro 2
short-craftsman = Produttore
short-small_sugar_mill = Piccolo zuccherificio
short-guild_hall = Sede della gilda
short-construction_hut = Baracca di cantiere
short-settler = Coloniz­zatore

## Lezioni: di che si tratta a ogni passo, per una prima partita
aim = Vince chi ha più punti, che vengono dalle merci spedite e dagli edifici. La partita finisce dopo il round in cui la nave dei coloni non si riempie, i punti finiscono o la città di qualcuno è piena.
lesson-role = Il ruolo che prendi lo svolgono tutti, ma tu per primo, con il privilegio della carta e le monete che ci sono sopra. Prendi ciò che aiuta te più degli altri.
lesson-hacienda = L’hacienda ti dà una piantagione alla cieca, prima di prenderne una dalla fila come al solito.
lesson-tile = Prendi una tessera per la tua isola: una piantagione produce quando vi lavora un colono, e tutte tranne il mais vogliono anche il loro edificio. La cava rende gli edifici meno cari: è per il colonizzatore, o con la baracca di cantiere.
lesson-hospice = L’ospizio manda un colono con la nuova tessera, che così lavora subito.
lesson-recruit = Il privilegio del sindaco: un colono in più dalla riserva. Poi quelli sulla nave si dividono fra tutti.
lesson-staff = Disponi di nuovo tutti i tuoi coloni: − ne toglie uno, + lo mette altrove. Una merce ne vuole uno sulla piantagione e uno nell’edificio; al mais basta la piantagione.
lesson-build = Puoi costruire un edificio; la moneta d’oro è il tuo prezzo. Quelli di produzione fanno merci, i viola aiutano in una fase, e alla fine tutti danno punti.
lesson-university = L’università manda un colono con il nuovo edificio, che così lavora subito.
lesson-produce = Tutti producono. Ogni piantagione con un colono che ha anche un posto occupato nel suo edificio dà un barile.
lesson-extra = Il privilegio del produttore: un barile in più di un tipo che hai appena prodotto.
lesson-trade =
    Puoi vendere un barile; in dobloni: mais { BOX("goods.prices.corn") }, indaco { BOX("goods.prices.indigo") }, zucchero { BOX("goods.prices.sugar") }, tabacco { BOX("goods.prices.tobacco") }, caffè { BOX("goods.prices.coffee") }. L’emporio non prende due volte lo stesso tipo e ha solo { BOX("goods.house") ->
        [one] { BOX("goods.house") } posto
       *[other] { BOX("goods.house") } posti
    }.
lesson-load = Ogni barile imbarcato vale un punto, e se puoi caricare, devi farlo: un tipo per turno, quanto ci sta. Una nave porta un solo tipo: riempila con il tuo, e quello altrui può andare perso.
lesson-keep = Ciò che non è partito ora va perso, tranne un barile a scelta e, con un magazzino in funzione, tipi interi.
pr-mayor-how = Tocca un cerchio per metterne uno, toccalo di nuovo per riprenderlo.
pr-mayor-reset = Ricomincia
pr-spot-stands = occupato
pr-spot-proposed = proposto
pr-spot-open = vuoto
lesson-ashore = Puoi prendere i coloni che la nave ti porta, o lasciarli a bordo.
lesson-bonus = Questo carico ti dà punti in più, per il porto o come capitano. Prendili.
