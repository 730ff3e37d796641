# Puerto Rico, in italiano.

title = Puerto Rico
    .line = Ruoli, piantagioni, edifici, navi.
    .favourites = Ruoli preferiti
    .about = Un gioco di Andreas Seyfarth (2002) da due a cinque giocatori: pianta, costruisci, produci, vendi e spedisci dalla tua isola, e ogni ruolo che scegli lo dividi con tutto il tavolo.

## Che cosa si può fare

act-pass = Passare
    .ashore = Non prendere coloni dalla nave
    .bonus = Rinunciare ai punti in più
act-role = Prendere il ruolo: { $role }
act-hacienda = Pescare una piantagione coperta (hacienda)
act-plant = Prendere una piantagione: { $good }
act-quarry = Prendere una cava
act-hospice = Mettere un colono sulla nuova tessera (ospizio)
act-recruit = Prendere il colono in più
act-ashore = Prendere i coloni dalla nave
act-bonus = { $count ->
    [1] Prendere un punto in più
   *[other] Prendere entrambi i punti in più
    }
act-build = Costruire: { $building }
act-university = Mettere un colono nel nuovo edificio (università)
act-produce = Produrre
act-extra = Prendere un barile in più: { $good }
act-sell = Vendere: { $good }
act-ship = Caricare: { $good }, nave { $ship }
act-wharf = Spedire dal proprio cantiere navale: { $good }
act-keep = Conservare: { $good }, { $count }
act-staff = { $place }, coloni: { $count }

## Che cosa è stato fatto: nel registro segue il nome del posto

did-points = { $points ->
        [0] {""}
        [one] : +1 punto
       *[other] : +{ $points } punti
    }
did-pass = ha passato
    .hacienda = non ha usato la hacienda
    .tile = non ha preso tessere
    .hospice = non ha usato l'ospizio
    .recruit = non ha preso il colono in più
    .build = non ha costruito niente
    .university = non ha usato l'università
    .extra = non ha preso il barile in più
    .trade = non ha venduto niente
    .load = non ha caricato niente
    .keep = non ha conservato niente
    .ashore = non ha preso coloni dalla nave
    .bonus = ha rinunciato ai punti in più
did-role = { $earned ->
    [0] ha scelto il ruolo di { $role }
    [one] ha scelto il ruolo di { $role } con 1 doblone
   *[other] ha scelto il ruolo di { $role } con { $earned } dobloni
    }
did-hacienda = ha pescato una piantagione coperta (hacienda)
did-plant = ha piantato { $good }
did-quarry = ha preso una cava
did-hospice = ha messo un colono sulla nuova tessera (ospizio)
did-recruit = ha preso il colono in più
did-ashore = ha preso i coloni dalla nave
did-bonus = { $count ->
    [1] ha preso un punto in più
   *[other] ha preso entrambi i punti in più
    }
did-build = { $paid ->
    [0] ha costruito { $building } gratis
   *[other] ha costruito { $building } per { $paid }
    }
did-university = ha messo un colono nel nuovo edificio (università)
did-produce = ha prodotto
did-extra = ha preso un barile in più di { $good }
did-sell = ha venduto { $good } per { $earned }
did-ship = { $moved ->
    [one] ha caricato 1 barile di { $good }{ did-points }
   *[other] ha caricato { $moved } barili di { $good }{ did-points }
    }
did-wharf = { $moved ->
    [one] ha spedito dal cantiere 1 barile di { $good }{ did-points }
   *[other] ha spedito dal cantiere { $moved } barili di { $good }{ did-points }
    }
did-keep = { $count ->
    [0] non ha conservato { $good }
   *[other] ha conservato { $count } { $good }
    }
did-staff = ha messo al lavoro: { $place }, { $count }

## Che cosa si chiede

ask-role = Quale ruolo prendi?
ask-hacienda = Hacienda: peschi prima una piantagione coperta?
ask-tile = Quale tessera metti sulla tua isola?
ask-hospice = Ospizio: metti un colono sulla nuova tessera ({ $tile })?
ask-recruit = Sindaco: prendi un colono in più dalla riserva?
ask-staff = Quanti coloni lavorano qui: { $place }?
ask-build = Che cosa costruisci?
ask-university = Università: metti un colono nel nuovo edificio ({ $building })?
ask-produce = Produci?
ask-extra = Produttore: quale barile prendi in più?
ask-trade = Quale barile vendi all'emporio?
ask-load = Che cosa carichi, e dove?
ask-keep = Quanti barili conservi: { $good }?
ask-ashore = Sindaco: prendi i tuoi coloni dalla nave?
ask-bonus = Punti in più di questo carico: { $count }. Li prendi?
ask-end = La partita è finita.

