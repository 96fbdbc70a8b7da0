import { join } from 'node:path';
import type { Answer, Command, Driver } from '../connection.ts';
import { DatabaseError } from '../error.ts';
import { lockFolder } from './folder-lock.ts';
import { createTurns } from './turns.ts';
import { startWorker } from './worker-client.ts';

export interface EmbeddedOptions {
  /** The data folder; the database's files go to `database` in it. */
  folder: string;
  maintenanceMs?: number;
  /** Called once when the database's thread dies by itself; the process should end then. */
  onDeath?: (error: Error) => void;
}

const tenMinutesMs = 600_000;
/** Fewer changed rows than this are not worth stopping everybody for a vacuum. */
const changesWorthVacuum = 500;

export async function openEmbedded(options: EmbeddedOptions): Promise<Driver> {
  const unlock = await lockFolder(options.folder);
  try {
    return await open(options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function open(options: EmbeddedOptions, unlock: () => Promise<void>): Promise<Driver> {
  const start = { dataDir: join(options.folder, 'database') };
  const worker = await startWorker(start, options.onDeath ?? (() => {}));
  const turns = createTurns();
  const hearers = new Map<string, Set<(payload: string) => void>>();
  let changes = 0;

  async function send(command: Command): Promise<Answer> {
    try {
      const answer = (await worker.send({ kind: 'run', command })) as Answer;
      changes += answer.affected;
      return answer;
    } catch (error) {
      // Its stack led to the worker's message; from here it leads to whoever sent the statement.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  async function maintain(): Promise<void> {
    if (changes < changesWorthVacuum) return;
    changes = 0;
    await turns.single(() => worker.send({ kind: 'maintain' }));
  }

  // A failure here is a dead worker, which tells `onDeath` by itself.
  const timer = setInterval(() => void maintain().catch(() => {}), options.maintenanceMs ?? tenMinutesMs);
  timer.unref();
  worker.onNotification((channel, payload) => {
    for (const hear of hearers.get(channel) ?? []) hear(payload);
  });

  return {
    kind: 'embedded',
    run: (command) => turns.single(() => send(command)),
    async begin() {
      const release = await turns.hold();
      let over = false;
      // Not awaited: the worker keeps the order, so the first statement may follow at once.
      const begun = send({ text: 'BEGIN', values: [] });
      begun.catch(() => {});
      return {
        run(command) {
          if (over) return Promise.reject(transactionOver());
          return send(command);
        },
        async finish(how) {
          over = true;
          const done = send({ text: how, values: [] });
          release();
          await begun;
          return await done;
        },
      };
    },
    async listen(channel, hear) {
      const known = hearers.get(channel);
      const set = known ?? new Set();
      set.add(hear);
      hearers.set(channel, set);
      if (!known) await turns.single(() => worker.send({ kind: 'listen', channel }));
      return async () => {
        set.delete(hear);
        if (set.size > 0) return;
        hearers.delete(channel);
        await turns.single(() => worker.send({ kind: 'unlisten', channel }));
      };
    },
    alive: () => worker.alive(),
    async close() {
      clearInterval(timer);
      if (worker.alive()) await turns.single(() => worker.send({ kind: 'close' }));
      await worker.ended;
      await unlock();
    },
  };
}

const transactionOver = (): DatabaseError =>
  new DatabaseError({
    code: '25P01',
    message: 'This transaction is over; its handle cannot be used any more',
  });
