import { Worker } from 'node:worker_threads';
import type { Answer } from '../connection.ts';
import { connectionLost, DatabaseError } from '../error.ts';
import type { Reply, Request, WorkerStart } from './messages.ts';

type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Waiting {
  resolve(answer: Answer | undefined): void;
  reject(error: Error): void;
}

/** The main thread's end of the worker: numbered requests, answered in the order they were sent. */
export interface WorkerClient {
  send(request: Unnumbered): Promise<Answer | undefined>;
  onNotification(hear: (channel: string, payload: string) => void): void;
  alive(): boolean;
  /** Resolves when the thread has ended. */
  ended: Promise<void>;
}

const lost = (why: string, cause?: unknown): DatabaseError =>
  new DatabaseError({ code: connectionLost, message: `The embedded database stopped: ${why}` }, cause);

// The source runs as it is under Node; a bundle puts the worker's own entry beside its main file.
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js', import.meta.url);

/** Starts the thread and resolves once the database in it is open. */
export async function startWorker(
  start: WorkerStart,
  onDeath: (error: Error) => void,
): Promise<WorkerClient> {
  const worker = new Worker(workerFile(), { workerData: start, name: 'svcdesk-database' });
  const waiting = new Map<number, Waiting>();
  let hearing: (channel: string, payload: string) => void = () => {};
  let nextId = 1;
  let dead: Error | undefined;
  let closing = false;
  let batch: Request[] = [];

  function die(error: Error): void {
    if (dead) return;
    dead = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!closing) onDeath(error);
  }

  const ended = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      die(lost(`its thread ended with code ${code}`));
      resolve();
    });
  });
  const opened = new Promise<void>((resolve, reject) => {
    waiting.set(0, { resolve: () => resolve(), reject });
  });
  worker.on('error', (error) => die(lost(error instanceof Error ? error.message : String(error), error)));
  worker.on('message', (reply: Reply) => {
    if ('channel' in reply) {
      hearing(reply.channel, reply.payload);
      return;
    }
    const found = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.failure) found?.reject(new DatabaseError(reply.failure));
    else found?.resolve(reply.answer);
  });

  // Requests of one turn of the event loop cross the thread together: a crossing costs more than a lookup.
  function flush(): void {
    const requests = batch;
    batch = [];
    worker.postMessage(requests);
  }

  const client: WorkerClient = {
    send(request) {
      if (dead) return Promise.reject(dead);
      const id = nextId++;
      if (request.kind === 'close') closing = true;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (batch.length === 0) queueMicrotask(flush);
        batch.push({ ...request, id } as Request);
      });
    },
    onNotification(hear) {
      hearing = hear;
    },
    alive: () => dead === undefined,
    ended,
  };
  await opened;
  return client;
}