phase-role = scelta del ruolo
phase-hacienda = colonizzatore, hacienda
phase-tile = colonizzatore
phase-hospice = colonizzatore, ospizio
phase-recruit = sindaco, colono in più
phase-staff = sindaco, disposizione dei coloni
phase-build = costruttore
phase-university = costruttore, università
phase-produce = produttore
phase-extra = produttore, barile in più
phase-trade = mercante
phase-load = capitano, carico
phase-keep = capitano, deposito
phase-ashore = sindaco, coloni della nave
phase-bonus = capitano, punti in più
phase-end = partita finita

## Perché no

why-role-not-in-play = questa carta non si usa in { $seats }.
why-role-taken = qualcuno ha già preso quel ruolo in questo round.
why-role-twin = i due cercatori d'oro hanno gli stessi dobloni: prendi il primo.
why-not-in-row = nessuna piantagione di quel tipo è scoperta.
why-no-quarry = non restano cave.
why-quarry-not-allowed = la cava spetta solo al colonizzatore e a chi ha una baracca di cantiere occupata.
why-owned = hai già questo edificio, e nessuno può costruirne due uguali.
why-sold-out = non ne restano copie.
why-no-room = nella tua città non c'è posto.
why-too-dear = a te costa { $price } e hai { $money }: ne mancano { $short }.
why-no-barrel = non hai barili di quel tipo.
why-house-full = l'emporio è pieno.
why-in-house = quel tipo è già nell'emporio, e non hai un ufficio occupato.
why-not-made = il barile in più dev'essere di un tipo che hai appena prodotto e che c'è ancora nella riserva.
why-no-such-ship = in questa partita quella nave non c'è.
why-kind-elsewhere = quel tipo è già sulla nave { $ship }: non può andare altrove.
why-other-kind-aboard = su quella nave c'è un altro tipo.
why-ship-full = quella nave è piena.
why-larger-ship = un'altra nave vuota ne prende di più.
why-no-wharf = non hai un cantiere navale occupato.
why-wharf-used = in questa fase hai già usato il tuo cantiere navale.
why-one-bonus = questo carico porta un solo punto in più.
why-must-load = una nave può prendere qualcosa di tuo, quindi devi caricare.
why-staff = nessun colono aspetta a San Juan finché c'è un cerchio vuoto, e non ne lavorano più di quanti sono i cerchi.
why-keep = i magazzini conservano tipi interi, e in più resta un solo barile.

## I ruoli

role-settler = colonizzatore
    .object = colonizzatore
    .of = colonizzatore
    .rule = Ognuno può prendere una piantagione scoperta. Il colonizzatore può prendere invece una cava.
role-mayor = sindaco
    .object = sindaco
    .of = sindaco
    .rule = I coloni della nave vengono distribuiti e ognuno dispone di nuovo i propri. Il sindaco può prenderne uno in più dalla riserva.
role-builder = costruttore
    .object = costruttore
    .of = costruttore
    .rule = Ognuno può costruire un edificio. Il costruttore paga un doblone in meno.
role-craftsman = produttore
    .object = produttore
    .of = produttore
    .rule = Tutti producono merci. Alla fine il produttore prende un altro barile di un tipo che ha prodotto.
role-trader = mercante
    .object = mercante
    .of = mercante
    .rule = Ognuno può vendere un barile all'emporio. Il mercante riceve un doblone in più per il suo.
role-captain = capitano
    .object = capitano
    .of = capitano
    .rule = Tutti devono caricare finché possono, un punto per barile; poi si perde ciò che non si può conservare. Il capitano riceve un punto in più per il suo primo carico.
role-prospector = cercatore d'oro
    .object = cercatore d'oro
    .of = cercatore d'oro
    .rule = Il cercatore d'oro prende un doblone. Nessun altro fa nulla.
role-prospector2 = cercatore d'oro 2
    .object = cercatore d'oro
    .of = cercatore d'oro 2
    .rule = La seconda carta del cercatore d'oro, per cinque giocatori: un doblone a chi la prende.

## Merci e tessere

good-corn = mais
    .object = mais
    .of = mais
    .gain = mais
good-indigo = indaco
    .object = indaco
    .of = indaco
    .gain = indaco
good-sugar = zucchero
    .object = zucchero
    .of = zucchero
    .gain = zucchero
