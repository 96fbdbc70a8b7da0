import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** AuthenticationOk and ReadyForQuery: the worker's database has no sign-in, so we answer for it. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

// The source runs as it is under Node; a bundle puts the worker's own entry beside its main file.
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js', import.meta.url);

/**
 * The worker thread as if it were a socket to a PostgreSQL server, for node-postgres to speak over: connected when the
 * database is open. It ends with an error when the thread dies by itself.
 */
export class WorkerStream extends Duplex {
  readonly #worker: Worker;
  #greeted = false;
  #ending = false;
  /** Resolves when the thread is gone. */
  readonly gone: Promise<void>;

  constructor(dataDir: string) {
    super({ highWaterMark: 1_048_576 });
    this.#worker = new Worker(workerFile(), { workerData: dataDir, name: 'svcdesk-database' });
    this.#worker.on('message', (message: unknown) => {
      if (message === 'opened') this.emit('connect');
      // Under `node --watch` Node tells of the files that the thread loads over the same line.
      else if (message instanceof Uint8Array) this.push(message);
    });
    const fail = (why: string, cause?: unknown): void => {
      const error = new Error(`The embedded database stopped: ${why}`, { cause });
      this.destroy(this.#ending ? undefined : error);
    };
    this.#worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error), error));
    this.gone = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        fail(`its thread ended with code ${code}`);
        resolve();
      });
    });
  }

  /** Shuts the database down properly; nothing may be written afterwards. */
  async shutDown(): Promise<void> {
    this.#ending = true;
    // What is held back to travel together was written before.
    while (this.writableCorked > 0) this.uncork();
    this.#worker.postMessage('close');
    await this.gone;
  }

  override _read(): void {
    // Answers are pushed as they come; the client never asks for more than it sent.
  }

  /** What was written together is one message, whose requests end with a Sync. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    if (this.#greeted) {
      const bytes = new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk)));
      this.#worker.postMessage(bytes, [bytes.buffer]);
    } else {
      this.#greeted = true;
      this.push(welcome);
    }
    done();
  }

  // What node-postgres calls on a socket.
  connect(): void {}

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#worker.ref();
    return this;
  }

  unref(): this {
    this.#worker.unref();
    return this;
  }
}
