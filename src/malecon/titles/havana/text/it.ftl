# L'Avana, in italiano.

title = L'Avana
    .line = Due carte, edifici alle estremità.
    .favourites = Carte preferite
    .about = Un gioco di Reinhard Staupe, nell'edizione del 2024, da due a quattro giocatori: due carte per round decidono che cosa fai e quanto presto, e gli edifici più belli dell'Avana vanno a chi ha prima i materiali.

## Che cosa si può fare

act-choose = { $card } + { $other }
act-perform = Esegui: { $card }
act-throw = Scarta senza mostrarla: { $card }
act-fetch = Riprendi in mano: { $card }
act-demolish = Demolisci un edificio: fila { $row }, estremità { $side }
    .now = Demolisci: { $building } (fila { $row }, estremità { $side })
act-rob = Ruba a: { $seat }
act-take = Prendi: { $material }
act-draw = Pesca { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } materiale
       *[other] { BOX("effects.contrabando_blind") } materiali
    } alla cieca
act-pick = Scegli dal sacchetto: { $material }
act-build = Costruisci: fila { $row }, estremità { $side }
    .now = Costruisci: { $building } (fila { $row }, estremità { $side })
act-hire = Scambia { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } con un operaio
    .pay = Paga { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } al posto di un operaio
act-change = Scambia { BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } con un mattone: { $colour }
    .pay = Paga { BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } al posto di un mattone: { $colour }
act-lay = Metti coperta: { $card }
act-discard = Scarta la carta scoperta: { $card }
act-drop = Scarta alla rivelazione la carta scoperta: { $card }
act-pass = Fatto
    .recycle = Non scartare niente
    .demolish = Non demolire nulla
    .build = Chiudi il turno
    .pay = Paga il resto come indicato sulla carta

## Che cosa è stato fatto: nel registro segue il nome del posto

did-points = { $points ->
        [0] {""}
        [one] : +1 punto
       *[other] : +{ $points } punti
    }
did-choose = ha scoperto { $card } e { $other }
did-perform = ha giocato { $card }
did-throw = ha scartato senza mostrarla: { $card_name }
did-fetch = ha ripreso in mano { $card }
did-demolish = ha demolito l'edificio della fila { $row }, estremità { $side }
    .now = ha demolito { $building }
did-rob = ha rubato a { $seat }
did-take = ha preso { $material }
did-draw = ha pescato { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } materiale
       *[other] { BOX("effects.contrabando_blind") } materiali
    } alla cieca
did-pick = ha scelto dal sacchetto { $material }
did-build = ha costruito nella fila { $row }, estremità { $side }{ did-points }
    .now = ha costruito { $building }{ did-points }
did-hire = ha scambiato { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } con un operaio
    .pay = ha pagato { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } al posto di un operaio
did-change = ha scambiato { BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } con un mattone { $colour }
    .pay = ha pagato { BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } al posto di un mattone { $colour }
did-lay = ha messo una carta coperta: { $card_name }
did-discard = ha scartato { $card }
did-drop = ha scartato { $card } alla rivelazione
did-pass = ha finito
    .recycle = non ha scartato niente
    .demolish = non ha demolito niente
    .build = ha chiuso il turno
    .pay = ha pagato il resto come indicato sulla carta

## Che cosa si chiede

ask-choose = Quali due carte metti coperte?
ask-act = Quale delle due azioni fai per prima?
ask-recycle = Riciclaggio: quale carta della tua mano scarti, se ne scarti una?
ask-fetch = Riciclaggio: quale carta riprendi dai tuoi scarti?
ask-demolish = Demolizione: quale edificio demolisci, se ne demolisci uno?
ask-rob = Ladro: a chi rubi pesos?
ask-fence = Ricettatore: a chi rubi materiali?
ask-loot = Che cosa prendi a { $seat }? Ancora da prendere: { $count }.
ask-smuggle = Contrabbando: { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } materiale
       *[other] { BOX("effects.contrabando_blind") } materiali
    } alla cieca o uno a scelta?