good-tobacco = tabacco
    .object = tabacco
    .of = tabacco
    .gain = tabacco
good-coffee = caffè
    .object = caffè
    .of = caffè
    .gain = caffè

tile-corn = piantagione di mais
    .rule = Ogni piantagione di mais occupata produce un barile di mais. Non serve alcun edificio.
tile-indigo = piantagione d'indaco
    .rule = Occupata, rifornisce un colono in una tintoria.
tile-sugar = piantagione di zucchero
    .rule = Occupata, rifornisce un colono in uno zuccherificio.
tile-tobacco = piantagione di tabacco
    .rule = Occupata, rifornisce un colono nella manifattura tabacchi.
tile-coffee = piantagione di caffè
    .rule = Occupata, rifornisce un colono nella torrefazione.
tile-quarry = cava
    .rule = Ogni cava occupata riduce di un doblone il prezzo di un edificio, ma non contano più cave del numero della colonna dell'edificio.

## Edifici

building-small_indigo_plant = piccola tintoria
    .object = una piccola tintoria
    .rule = Ogni colono qui produce un barile d'indaco, se lo rifornisce una piantagione d'indaco occupata.
building-small_sugar_mill = piccolo zuccherificio
    .object = un piccolo zuccherificio
    .rule = Ogni colono qui produce un barile di zucchero, se lo rifornisce una piantagione di zucchero occupata.
building-indigo_plant = tintoria
    .object = una tintoria
    .rule = Ogni colono qui produce un barile d'indaco, se lo rifornisce una piantagione d'indaco occupata.
building-sugar_mill = zuccherificio
    .object = uno zuccherificio
    .rule = Ogni colono qui produce un barile di zucchero, se lo rifornisce una piantagione di zucchero occupata.
building-tobacco_storage = manifattura tabacchi
    .object = una manifattura tabacchi
    .rule = Ogni colono qui produce un barile di tabacco, se lo rifornisce una piantagione di tabacco occupata.
building-coffee_roaster = torrefazione
    .object = una torrefazione
    .rule = Ogni colono qui produce un barile di caffè, se lo rifornisce una piantagione di caffè occupata.
building-small_market = piccolo mercato
    .object = un piccolo mercato
    .rule = Mercante: { BOX("bonuses.small_market") ->
        [one] { BOX("bonuses.small_market") } doblone
       *[other] { BOX("bonuses.small_market") } dobloni
    } in più per il barile che vendi.
building-hacienda = hacienda
    .object = una hacienda
    .rule = Colonizzatore: prima della tessera normale puoi pescare una piantagione coperta e metterla sull'isola. Quella pescata non si rifiuta.
building-construction_hut = baracca di cantiere
    .object = una baracca di cantiere
    .rule = Colonizzatore: puoi prendere una cava al posto di una piantagione scoperta.
building-small_warehouse = piccolo magazzino
    .object = un piccolo magazzino
    .rule = Capitano: al momento del deposito conservi tutti i barili di { BOX("bonuses.small_warehouse") ->
        [one] { BOX("bonuses.small_warehouse") } tipo
       *[other] { BOX("bonuses.small_warehouse") } tipi
    }, oltre all'unico che conservano tutti.
building-hospice = ospizio
    .object = un ospizio
    .rule = Colonizzatore: puoi mettere un colono della riserva (se è vuota, della nave) su una tessera appena presa, una volta per fase.
building-office = ufficio
    .object = un ufficio
    .rule = Mercante: puoi vendere un tipo che è già nell'emporio, finché l'emporio non è pieno.
building-large_market = grande mercato
    .object = un grande mercato
    .rule = Mercante: { BOX("bonuses.large_market") ->
        [one] { BOX("bonuses.large_market") } doblone
       *[other] { BOX("bonuses.large_market") } dobloni
    } in più per il barile che vendi. I due mercati insieme: { BOX("bonuses.small_market", "bonuses.large_market") }.
building-large_warehouse = grande magazzino
    .object = un grande magazzino
    .rule = Capitano: al momento del deposito conservi tutti i barili di { BOX("bonuses.large_warehouse") ->
        [one] { BOX("bonuses.large_warehouse") } tipo
       *[other] { BOX("bonuses.large_warehouse") } tipi
    }, oltre all'unico che conservano tutti. I due magazzini insieme: { BOX("bonuses.small_warehouse", "bonuses.large_warehouse") ->
        [one] { BOX("bonuses.small_warehouse", "bonuses.large_warehouse") } tipo
       *[other] { BOX("bonuses.small_warehouse", "bonuses.large_warehouse") } tipi
    }.
