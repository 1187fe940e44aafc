### What the database can say instead of doing its work.

store-full = The disk of the database is full: nothing was saved. Make room; then play goes on.
store-locked = The database is locked by another program. Try again in a moment.
store-gone = The database cannot be reached. Try again in a moment.
store-refused = The database cannot be opened: check that it exists and that Botyard may write to it.
store-disk = The disk of the database has an error.
store-damaged = The database is damaged, or is not one of Botyard.
store-trouble = The database refused this.
store-newer = The database was written by a newer Botyard. Install that version, or use another database.
store-backup = The database must be upgraded, but its backup { $where } cannot be written: nothing was changed. Make room there, and start again.
store-upgrade = The database is from an older Botyard (schema { $revision }): nothing was changed. Make a backup with pg_dump, then start once with: botyard serve --upgrade
store-address = That is not the address of a database. Give a path, sqlite:///PATH or postgresql://USER@HOST/NAME.
store-driver = PostgreSQL needs one more package. Run: pip install 'botyard[postgresql]'
store-in-use = { $where } is in use by another Botyard. Stop that one, or use another database.
store-version-taken = Somebody else was quicker. Look at the table as it is now.
store-name-taken = The name “{ $name }” is taken. Choose another one.