ask-share = Mamma: quali mattoni prendi dalla riserva comune? Ancora da prendere: { $count }.
ask-build = Costruisci o scambi qualcosa?
ask-pay = { $building }: quali pezzi sostituisci con altri ({ BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } o { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    })?
ask-lay = Quale nuova carta metti coperta?
ask-discard = A quale delle due carte scoperte rinunci?
ask-end = La partita è finita.

phase-choose = prima scelta delle carte
phase-act = azioni
phase-recycle = azioni, riciclaggio
phase-fetch = azioni, riciclaggio
phase-demolish = azioni, demolizione
phase-rob = azioni, ladro
phase-fence = azioni, ricettatore
phase-loot = azioni, ricettatore
phase-smuggle = azioni, contrabbando
phase-share = azioni, mamma
phase-build = costruzione
phase-pay = costruzione, pagamento
phase-lay = sostituzione, nuova carta
phase-discard = sostituzione, scarto
phase-end = partita finita

## Perché no

why-not-open = questa carta non è scoperta davanti a te.
why-performed = l'hai già eseguita.
why-no-effect = adesso non avrebbe effetto.
why-actions-first = prima esegui le tue azioni.
why-actions-done = le azioni sono fatte; ora si costruisce.
why-row-empty = quella fila è vuota.
why-no-architect = il progetto richiede un architetto e il tuo non è scoperto.
why-short-white = mattoni bianchi mancanti: { $short }.
why-short-yellow = mattoni gialli mancanti: { $short }.
why-short-green = mattoni verdi mancanti: { $short }.
why-short-red = mattoni rossi mancanti: { $short }.
why-short-debris = macerie mancanti: { $short }.
why-short-pesos = pesos mancanti: { $short }.
why-short-workers = operai mancanti: { $short }.
why-few-pesos = servono { $needed } pesos e ne hai { $pesos }.
why-few-debris = servono { $needed } macerie e ne hai { $debris }.
why-no-workers = nella riserva non ci sono più operai.
why-only-in-payment = a questo tavolo { BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } o { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } valgono un pezzo solo quando si paga un edificio.
why-not-so-paid = così il pagamento non torna: scegli i colori nel loro ordine, poi gli operai, e copri tutto ciò che ti manca.
why-not-in-bag = nel sacchetto non ce n'è.
why-no-such-seat = qui si gioca solo in { $seats }.
why-rob-yourself = non puoi rubare a te stesso.
why-plays-before = puoi rubare solo a chi gioca dopo di te.
why-protected = la guardia del corpo protegge questo giocatore.
why-nothing-to-steal = questo giocatore non ha nulla da rubare.
why-none-there = lì non ce n'è.
why-debris-taken = hai già preso le macerie: scegli i mattoni.
why-not-in-hand = questa carta non è nella tua mano.
why-not-in-pile = questa carta non è fra i tuoi scarti.
why-just-thrown = è la carta che hai appena scartato.
why-must-replace = ognuno mette una sola carta nuova, poi rinuncia a una sola carta scoperta.

error-deck-size = Il mazzo ha { $given } edifici. Ne servono da { $least } a { $most }.
error-deck-entry = L'edificio numero { $number } del mazzo ha bisogno di id e points.
error-deck-twice = L'edificio «{ $building }» compare due volte nel mazzo.
error-deck-key = L'edificio «{ $building }» ha una voce sconosciuta «{ $entry }». Voci: { $keys }.
error-deck-value = L'edificio «{ $building }» non può avere { $entry } = { $value }: serve un numero intero da 0 a { $most }.

## Le carte azione

card-siesta = siesta
    .object = la siesta
    .rule = Siesta, numero { BOX("cards.siesta") }. Non fa nulla, ma ti porta avanti nell'ordine.
card-guardaespaldas = guardia del corpo
    .object = la guardia del corpo
    .rule = Guardaespaldas, numero { BOX("cards.guardaespaldas") }. Per tutto il round nessuno può derubarti, neppure prima del tuo turno. Non impedisce di demolire edifici né di prendere dalla riserva comune.
card-mendigo = mendicante
    .object = il mendicante
    .rule = Mendigo, numero { BOX("cards.mendigo") }. Prendi { BOX("effects.mendigo") ->
        [one] { BOX("effects.mendigo") } peso
       *[other] { BOX("effects.mendigo") } pesos
    } dalla riserva.
