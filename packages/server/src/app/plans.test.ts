import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readFiles } from '../admin/import/read-files.ts';
import { runImport } from '../admin/import/run-import.ts';
import type { Database, Queryable } from '../platform/db/index.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { emptyDatabase } from '../testing/database.ts';
import { vacuum } from '../testing/explain.ts';
import { type MadeStatement, madeStatements } from '../testing/made-statements.ts';
import { fillTables } from '../testing/many-rows.ts';
import { statementFiles } from './declared-rows.fixture.ts';

const long = process.env.SVCDESK_LONG === '1';
/** What one company sets up, what a deployment has a few of, and what lasts for a day. All other tables grow with its work, people and places. */
const small = [
  'asset_classes',
  'audit_ends',
  'audit_switches',
  'backfills',
  'backups',
  'calendar_folds',
  'catalogs',
  'check_lists',
  'dictionary_overrides',
  'group_ancestors',
  'group_leads',
  'groups',
  'hidden_menus',
  'holiday_sets',
  'job_leases',
  'networks',
  'order_types',
  'partner_links',
  'password_tickets',
  'pm_plans',
  'push_cursors',
  'push_keys',
  'releases',
  'secret_keys',
  'service_calendar_versions',
  'service_calendars',
  'shifts',
  'skills',
  'stream_tickets',
  'template_fields',
  'templates',
  'tenants',
  'webhooks',
  'work_estimates',
];
/** Tables that grow; `pg_…` are those of the database itself. */
const isLarge = (table: string): boolean =>
  table !== '' && !table.startsWith('pg_') && !small.includes(table);
/** Those that grow with every order and every call. */
const largest = [
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
const countOf = (table: string): number =>
  long && largest.includes(table) ? 100_000 : isLarge(table) ? 10_000 : 200;

const db = await emptyDatabase();
let made: readonly MadeStatement[];
/** What an import composes by the columns that its lists have. */
let composed: ReadonlySet<string>;
beforeAll(async () => {
  made = await madeStatements(statementFiles());
  composed = await statementsOfImport();
  await fillTables(db, countOf);
  await vacuum(db);
}, 600_000);

/** The texts without a name that an import of the example's company sends, as a first one and again. */
async function statementsOfImport(): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  const recorded: Database = {
    ...db,
    transaction: (work) =>
      db.transaction((tx) => {
        const run: typeof tx.connection.run = (command) => {
          if (!command.name && /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(command.text))
            texts.add(command.text);
          return tx.connection.run(command);
        };
        return work({ ...tx, connection: { run } });
      }),
  };
  const company = join(import.meta.dirname, '../../../../examples/company');
  const files = globSync('*', { cwd: company, exclude: ['*.md'] }).map((name) => join(company, name));
  const options = { tenantId: 'tlake', secrets: createSecretBox('test'), now: new Date(), dryRun: false };
  for (let times = 0; times < 2; times++) {
    const result = await runImport(recorded, await readFiles(files), options);
    if ('problems' in result) throw new Error(`The example is refused: ${JSON.stringify(result.problems)}`);
  }
  return texts;
}

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
  const here = node['Node Type'] === 'Seq Scan' && isLarge(table) ? [table] : [];
  return [...here, ...(node.Plans ?? []).flatMap(scanned)];
}

/** Tables of which all rows are read once for each row of something else. */
function rereadIn(node: PlanNode): string[] {
  const { Plans: children = [], ...own } = node;
  const conditions = JSON.stringify(own);
  const again = children.filter(
    (child) =>
      (node['Node Type'] === 'Nested Loop' && child['Parent Relationship'] === 'Inner') ||
      // A hashed one is read once.
      (child['Parent Relationship'] === 'SubPlan' &&
        !conditions.includes(`hashed ${child['Subplan Name']})`)),
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
  'counts.fold': 'what has come since the last time, a second ago: it takes that away',
  'counts.repair': 'all counts of a tenant, for an operator who asks for it',
  'messages.nextBatch': 'what is not sent yet: every two seconds all of it is taken away',
  'push.lock': 'stops at the first row',
  'push.tenants': 'once a minute, which tenants have browsers',
  'assistant.anyArticle': 'stops at the first row',
  'purge.job_days': 'once an hour for each tenant',
  'purge.job_notices': 'once an hour for each tenant',
  'files.deleteUnbound': 'once a day for each tenant, some hundred at a time',
  'audit.ends': 'a row for each tenant',
  'audit.unused': 'stops at the first row, and after a look at the ends where there are any',
  'erase.before': 'once, by the migration that has erasures signed',
  'erase.namesAbroad': 'once for a person who is erased, and only what one of few partners has of them',
  'work.learnEstimates': 'once a night for each tenant, all that was resolved in half a year',
  'work.leftBehind': 'from the few accounts that are gone; which index finds their work depends on how few',
};

/** What reads a table that grows once for each of a few rows, with the reason why it may. */
const rereads: Readonly<Record<string, string>> = {
  'orders.candidates':
    'for the few skills that an entry asks for; looked up for each engineer, suggestions among a thousand took twice as long',
};

it('plans every statement without reading a table again and again, and without reading one whole', async () => {
  const faults: string[] = [];
  await db.transaction(async (tx) => {
    for (const { name, text } of made) {
      // The seeder fills an empty database, once.
      if (/^\s*(SET|LISTEN|NOTIFY|LOCK)\b/i.test(text) || name.startsWith('seed.')) continue;
      if (rereads[name] !== undefined) continue;
      const plan = await planOf(tx, text);
      for (const table of new Set(rereadIn(plan))) {
        faults.push(`${name} reads all of ${table} again and again`);
      }
      if (walks[name] !== undefined) continue;
      for (const table of new Set(scanned(plan))) faults.push(`${name} reads all of ${table}`);
    }
  });
  expect(faults).toEqual([]);
});

it('plans what an import composes in the same way', async () => {
  expect(composed.size).toBeGreaterThan(50);
  const faults: string[] = [];
  await db.transaction(async (tx) => {
    for (const text of composed) {
      for (const table of new Set(scanned(await planOf(tx, text))))
        faults.push(`all of ${table} is read by: ${text}`);
    }
  });
  expect(faults).toEqual([]);
});
