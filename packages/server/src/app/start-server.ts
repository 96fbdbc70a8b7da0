import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { signErasures } from '../modules/account/erase-records.ts';
import { recordReleases } from '../modules/app/index.ts';
import { createCaptchaService } from '../modules/captcha/index.ts';
import { startDispatcher } from '../modules/events/dispatcher.ts';
import { createEventHub, type HubTimes } from '../modules/events/hub.ts';
import { pushKeysOf } from '../modules/push/index.ts';
import { pushChannel } from '../modules/push/serve.ts';
import { webhookChannel } from '../modules/webhooks/delivery.ts';
import { chainKeysOf, useChainKeys } from '../platform/audit/chain-key.ts';
import { createDenials } from '../platform/audit/denials.ts';
import { signEnds } from '../platform/audit/ends.ts';
import { signSwitches } from '../platform/audit/switch.ts';
import {
  awaitPostgres,
  cannotOpen,
  checkSessions,
  type Database,
  explainRefusal,
  hasNoRoom,
  isConnectionLost,
  isDamage,
  type MigrateOptions,
  type MigrationStep,
  migrate,
  openDatabase,
  type Queryable,
} from '../platform/db/index.ts';
import { createFigures } from '../platform/figures.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { explainListening } from '../platform/http/listening.ts';
import { createServer, type ServerOptions } from '../platform/http/server.ts';
import type { Services } from '../platform/http/services.ts';
import { createWebBuild } from '../platform/http/web-app.ts';
import type { Job } from '../platform/jobs/job.ts';
import { startJobs } from '../platform/jobs/run-jobs.ts';
import { createCodeSender } from '../platform/notify/code-sender.ts';
import { createLanes } from '../platform/outgoing/lanes.ts';
import { sendOnce } from '../platform/outgoing/send.ts';
import { formerKeys, proveKeys } from '../platform/secrets/prove-keys.ts';
import { openSecretBox, type SecretKeys, secretKeysOf } from '../platform/secrets/secret-keys.ts';
import { createAccess } from '../platform/sessions/access.ts';
import { isOpenHttp, type Settings } from '../platform/settings/settings.ts';
import { addFigures } from './figures.ts';
import { jobs as allJobs } from './jobs.ts';
import { facts, workVisibility } from './kinds.ts';
import { readAgainBy } from './read-again.ts';

/** A server that answers. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:8700`. */
  readonly url: string;
  readonly services: Services;
  /** Stops taking requests, finishes those under way, closes the database. */
  close(): Promise<void>;
}

export interface StartOptions extends ServerOptions {
  readonly settings: Settings;
  readonly handlers: Handlers;
  readonly log: Logger;
  /** The server's clock; the machine's unless a test moves time. */
  readonly now?: () => Date;
  /** Services to take the place of the usual ones. */
  readonly replace?: Partial<Services>;
  /** The jobs to run; all unless a test runs them itself. */
  readonly jobs?: readonly Job[];
  /** Times of streams; a test shortens them. */
  readonly eventTimes?: HubTimes;
  /** How long what happens is gathered before it is sent outside, in milliseconds; a test shortens it. */
  readonly gatherMs?: number;
}

/**
 * Opens the database that the settings name, once it can be reached, and makes it fit: brings its tables up to date.
 * Administration commands are let in beside a process that stays.
 */
export async function openDatabaseOf(
  settings: Settings,
  onDeath: (error: Error) => void,
  makeFit: (db: Database, settings: Settings) => Promise<unknown> = bringUpToDate,
  adminSocket = true,
): Promise<Database> {
  if (settings.databaseUrl !== undefined)
    return await openPostgresOf(settings, settings.databaseUrl, makeFit);
  let fit = false;
  // Until then the caller of this function hears of it.
  const hearOfDeath = (error: Error): void => void (fit && onDeath(error));
  const folder = settings.data.path;
  const db = await openDatabase({ kind: 'embedded', folder, onDeath: hearOfDeath, adminSocket });
  try {
    await explainDamage(settings, () => makeFit(db, settings));
    fit = true;
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openPostgresOf(
  settings: Settings,
  url: string,
  makeFit: (db: Database, settings: Settings) => Promise<unknown>,
): Promise<Database> {
  const { databaseDirectUrl: directUrl, databaseWaitSeconds: waitSeconds } = settings;
  const db = await openDatabase({ kind: 'postgres', url, directUrl });
  const direct = directUrl === undefined ? db : await openDatabase({ kind: 'postgres', url: directUrl });
  const waiting = { waitSeconds, say: (text: string) => console.error(text) };
  try {
    if (directUrl !== undefined) {
      await awaitPostgres(direct, { ...waiting, url: directUrl, setting: 'SVCDESK_DATABASE_DIRECT_URL' });
    }
    await awaitPostgres(db, { ...waiting, url, setting: 'DATABASE_URL' });
    await checkSessions({ url, directUrl });
    // Past the pooler, which may end what takes long.
    await makeFit(direct, settings);
    return db;
  } catch (error) {
    await db.close();
    throw explainPostgres(settings, error);
  } finally {
    if (direct !== db) await direct.close();
  }
}

function explainPostgres({ databaseUrl, databaseDirectUrl }: Settings, error: unknown): unknown {
  const url = databaseDirectUrl ?? databaseUrl;
  if (url === undefined) return error;
  const setting = databaseDirectUrl === undefined ? 'DATABASE_URL' : 'SVCDESK_DATABASE_DIRECT_URL';
  return explainRefusal(error, { url, setting }) ?? error;
}

/** Does what a start needs the database for; when its files or rights do not give that, the error says what to do. */
export async function explainDamage<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const ofFiles = isDamage(error) || isConnectionLost(error) || hasNoRoom(error);
    if (settings.databaseUrl === undefined && ofFiles) throw await cannotOpen(settings.data.path, error);
    throw explainPostgres(settings, error);
  }
}