card-reciclaje = riciclaggio
    .object = il riciclaggio
    .rule = Reciclaje, numero { BOX("cards.reciclaje") }. Puoi mettere fra i tuoi scarti una carta della mano senza mostrarla; poi riprendi in mano un'altra carta degli scarti e la mostri.
card-ruina = demolizione
    .object = la demolizione
    .rule = Ruina, numero { BOX("cards.ruina") }. Puoi mettere nella scatola una carta all'estremità di una fila. In un round si demolisce un solo edificio, per quanti siano i giocatori con questa carta scoperta.
card-escombros = macerie
    .object = le macerie
    .rule = Escombros, numero { BOX("cards.escombros") }. Prendi tutte le macerie della riserva comune.
card-obreros = operai
    .object = gli operai
    .rule = Obreros, numero { BOX("cards.obreros") }. Il primo giocatore nell'ordine con questa carta prende { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } operaio
       *[other] { BOX("effects.obreros_first") } operai
    } dalla riserva, ogni successivo { BOX("effects.obreros_later") }.
card-arquitecto = architetto
    .object = l'architetto
    .rule = Arquitecto, numero { BOX("cards.arquitecto") }. Prendi { BOX("effects.arquitecto") ->
        [one] { BOX("effects.arquitecto") } operaio
       *[other] { BOX("effects.arquitecto") } operai
    } dalla riserva. Finché la carta è scoperta davanti a te puoi completare edifici che richiedono un architetto; non si consuma.
card-ladron = ladro
    .object = il ladro
    .rule = Ladrón, numero { BOX("card_five.ladron") }. Ruba { BOX("thief.ladron") ->
        [one] { BOX("thief.ladron") } peso
       *[other] { BOX("thief.ladron") } pesos
    } a un giocatore che gioca dopo di te; { BOX("thief.ladron_rich") } se ne ha { BOX("thief.ladron_rich_from") } o più.
card-receptador = ricettatore
    .object = il ricettatore
    .rule = Receptador, numero { BOX("cards.receptador") }. Ruba { BOX("effects.receptador") ->
        [one] { BOX("effects.receptador") } materiale
       *[other] { BOX("effects.receptador") } materiali
    } a tua scelta a un giocatore che gioca dopo di te; { BOX("effects.receptador_rich") } se ha { BOX("effects.receptador_rich_from") } o più mattoni colorati.
card-contrabando = contrabbando
    .object = il contrabbando
    .rule = Contrabando, numero { BOX("cards.contrabando") }. Il primo giocatore nell'ordine con questa carta pesca dal sacchetto { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } materiale
       *[other] { BOX("effects.contrabando_blind") } materiali
    } alla cieca o ne sceglie 1; ogni successivo ne pesca { BOX("effects.contrabando_later") } alla cieca.
card-empresario = imprenditore
    .object = l'imprenditore
    .rule = Empresario, numero { BOX("cards.empresario") }. Prendi metà dei pesos della riserva comune, arrotondando per eccesso.
card-mama = mamma
    .object = la mamma
    .rule = Mama, numero { BOX("cards.mama") }. Prendi metà dei mattoni della riserva comune, nei colori che scegli, e metà delle macerie, arrotondando entrambe per eccesso.

other-siesta = { card-siesta }
    .object = { card-siesta.object }
other-guardaespaldas = { card-guardaespaldas }
    .object = { card-guardaespaldas.object }
other-mendigo = { card-mendigo }
    .object = { card-mendigo.object }
other-reciclaje = { card-reciclaje }
    .object = { card-reciclaje.object }
other-ruina = { card-ruina }
    .object = { card-ruina.object }
other-escombros = { card-escombros }
    .object = { card-escombros.object }
other-obreros = { card-obreros }
    .object = { card-obreros.object }
other-arquitecto = { card-arquitecto }
    .object = { card-arquitecto.object }
other-ladron = { card-ladron }
    .object = { card-ladron.object }
other-receptador = { card-receptador }
    .object = { card-receptador.object }
other-contrabando = { card-contrabando }
    .object = { card-contrabando.object }
