# What the store says.

store-file = { $file } cannot be used: { $why }. No confirmed move is lost. Free some space on its disk, or get write access, and try again.
store-away = The database { $db } cannot be used: { $why }. No confirmed move is lost. Check that it is running, that its address and password are right, and that its disk has room.
store-newer = A newer version of Malecón upgraded this database to schema { $found }; this version only knows { $known }. Go back to the newer version, or restore the backup made before the upgrade.
store-url = Malecón cannot use “{ $kind }://…” as a database. Give a file, or postgresql://USER:PASSWORD@HOST/NAME. In the password, write %40 for @, %2F for / and %3A for a colon.
store-damaged = { $file } is damaged: { $why }. Stop the server and restore the last backup. Without one, “sqlite3 FILE .recover” saves what can still be read.
