# Che cosa dice il server.

web-no-session = Prima inserisci il tuo nome.
web-too-fast = Troppe richieste. Aspetta un momento.
web-too-large = Troppo grande: il limite è { $most } byte.
web-origin = La richiesta viene da un altro sito ed è stata rifiutata. Apri Malecón e riprova.
web-unfit = Richiesta non valida: { $where }: { $why }
web-not-found = A questo indirizzo non c’è niente.
web-method = Questo indirizzo non accetta quel metodo.
web-failed = Qualcosa è andato storto da parte nostra. Non è andato perso nulla. Riprova.
web-no-database = Il database non risponde. Non è andato perso nulla. Riprova tra un attimo.
web-level-random = Casuale
web-level-easy = Facile
web-level-medium = Medio
web-level-hard = Difficile
web-level-expert = Esperto
web-level-master = Maestro
web-page-missing = La pagina non è ancora stata costruita
web-page-how = Esegui “make setup” nella cartella del progetto e ricarica. L’API funziona già:
serve-ready = Malecón è in funzione su { $url } (Ctrl-C per fermarlo)
serve-closing = Chiusura in corso. Tutto è salvato.
serve-db = Le partite sono salvate in { $db }
serve-port-taken = La porta { $port } è occupata. Malecón è già in funzione? Per usarne una libera: --port 0
serve-one-process = SQLite funziona con un solo processo. Per { $workers } serve PostgreSQL: --db postgresql://…
store-verified = { $plays } partite rigiocate, { $actions } azioni.
store-changed = Tavolo { $table }: { $why }
store-all-well = Tutte le partite finiscono come prima.
store-rebuilt = { $plays } tavoli ricostruiti dalle registrazioni, { $mended } corretti.
store-why-result = il risultato era { $was }, ora è { $is }
store-why-ply = sono salvate { $ply } azioni, ma il tavolo ne indica { $says }
store-why-illegal = l’azione { $ply } non è più ammessa: { $reason }
store-why-data = giocata con i dati { $was }; questa versione ha { $is }
store-why-broken = non si può leggere: { $why }
store-why-old = giocata con una versione precedente (registrazioni «malecon { $format }»), non rigiocata
store-old = { $n ->
    [one] Una partita viene
   *[other] { $n } partite vengono
} da una versione precedente. Non hanno nulla che non va, ma qui non si possono continuare; chi ha giocato può scaricare la registrazione.
web-no-writing = Il database al momento non accetta modifiche. Si può leggere.
web-banned = Il tuo accesso a questo sito è sospeso{ $until ->
    [none] { "" }
   *[other] { " " }fino al { $until }
}. Motivo: { $reason ->
    [none] non indicato
   *[other] { $reason }
}.
web-no-operator = Serve il codice di un amministratore: lo crea sul server il comando «malecon admin token».
admin-token = Vale { $hours } { $hours ->
    [one] ora
   *[other] ore
}. Inseriscilo nella pagina /operator del tuo server.
admin-tokens-ended = Codici revocati: { $count }.
admin-over = finita
admin-closed = chiusa
admin-hidden = nascosta
admin-private = privato
admin-ban = espulsione
admin-mute = senza chat
admin-until = { $until ->
    [none] per sempre
   *[other] fino al { $until }
}
admin-sure = Eliminare il tavolo { $table } con chat e appunti? Non si può annullare.
admin-done-close = Il tavolo { $table } è chiuso.
admin-done-open = Il tavolo { $table } è di nuovo aperto.
admin-done-hide = Il tavolo { $table } è nascosto.
admin-done-show = Il tavolo { $table } è di nuovo visibile.
admin-done-delete = Il tavolo { $table } è eliminato.
admin-lifted = { $sanction } revocato.
admin-no-reports = Nessuna segnalazione in attesa.
admin-bot-token = Qui sopra c'è il token di { $name }. Si vede una volta sola: conservalo dove gira il bot.
admin-bot-ended = Il token di { $name } non vale più.
admin-bot-none = Non ci sono account di bot.
admin-bot-guest = partite amichevoli
admin-bot-rated = anche partite classificate
admin-the-table = il tavolo
admin-done-report = La segnalazione { $report } è evasa.
setting-file = Non si possono leggere le impostazioni da { $file }: { $why }
setting-unknown = { $where }: l'impostazione «{ $name }» non esiste. Ci sono: { $known }
setting-text = { $where }: «{ $name }» dev'essere un testo tra virgolette.
setting-yes = { $where }: «{ $name }» dev'essere true o false.
setting-number = { $where }: «{ $name }» dev'essere un numero{ $least ->
    [none] { "" }
   *[other] { ", " }almeno { $least }
}{ $most ->
    [none] { "" }
   *[other] { ", " }al massimo { $most }
}.
account-unknown = Questo account non esiste più.
account-no-device = Quel dispositivo non è più collegato.
account-no-passkey = Quella passkey non è tua.
account-passkey-not-added = La passkey non è stata aggiunta. Non è cambiato nulla.
account-too-many-passkeys = Hai già { $most } passkey. Prima eliminane una.
account-passkey-unknown = Non conosciamo questa passkey. Usa il codice di recupero, o un codice da un dispositivo già collegato.
account-late = È passato troppo tempo. Riprova.
account-recovery-wrong = Il codice di recupero non corrisponde a nessun account, o è già stato usato. Controlla ogni carattere.
account-code-wrong = Il codice è scaduto o è già stato usato. Creane uno nuovo sull'altro dispositivo.
account-would-be-lost = In questo browser gioca { $name }, e nessuno potrebbe tornare a quelle partite. Prima crea un codice di recupero per { $name }.
account-name-differs = Per eliminare l'account scrivi il tuo nome: { $name }.
store-rated = { $games } partite classificate contate, { $people } persone con punteggio.
news-invited = Ti invitano a una partita di { $title }
news-turn = Tocca a te a { $title }
news-turn-left = Tocca a te a { $title }, restano { $hours } h { $minutes } min
news-more = { $more ->
    [0] Nessun’altra partita ti aspetta.
    [one] Un’altra partita ti aspetta.
   *[other] Altre { $more } partite ti aspettano.
}
news-stop = Ricevi questo messaggio perché hai chiesto gli avvisi di turno. Un clic li ferma:
news-end = Disattiva
news-confirm = Avvisi di turno da Malecón
news-confirm-how = { $name } ha chiesto di ricevere qui gli avvisi dei propri turni. Apri il link per accettare; altrimenti non fare nulla.
news-test = Un messaggio da Malecón
news-test-body = Così saranno gli avvisi dei tuoi turni.
news-no-mail = Questo server non può inviare posta. Usa il browser o una chat.
news-bad-mail = Non sembra un indirizzo e-mail. Controllalo.
news-bad-address = Questo indirizzo non va bene. Serve un indirizzo https completo, raggiungibile anche da altri.
news-not-sent = Non è stato consegnato ({ $why }). Controlla l’indirizzo.
news-no-channel = Questi avvisi sono già stati fermati.
news-late = Il link è scaduto. Chiedine uno nuovo nel tuo account.
news-zone = Non conosciamo questo fuso orario.
account-link = Per tornare a Malecón
account-link-how = Con questo link entri una volta sola, entro 15 minuti. Se non l’hai chiesto, non fare nulla.
account-link-late = Il link è scaduto o è già stato usato. Chiedine uno nuovo.

web-preview-free = posto libero
web-preview-join = C’è un posto libero. Unisciti alla partita!
web-preview-running = La partita è in corso. Vieni a vedere.
web-preview-won = { $n ->
    [one] Ha vinto { $names }.
   *[other] { $names } condividono la vittoria.
}