other-empresario = { card-empresario }
    .object = { card-empresario.object }
other-mama = { card-mama }
    .object = { card-mama.object }

## Materiali e luoghi

material-white = mattone bianco
    .object = un mattone bianco
    .gain = { $count ->
        [one] mattone bianco
       *[other] mattoni bianchi
    }
material-yellow = mattone giallo
    .object = un mattone giallo
    .gain = { $count ->
        [one] mattone giallo
       *[other] mattoni gialli
    }
material-green = mattone verde
    .object = un mattone verde
    .gain = { $count ->
        [one] mattone verde
       *[other] mattoni verdi
    }
material-red = mattone rosso
    .object = un mattone rosso
    .gain = { $count ->
        [one] mattone rosso
       *[other] mattoni rossi
    }
material-debris = macerie
    .object = macerie
    .gain = macerie

colour-white = bianco
colour-yellow = giallo
colour-green = verde
colour-red = rosso

row-upper = superiore
row-lower = inferiore
side-left = sinistra
side-right = destra

## Edifici

building-callejon_de_hamel = Callejón de Hamel
building-bodeguita_del_medio = La Bodeguita del Medio
building-puente_de_hierro = Ponte di Ferro
building-portico_del_barrio_chino = Portico del Barrio Chino
building-heladeria_coppelia = Gelateria Coppelia
building-quinta_avenida = Quinta Avenida
building-el_floridita = El Floridita
building-parque_almendares = Parco Almendares
building-el_templete = El Templete
building-jardin_botanico = Giardino Botanico
building-fabrica_partagas = Fabbrica Partagás
building-plaza_vieja = Plaza Vieja
building-tropicana = Tropicana
building-malecon = Malecón
building-paseo_del_prado = Paseo del Prado
building-plaza_de_san_francisco = Plaza de San Francisco
building-parque_central = Parque Central
building-acuario_nacional = Acquario Nazionale
building-almacenes_san_jose = Magazzini San José
building-monumento_a_jose_marti = Monumento a José Martí
building-plaza_de_armas = Plaza de Armas
building-castillo_de_la_real_fuerza = Castillo de la Real Fuerza
building-estacion_central = Stazione Centrale
building-cristo_de_la_habana = Cristo dell'Avana
building-universidad_de_la_habana = Università dell'Avana
building-tunel_de_la_bahia = Tunnel della Baia
building-fortaleza_de_la_cabana = Fortezza della Cabaña
building-museo_de_la_revolucion = Museo della Rivoluzione
building-edificio_bacardi = Edificio Bacardí
building-edificio_focsa = Edificio FOCSA
building-hotel_nacional = Hotel Nacional
building-gran_teatro = Gran Teatro
building-catedral_de_san_cristobal = Cattedrale di San Cristoforo
building-el_capitolio = El Capitolio

## Da dove vengono i punti, e che cosa si conta

source-buildings = edifici

counts-points = punti
    .gain = { $count ->
        [one] punto
       *[other] punti
    }
counts-money = pesos
    .gain = { $count ->
        [one] peso
       *[other] pesos
    }
counts-materials = materiali
counts-workers = operai
    .gain = { $count ->
        [one] operaio
       *[other] operai
    }
counts-buildings = edifici
counts-cards = carte

## Opzioni

option-last_thief_robs_anyone = L'ultimo ladro deruba chiunque
    .help = La regola del 2009: chi gioca per ultimo nel round può rubare a qualsiasi giocatore non protetto. Di solito ladro e ricettatore non servono all'ultimo.
option-simultaneous_replacement = Tutti sostituiscono insieme
    .help = Nasconde a quale carta scoperta un giocatore rinuncia finché tutti non hanno scelto, così nessuno deve aspettare. Di solito i successivi vedono quale carta tiene chi precede.
option-age_by_seat = Età secondo il posto
    .help = Quando nient'altro decide una parità nell'ordine, gioca prima il più giovane. Di solito le età si sorteggiano; con questa opzione il primo posto è il più giovane.