building-factory = fabbrica
    .object = una fabbrica
    .rule = Produttore: dobloni per chi produce più tipi. Due tipi { BOX("goods.factory.2") }, tre { BOX("goods.factory.3") }, quattro { BOX("goods.factory.4") }, cinque { BOX("goods.factory.5") }.
building-university = università
    .object = un'università
    .rule = Costruttore: puoi mettere un colono della riserva (se è vuota, della nave) nell'edificio appena costruito.
building-harbor = porto
    .object = un porto
    .rule = Capitano: un punto in più ogni volta che carichi, anche dal cantiere navale.
building-wharf = cantiere navale
    .object = un cantiere navale
    .rule = Capitano: una volta per fase, invece di caricare una nave comune, puoi spedire tutti i tuoi barili di un tipo con una nave tua. Valgono come caricati.
building-guild_hall = sede della gilda
    .object = una sede della gilda
    .rule = Alla fine: { BOX("bonuses.guild_hall_small") ->
        [one] { BOX("bonuses.guild_hall_small") } punto
       *[other] { BOX("bonuses.guild_hall_small") } punti
    } per ogni edificio di produzione piccolo e { BOX("bonuses.guild_hall_large") } per ogni grande, occupati o no.
building-residence = residenza
    .object = una residenza
    .rule = Alla fine: { BOX("bonuses.residence.9") ->
        [one] { BOX("bonuses.residence.9") } punto
       *[other] { BOX("bonuses.residence.9") } punti
    } fino a 9 spazi dell'isola pieni, { BOX("bonuses.residence.10") } per 10, { BOX("bonuses.residence.11") } per 11, { BOX("bonuses.residence.12") } per 12.
building-fortress = fortezza
    .object = una fortezza
    .rule = Alla fine: 1 punto ogni { BOX("bonuses.fortress_colonists") ->
        [one] { BOX("bonuses.fortress_colonists") } tuo colono
       *[other] { BOX("bonuses.fortress_colonists") } tuoi coloni
    }, San Juan compresa.
building-customs_house = dogana
    .object = una dogana
    .rule = Alla fine: 1 punto ogni { BOX("bonuses.customs_house_points") ->
        [one] { BOX("bonuses.customs_house_points") } punto ottenuto
       *[other] { BOX("bonuses.customs_house_points") } punti ottenuti
    } spedendo merci. I punti degli edifici non contano.
building-city_hall = municipio
    .object = un municipio
    .rule = Alla fine: { BOX("bonuses.city_hall_violet") ->
        [one] { BOX("bonuses.city_hall_violet") } punto
       *[other] { BOX("bonuses.city_hall_violet") } punti
    } per ogni tuo edificio viola, occupato o no, compreso questo.

place-corn = { tile-corn }
place-indigo = { tile-indigo }
place-sugar = { tile-sugar }
place-tobacco = { tile-tobacco }
place-coffee = { tile-coffee }
place-quarry = { tile-quarry }
place-small_indigo_plant = { building-small_indigo_plant }
place-small_sugar_mill = { building-small_sugar_mill }
place-indigo_plant = { building-indigo_plant }
place-sugar_mill = { building-sugar_mill }
place-tobacco_storage = { building-tobacco_storage }
place-coffee_roaster = { building-coffee_roaster }
place-small_market = { building-small_market }
place-hacienda = { building-hacienda }
place-construction_hut = { building-construction_hut }
place-small_warehouse = { building-small_warehouse }
place-hospice = { building-hospice }
place-office = { building-office }
place-large_market = { building-large_market }
place-large_warehouse = { building-large_warehouse }
place-factory = { building-factory }
place-university = { building-university }
place-harbor = { building-harbor }
place-wharf = { building-wharf }
place-guild_hall = { building-guild_hall }
place-residence = { building-residence }
place-fortress = { building-fortress }
place-customs_house = { building-customs_house }
place-city_hall = { building-city_hall }

## Da dove vengono i punti, e che cosa si conta

source-shipping = spedizioni
source-buildings = edifici
source-guild_hall = { building-guild_hall }
source-residence = { building-residence }
source-fortress = { building-fortress }
source-customs_house = { building-customs_house }
source-city_hall = { building-city_hall }

counts-money = dobloni
    .gain = { $count ->
        [one] doblone
       *[other] dobloni
    }
counts-points = punti
    .gain = { $count ->
        [one] punto
       *[other] punti
    }
