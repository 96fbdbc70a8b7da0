/** Starts the server from the environment's settings and runs it until it is asked to stop. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { type DemoNotice, prepareDemo } from './app/demo-data.ts';
import { handlers } from './app/handlers.ts';
import {
  bringUpToDate,
  explainDamage,
  openDatabaseOf,
  type RunningServer,
  startServer,
} from './app/start-server.ts';
import { explainOldNode } from './node-version.ts';
import {
  addressWithoutSecrets,
  type MigrationStep,
  makeDataFolder,
  StartError,
} from './platform/db/index.ts';
import { explainDiskFault } from './platform/disk-fault.ts';
import { explainLowLimit, openFilesLimit } from './platform/http/connections.ts';
import { explainListening, tryListening } from './platform/http/listening.ts';
import { createLog } from './platform/http/log.ts';
import {
  explainUnknownSettings,
  readSettings,
  type Settings,
  SettingsError,
} from './platform/settings/settings.ts';
import { unexpectedErrorInWords } from './platform/unexpected-error.ts';
import { commit, version } from './platform/version.ts';

const stopWithinMs = 15_000;

// Whatever is written is for this user alone, also by libraries that name no permissions.
process.umask(0o077);

// By itself V8 lets garbage grow to several times what is in use before it looks, and holds half as much memory again.
setFlagsFromString('--heap-growing-percent=80');

async function main(): Promise<void> {
  const oldNode = explainOldNode();
  if (oldNode !== undefined) throw new StartError(oldNode);
  const settings = readSettings(process.env);
  const unknown = explainUnknownSettings(Object.keys(process.env));
  if (unknown !== undefined) console.error(unknown);
  const log = createLog(settings.logLevel);
  const openFiles = openFilesLimit();
  const lowLimit = explainLowLimit(openFiles);
  if (lowLimit !== undefined) console.error(lowLimit);
  tellWhatStarts(settings, log);
  await explainListening(settings, () => tryListening(settings));
  await makeDataFolder(settings.data.path);
  const db = await openDatabaseOf(
    settings,
    (error) => die(log, error),
    (opened) => bringUpToDate(opened, settings, (step) => logMigration(log, step)),
  );
  const webAppFolder = findWebApp();
  const { demo, server } = await explainDamage(settings, async () => ({
    demo: await prepareDemo(db, settings),
    server: await startServer(db, { settings, handlers, log, openFiles, webAppFolder }),
  }));
  stopOnSignals(server, log);
  announce(server.url, demo);
}

/** What starts, and on what: the first that is asked when something is wrong. */
function tellWhatStarts(settings: Settings, log: Logger): void {
  const database = settings.databaseUrl ? addressWithoutSecrets(settings.databaseUrl) : 'embedded';
  const folder = resolve(settings.data.path);
  console.log(`svcdesk ${version} (${commit ?? 'from sources'}), database ${database}, data in ${folder}`);
  log.info({ version, commit, database, folder, mode: settings.mode }, 'starting');
}

function logMigration(log: Logger, { what, ...step }: MigrationStep): void {
  if (what === 'givesWay') log.warn(step, 'migrations give way to calls, and are tried again');
  else log.info(step, { begins: 'migration begins', done: 'migration done', committed: 'migrated' }[what]);
}

/** Where the built web app lies: within the published package, else beside this one in the workspace. */
function findWebApp(): string {
  const own = fileURLToPath(new URL('./web/', import.meta.url));
  // As deep from the source as from a bundle.
  return existsSync(own) ? own : fileURLToPath(new URL('../../web/dist/', import.meta.url));
}

function announce(url: string, demo: DemoNotice | undefined): void {
  console.log(`\nsvcdesk is ready: ${url}`);
  if (!demo) return;
  console.log(`Demo accounts:    ${demo.accounts.join(', ')}`);
  console.log(`Demo password:    ${demo.password ?? 'as it was set when the demo data was loaded'}\n`);
}

function stopOnSignals(server: RunningServer, log: Logger): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal).catch((error: unknown) => die(log, error)));
  }
  process.on('uncaughtException', (error) => die(log, error));
  process.on('unhandledRejection', (error) => die(log, error));
}

/** A broken process must end: its supervisor starts it anew. */
function die(log: Logger, error: unknown): never {
  log.fatal({ err: error }, 'the server ends because of an error');
  process.exit(1);
}

main().catch((error: unknown) => {
  const expected = error instanceof SettingsError || error instanceof StartError;
  const ofDisk = explainDiskFault(error);
  if (expected || ofDisk !== undefined) console.error(ofDisk ?? (error as Error).message);
  else console.error(`The server could not start: ${unexpectedErrorInWords(error)}`);
  process.exit(1);
});
