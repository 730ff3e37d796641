# Che cosa dicono i tavoli.

table-unknown = Questo tavolo non esiste. Controlla il link o torna all’ingresso.
table-no-seat = A questo tavolo non c’è il posto { $seat }.
table-no-ply = La mossa { $ply } non c’è: le mosse vanno da 0 a { $last }.
table-seat-not-yours = Questo posto non è tuo.
table-not-seated = Non siedi a questo tavolo.
table-not-your-turn = Non è il tuo turno.
table-has-chosen = Hai già scelto. Finché non hanno scelto tutti puoi annullare e cambiare idea.
table-stale = La partita è andata avanti: la tua mossa valeva per la posizione { $ply }, ora siamo alla { $now }. Guarda di nuovo e scegli.
table-busy = A questo tavolo sta succedendo troppo in una volta. Riprova.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-held = { $name } non ha ancora chiuso il turno.
table-nothing-held = Non c’è alcun turno da chiudere.
table-stood-in = Un bot gioca per te. Prima riprendi il tuo posto.
table-actions = Servono da 1 a { $most } azioni.
table-secret-choice = scelta segreta
table-secret-deed = ha scelto in segreto
table-undo-none = Non c’è nulla da annullare.
table-undo-other = Nel frattempo qualcun altro ha mosso. Puoi chiedere a tutti di tornare indietro.
table-undo-chance = Da qui non si annulla: si è pescato o tirato qualcosa. Puoi chiedere a tutti di tornare indietro.
table-undo-secret = Da qui non si annulla: si è visto qualcosa di nascosto. Puoi chiedere a tutti di tornare indietro.
table-undo-past = Questo è stato giocato a un altro tavolo. Puoi chiedere a tutti di tornare indietro.
table-undo-over = La partita è finita e tutto ciò che era nascosto è stato mostrato.
table-rated = In una partita classificata non si torna più indietro di così.
table-no-request = Nessuno ha chiesto di tornare indietro.
table-full = Tutti i posti sono occupati.
table-seat-taken = Questo posto è occupato.
table-link = Questo invito non è più valido. Chiedine uno nuovo.
table-bot-there = A questo posto gioca già un bot.
table-no-bot-there = A questo posto nessun bot fa da sostituto.
table-not-absent = { $name } è qui, o lo era un momento fa.
table-record-not-over = La registrazione mostra tutto, carte nascoste comprese. La puoi scaricare a partita finita.
table-fork-seat = Solo chi gioca a questo tavolo può far ripartire una partita non finita.
table-hint-rated = In una partita classificata non ci sono suggerimenti.
table-verdict-not-over = Una partita si può rivedere quando è finita.
table-hint-none = Ora il bot non ha suggerimenti.
table-rematch-there = La rivincita è già pronta.
table-seat-count = Hai indicato { $named } posti, ma il tavolo ne ha { $seats }.
table-seat-kind = Un posto è per una persona, per un bot o libero, non “{ $kind }”.
table-bot = Qui non c’è un bot “{ $code }”.
table-clock = L’orologio dà da 1 a { $most } secondi, per mossa o come riserva con incremento.
table-pace = I bot possono prendersi fino a { $most } millisecondi per mossa.
table-name = Inserisci un nome.
table-name-long = Un nome può avere al massimo { $most } caratteri.
table-name-bot = I nomi che cominciano con { $mark } sono riservati ai bot. Scegline un altro.
table-no-bot = Non c'è nessun bot di nome { $name }. Per l'elenco: malecon admin bots.
table-bot-rated = Un bot può entrare in una partita classificata con persone solo se chi gestisce il server lo permette (malecon admin bot NOME --rated).
table-only-bots = Qui si interrogano solo i bot. Chi gestisce il server crea un account con malecon admin bot NOME.
table-message = Un messaggio deve avere da 1 a { $most } caratteri.
table-note-long = Una nota può avere al massimo { $most } caratteri.
table-plans = Puoi avere al massimo { $most } piani.
table-plan = Un piano richiede “play”, una lista di notazioni, e può avere “phase”, “unless_any”, “only_if_any” e “once”.
table-one-seat = Hai già un posto a questo tavolo.
table-invited = Questo posto è riservato a un'altra persona. Serve il suo invito.
table-seat-free = Lì non siede ancora nessuno.
table-clock-decides = { $name } ha ancora tempo. Quando scade, subentra un bot.
table-waiting = La partita comincia quando tutti i posti sono occupati.
table-rated-left = In una partita classificata il posto di chi lascia resta al bot fino alla fine.
table-rated-dealt = Hai lasciato questa partita classificata dopo la distribuzione: non puoi tornarci.
table-rated-hot-seat = In una partita classificata ognuno gioca un solo posto.
table-rated-seed = In una partita classificata il seme lo sceglie il server. Non indicarlo, oppure gioca senza classifica.
table-old-format = Questa partita è stata giocata con una versione precedente di Malecón (registrazioni «malecon { $format }») e qui non può continuare. I suoi giocatori possono scaricarne la registrazione.
table-broken = Questa partita non si può più aprire. I suoi giocatori possono scaricarne la registrazione.
table-fork-rated = Da una partita classificata non si può ripartire finché non è finita.
table-known-chance = Sai già che cosa riserva questa partita. La puoi continuare solo con i bot.
table-alone = Chi ha creato questo tavolo sa già che cosa succederà, quindi nessun altro può sedersi qui.
table-seed-people = Con altre persone al tavolo il seme lo sceglie il server.
table-thinking = Un bot sta già pensando alla tua domanda. Aspetta la risposta.
table-hint-moved = La partita è andata avanti. Chiedi di nuovo.
table-private = Questo tavolo è privato.
table-device-busy = Questo browser ha già partite sue. Apri il link in un altro browser.
table-too-many-tables = Hai { $most } partite in corso. Prima finiscine o lasciane una.
table-too-many-open = Hai { $most } tavoli che aspettano giocatori. Prima riempine o chiudine uno.
table-too-many-kept = Hai già { $most } partite qui e non puoi importarne altre. Se ti serve più spazio, chiedi a chi gestisce il sito.
table-too-many-messages = A questo tavolo hai già scritto il massimo: { $most } messaggi.
table-no-lesson = Non c’è una lezione per “{ $title }”.
table-lesson-first = Adesso la lezione riguarda un’altra mossa: { $wanted }. Dopo si apre tutto.
table-closed = Un amministratore ha chiuso questa partita. La puoi ancora guardare.
table-muted = Non puoi scrivere in chat{ $until ->
    [none] { "" }
   *[other] { " " }fino al { $until }
}. Motivo: { $reason ->
    [none] non indicato
   *[other] { $reason }
}.
table-mute-person = Si può togliere la parola solo a una persona: indica una persona o un posto (TAVOLO/POSTO).
table-no-sanction = Non c'è nessun provvedimento con questo numero.
table-no-report = Non c'è nessuna segnalazione con questo numero.
table-nobody-there = Lì non siede nessuno.
table-target = Indica una persona (64 cifre da 0 a f), un posto (TAVOLO/POSTO) o un indirizzo IP.
table-report-self = Non puoi segnalare te stesso.
table-report-empty = Scrivi che cosa non va.
table-too-many-reports = Oggi hai già inviato { $most } segnalazioni. Gli amministratori le leggeranno.
table-former-player = Ex giocatore
table-no-player = Questo giocatore non esiste.
table-rated-bot = In una partita classificata nessuno fa giocare un bot al suo posto. Puoi lasciare, ma il risultato conta lo stesso.
table-pairing-seats = Puoi cercare una partita da { $least } a { $most } posti.
table-not-looking = Non stai più cercando una partita.
table-days-off = Le ferie devono cominciare entro un anno e finire dopo l’inizio.
table-days-off-many = Quest’anno ti { $left ->
    [one] resta un giorno di ferie
   *[other] restano { $left } giorni di ferie
} su { $most }.
table-not-invited = A questo tavolo nessuno ti tiene un posto.