option-five_for_one = Cinque per uno
    .help = Secondo il regolamento russo si scambiano { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } con un operaio o { BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } con un mattone, e ciò che si ottiene si può tenere. Secondo quello inglese si pagano al suo posto, e solo pagando un edificio.
choice-five_for_one-exchange = scambio
choice-five_for_one-payment = pagamento
option-standstill = Quando non si muove nulla
    .help = Una partita in cui per due giri completi di carte, cioè { BOX("standstill.rounds") } round, nessuno costruisce e nessuno ottiene nulla viene fermata e conteggiata. Il regolamento non lo dice; con «si continua» solo i giocatori possono chiuderla.
choice-standstill-two_cycles = ci si ferma dopo { BOX("standstill.rounds") } round
choice-standstill-play_on = si continua

## Invarianti e fonti

invariant-seats = posti
invariant-bricks = mattoni
invariant-debris = macerie
invariant-pesos = pesos
invariant-workers = operai
invariant-buildings = edifici
invariant-points = punti
invariant-cards = carte azione
invariant-hands = mani
invariant-secrets = carte segrete
invariant-turns = turni

origin-rulebook = il regolamento russo
origin-english-rulebook = il regolamento inglese della stessa edizione
origin-reconstruction = una ricostruzione: i costi stampati non ci sono noti

## Il tavolo

board-head = Round { $round } · { $phase } · si vince con { $target } punti
board-order = Ordine
board-upper = Fila superiore
board-lower = Fila inferiore
board-stack = Mazzo: { $left }
board-top = in cima
board-pool = Riserva comune
board-supply = Riserva
board-bag = Sacchetto
board-box = Scatola
board-seat = Giocatore
board-open = Carte scoperte
board-hand = Mano
board-pile = Scarti
board-buildings = Edifici
board-yours = La tua mano
board-laid = Coperte
board-thrown = Scartate di nascosto
board-leaving = Via alla rivelazione
board-hidden = Carte nascoste
board-affordable = pagabile ora
board-ages = Dal più giovane
board-none = —

short-white = B
short-yellow = G
short-green = V
short-red = R
short-debris = M
short-pesos = $
short-workers = o
short-architect = A
legend = B bianco · G giallo · V verde · R rosso · M macerie · $ pesos · o operai · A architetto · ★ punti

## La pagina delle regole

rules-goal = L'obiettivo
    .text =
        Completi edifici all'Avana. Ogni edificio porta punti, e chi raggiunge per primo la soglia vince subito: { BOX("target.points.0") ->
            [one] { BOX("target.points.0") } punto
           *[other] { BOX("target.points.0") } punti
        } in due, { BOX("target.points.1") } in tre, { BOX("target.points.2") } in quattro.

        Alcune parole usate qui:

        - Un **mattone** è bianco, giallo, verde o rosso. Le **macerie** sono grigie e non sono mattoni. Gli uni e le altre sono **materiali**.
        - La **riserva comune** è ciò che sta sulla carta risorse al centro: materiali e pesos per chi arriva in tempo.
        - La **riserva** è la scorta di pesos e operai. È limitata.
        - Il **sacchetto** contiene i materiali che devono ancora arrivare.
        - Ciò che va nella **scatola** è fuori dal gioco.
rules-setup = Preparazione
    .text =
        Ognuno riceve le stesse carte azione, { BOX("setup.pesos") ->
            [one] { BOX("setup.pesos") } peso
           *[other] { BOX("setup.pesos") } pesos
        } e { BOX("setup.debris") ->
            [one] { BOX("setup.debris") } maceria
           *[other] { BOX("setup.debris") } macerie
        }. Tutti gli altri materiali vanno nel sacchetto: { BOX("materials.white") } mattoni bianchi, { BOX("materials.yellow") } gialli, { BOX("materials.green") } verdi e { BOX("materials.red") } rossi e il resto delle macerie ({ BOX("materials.debris") } in tutto). Gli operai ({ BOX("supply.workers") }) e il resto dei pesos ({ BOX("supply.pesos") } in tutto) formano la riserva.

        Le carte edificio si mescolano e si dispongono in due file di { BOX("rows.length") }; le altre formano un mazzo con il progetto in su, così tutti vedono la prima. Almeno una delle quattro carte alle estremità deve valere al massimo { BOX("setup.easy_points") ->
            [one] { BOX("setup.easy_points") } punto
           *[other] { BOX("setup.easy_points") } punti
        }. Se non ce n'è, la prima carta adatta del mazzo si scambia con l'estremità sinistra della fila superiore.

        Infine si mettono nella riserva comune { BOX("setup.pool_pesos") ->
            [one] { BOX("setup.pool_pesos") } peso
           *[other] { BOX("setup.pool_pesos") } pesos
        } della riserva e { BOX("setup.pool_materials") ->
            [one] { BOX("setup.pool_materials") } materiale pescato
           *[other] { BOX("setup.pool_materials") } materiali pescati
        } dal sacchetto.
