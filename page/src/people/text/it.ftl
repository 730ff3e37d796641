# Le persone: account, ritorni, profili, punteggi, avvisi di turno.

next-game = Prossima partita
next-game-n = { $n ->
    [one] partita ti aspetta
   *[other] partite ti aspettano
}
head-play = Gioca
head-puzzles = Rompicapi
head-ratings = Classifica
head-sections = Sezioni
head-come-back = Ho già giocato qui
device-on = { $browser } su { $system }
device-some = Un dispositivo

account = Il tuo account
account-of = Account di { $name }
account-sub = Nessuna password. Il tuo nome, le tue partite e i modi per ritrovarle.
account-safe = { $n ->
    [0] Solo questo browser ti conosce. Aggiungi un modo per tornare.
    [one] Al sicuro: un modo per tornare
   *[other] Al sicuro: { $n } modi per tornare
}
account-ways = Come tornare
account-passkeys = Passkey
account-passkey-none = Ancora nessuna. Si entra con l’impronta, il volto o il blocco schermo.
account-passkey-cannot = Le passkey richiedono un indirizzo con nome e https, o localhost.
account-passkey-on = { $device }, aggiunta il { $date }
account-passkey-add = Aggiungi passkey
account-passkey-not = La passkey non è stata aggiunta. Non è cambiato nulla.
account-remove = Rimuovi
account-recovery = Codice di recupero
account-recovery-none = Un codice da scrivere su carta. Vale una volta.
account-recovery-made = Creato il { $date }, non usato. Non possiamo mostrarlo di nuovo.
account-recovery-make = Crea
account-recovery-renew = Creane uno nuovo
account-recovery-write = Scrivilo su carta. Chi ce l’ha può entrare al posto tuo.
account-recovery-copy = Copia il codice
account-print = Stampa
account-mail = { $address } riceve un link di accesso quando lo chiedi
account-mail-none = Indica il tuo indirizzo negli avvisi di turno: potrai tornare con un link di accesso.
account-elsewhere = Continua su un altro dispositivo
account-elsewhere-note = Le tue partite anche sul telefono: inquadra un codice o scrivi sei caratteri.
account-elsewhere-how = Inquadra il codice, oppure apri lì { $address } e scrivi:
account-elsewhere-left = ancora { $time }, vale una volta
account-elsewhere-late = Il codice è scaduto.
account-elsewhere-make = Crea un codice
account-devices = I tuoi dispositivi
account-devices-n = { $n } collegati
account-this = questo dispositivo
account-here = qui
account-seen = visto { $time } fa
account-sign-out = Scollega
account-sign-out-here = Esci da qui
account-sign-out-here-note = Solo se hai un modo per tornare, altrimenti perderesti le partite.
account-name = Il tuo nome
account-rename = Rinomina
account-rename-note = Nelle partite già iniziate resta il nome di prima.
account-profile = Il tuo profilo
account-others = Le partite giocate con te restano agli altri; dopo l’eliminazione, al posto del tuo nome si legge “Ex giocatore”.
account-export = Esporta tutto
account-delete = Elimina l’account
account-delete-type = Scrivi { $name } per eliminare l’account per sempre
account-keep = Tienilo

continue-head = Riprendi da dove eri
continue-sub = Usa il codice dell’altro dispositivo, la passkey o il codice di recupero.
continue-code = Codice dell’altro dispositivo
continue-go = Continua
continue-passkey = Usa una passkey
continue-passkey-not = Nessuna passkey usata. Non è cambiato nulla.
continue-recovery = Codice di recupero

level-random = Casuale
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
level-master = Maestro
rating-bot = Bot { $level }

player-since = Qui dal { $date } · { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins }
player-export = Esporta le mie partite
player-link = Copia il mio link
player-link-how = Chi lo apre vede questa pagina e può sfidarti.
player-rank = { NUMBER($rank) }º su { $of } · { $games } partite
player-provisional = provvisorio · { $games } di 10 partite
player-unrated = nessuna partita classificata
player-band = La fascia dice quanto siamo sicuri. “?” resta per le prime 10 partite.
player-rivals = Gioca più spesso con
player-rival-n = { $games } partite, davanti in { $won }
player-chart = Punteggio a { $title }: { $value } dopo { $games } partite classificate
player-no-games = Nessuna partita finita. Il punteggio arriva dopo la prima classificata.
player-no-rated = Nessuna partita classificata. Il punteggio arriva dopo la prima.
player-period = Periodo
player-period-month = Mese
player-period-year = Anno
player-period-all = Sempre
player-period-none = Nessuna partita classificata in questo periodo.
player-results = Risultati
player-results-n = { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins }
player-place = { $n }º
player-of = su { $n }
player-rated = classificata
player-casual = amichevole
player-change = punteggio

