import { setTimeout as pause } from 'node:timers/promises';
import type { Command, Connection } from '../platform/db/connection.ts';
import type { Database, Queryable } from '../platform/db/index.ts';

/** A node of a plan as PostgreSQL tells it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What is wrong with a plan, in words. */
export type PlanFault = string;

/** Bounds that a plan of a list has to keep. */
const most = { removed: 1_000, sorted: 5_000 } as const;
const largeTables = [
  'orders',
  'order_records',
  'messages',
  'order_cc',
  'schedules',
  'requirements',
  'entrust_owner_halves',
  'entrust_partner_halves',
  'device_orders',
  'pm_orders',
  'project_orders',
  'assets',
  'reviews',
  'events',
  'webhook_deliveries',
];

/** Words that a row is asked for, listed by a function; and what was read, and judged, where the statement names it. */
const rowsOfNoTable = ['Function Scan', 'CTE Scan'];

function faultsOf(node: PlanNode): PlanFault[] {
  const faults: PlanFault[] = [];
  const kind = node['Node Type'];
  const table = node['Relation Name'] ?? '';
  const rows = (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1);
  const removed = (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1);
  // A table without rows is read as well in one way as in another, and so is one that is not asked at all.
  const readNothing = rows + removed === 0;
  if (kind.includes('Seq Scan') && largeTables.includes(table) && !readNothing) {
    faults.push(`sequential scan of ${table}`);
  }
  if (removed > most.removed && !rowsOfNoTable.includes(kind)) {
    faults.push(`${kind} on ${table} removed ${removed} rows by a filter`);
  }
  if (kind.includes('Sort') && rows > most.sorted) faults.push(`sorted ${rows} rows`);
  return [...faults, ...(node.Plans ?? []).flatMap(faultsOf)];
}

/** A database that explains what is sent to it, and runs it. */
export interface Explaining extends Queryable {
  readonly faults: PlanFault[];
  readonly plans: unknown[];
}

/** Everything sent to the result is explained, as it runs, and its plan judged. */
export function explaining(db: Database): Explaining {
  const faults: PlanFault[] = [];
  const plans: unknown[] = [];
  const connection: Connection = {
    async run(command: Command) {
      const text = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${command.text}`;
      const { rows } = await db.connection.run({ text, values: command.values });
      const raw = rows[0]?.[0];
      const [{ Plan: plan }] = (typeof raw === 'string' ? JSON.parse(raw) : raw) as [{ Plan: PlanNode }];
      plans.push(plan);
      faults.push(...faultsOf(plan));
      return db.connection.run(command);
    },
  };
  return { connection, notify: db.notify, faults, plans };
}

const vacuumWithinMs = 60_000;

/**
 * Vacuums and analyzes a database until every page of its large tables is known to be visible to all. As long as any
 * transaction that is older than their rows is open, such as one of autovacuum, VACUUM cannot mark them so, and plans
 * are made by other costs. The indexes are always cleaned: else a few dead rows of an earlier file keep their page unmarked.
 */
export async function vacuum(db: Database): Promise<void> {
  const unmarked = `SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relname = ANY($1::text[]) AND relallvisible < relpages`;
  const tables = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`;
  const names = (await db.connection.run({ text: tables, values: [] })).rows.map(([name]) => String(name));
  for (const until = performance.now() + vacuumWithinMs; ; await pause(100)) {
    // One after the other: on a busy machine all of them take longer than a statement may.
    for (const name of names)
      await db.connection.run({ text: `VACUUM (ANALYZE, INDEX_CLEANUP ON) ${name}`, values: [] });
    const { rows } = await db.connection.run({ text: unmarked, values: [`{${largeTables.join()}}`] });
    if (rows.length === 0) return;
    if (performance.now() > until)
      throw new Error(
        `Not every page of ${rows.flat().join(', ')} can be marked, as while a transaction is open`,
      );
  }
}