rules-round = Il round
    .text =
        Prima del primo round ognuno sceglie in segreto due delle sue carte e le mette coperte; poi si scoprono tutte insieme.

        Da allora davanti a ogni giocatore stanno due carte scoperte, e ogni round ha quattro fasi:

        - **Iniziativa**: le carte scoperte decidono l'ordine.
        - **Azioni e costruzione**: uno dopo l'altro i giocatori eseguono entrambe le carte e poi costruiscono.
        - **Rifornimento**: la riserva comune cresce.
        - **Sostituzione**: ognuno rinuncia a una carta scoperta e ne mette una nuova.
rules-initiative = Iniziativa
    .text =
        I numeri delle tue due carte, il minore davanti, formano un numero di due cifre: 6 e 5 fanno 56, 7 e 0 fanno 07. Gioca per primo il numero più basso.

        A parità gioca prima chi ha meno, in quest'ordine: punti, mattoni, pesos, operai, macerie. Se tutto è pari, gioca prima il più giovane; le età si sorteggiano all'inizio, e il tavolo le mostra.

        L'ordine si stabilisce una volta sola, subito dopo aver scoperto le carte, e vale per tutto il round.
rules-cards = Azioni
    .text =
        Nel tuo turno esegui **entrambe** le azioni, nell'ordine che preferisci. Devi fare ciò che la carta dice, per quanto possibile; solo a demolizione e riciclaggio si può rinunciare. Una carta che non può fare nulla si salta.

        - **Rubare** (ladro e ricettatore) si può solo a chi viene dopo nell'ordine, e non a chi ha la guardia del corpo scoperta. Scegli fra chi ha qualcosa da rubare; se non c'è nessuno, non succede nulla. Se la vittima è ricca si guarda in quel momento, e nessuno dà più di quanto ha.
        - **Primo giocatore** (operai, contrabbando) è il primo nell'ordine che ha quella carta scoperta, qualunque sia il suo posto.
        - Quando la riserva o il sacchetto scarseggiano, prendi quello che c'è.

        Le carte e i loro numeri:
rules-building = Costruzione
    .text =
        Fatte entrambe le azioni puoi completare tutti gli edifici che riesci a pagare.

        - Si costruiscono solo le **carte alle estremità** delle due file: quella a sinistra e quella a destra di ciascuna. Quando una viene presa, la vicina diventa subito estremità.
        - Il costo si paga per intero. Mattoni e macerie vanno nella scatola; pesos e operai tornano nella riserva.
        - Se il progetto mostra un architetto, la tua carta architetto deve essere scoperta. Resta lì e serve per quanti edifici vuoi.
        - Quando in una fila { BOX("rows.refill_at") ->
            [one] resta { BOX("rows.refill_at") } carta
           *[other] restano { BOX("rows.refill_at") } carte
        }, se ne { BOX("rows.refill") ->
            [one] mette subito { BOX("rows.refill") } nuova
           *[other] mettono subito { BOX("rows.refill") } nuove
        } del mazzo in mezzo, da sinistra a destra. Un mazzo corto dà quello che ha; poi la fila semplicemente si accorcia. Una carta sola è entrambe le estremità della sua fila.
