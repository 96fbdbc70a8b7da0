import { setTimeout as pause } from 'node:timers/promises';
import { bringUpToDate, openDatabaseOf } from '../app/start-server.ts';
import { type Database, enterRunning, FolderInUseError } from '../platform/db/index.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { unexpectedErrorInWords } from '../platform/unexpected-error.ts';

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
 * Opens the database, brings its tables up to date (or what else makes it fit), hands it to `work` and closes it,
 * whatever happens.
 */
export async function withDatabase<T>(
  work: (opened: OpenDatabase) => Promise<T>,
  makeFit: (db: Database, settings: Settings) => Promise<unknown> = bringUpToDate,
): Promise<T> {
  const settings = pastPooler(readSettings(process.env));
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
      // Whoever typed a command wants to know at once. Nobody is let in beside it: its end would be theirs.
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