counts-goods = barili
counts-tiles = tessere
counts-colonists = coloni
counts-buildings = edifici

## Opzioni

option-hospice_hacienda = Ospizio con hacienda
    .help = Quale delle due nuove tessere può servire l'ospizio, quando una viene dall'hacienda.
choice-hospice_hacienda-one_per_phase = un colono per fase, su una qualsiasi
choice-hospice_hacienda-normal_tile_only = solo sulla tessera normale (Rio Grande)
choice-hospice_hacienda-blind_tile_if_drawn = solo sulla tessera dell’hacienda, se è stata pescata
option-mayor_relocation = Spostare i coloni
    .help = Se nella fase del sindaco si possono spostare i coloni già al lavoro.
choice-mayor_relocation-full = si possono spostare tutti
choice-mayor_relocation-new_and_san_juan_only = solo i nuovi e quelli a San Juan
option-large_building_geometry = Posto per i grandi edifici
    .help = Se un grande edificio vuole due spazi uno sopra l'altro, così che in città ne { BOX("tiles.city_columns") ->
        [one] sta { BOX("tiles.city_columns") }
       *[other] stanno { BOX("tiles.city_columns") }
    }, o due qualsiasi.
choice-large_building_geometry-vertical_3x4 = due spazi in verticale, al massimo { BOX("tiles.city_columns") }
choice-large_building_geometry-area = due spazi qualsiasi (Rio Grande)
option-hacienda_empty_deck = Hacienda con la pila vuota
    .help = Da dove pesca l'hacienda quando non ci sono piantagioni coperte.
choice-hacienda_empty_deck-reshuffle = prima si mescolano gli scarti
choice-hacienda_empty_deck-unavailable = non si pesca nulla
option-production_optional = Produzione a scelta
    .help = Chiede a ognuno se produce. Di solito producono tutti, quindi non si chiede.
option-voluntary_discard = Rinunciare alle merci
    .help = Permette di conservare meno del consentito. Di solito si offrono solo le scorte più grandi.
option-privilege_declinable = Privilegi rifiutabili
    .help = Se il colono del sindaco e il barile del produttore si chiedono o arrivano da soli.
option-bonus_points_declinable = Punti in più rifiutabili
    .help = Il punto del porto e quello del capitano si chiedono a ogni carico: rinunciare può evitare che i punti finiscano. Di solito si pagano senza chiedere.
option-declined_wharf = Un cantiere navale non usato
    .help = Se non carichi nulla benché il tuo cantiere navale possa prendere qualcosa, di solito puoi ancora usarlo più tardi nella fase. Secondo la lettura più severa è esaurito.
choice-declined_wharf-stays_open = si può usare più tardi
choice-declined_wharf-spent = è esaurito
option-ship_colonists_declinable = Coloni della nave rifiutabili
    .help = Nella fase del sindaco ognuno dice prima se prende coloni dalla nave. Chi rifiuta viene saltato, e un sindaco che rifiuta perde il privilegio. Se rifiutano tutti, i coloni restano a bordo. Di solito la nave si svuota sempre.
option-hidden_vp = Punti coperti
    .help = Nasconde quanti gettoni punto hanno gli altri fino alla fine. Ciò che uno guadagna lo vedono tutti.
option-balance_factory_university_swap = Fabbrica e università si scambiano il prezzo
    .help = Regola di casa: la fabbrica costa { BOX("buildings.university.cost") }, l'università { BOX("buildings.factory.cost") }.
option-balance_corn_start_minus_1 = Meno per chi ha il mais
    .help = Regola di casa: chi comincia con il mais ha un doblone in meno.

## Invarianti e fonti

invariant-seats = posti
invariant-goods = barili
invariant-colonists = coloni
invariant-tiles = tessere
invariant-buildings = edifici
invariant-circles = cerchi
invariant-ships = navi da carico
invariant-house = emporio
invariant-points = punti
invariant-roles = carte ruolo
invariant-turns = turni
invariant-decision = la decisione in corso

origin-rulebook = il regolamento russo
origin-english-pictures = le figure del regolamento inglese del 2002
origin-two-player-variant = la variante dell'editore per due giocatori

## Il tavoliere nel terminale

