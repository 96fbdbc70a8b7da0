/**
 * The database, the same on the embedded PostgreSQL and on a real one.
 *
 *   const db = await openDatabase({ kind: 'embedded', folder: '.data', onDeath });
 *   const db = await openDatabase({ kind: 'postgres', url: settings.databaseUrl });
 *   await migrate(db);
 *
 *   const rows = await db.orm.select().from(orders).where(eq(orders.tenantId, tenantId)).limit(20);
 *
 *   await db.transaction(async (tx) => {            // inside, only tx: using db there throws
 *     const [order] = await tx.orm.select().from(orders).where(...).for('update');
 *     await tx.orm.update(orders).set({ status: 3 }).where(...);
 *     tx.afterCommit(() => wakeUp());
 *   });
 *
 *   // Hot paths: built or written once, prepared under a name, run on db or tx.
 *   const orderById = prepared('orders.byId', (orm) => orm.select().from(orders)
 *     .where(and(eq(orders.tenantId, sql.placeholder('tenantId')), eq(orders.id, sql.placeholder('id')))));
 *   const [order] = await orderById(db, { tenantId, id });
 *   const newest = statement<{ id: string }, [tenantId: string]>('orders.newest', 'SELECT id FROM ... $1');
 *   const ids = await newest.all(db, tenantId);
 *
 * Values: instants are ISO 8601 text in UTC with milliseconds (`2026-11-20T05:24:00.120Z`, so they
 * compare as text), days `YYYY-MM-DD`, counts and whole numbers are numbers, absent is null.
 * Errors: DatabaseError with the SQLSTATE in `code`; ask isUniqueViolation(error, 'constraint').
 */
export { withoutTimeLimit } from './connection.ts';
export { makeDataFolder } from './data-folder.ts';
export type { Database, Transaction } from './database.ts';
export { FolderInUseError } from './embedded/folder-lock.ts';
export {
  DatabaseError,
  isConnectionLost,
  isDatabaseError,
  isForeignKeyViolation,
  isUniqueViolation,
} from './error.ts';
export { migrate } from './migrate.ts';
export { type NamedStatement, type NamedValues, namedStatement } from './named-statement.ts';
export { enterRunning, type OpenOptions, openDatabase } from './open.ts';
export { awaitPostgres } from './postgres/await-postgres.ts';
export { StartError } from './start-error.ts';
export { prepared, type Queryable, type Statement, statement } from './statement.ts';
