# What the store says.

store-file = { $file } cannot be used: { $why }. Nothing that was answered is lost. Make room on its disk, or get the right to write there, and try again.
store-away = The database { $db } cannot be used: { $why }. Nothing that was answered is lost. See that it runs, that its address and password are right, and that it has room.
store-newer = This database was brought to schema { $found } by a newer Malecón; this one knows { $known }. Take the newer version again, or restore the copy that was made before the upgrade.
store-url = “{ $kind }://…” is no database that Malecón knows. Give a file, or postgresql://USER:PASSWORD@HOST/NAME; in a password write %40 for @, %2F for / and %3A for the colon.