board-round = round { $number }
board-last-round = ultimo round
board-column =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, cave ≤ { $quarries }
board-ships = Navi
board-empty = vuota
board-house = Emporio
board-row = Piantagioni
board-deck = coperte
board-discard = scartate
board-supply = Riserva
board-colonists = Coloni
board-aboard = sulla nave
board-in-supply = nella riserva
board-points-left = punti nel fondo
board-colonists-left = coloni in riserva
board-spaces-left = spazi in città
board-goods = Barili
board-island = Isola { $used }/{ $spaces }
board-city = Città { $used }/{ $spaces }
board-governor = governatore
board-money = dobloni
board-points = punti
board-san-juan = San Juan
board-no-goods = nessun barile
board-no-tiles = isola vuota
board-no-buildings = nessun edificio
board-used = già usato

## La pagina delle regole

rules-goal = L'isola e lo scopo
    .text =
        Sei piantatore e fondatore di una città a Puerto Rico. Sulla tua **isola** ({ BOX("tiles.spaces") ->
            [one] { BOX("tiles.spaces") } spazio
           *[other] { BOX("tiles.spaces") } spazi
        }) ci sono piantagioni e cave, nella tua **città** ({ BOX("tiles.spaces") ->
            [one] { BOX("tiles.spaces") } spazio
           *[other] { BOX("tiles.spaces") } spazi
        }) edifici. In entrambe lavorano i coloni. Piantagioni ed edifici di produzione danno merci; le merci si vendono per dobloni o si spediscono nel Vecchio Mondo per punti; con i dobloni si costruiscono edifici, che valgono punti e aiutano in questa o quella fase.

        Tre parole servono sempre:

        - Un **cerchio** è il posto di un colono. Ogni tessera dell'isola ne ha uno; quanti ne ha un edificio è scritto nel capitolo del costruttore.
        - Una tessera o un edificio è **occupato** quando ha almeno un colono. Funziona solo ciò che è occupato; soltanto i punti stampati su un edificio contano sempre.
        - A **San Juan** aspettano i coloni che non hanno un cerchio.

        Dobloni e barili sono visibili a tutti. I punti ottenuti spedendo si tengono coperti. Vince chi alla fine ha più punti.
rules-setup = Preparazione
    .text =
        Il governatore del primo round è estratto a sorte. Ognuno riceve dobloni e una piantagione: i primi giocatori a partire dal governatore cominciano con l'indaco, gli altri con il mais, ancora senza coloni. La tabella dà i numeri per due, tre, quattro e cinque giocatori, in quest'ordine.

        Le piantagioni scoperte sono una più dei giocatori; le altre formano una pila coperta. Accanto ci sono le cave. In porto ci sono tre navi da carico di grandezza diversa (due se si gioca in due), l'emporio è vuoto, i coloni aspettano sulla loro nave e nella riserva.
rules-round = Il round e i ruoli
    .text =
        Il governatore prende una carta ruolo e **tutti** compiono l'azione di quel ruolo: prima lui, poi gli altri in senso orario. Poi il giocatore alla sua sinistra prende una delle carte rimaste, e così via finché ognuno ne ha presa una.

        - Prendere un ruolo è obbligatorio. All'azione e al privilegio si può rinunciare (è un dovere solo il carico del capitano); gli altri agiscono comunque.
        - Solo chi ha preso la carta ha il **privilegio**, e mai senza compiere l'azione.
        - I dobloni sulla carta sono tuoi subito, prima dell'azione.

        Quando tutti hanno scelto, su ogni carta non presa si mette un doblone, e le altre tornano al loro posto. La carta del governatore passa a sinistra e comincia un nuovo round.
rules-settler = Colonizzatore
    .text =
        A turno ognuno può prendere una piantagione scoperta per la sua isola. Il colonizzatore può prendere invece una cava, e così chi ha una baracca di cantiere occupata; mai più di una cava a testa per fase. Dove sta una tessera non importa, e dall'isola non si toglie più. Un'isola piena non ne accoglie altre.

        Con un'**hacienda** occupata puoi prima pescare una piantagione coperta. Con un **ospizio** occupato può arrivare un colono insieme alla nuova tessera.

        Alla fine le tessere rimaste si scartano e si scopre una nuova fila, una più dei giocatori. Se la pila è vuota si mescolano gli scarti; se non ce ne sono, la fila resta corta.
rules-mayor = Sindaco
    .text =
        Il sindaco può prendere un colono dalla riserva. Poi quelli sulla nave dei coloni si distribuiscono uno alla volta, a cominciare dal sindaco.

        Ora ognuno, il sindaco per primo, dispone di nuovo **tutti** i suoi coloni sui cerchi che vuole, dell'isola e della città. Si aspetta a San Juan solo quando ogni cerchio è pieno. In nessun altro momento i coloni si spostano.

        Infine la nave si riempie dalla riserva: un colono per ogni cerchio vuoto negli **edifici** di tutti (le isole non contano), e almeno tanti quanti sono i giocatori. Se la riserva non basta, la partita finisce con questo round.
