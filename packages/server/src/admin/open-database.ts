import { hostname, userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { offBoardings } from '../app/kinds.ts';
import { bringUpToDate, openDatabaseOf } from '../app/start-server.ts';
import type { OperatorContext } from '../modules/account/disable-account.ts';
import {
  type Database,
  enterRunning,
  FolderInUseError,
  hasNoDatabase,
  type Queryable,
  statement,
  type Transaction,
} from '../platform/db/index.ts';
import { announceForgetting } from '../platform/sessions/access.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { unexpectedErrorInWords } from '../platform/unexpected-error.ts';
import { AdminRefused } from './read-args.ts';

/** The database that the settings name, whether or not a server has it open. */
export interface OpenDatabase {
  readonly db: Database;
  readonly settings: Settings;
}

/** Nothing can be done any more without the embedded database. */
export function die(error: Error): never {
  console.error(`The embedded database stopped: ${unexpectedErrorInWords(error)}`);
  process.exit(1);
}

/**
 * Throws {@link AdminRefused} where the data folder has no database: a report on data would otherwise create an empty
 * database and describe that.
 */
export async function expectData({ databaseUrl, data }: Settings): Promise<void> {
  if (databaseUrl !== undefined || !(await hasNoDatabase(data.path))) return;
  throw new AdminRefused(
    `There is no svcdesk data in ${data.path}; SVCDESK_DATA names the folder. "start", "migrate", "import" or "restore" make it. Nothing was made.`,
  );
}

/**
 * Opens the database, brings its tables up to date (or what else makes it fit), hands it to `work` and closes it,
 * whatever happens. Where there is none, one is made only for a command that says so.
 */
export async function withDatabase<T>(
  work: (opened: OpenDatabase) => Promise<T>,
  makeFit: (db: Database, settings: Settings) => Promise<unknown> = bringUpToDate,
  whereNone: 'refuse' | 'make' = 'refuse',
): Promise<T> {
  const settings = pastPooler(readSettings(process.env));
  if (whereNone === 'refuse') await expectData(settings);
  const db = await open(settings, makeFit);
  try {
    return await work({ db, settings });
  } finally {
    await db.close();
  }
}

/** What a command does may take long and needs a session of its own, which no pooler gives. */
const pastPooler = (settings: Settings): Settings => ({
  ...settings,
  databaseUrl: settings.databaseDirectUrl ?? settings.databaseUrl,
});

/** Another command that has the data folder is waited for, for so long; a server that begins or ends is faster. */
const waitMs = 60_000;
const lookAgainMs = 200;

async function open(
  settings: Settings,
  makeFit: (db: Database, settings: Settings) => Promise<unknown>,
): Promise<Database> {
  const giveUpAt = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      // An operator who typed a command wants to know at once. No admin socket: the database ends with this process.
      return await openDatabaseOf({ ...settings, databaseWaitSeconds: 0 }, die, makeFit, false);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      // A server runs on it, and lets others in.
      const db = await enterRunning(settings.data.path).catch(() => undefined);
      if (db) return await madeFit(db, settings, makeFit);
      if (performance.now() > giveUpAt) throw error;
      if (isFirst) console.error(`Waiting for another command that uses ${settings.data.path} …`);
      await pause(lookAgainMs);
    }
  }
}

async function madeFit(
  db: Database,
  settings: Settings,
  makeFit: (db: Database, settings: Settings) => Promise<unknown>,
): Promise<Database> {
  try {
    await makeFit(db, settings);
    return db;
  } catch (refusal) {
    await db.close();
    throw refusal;
  }
}

/** Changes accounts in the name of the operator at the terminal; running servers are told of it. */
export function asOperator(db: Database, tx: Transaction, now: () => Date): OperatorContext {
  return {
    services: { db, access: { forget: announceForgetting } },
    tx,
    work: offBoardings,
    operator: `${userInfo().username}@${hostname()}`,
    now,
  };
}

const all = statement<{ id: string }>('admin.tenants', 'SELECT id FROM tenants ORDER BY id');

/** The tenant of this id, or all of them when none is named. */
export async function tenantsNamed(on: Queryable, named: string | undefined): Promise<string[]> {
  const known = (await all.all(on)).map(({ id }) => id);
  if (known.length === 0) throw new AdminRefused('There is no tenant yet; import one, or start the demo.');
  if (named === undefined) return known;
  if (known.includes(named)) return [named];
  throw new AdminRefused(`There is no tenant "${named}"; there are ${known.join(', ')}.`);
}
