import { EventEmitter } from 'node:events';
import pg from 'pg';
import { type Answer, beginOf, type Command, type Driver, plannedOnce } from '../connection.ts';
import { connectionLost, DatabaseError, refusalOf } from '../error.ts';
import { send } from '../postgres/send.ts';
import { isServed, serveAdminSocket } from './admin-socket.ts';
import { refuseCutFiles } from './cut-files.ts';
import { cannotOpen, findDatabase, markDatabase } from './database-folder.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { createMutex } from './mutex.ts';
import { WorkerStream } from './worker-stream.ts';

export interface EmbeddedOptions {
  /** The data folder; the database's files go to `database` in it. */
  folder: string;
  maintenanceMs?: number;
  /** Lets administration commands in while this process has the folder. */
  adminSocket?: boolean;
  /** Called once when the database's thread dies unasked; the process should end then. */
  onDeath?: (error: Error) => void;
}

const tenMinutesMs = 600_000;
const tables = `SELECT oid::regclass::text FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`;
/** A caller who waits longer for another's transaction is answered that the database is busy. */
const maxWaitMs = 15_000;
/** Fewer changed rows than this are not worth blocking all calls for a vacuum. */
const changesWorthVacuum = 500;

export async function openEmbedded(options: EmbeddedOptions): Promise<Driver> {
  const unlock = await lockFolder(options.folder);
  try {
    // One of a version before has its lock elsewhere.
    if (await isServed(options.folder)) throw new FolderInUseError(options.folder);
    const driver = await open(options, unlock);
    if (!options.adminSocket) return driver;
    const closeAdminSocket = await serveAdminSocket(driver, options.folder);
    return {
      ...driver,
      async close() {
        await closeAdminSocket();
        await driver.close();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function connect(path: string, onDeath: (error: Error) => void) {
  const stream = new WorkerStream(path);
  // Pipelined: statements are sent without waiting for the answers before, and the worker keeps order.
  const settings = {
    stream: () => stream,
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  };
  const client = new pg.Client(settings);
  client.on('error', onDeath);
  try {
    await client.connect();
    await client.query(`SET ${plannedOnce}`);
    return { stream, client };
  } catch (error) {
    await stream.gone;
    throw refusalOf(error);
  }
}

/** Makes a database from nothing. */
async function make(path: string): Promise<void> {
  const { stream } = await connect(path, () => {});
  await stream.shutDown();
}

async function open(options: EmbeddedOptions, unlock: () => Promise<void>): Promise<Driver> {
  const { folder } = options;
  const path = await findDatabase(folder, make);
  await markDatabase(folder);
  let opened = false;
  let gone = false;
  const { stream, client } = await connect(path, (error) => {
    if (gone) return;
    gone = true;
    if (opened) options.onDeath?.(error);
  }).catch(async (error: unknown) => {
    throw await cannotOpen(folder, error);
  });
  try {
    await refuseCutFiles(client, path);
  } catch (error) {
    await stream.shutDown();
    throw await cannotOpen(folder, error);
  }
  opened = true;
  const mutex = createMutex(maxWaitMs);
  const heard = new EventEmitter<Record<string, [payload: string]>>().setMaxListeners(0);
  let changes = 0;

  async function run(command: Command): Promise<Answer> {
    if (gone) throw new DatabaseError({ code: connectionLost, message: 'The embedded database is closed' });
    const answer = await send(client, command);
    changes += answer.affected;
    return answer;
  }

  const single = (text: string): Promise<Answer> => mutex.single(() => run({ text, values: [] }));

  async function maintain(): Promise<void> {
    if (changes < changesWorthVacuum) return;
    changes = 0;
    // Nothing in the background does this here: without it tables bloat and plans go stale. One table after the other,
    // so that a waiting call waits for one of them.
    const { rows } = await single(tables);
    for (const [table] of rows) await single(`VACUUM ANALYZE ${table}`);
    await single('CHECKPOINT');
  }

  // A failure here is a dead worker, which is reported by `onDeath`.
  const timer = setInterval(() => void maintain().catch(() => {}), options.maintenanceMs ?? tenMinutesMs);
  timer.unref();
  client.on('notification', ({ channel, payload = '' }) => heard.emit(channel, payload));

  return {
    kind: 'embedded',
    run: (command, onTurn) =>
      mutex.single(() => {
        onTurn?.();
        return run(command);
      }),
    async begin(traceparent) {
      const release = await mutex.hold();
      // Not awaited: the first statement may follow at once, and fails too when this does.
      const begun = run(beginOf(traceparent));
      begun.catch(() => {});
      return {
        run,
        async finish(how) {
          const done = run({ text: how, values: [] });
          // When the beginning failed, that is what is reported; this follows from it.
          done.catch(() => {});
          release();
          await begun;
          return await done;
        },
      };
    },
    async listen(channel, hear) {
      heard.on(channel, hear);
      if (heard.listenerCount(channel) === 1) await single(`LISTEN ${client.escapeIdentifier(channel)}`);
      return async () => {
        heard.off(channel, hear);
        if (heard.listenerCount(channel) > 0 || gone) return;
        await single(`UNLISTEN ${client.escapeIdentifier(channel)}`);
      };
    },
    connections() {
      const { held, waiting } = mutex.state();
      return { used: Number(held), idle: Number(!held), max: 1, waiting };
    },
    alive: () => !gone,
    async pause() {
      const release = await mutex.hold(Number.POSITIVE_INFINITY);
      // Everything that was committed is in the files now, and nothing changes them until it goes on.
      await run({ text: 'CHECKPOINT', values: [] }).catch((error: unknown) => {
        release();
        throw error;
      });
      return release;
    },
    async close() {
      clearInterval(timer);
      const release = await mutex.hold(Number.POSITIVE_INFINITY);
      if (!gone) {
        gone = true;
        await stream.shutDown();
      }
      release();
      await stream.gone;
      await unlock();
    },
  };
}