rules-builder = Costruttore
    .text =
        A turno ognuno può costruire un edificio, se può pagarlo, non lo possiede già e ha posto. Il costruttore paga un doblone in meno. Anche ogni cava occupata fa risparmiare un doblone, ma nella colonna 1 del mercato conta una sola cava, nella colonna 2 due, nella 3 tre, nella 4 quattro. Nulla costa meno di 0.

        Un grande edificio (colonna 4) occupa due spazi, uno sopra l'altro. Gli edifici si possono spostare nella città ma mai togliere; i grandi sono al massimo { BOX("tiles.city_columns") }.

        Con un'**università** occupata può arrivare un colono insieme al nuovo edificio. Quando qualcuno riempie l'ultimo spazio della sua città, questo è l'ultimo round.

        La tabella dà per ogni edificio costo, punti, colonna, cerchi, spazi della città e copie.
rules-craftsman = Produttore
    .text =
        A turno tutti producono. Mais: un barile per ogni piantagione di mais occupata. Ogni altro tipo: tanti barili quante sono le piantagioni occupate di quel tipo o i coloni nei suoi edifici di produzione, il minore dei due numeri. Una piantagione o un colono in più non produce nulla, e la materia prima non si conserva.

        I barili vengono dalla riserva; chi arriva tardi resta senza. Una **fabbrica** occupata paga chi produce più tipi.

        Quando tutti hanno prodotto, il produttore prende un altro barile di un tipo appena prodotto, se la riserva ne ha.
rules-trader = Mercante
    .text =
        A turno ognuno può vendere **un** barile all'emporio, che ha { BOX("goods.house") ->
            [one] { BOX("goods.house") } posto
           *[other] { BOX("goods.house") } posti
        }. Dev'essere di un tipo che non c'è ancora (con un **ufficio** occupato va bene qualsiasi tipo). I prezzi: mais { BOX("goods.prices.corn") }, indaco { BOX("goods.prices.indigo") }, zucchero { BOX("goods.prices.sugar") }, tabacco { BOX("goods.prices.tobacco") }, caffè { BOX("goods.prices.coffee") }. Il mercante riceve un doblone in più, i **mercati** ne aggiungono { BOX("bonuses.small_market") } e { BOX("bonuses.large_market") }.

        Quando l'emporio è pieno nessun altro può vendere, e alla fine della fase i suoi barili tornano nella riserva. Altrimenti restano lì.
rules-captain = Capitano e cercatore d'oro
    .text =
        A cominciare dal capitano si carica a turno, un giro dopo l'altro, finché qualcuno può. **Se puoi caricare, devi caricare**, un tipo per turno:

        - Ogni nave porta un solo tipo, e nessun tipo sta su due navi.
        - Un tipo che è già su una nave va su quella. Se è piena, quel tipo non si può caricare.
        - Ogni altro tipo va su una nave vuota, e fra più navi su quella che ne prende di più.
        - Il tipo lo scegli tu; di quel tipo carichi quanto ci sta.

        Ogni barile vale un punto. Il capitano riceve un punto in più per il suo primo carico della fase. Un **porto** dà un punto in più a ogni carico, un **cantiere navale** è una nave tutta tua, una volta per fase; se ti resta solo il cantiere navale, puoi rinunciare.

        Poi le merci si **conservano**: ognuno tiene un barile a scelta e, con i magazzini, tipi interi. Il resto torna nella riserva. Infine le navi piene salpano e si svuotano; le altre restano come sono.

        Quando si prende l'ultimo punto del fondo, la partita finisce con questo round. I punti ottenuti dopo si annotano e contano per intero.

        Il **cercatore d'oro** prende un doblone; nessun altro fa nulla.
rules-end = La fine
    .text =
        La partita finisce con il round in cui accade una di queste cose:

        - alla fine di una fase del sindaco la riserva non basta a riempire la nave dei coloni;
        - qualcuno riempie l'ultimo spazio della sua città;
        - si prende l'ultimo punto del fondo.

        Quel round si gioca fino in fondo. Poi ognuno somma i punti delle spedizioni, i punti stampati su tutti i suoi edifici e ciò che danno i suoi grandi edifici occupati. A parità contano dobloni e barili insieme; se sono pari anche quelli, la vittoria è condivisa.