stats-games = Vittorie per gioco
stats-won = { $wins } su { $games }
stats-mark = Il segno rosso è la quota equa.
stats-seats = Vittorie per posto
stats-seat = posto { $n }: { $percent }%
stats-even = La linea rossa è la quota equa: { $percent }%.
stats-few = Troppo poche partite per dirlo: { $n }.
stats-scores = Distribuzione dei punti
stats-nth = { $n }º
stats-picks = quota di tutte le scelte
stats-average = media { $n }
stats-scores-n = Media { $average }, massimo { $best }

ratings-of = Classifica: { $title }
ratings-sub = { $people ->
    [one] Una persona
   *[other] { $people } persone
} e { $bots } bot sulla stessa scala. Solo partite classificate.
ratings-who = Chi mostrare
ratings-all = Tutti
ratings-people = Persone
ratings-find = Cerca un giocatore
ratings-rank = Posto
ratings-player = Giocatore
ratings-scale = Sulla scala
ratings-rating = Punteggio
ratings-games = Partite
ratings-provisional = provvisorio
ratings-none = Qui nessuno ha ancora giocato partite classificate.
ratings-you = Tu
ratings-place = { $rank }º posto
ratings-pass = Per superare { $name }
ratings-gap = dal { $from } al { $to }
ratings-unrated = Gioca dieci partite classificate per entrare in classifica.
ratings-play = Gioca una partita classificata
ratings-ahead = Chi arriva davanti?
ratings-how = Come funziona il punteggio
ratings-how-finish = Conta ogni piazzamento: sali arrivando davanti a qualcuno, chiunque vinca.
ratings-how-band = La barra dice dove sta più probabilmente la tua vera forza. Si stringe giocando.
ratings-how-rules = Nelle partite classificate niente suggerimenti e niente ritorni indietro. Se te ne vai, il risultato conta lo stesso.

seat-joined = { $bot ->
    [yes] { $name } gioca al posto del bot
   *[no] { $name } si è seduto al tavolo
}
seat-left = { $bot ->
    [yes] { $name } ha lasciato. Continua un bot
   *[no] { $name } ha lasciato il tavolo
}
seat-asked = Per { $name } ora gioca un bot
seat-absent = { $name } è via. Gioca un bot al suo posto
seat-flag = { $name }: tempo scaduto. Continua un bot
seat-returned = { $name } gioca di nuovo
seat-offered = { $name } manca da troppo tempo. Il posto è di nuovo libero
seat-away = { $name } è via
seat-back = { $name } è tornato

leave-sure = Lasciare la partita? Un bot prende il tuo posto, e chiunque può subentrargli.
leave-sure-early = Lasciare il tavolo? Nessuno ha ancora mosso: il tuo posto torna semplicemente libero.
leave-sure-rated = Lasciare questa partita classificata? La finisce un bot, e il risultato conta per te.
leave-stay = Resta

seat-offer = Offri di nuovo questo posto
seat-offer-how = { $name } non si vede da molto tempo. Chi si siede continua la partita al suo posto, e tutti al tavolo vengono avvisati.

spent-head = Questo posto è occupato.
spent-how = L’invito era per una persona, e { $name } l’ha usato { $time } fa. Aprendo il link non hai cambiato nulla al tavolo.
spent-unknown = Questo link non corrisponde a nessun posto.
spent-unknown-how = Verificalo con chi te l’ha mandato, o chiedine uno nuovo.
spent-free = C’è un altro posto libero. Siediti
spent-watch = Guarda la partita
spent-over = Guarda com’è andata
spent-watch-note = Vedi quello che vedono tutti. Le mani restano coperte.
spent-device = Sei { $name }, su un altro dispositivo?
spent-continue = Continua come { $name }
spent-never = con la passkey o un codice breve. Il link da solo non sposta mai un posto.
spent-used = ha usato questo link
spent-host = padrone di casa
spent-full = Tutti i posti sono occupati. Se qualcuno lascia, { $name } può offrire di nuovo il posto, e lo sanno tutti al tavolo.
spent-private = L’invito era per una persona, e qualcuno l’ha già usato.
table-private-how = Lo vede solo chi ci gioca. Se giochi qui da un altro dispositivo, torna con la passkey o un codice breve.
spent-own = Intanto gioca a qualcos’altro

share-loopback = Solo questo computer può aprire il link. Per far entrare altri avvia il server con «malecon serve --host 0.0.0.0» e apri l’indirizzo che mostra.

