import { beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../platform/db/index.ts';
import { emptyDatabase } from '../testing/database.ts';
import { vacuum } from '../testing/explain.ts';
import { type MadeStatement, madeStatements } from '../testing/made-statements.ts';
import { fillTables } from '../testing/many-rows.ts';
import { statementFiles } from './declared-rows.fixture.ts';

const long = process.env.SVCDESK_LONG === '1';
/** Tables that grow with the work; the others are a company's people, places and settings. */
const growing = [
  'orders',
  'order_records',
  'order_fields',
  'order_cc',
  'order_assets',
  'audit_events',
  'audit_queue',
  'audit_attempts',
  'events',
  'messages',
  'schedules',
  'sessions',
  'idempotency_keys',
  'webhook_deliveries',
  'tracking_events',
  'knowledge_answers',
  'files',
  'evaluations',
  'suggestion_choices',
  'requirements',
  'device_orders',
  'pm_orders',
  'project_orders',
];
const count = long ? 100_000 : 10_000;

const db = await emptyDatabase();
let made: readonly MadeStatement[];
beforeAll(async () => {
  made = await madeStatements(statementFiles());
  await fillTables(db, (table) => (growing.includes(table) ? count : 200));
  await vacuum(db);
}, 600_000);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

/** Whether a node reads a whole large table, by itself or below it. */
function scanned(node: PlanNode): string[] {
  const table = node['Relation Name'] ?? '';
  const here = node['Node Type'] === 'Seq Scan' && growing.includes(table) ? [table] : [];
  return [...here, ...(node.Plans ?? []).flatMap(scanned)];
}

/** Tables of which all rows are read once for each row of something else. */
function rereadIn(node: PlanNode): string[] {
  const children = node.Plans ?? [];
  const again = children.filter(
    (child) =>
      (node['Node Type'] === 'Nested Loop' && child['Parent Relationship'] === 'Inner') ||
      // A hashed one is read once.
      (child['Parent Relationship'] === 'SubPlan' && !child['Subplan Name']?.startsWith('CTE')),
  );
  return [...again.flatMap(scanned), ...children.flatMap(rereadIn)];
}

/** Plans a statement as every connection does: once, whatever its values. */
async function planOf(tx: Queryable, text: string): Promise<PlanNode> {
  const run = (command: string) => tx.connection.run({ text: command, values: [] });
  await run('SAVEPOINT planning');
  try {
    await run(`PREPARE planned AS ${text}`);
    const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)));
    const values = places > 0 ? `(${Array.from({ length: places }, () => 'NULL').join(', ')})` : '';
    const { rows } = await run(`EXPLAIN (FORMAT JSON) EXECUTE planned${values}`);
    await run('DEALLOCATE planned');
    const raw = rows[0]?.[0];
    return ((typeof raw === 'string' ? JSON.parse(raw) : raw) as [{ Plan: PlanNode }])[0].Plan;
  } finally {
    await run('ROLLBACK TO SAVEPOINT planning');
  }
}

/** What reads a whole table that grows, with the reason why it may. */
const walks: Readonly<Record<string, string>> = {
  'audit.countedAttempts': 'all that is counted of a tenant, for an operator who asks for it',
  'files.deleteUnbound': 'once a day for each tenant, some hundred at a time',
  'audit.ends': 'a row for each tenant',
  'audit.unused': 'stops at the first row, and after a look at the ends where there are any',
  'erase.before': 'once, by the migration that has erasures signed',
  'erase.namesAbroad': 'once for a person who is erased, and only what one of few partners has of them',
  'work.learnEstimates': 'once a night for each tenant, all that was resolved in half a year',
  'work.leftBehind': 'from the few accounts that are gone; which index finds their work depends on how few',
};

it('plans every statement without reading a table again and again, and without reading one whole', async () => {
  const faults: string[] = [];
  await db.transaction(async (tx) => {
    for (const { name, text } of made) {
      if (/^\s*(SET|LISTEN|NOTIFY|LOCK)\b/i.test(text)) continue;
      const plan = await planOf(tx, text);
      if (walks[name] !== undefined) continue;
      for (const table of new Set(rereadIn(plan))) {
        faults.push(`${name} reads all of ${table} again and again`);
      }
      for (const table of new Set(scanned(plan))) faults.push(`${name} reads all of ${table}`);
    }
  });
  expect(faults).toEqual([]);
});
