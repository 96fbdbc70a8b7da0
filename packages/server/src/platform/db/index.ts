/**
 * The database, the same on the embedded PostgreSQL and on a real one.
 *
 *   const db = await openDatabase({ kind: 'embedded', folder: '.data', onDeath });
 *   const db = await openDatabase({ kind: 'postgres', url: settings.databaseUrl });
 *   await migrate(db);
 *
 *   const newest = statement<{ id: string }, [tenantId: string]>('orders.newest', 'SELECT id FROM ... $1');
 *   const ids = await newest.all(db, tenantId);
 *
 *   await db.transaction(async (tx) => {            // inside, only tx: using db there throws
 *     const order = await locked.first(tx, tenantId, id);
 *     await write.change(tx, tenantId, id, 3);
 *     tx.afterCommit(() => wakeUp());
 *   });
 *
 *   await insertRows(db, tables.skills, rows);      // what is made of the schema: imports, demo data
 *
 * Values: instants are ISO 8601 text in UTC with milliseconds (`2026-11-20T05:24:00.120Z`, so they
 * compare as text), days `YYYY-MM-DD`, counts and whole numbers are numbers, absent is null.
 * Errors: DatabaseError with the SQLSTATE in `code`; ask isUniqueViolation(error, 'constraint').
 */
export { withoutTimeLimit } from './connection.ts';
export { makeDataFolder, tryWriting } from './data-folder.ts';
export {
  type Database,
  enterRunning,
  type OpenOptions,
  openDatabase,
  type Transaction,
} from './database.ts';
export {
  cannotOpen,
  DamagedDatabaseError,
  hasNoDatabase,
  isDamage,
  markBackup,
  restoreDraft,
} from './embedded/database-folder.ts';
export { FolderInUseError, lockFile, lockOnDisk } from './embedded/folder-lock.ts';
export {
  DatabaseError,
  hasNoRoom,
  isConnectionLost,
  isDatabaseError,
  isForeignKeyViolation,
  isLockedOut,
  isUniqueViolation,
  noWritesCodes,
  StartError,
} from './error.ts';
export { insertRows, rowsOf } from './insert-rows.ts';
export {
  checkVersion,
  type MigrateOptions,
  type MigrationStep,
  migrate,
  plannedMigrations,
} from './migrate.ts';
export {
  everyCallReads,
  isNoticed,
  strongest,
  type TableLock,
  waitsFor,
} from './migration-locks.ts';
export { addressWithoutSecrets } from './postgres/address.ts';
export { awaitPostgres, explainRefusal } from './postgres/await-postgres.ts';
export { checkSessions } from './postgres/sessions.ts';
export { type Queryable, type Statement, statement } from './statement.ts';
