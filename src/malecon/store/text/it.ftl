# Ciò che dice l'archivio.

store-file = { $file } non si può usare: { $why }. Nessuna mossa confermata è andata persa. Libera spazio sul disco, o ottieni il permesso di scrivere lì, e riprova.
store-away = Il database { $db } non si può usare: { $why }. Nessuna mossa confermata è andata persa. Controlla che sia in funzione, che indirizzo e password siano giusti e che ci sia spazio.
store-newer = Una versione più recente di Malecón ha aggiornato questo database allo schema { $found }; questa conosce solo { $known }. Torna alla versione più recente, o ripristina la copia fatta prima dell'aggiornamento.
store-url = Malecón non può usare «{ $kind }://…» come database. Indica un file, o postgresql://USER:PASSWORD@HOST/NAME; nella password scrivi %40 al posto di @, %2F al posto di / e %3A al posto dei due punti.
store-damaged = { $file } è danneggiato: { $why }. Ferma il server e ripristina l’ultima copia. Se non c’è, «sqlite3 FILE .recover» salva quello che si legge ancora.
