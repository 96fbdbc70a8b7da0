import { bringUpToDate } from '../../app/start-server.ts';
import {
  type Database,
  everyCallReads,
  hasNoDatabase,
  isNoticed,
  type MigrationStep,
  plannedMigrations,
  strongest,
  type TableLock,
  waitsFor,
} from '../../platform/db/index.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { version } from '../../platform/version.ts';
import { withDatabase } from '../open-database.ts';
import { readArgs, wrongUse } from '../read-args.ts';

/** Brings the tables up to date; the server does the same when it starts. Or only says what it would do. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { 'dry-run': { type: 'boolean' } });
  if (positionals.length > 0) throw wrongUse('"migrate" takes nothing more.');
  if (values['dry-run']) return await foretell();
  await withDatabase(
    async () => console.log('The database is up to date.'),
    (db, settings) => bringUpToDate(db, settings, (step) => console.log(inWords(step))),
    'make',
  );
}

function inWords(step: MigrationStep): string {
  if (step.what === 'begins') return `${step.migration} …\n${step.statements.map(headOf).join('\n')}`;
  if (step.what === 'done') return `${step.migration}: ${step.ms} ms`;
  if (step.what === 'givesWay') {
    return 'Calls are using a table: they go on, nothing is changed yet, and it is tried again.';
  }
  return `${step.count} migrations in ${step.ms} ms.`;
}

const maxHeadLength = 110;

/** A statement by how it begins. */
function headOf(statement: string): string {
  const text = statement
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `    ${text.length > maxHeadLength ? `${text.slice(0, maxHeadLength)}…` : text}`;
}

/** Says what would run and which tables it would lock, and changes nothing. */
async function foretell(): Promise<void> {
  const { databaseUrl, data, allowNewer } = readSettings(process.env);
  // Opening the embedded database would make one.
  if (!databaseUrl && (await hasNoDatabase(data.path))) return await print(undefined, false);
  await withDatabase(
    ({ db }) => print(db, allowNewer),
    async () => {},
  );
}

async function print(db: Database | undefined, allowNewer: boolean): Promise<void> {
  const pending = await plannedMigrations(db, { allowNewer });
  if (pending.length === 0) return console.log('The database is up to date; nothing would run.');
  const rows = db ? await rowCounts(db) : new Map<string, number>();
  console.log(`svcdesk ${version} would run, in one transaction:`);
  for (const { name, statements, locks } of pending) {
    console.log([name, ...statements.map(headOf)].join('\n'));
    for (const lock of locks) console.log(`  locks ${lockInWords(lock, rows)}`);
  }
  if (db?.kind === 'postgres')
    console.log(whoWaits(strongest(pending.flatMap((each) => each.locks)).filter(isNoticed)));
  console.log('Nothing was changed.');
}

function lockInWords(lock: TableLock, rows: ReadonlyMap<string, number>): string {
  const count = rows.get(lock.table);
  const size = count === undefined ? '' : `, about ${count} rows`;
  return `${lock.table} (${lock.mode}: ${waitsFor(lock)}${size})`;
}

/** What the servers notice that run on the database. */
function whoWaits(locks: readonly TableLock[]): string {
  if (locks.length === 0) return 'No call waits.';
  const until = 'These tables are locked from the beginning to the end.';
  if (locks.some(({ table }) => table === everyCallReads))
    return `${until} Every call reads ${everyCallReads}: all calls wait for the end, and /readyz of every server is 503.`;
  const others = `${until} While they are taken new calls wait, a second at most; then those go on that use other tables.`;
  const isUnread = locks.some(({ table, mode }) => table === 'orders' && mode === 'AccessExclusiveLock');
  return isUnread
    ? `${others} Orders cannot be read until the end, so /readyz of every server is 503.`
    : others;
}

/** About how many rows each table has, as far as PostgreSQL knows. */
async function rowCounts(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.connection.run({
    text: `SELECT relname, reltuples::bigint::text FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= 0`,
    values: [],
  });
  return new Map(rows.map(([name, count]) => [String(name), Number(count)]));
}