/** Brings the tables up to date, unless another version has used them that this one must not follow, or they are sealed with another key. */
export async function bringUpToDate(
  db: Database,
  settings: Settings,
  report?: (step: MigrationStep) => void,
): Promise<void> {
  const { allowNewer } = settings;
  const keys = await secretKeysOf(settings);
  const prove = (on: Queryable) => proveKeys(on, keys, () => secretKeysOf(settings));
  await migrateTables(db, { allowNewer, report, keys, prove });
  // Where there was nothing to do, too.
  await prove(db);
  await signEnds(db, []);
}

/** Brings the tables up to date and does not ask for the key that the database is sealed with. */
export async function migrateDatabase(db: Database, settings: Settings): Promise<void> {
  const { allowNewer } = settings;
  await migrateTables(db, { allowNewer, keys: await secretKeysOf(settings) });
}

async function migrateTables(
  db: Database,
  {
    keys: { current, others },
    prove,
    ...options
  }: MigrateOptions & { keys: SecretKeys; prove?: (on: Queryable) => Promise<void> },
): Promise<void> {
  useChainKeys(chainKeysOf(current, ...others));
  await migrate(db, {
    ...options,
    // Within their transaction: nothing is changed where the key is a wrong one.
    async finish(tx, applied) {
      await prove?.(tx);
      await signSwitches(tx, applied, new Date());
      await signErasures(tx, applied);
      await signEnds(tx, applied);
    },
  });
}

/** Starts the server on an open, migrated database, which it closes when it stops. */
export async function startServer(db: Database, options: StartOptions): Promise<RunningServer> {
  const { settings, handlers, log, now = () => new Date(), jobs = allJobs, replace = {} } = options;
  const access = replace.access ?? (await createAccess(db, now));
  const hubParts = { db, access, log, now, settings, visibility: workVisibility };
  const events = await createEventHub(hubParts, options.eventTimes);
  const services: Services = {
    settings,
    db,
    log,
    now,
    access,
    events,
    figures: createFigures((error) => log.error({ err: error }, 'a figure could not be measured')),
    denials: replace.denials ?? createDenials(db, now, log),
    files: replace.files ?? (await openFileStore(settings)),
    codeSender: replace.codeSender ?? createCodeSender(settings.codeSender, log),
    sendOnce: replace.sendOnce ?? sendOnce,
    lanes: { webhooks: createLanes(), pushes: createLanes() },
    captcha: replace.captcha ?? createCaptchaService(db, settings),
    secrets:
      replace.secrets ?? (await openSecretBox(settings, await formerKeys(db, await secretKeysOf(settings)))),
    webBuild: createWebBuild(options.webAppFolder),
  };
  addFigures(services);
  await recordReleases(db);
  await pushKeysOf(services).catch((error: unknown) => log.error({ err: error }, 'pushes cannot be signed'));
  if (settings.mode === 'production' && isOpenHttp(settings)) {
    log.warn(
      'SVCDESK_PUBLIC_URL is http: and SVCDESK_ALLOW_HTTP on: everybody on the way can read passwords',
    );
  }
  const app = await createServer(services, handlers, { readAgain: readAgainBy(handlers), ...options });
  const { host, port } = settings;
  await explainListening(settings, () => app.listen({ host, port }));
  const stopJobs = startJobs({ services, db, log, now }, jobs);
  const couriers = [
    await startDispatcher(webhookChannel(facts), services, options.gatherMs),
    await startDispatcher(pushChannel, services, options.gatherMs),
  ];
  return {
    url: urlOf(settings, app.server.address() as AddressInfo),
    services,
    async close() {
      await app.close();
      // Before the lanes are closed: what is taken from the database for them later would be lost.
      await Promise.all(couriers.map((stopCourier) => stopCourier()));
      // Together: each waits for no longer than a receiver may keep silent.
      await Promise.all([...Object.values(services.lanes).map((lanes) => lanes.close()), stopJobs()]);
      await services.denials.close();
      await events.close();
      await services.access.close();
      await db.close();
    },
  };
}

function urlOf({ tlsKey, host }: Settings, { port }: AddressInfo): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${tlsKey ? 'https' : 'http'}://${shown}:${port}`;
}
