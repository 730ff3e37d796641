# L'Avana, in italiano.

title = L'Avana
    .line = Due carte, edifici alle estremità.
    .about = Un gioco di Reinhard Staupe, nell'edizione del 2024, da due a quattro giocatori: due carte per round decidono che cosa fai e quanto presto, e gli edifici più belli dell'Avana vanno a chi ha prima i materiali.

## Che cosa si può fare

act-choose = { $card } + { $other }
act-perform = Esegui: { $card }
act-throw = Scarta senza mostrarla: { $card }
act-fetch = Riprendi in mano: { $card }
act-demolish = Rimuovi un edificio: fila { $row }, estremità { $side }
    .now = Rimuovi: { $building } (fila { $row }, estremità { $side })
act-rob = Ruba a: { $seat }
act-take = Prendi: { $material }
act-draw = Pesca due materiali alla cieca
act-pick = Scegli dal sacchetto: { $material }
act-build = Costruisci: fila { $row }, estremità { $side }
    .now = Costruisci: { $building } (fila { $row }, estremità { $side })
act-hire = Scambia cinque pesos con un operaio
act-change = Scambia cinque macerie con un mattone: { $colour }
act-lay = Metti coperta: { $card }
act-discard = Scarta la carta scoperta: { $card }
act-drop = Scarta alla rivelazione la carta scoperta: { $card }
act-pass = Fatto
    .recycle = Non buttare niente
    .demolish = Non rimuovere niente
    .build = Chiudi il turno

## Che cosa si chiede

ask-choose = Quali due carte metti coperte?
ask-act = Quale delle tue due azioni viene prima?
ask-recycle = Riciclaggio: quale carta della tua mano scarti, se ne scarti una?
ask-fetch = Riciclaggio: quale carta riprendi dai tuoi scarti?
ask-demolish = Demolizione: quale edificio togli, se ne togli uno?
ask-rob = Ladro: a chi rubi pesos?
ask-fence = Ricettatore: a chi rubi materiali?
ask-loot = Che cosa prendi a { $seat }? Ancora da prendere: { $count }.
ask-smuggle = Contrabbando: due materiali alla cieca o uno a scelta?
ask-share = Mamma: quali mattoni prendi dalla riserva comune? Ancora da prendere: { $count }.
ask-build = Costruisci o scambi qualcosa?
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
phase-lay = sostituzione, nuova carta
phase-discard = sostituzione, scarto
phase-end = partita finita

## Perché no

why-not-open = questa carta non è scoperta davanti a te.
why-performed = l'hai già eseguita.
why-no-effect = adesso non farebbe nulla.
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
why-not-in-bag = nel sacchetto non ce n'è.
why-no-such-seat = qui si gioca solo in { $seats }.
why-rob-yourself = quello sei tu.
why-plays-before = puoi rubare solo a chi gioca dopo di te.
why-protected = la guardia del corpo protegge questo giocatore.
why-nothing-to-steal = lì non c'è nulla da rubare.
why-none-there = lì non ce n'è.
why-debris-taken = le macerie le hai già avute; scegli i mattoni.
why-not-in-hand = questa carta non è nella tua mano.
why-not-in-pile = questa carta non è fra i tuoi scarti.
why-just-thrown = è la carta che hai appena scartato.
why-must-replace = ognuno mette esattamente una carta nuova e rinuncia a esattamente una scoperta, in quest'ordine.

error-deck-size = Il mazzo ha { $given } edifici; ne sono possibili da { $least } a { $most }.
error-deck-entry = L'edificio numero { $number } del mazzo ha bisogno di id e points.
error-deck-twice = L'edificio «{ $building }» compare due volte nel mazzo.
error-deck-key = L'edificio «{ $building }» ha una voce «{ $entry }». Voci possibili: { $keys }.
error-deck-value = L'edificio «{ $building }» non può avere { $entry } = { $value }: serve un numero intero da 0 a { $most }.

## Le carte azione

card-siesta = siesta
    .rule = Siesta, numero 0. Non fa nulla, ma ti porta avanti nell'ordine.
card-guardaespaldas = guardia del corpo
    .rule = Guardaespaldas, numero 1. Per tutto il round nessuno può derubarti, neppure prima del tuo turno. Non impedisce di demolire edifici né di prendere dalla riserva comune.
card-mendigo = mendicante
    .rule = Mendigo, numero 2. Prendi 1 peso dalla riserva.
card-reciclaje = riciclaggio
    .rule = Reciclaje, numero 2. Puoi mettere fra i tuoi scarti una carta della mano senza mostrarla; poi riprendi in mano un'altra carta degli scarti e la mostri.
