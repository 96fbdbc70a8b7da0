/**
 * The embedded PostgreSQL, in its own thread because a slow statement would otherwise stop the server's
 * event loop. Functions cannot cross the thread, so parsers live here and only data is sent.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import type { Answer, Command } from '../connection.ts';
import { faultFrom } from '../error.ts';
import { valueParsers } from '../values.ts';
import type { Reply, Request, WorkerStart } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread only');
const start = workerData as WorkerStart;

const database = await PGlite.create({
  dataDir: start.dataDir,
  extensions: { btree_gin },
  parsers: { ...valueParsers },
});

// Values arrive as PostgreSQL's text, whatever their type: one serialiser for every identifier.
const asText = (value: string): string => value;
const serializers: Record<number, typeof asText> = new Proxy({}, { get: () => asText });
const options = { rowMode: 'array', serializers } as const;

async function run(command: Command): Promise<Answer> {
  const result = await database.query<unknown[]>(command.text, [...command.values], options);
  return {
    columns: result.fields.map((field) => field.name),
    rows: result.rows,
    affected: result.affectedRows ?? 0,
    command: result.command ?? '',
  };
}

const unlisten = new Map<string, () => Promise<void>>();

async function listen(channel: string): Promise<void> {
  const stop = await database.listen(channel, (payload) => post({ channel, payload }));
  unlisten.set(channel, stop);
}

async function handle(request: Request): Promise<Answer | undefined> {
  switch (request.kind) {
    case 'run':
      return await run(request.command);
    case 'maintain':
      // Nothing in the background does this here: without it tables bloat and plans go stale.
      await database.exec('VACUUM ANALYZE');
      await database.exec('CHECKPOINT');
      return undefined;
    case 'listen':
      await listen(request.channel);
      return undefined;
    case 'unlisten':
      await unlisten.get(request.channel)?.();
      unlisten.delete(request.channel);
      return undefined;
    case 'close':
      await database.close();
      return undefined;
  }
}

function post(reply: Reply): void {
  port?.postMessage(reply);
}

async function answer(request: Request): Promise<void> {
  try {
    post({ id: request.id, answer: await handle(request) });
  } catch (error) {
    post({ id: request.id, failure: faultFrom(error) });
  }
  if (request.kind === 'close') port?.close();
}

// One after the other, in the order of arrival: the main thread counts on it.
let last: Promise<void> = Promise.resolve();
port.on('message', (requests: readonly Request[]) => {
  for (const request of requests) last = last.then(() => answer(request));
});
post({ id: 0 });
