import {
  type Database,
  type Queryable,
  statement,
  type Transaction,
  withoutTimeLimit,
} from '../../platform/db/index.ts';

/** Tables that grow with the orders. */
const bigTables = [
  'orders',
  'order_records',
  'order_assets',
  'order_cc',
  'evaluations',
  'suggestion_choices',
  'schedules',
  'messages',
  'audit_queue',
  'kept_counts',
];

const standing = statement<{ alone: boolean }, []>(
  'seed.standing',
  `SELECT NOT EXISTS (SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend') AS alone`,
);

const skipping = statement<{ may: boolean }, []>(
  'seed.skipping',
  `SELECT has_parameter_privilege('session_replication_role', 'SET') AS may`,
);

/** Indices that no constraint needs, with what makes them again. */
const indices = statement<{ name: string; definition: string }, [tables: readonly string[]]>(
  'seed.indices',
  `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
   WHERE i.indrelid = ANY($1::regclass[])
     AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid) ORDER BY 1`,
);

const run = (on: Queryable, text: string) => on.connection.run({ text, values: [] });

/** The way of a seed's rows into the database. */
export interface Lots {
  /** For what is read meanwhile. */
  readonly on: Queryable;
  /** No other program writes. */
  readonly alone: boolean;
  /** Writes a lot; resolves when the next may be sent. */
  write(work: (on: Queryable) => Promise<void>): Promise<void>;
}

/** Takes references on trust until the transaction ends, where the database allows it: what is written was made to fit. */
export async function trustReferences(tx: Transaction): Promise<void> {
  if ((await skipping.first(tx))?.may) await run(tx, 'SET LOCAL session_replication_role = replica');
}

async function withoutIndices(tx: Transaction, work: () => Promise<void>): Promise<void> {
  const dropped = await indices.all(tx, bigTables);
  for (const { name } of dropped) await run(tx, `DROP INDEX ${name}`);
  await work();
  await run(tx, "SET LOCAL maintenance_work_mem = '256MB'");
  for (const { definition } of dropped) await run(tx, definition);
}

/**
 * Runs a seed. Where no other program uses the database all is one transaction, in which the indices are made anew at
 * the end and references are not checked: that halves the time, and an interrupted seed has written nothing.
 * Elsewhere each lot is a transaction, with all checks.
 */
export async function inLots(db: Database, work: (lots: Lots) => Promise<void>): Promise<void> {
  const alone = (await standing.first(db))?.alone ?? false;
  if (!alone) {
    await work({ on: db, alone, write: (lot) => db.transaction(lot) });
    return;
  }
  await db.transaction(async (tx) => {
    await tx.connection.run(withoutTimeLimit);
    await trustReferences(tx);
    await withoutIndices(tx, () => work({ on: tx, alone, write: (lot) => lot(tx) }));
  });
}