rules-exchange = Cinque per uno
    .text =
        Mentre costruisci puoi scambiare quante volte vuoi: **{ BOX("exchange.pesos") ->
            [one] { BOX("exchange.pesos") } peso
           *[other] { BOX("exchange.pesos") } pesos
        } con 1 operaio**, oppure **{ BOX("exchange.debris") ->
            [one] { BOX("exchange.debris") } maceria
           *[other] { BOX("exchange.debris") } macerie
        } con 1 mattone** del colore che scegli. Mai il contrario.

        I pesos vanno nella riserva e l'operaio viene da lì. Le macerie vanno nella scatola e il mattone esce dal sacchetto, che deve quindi averne uno. Non sei obbligato a costruire con ciò che hai ottenuto.

        Con l'opzione **pagamento** non si scambia nulla. Quando paghi un edificio, però, { BOX("exchange.pesos") ->
            [one] { BOX("exchange.pesos") } peso
           *[other] { BOX("exchange.pesos") } pesos
        } possono sostituire ogni operaio e { BOX("exchange.debris") ->
            [one] { BOX("exchange.debris") } maceria
           *[other] { BOX("exchange.debris") } macerie
        } ogni mattone, che tu abbia quel pezzo o no. Dalla riserva e dal sacchetto non si prende niente.
rules-supply = Rifornimento
    .text =
        Quando tutti hanno giocato, alla riserva comune si aggiungono { BOX("growth.pesos") ->
            [one] { BOX("growth.pesos") } peso
           *[other] { BOX("growth.pesos") } pesos
        } della riserva e { BOX("growth.materials") ->
            [one] { BOX("growth.materials") } materiale pescato
           *[other] { BOX("growth.materials") } materiali pescati
        } dal sacchetto, qualunque cosa vi sia rimasta. Se la riserva o il sacchetto hanno meno, quello che c'è.
rules-replacement = Sostituzione
    .text =
        Nell'ordine di questo round ognuno mette coperta una carta della mano e mette una delle due carte scoperte fra i propri scarti. L'altra resta scoperta e agirà ancora. I successivi vedono quale carta tiene chi precede, ma non quella nuova. Quando tutti hanno scelto, le carte nuove si scoprono insieme.

        Devi sostituire esattamente una carta. Chi resta con { BOX("hands.recover_at") ->
            [one] { BOX("hands.recover_at") } sola carta
           *[other] { BOX("hands.recover_at") } sole carte
        } in mano riprende tutti i suoi scarti, compresa la carta appena scartata. Succede a tutti nello stesso round.
rules-end = La fine
    .text =
        La partita finisce **subito** quando qualcuno raggiunge la soglia, anche nel mezzo del suo turno: quel giocatore vince, e il round non si conclude.

        Finisce subito anche quando nelle file e nel mazzo non restano edifici, o quando tutti i materiali sono nella scatola. Allora vince chi ha più punti, e a parità la vittoria è condivisa.

        Altri due casi non sono nel regolamento. Si controllano alla fine del round, e anche allora vince chi ha più punti:

        - **Non si può più costruire nulla.** I materiali fuori dalla scatola, tutti i pesos e, per qualche giocatore, i suoi operai più quelli della riserva non bastano per nessun edificio rimasto nelle file o nel mazzo. I punti di nessuno possono più cambiare.
        - **Non si muove nulla.** Per due giri completi di carte, cioè { BOX("standstill.rounds") } round, nessuno ha costruito e nessuno ha ottenuto o perso un solo pezzo. *(opzione)*

        Il sacchetto vuoto da solo non chiude la partita.
rules-secrets = Che cosa si sa
    .text =
        Tutto è scoperto tranne le mani, le carte coperte, l'ordine del mazzo sotto la prima carta e ciò che uscirà dal sacchetto. Poiché tutti vedono quali carte vengono giocate e scartate, si sa anche quali carte un giocatore può avere in mano, e il tavolo le mostra come carte nascoste. Solo la carta scartata con il riciclaggio non si vede: finché gli scarti non vengono ripresi, nessun altro sa quale delle carte nascoste fosse.