rules-two = In due
    .text =
        La variante dell'editore. I giocatori prendono i ruoli a turno, il governatore per primo, finché ne { BOX("two_seats.choices") ->
            [one] è stato preso { BOX("two_seats.choices") }
           *[other] sono stati presi { BOX("two_seats.choices") }
        }; la carta che avanza riceve il doblone. Alcuni pezzi restano nella scatola; li elenca la tabella.
rules-rulings = Chiarimenti
    .text =
        Dove il regolamento lascia una domanda aperta, noi giochiamo così. Ciò che porta la parola «opzione» si può cambiare.

        - L'ospizio dà un colono per fase, sulla tessera dell'hacienda o su quella normale. *(opzione)*
        - Nella fase del sindaco si possono spostare tutti i coloni, anche quelli al lavoro. *(opzione)*
        - In una città i grandi edifici sono al massimo { BOX("tiles.city_columns") }. *(opzione)*
        - Se la pila è vuota, per l'hacienda prima si mescolano gli scarti; la fila scoperta resta. *(opzione)*
        - Il colono del sindaco e il barile del produttore si possono rifiutare. *(opzione)* I coloni della nave no. *(opzione)*
        - Tutti producono senza che si chieda. *(opzione)*
        - Nel deposito si offrono solo le scorte che non si possono migliorare. *(opzione)*
        - Denaro e punti di edifici e ruoli si pagano senza chiedere. *(opzione per i punti del porto e del capitano)*
        - Chi rinuncia al cantiere navale può ancora usarlo più tardi nella stessa fase. *(opzione)* Il carico finisce quando tanti turni di fila quanti sono i giocatori non caricano nulla.
        - Il punto in più del capitano arriva con il suo primo carico, anche dal cantiere navale.
        - La partita finisce anche quando nel fondo restano esattamente 0 punti.
        - Se la riserva non basta, i coloni rimasti salgono comunque sulla nave. Ospizio e università possono svuotare riserva e nave; allora la fase del sindaco che segue non porta nessuno, si dispone soltanto.
        - Un'università non serve sé stessa.
        - Se non ci sono piantagioni scoperte, chi ne ha diritto può ancora prendere una cava.
        - Alla banca i dobloni non mancano mai.
        - Nessun numero di round chiude una partita in cui nessuno prende sindaco, costruttore o capitano.

## Che cosa pesano i bot

term-points = Punti
term-goods = Merci
term-money = Denaro
term-engine = Produzione
term-buildings = Edifici in funzione
term-timing = Scelte di ruolo a venire

# I nomi dei numeri nella pagina delle regole.
datum-points = punti
datum-ships = posti sulle navi
datum-prospectors = cercatori d’oro
datum-doubloons = dobloni
datum-indigo_starters = posti che iniziano con l’indaco
datum-plantations = piantagioni
datum-quarries = cave
datum-spaces = spazi
datum-city_rows = righe della città
datum-city_columns = colonne della città
datum-supply = riserva
datum-ship = sulla nave
datum-cost = costo
datum-column = colonna
datum-circles = cerchi
datum-copies = copie
datum-barrels = barili
datum-prices = prezzi
datum-house = posti dell'emporio
datum-guild_hall_small = sede della gilda: per ogni piccolo
datum-guild_hall_large = sede della gilda: per ogni grande
datum-fortress_colonists = fortezza: coloni per punto
datum-customs_house_points = dogana: punti per punto
datum-city_hall_violet = municipio: per ogni viola
datum-choices = ruoli scelti per round
datum-goods_removed = barili tolti per tipo
datum-plantations_removed = piantagioni tolte per tipo
datum-quarries_removed = cave tolte
datum-production_copies = copie degli edifici produttivi
datum-violet_copies = copie degli edifici viola

# Ciò che avviene da sé, raccontato nel terminale.
news-cargo = { $fewer ->
    [0] { "" }
   *[other] Salpa piena la nave { $lost }.
    }
news-house = { $fewer ->
    [0] { "" }
   *[other] L'emporio viene svuotato.
    }
news-row = { $more ->
    [0] { "" }
   *[other] Piantagioni scoperte: { $items }.
    }
    .each = { $after } × { $item }
news-aboard = { $more ->
    [0] { "" }
   *[other] Coloni sulla nave: { $after }.
    }
news-role_coins = { $more ->
    [0] { "" }
   *[other] Un doblone in più su: { $gained }.
    }
news-governor =
    .seat = Governatore: { $gained }.
news-ending = { $after ->
    [0] { "" }
   *[other] Questo è l'ultimo round.
    }