news = Avvisi di turno
news-note = quando una partita ti aspetta e non sei qui
news-often = Quanto spesso
news-often-each = Ogni turno
news-often-hour = Al massimo ogni ora
news-often-day = Una volta al giorno
news-often-last = Solo all’ultimo
news-often-never = Solo accesso
news-remove = Rimuovi
news-trouble = L’ultimo messaggio non è arrivato ({ $why }).
news-push = Browser
news-push-on = { $n ->
    [0] spento
    [one] su un dispositivo
   *[other] su { $n } dispositivi
}
news-push-cannot = Questo browser non può: serve https, o localhost.
news-blocked = Questo browser ha bloccato le notifiche. Permettile nelle impostazioni del sito.
news-mail = E-mail
news-mail-none = Questo server non invia posta.
news-mail-to = { $address }, ognuna con un link per smettere
news-mail-wait = Abbiamo inviato un link a { $address }. Gli avvisi partono quando lo apri.
news-mail-address = Il tuo indirizzo
news-hook = Chat
news-hook-address = L’indirizzo del webhook
news-start = Attiva
news-stop = Spegni
news-test = Prova
news-tested = Inviato
news-quiet = Ore di silenzio
news-quiet-off = spente
news-quiet-at = dalle { $from }:00 alle { $to }:00, { $zone }
news-from = dalle
news-to = alle
news-last-call = Avvisami comunque se una partita sta per scadere
news-hidden = I messaggi dicono a chi tocca, mai ciò che al tavolo è nascosto.

stop-head = Fermare gli avvisi di turno?
stop-do = Ferma
stop-done = Non li riceverai più.
stop-agree = Ricevere qui gli avvisi dei tuoi turni?
stop-agree-do = Sì, mandatemeli
stop-agreed = Fatto. Ogni messaggio ha un link per smettere.

time-left = restano { $time }

home-hello = Ciao, { $name }.
home-waiting = { $n ->
    [one] Una partita ti aspetta.
   *[other] { $n } partite ti aspettano.
}
home-nothing = Niente ti aspetta. Goditi il panorama.
home-first = La prima scade tra { $time }.
continue-mail = Oppure ricevi un link per e-mail
continue-mail-send = Invia il link
continue-mail-sent = Se qualcuno qui ha questo indirizzo, il link è in arrivo.
continue-link = Il link è pronto. Vale una volta.

keep-games = Solo questo browser ti conosce. Per non perdere le partite aggiungi una passkey o un codice di recupero.
keep-games-do = Aggiungi
keep-games-not = Non ora

pair-head = Gioca adesso
pair-crowd = { $n ->
    [one] una persona cerca
   *[other] { $n } persone cercano
}
pair-find = Trovami un tavolo
pair-clock = 10 min + 20 s a testa
pair-offline = Sei offline: non si può trovare nessuno.
pair-looking = { $n ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $n } persone
}
pair-leave-page = intanto puoi girare per il sito
pair-waited = Tempo di attesa
pair-offer = Per ora nessun avversario adatto. I bot possono prendere i posti liberi; quella partita non conta per la classifica.
pair-bots = Gioca contro i bot
pair-stop = Smetti
pair-found = Il tuo tavolo è pronto.
pair-sit = Vai al tavolo

open-filter = Quali tavoli
open-live = Dal vivo
open-days = Per corrispondenza
open-all = Mostra tutti
open-none-like = Al momento nessun tavolo aperto così.
open-no-clock = senza orologio
open-clock-move = { $time } a mossa
open-clock-bank = { $time } + { $more } s
lobby-join-unknown = Non corrisponde a nessun tavolo. Controlla il link o il codice con chi te l’ha mandato.

dash-soonest = prima le più urgenti
dash-left = rimasti
dash-left-of = rimasti su { $time }
dash-others = In attesa degli altri
dash-with = con { $names }
dash-open = Apri
dash-ended = Finite
dash-ended-n = { $n ->
    [one] una partita
   *[other] { $n } partite
}
dash-result = Risultato
dash-hide = Nascondi
dash-show = Mostra di nuovo
dash-hide-all = Nascondi tutte
dash-show-hidden = Mostra le nascoste ({ $n })
dash-hide-again = Nascondi di nuovo
dash-more = Mostrane altre { $n }
ended-winner = Ha vinto { $name } con { $score }
ended-you = Hai vinto con { $score }
away-me = Il tuo orologio è fermo fino al { $date }
away-until = { $name } è in ferie fino al { $date }

seat-days_off = { $name } si prende qualche giorno di ferie

days-off = Giorni di ferie
days-off-note = Gli orologi delle tue partite per corrispondenza si fermano, e al tavolo tutti vedono che sei in ferie.
days-off-left = { $left } giorni rimasti su { $allowed } quest’anno
days-off-from = Primo giorno
days-off-to = Ultimo giorno
days-off-take = Prendi ferie
days-off-now = In ferie fino al { $date }
days-off-then = In ferie dal { $from } al { $to }
days-off-end = Sono di nuovo qui
days-off-cancel = Annulla

invited-head = Inviti
invited-by = { $name } ti tiene un posto
invited-decline = No, grazie
new-told = riceverà un avviso
player-challenge = Sfida
player-review = Analisi
player-again = Gioca ancora
seat-declined = { $name } non può venire. Il posto è libero