card-ruina = demolizione
    .rule = Ruina, numero 3. Puoi mettere nella scatola una carta a un'estremità di una fila. In un round si rimuove un solo edificio, quanti che siano i giocatori con questa carta scoperta.
card-escombros = macerie
    .rule = Escombros, numero 3. Prendi tutte le macerie della riserva comune.
card-obreros = operai
    .rule = Obreros, numero 4. Il primo giocatore nell'ordine con questa carta prende 2 operai dalla riserva, ogni successivo 1.
card-arquitecto = architetto
    .rule = Arquitecto, numero 4. Prendi 1 operaio dalla riserva. Finché la carta è scoperta davanti a te puoi completare edifici che richiedono un architetto; non si consuma.
card-ladron = ladro
    .rule = Ladrón, numero 5. Ruba 2 pesos a un giocatore che gioca dopo di te; 3 se ne ha 6 o più.
card-receptador = ricettatore
    .rule = Receptador, numero 6. Ruba 1 materiale a tua scelta a un giocatore che gioca dopo di te; 2 se ha 4 o più mattoni colorati.
card-contrabando = contrabbando
    .rule = Contrabando, numero 7. Il primo giocatore nell'ordine con questa carta pesca dal sacchetto 2 materiali alla cieca o ne sceglie 1; ogni successivo ne pesca 1 alla cieca.
card-empresario = imprenditore
    .rule = Empresario, numero 8. Prendi metà dei pesos della riserva comune, arrotondando per eccesso.
card-mama = mamma
    .rule = Mama, numero 9. Prendi metà dei mattoni della riserva comune, nei colori che scegli, e metà delle macerie, arrotondando entrambe per eccesso.

other-siesta = { card-siesta }
other-guardaespaldas = { card-guardaespaldas }
other-mendigo = { card-mendigo }
other-reciclaje = { card-reciclaje }
other-ruina = { card-ruina }
other-escombros = { card-escombros }
other-obreros = { card-obreros }
other-arquitecto = { card-arquitecto }
other-ladron = { card-ladron }
other-receptador = { card-receptador }
other-contrabando = { card-contrabando }
other-empresario = { card-empresario }
other-mama = { card-mama }

## Materiali e luoghi

material-white = mattone bianco
    .gain = { $count ->
        [one] mattone bianco
       *[other] mattoni bianchi
    }
material-yellow = mattone giallo
    .gain = { $count ->
        [one] mattone giallo
       *[other] mattoni gialli
    }
material-green = mattone verde
    .gain = { $count ->
        [one] mattone verde
       *[other] mattoni verdi
    }
material-red = mattone rosso
    .gain = { $count ->
        [one] mattone rosso
       *[other] mattoni rossi
    }
material-debris = macerie
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

## Leggi e fonti

law-seats = posti
law-bricks = mattoni
law-debris = macerie
law-pesos = pesos
law-workers = operai
law-buildings = edifici
law-points = punti
law-cards = carte azione
law-hands = mani
law-secrets = carte segrete
law-turns = turni

origin-rulebook = il regolamento russo
origin-english-rulebook = il regolamento inglese della stessa edizione
origin-reconstruction = una ricostruzione: i costi stampati non ci sono noti
origin-ours = una regola di questa casa

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
        Completi edifici all'Avana. Ogni edificio porta punti, e chi raggiunge per primo la soglia vince subito: 25 punti in due, 20 in tre, 15 in quattro.

        Alcune parole usate qui:

        - Un **mattone** è bianco, giallo, verde o rosso. Le **macerie** sono grigie e non sono mattoni. Gli uni e le altre sono **materiali**.
        - La **riserva comune** è ciò che sta sulla carta risorse al centro: materiali e pesos per chi arriva in tempo.
        - La **riserva** è la scorta di pesos e operai. È limitata.
        - Il **sacchetto** contiene i materiali che devono ancora arrivare.
        - Ciò che va nella **scatola** è fuori dal gioco.
rules-setup = Preparazione
    .text =
        Ognuno riceve le stesse 13 carte azione, 1 peso e 1 maceria. Tutti gli altri materiali vanno nel sacchetto: 10 mattoni per ciascuno dei quattro colori e il resto delle 40 macerie. I 15 operai e il resto dei 60 pesos formano la riserva.

        Le carte edificio si mescolano e si dispongono in due file di sei; le altre formano un mazzo con il progetto in su, così tutti vedono la prima. Almeno una delle quattro carte alle estremità deve valere al massimo 3 punti. Se non ce n'è, la prima carta adatta del mazzo si scambia con l'estremità sinistra della fila superiore.

        Infine si mettono nella riserva comune 3 pesos della riserva e 3 materiali pescati dal sacchetto.
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
        - Quando in una fila restano due carte, se ne mettono subito quattro nuove del mazzo fra le due, da sinistra a destra. Un mazzo corto dà quello che ha; poi la fila semplicemente si accorcia. Una carta sola è entrambe le estremità della sua fila.