rules-deck = Gli edifici
    .text =
        Questo elenco è **ricostruito**. Il regolamento russo conta 34 carte edificio, perciò qui sono 34; la scatola inglese della stessa edizione ne ha 36, come quella del 2009. Non si è trovata una fonte per i costi stampati, perciò sono stati rifatti: più un edificio richiede, più porta; tutti i colori servono ugualmente spesso; i nomi sono luoghi veri dell'Avana. Chi ha l'elenco vero, o un altro di qualsiasi lunghezza, può metterlo al posto di questo.

        Per ogni edificio: i punti, il costo e se richiede un architetto.
rules-rulings = Interpretazioni
    .text =
        Dove il regolamento lascia aperta una questione, noi giochiamo così. Ciò che è segnato con un'opzione si può cambiare.

        - La carta { BOX("card_five.ladron") } manca nel regolamento russo. C'è in quello inglese della stessa edizione, con il numero e l'effetto; il nome spagnolo, Ladrón, è citato a memoria.
        - Il mazzo ha 34 edifici, come nel regolamento russo. Quello inglese ne conta 36.
        - L'ultimo nell'ordine non può rubare a nessuno. *(opzione)*
        - La protezione vale da quando si scoprono le carte a quando la guardia del corpo viene sostituita.
        - Il ricettatore prende solo macerie e mattoni, il ladro solo pesos.
        - «Cinque per uno» è uno scambio di pezzi; ciò che se ne ricava si può tenere. *(opzione)*
        - Al riciclaggio si può rinunciare. Non è possibile finché non ci sono scarti, e la carta appena scartata non si può prendere.
        - La demolizione si consuma quando si demolisce un edificio, non quando vi si rinuncia. La fila si riempie poi come dopo una costruzione.
        - Il primo contrabbandiere può scegliere dal sacchetto anche macerie. Da un sacchetto con un solo pezzo non c'è scelta.
        - I colori presi con la mamma li sceglie chi prende.
        - I punti di un edificio si conoscono dall'inizio.
        - Una parità di età non esiste: le età si sorteggiano. *(opzione)*
        - Si guarda prima la soglia, poi le due fini rare.
        - Una partita in cui non si può più costruire nulla è finita. Lo è anche quella in cui non si muove nulla per due giri di carte. *(opzione)*
        - Nella sostituzione i giocatori scelgono uno dopo l'altro, nell'ordine del round. *(opzione)*

## Che cosa pesano i bot

term-points = Punti
term-materials = Mattoni e macerie
term-money = Denaro
term-workers = Operai
term-plans = Edifici a portata

# I nomi dei numeri nella pagina delle regole.
datum-points = punti
datum-pesos = pesos
datum-pool_pesos = pesos nella riserva comune
datum-pool_materials = materiali nella riserva comune
datum-easy_points = punti di un’estremità facile
datum-materials = materiali
datum-workers = operai
datum-architect = architetto

# Ciò che avviene da sé, raccontato nel terminale.
news-open = { $more ->
    [0] { "" }
   *[other] Scoperte davanti a { $name }: { $items }.
    }
news-order =
    .seat = Ordine dei turni: { $items }.
news-pool = { $more ->
    [0] { "" }
   *[other] Ora nella riserva comune: { $items }.
    }
    .each = { $after } × { $item }
news-pool_pesos = { $more ->
    [0] { "" }
   *[other] Pesos nella riserva comune: { $after }.
    }
news-row =
    .building = { $more ->
        [0] { "" }
       *[other] Nuovi nelle file: { $gained }.
        }
news-top =
    .building = { $more ->
        [0] { "" }
       *[other] In cima al mazzo: { $gained }.
        }

## Numeri di cui non siamo sicuri: da che cosa li abbiamo dedotti

doubt-deck = Il mazzo degli edifici
    .text = I costi stampati non ci sono noti, e i nomi sono nostri, di luoghi veri dell'Avana. Si sa che i punti vanno da 1 a 7, che fino a 3 un edificio è economico, che i più cari portano di più e che si paga soprattutto in materiali, meno spesso in pesos, operai o con un architetto. I costi sono fatti in modo che un punto costi più o meno lo stesso dappertutto (macerie e pesos 1, operai e architetto 2, mattoni 2,5) e che tutti i colori servano ugualmente spesso. Le carte sono 34, come conta il regolamento russo; se la tua scatola ne ha 36, scrivi l'elenco intero.