rules-exchange = Cinque per uno
    .text =
        Mentre costruisci puoi scambiare quante volte vuoi: **5 pesos con 1 operaio**, oppure **5 macerie con 1 mattone** del colore che scegli. Mai il contrario.

        I pesos vanno nella riserva e l'operaio viene da lì. Le macerie vanno nella scatola e il mattone esce dal sacchetto, che deve quindi averne uno. Non sei obbligato a costruire con ciò che hai ottenuto.
rules-supply = Rifornimento
    .text =
        Quando tutti hanno giocato, alla riserva comune si aggiungono 3 pesos della riserva e 3 materiali pescati dal sacchetto, qualunque cosa vi sia rimasta. Se la riserva o il sacchetto hanno meno, quello che c'è.
rules-replacement = Sostituzione
    .text =
        Nell'ordine di questo round ognuno mette coperta una carta della mano e mette una delle due carte scoperte fra i propri scarti. L'altra resta scoperta e agirà ancora. I successivi vedono quale carta tiene chi precede, ma non quella nuova. Quando tutti hanno scelto, le carte nuove si scoprono insieme.

        Devi sostituire esattamente una carta. Chi resta con due sole carte in mano riprende tutti i suoi scarti, compresa la carta appena scartata. Succede a tutti nello stesso round, uno ogni nove.
rules-end = La fine
    .text =
        La partita si ferma **subito** quando qualcuno raggiunge la soglia, nel mezzo del suo turno: vince lui, e il round non si conclude.

        Si ferma subito anche quando nelle file e nel mazzo non restano edifici, o quando tutti i materiali sono nella scatola. Allora vince chi ha più punti, e a parità la vittoria è condivisa.

        Si ferma anche una partita in cui non può più succedere nulla: quando il sacchetto è vuoto e passano tre round interi senza un edificio.
rules-secrets = Che cosa si sa
    .text =
        Tutto è scoperto tranne le mani, le carte coperte, l'ordine del mazzo sotto la prima carta e ciò che uscirà dal sacchetto. Poiché tutti vedono quali carte vengono giocate e scartate, si sa anche quali carte un giocatore può avere in mano, e il tavolo le mostra come carte nascoste. Solo la carta scartata con il riciclaggio non si vede: finché gli scarti non vengono ripresi, nessun altro sa quale delle carte nascoste fosse.
rules-deck = Gli edifici
    .text =
        Questo elenco è **ricostruito**. Non si è trovata una fonte per i costi stampati dei 34 edifici, perciò sono stati rifatti: più un edificio richiede, più porta; tutti i colori servono ugualmente spesso; i nomi sono luoghi veri dell'Avana. Chi ha l'elenco vero, o un altro di qualsiasi lunghezza, può metterlo al posto di questo.

        Per ogni edificio: i punti, il costo e se richiede un architetto.
rules-rulings = Interpretazioni
    .text =
        Dove il regolamento lascia aperta una questione, in questa casa si gioca così. Ciò che è segnato con un'opzione si può cambiare.

        - La carta 5 manca nel regolamento russo; c'è in quello inglese della stessa edizione.
        - L'ultimo nell'ordine non può rubare a nessuno. *(opzione)*
        - La protezione vale da quando si scoprono le carte a quando la guardia del corpo viene sostituita.
        - Il ricettatore prende solo macerie e mattoni, il ladro solo pesos.
        - Cinque per uno è uno scambio di pezzi; ciò che se ne ricava si può tenere.
        - Al riciclaggio si può rinunciare. Non è possibile finché gli scarti sono vuoti, e la carta appena scartata non si può prendere.
        - La demolizione si esaurisce con una rimozione, non con una rinuncia. La fila si riempie poi come dopo una costruzione.
        - Il primo contrabbandiere può scegliere dal sacchetto anche macerie. Da un sacchetto con un solo pezzo non c'è scelta.
        - I colori presi con la mamma li sceglie chi prende.
        - I punti di un edificio si conoscono dall'inizio.
        - Una parità di età non esiste: le età si sorteggiano. *(opzione)*
        - Si guarda prima la soglia, poi le due fini rare.
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
