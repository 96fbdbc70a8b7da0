import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { closeRequest, openedReply, type WorkerStart } from './messages.ts';

/** AuthenticationOk and ReadyForQuery: the worker's database has no sign-in, so we answer for it. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

// The source runs as it is under Node; a bundle puts the worker's own entry beside its main file.
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js', import.meta.url);

/**
 * The worker thread as if it were a socket to a PostgreSQL server, for node-postgres to speak over.
 * It ends with an error when the thread dies by itself.
 */
export class WorkerStream extends Duplex {
  readonly #worker: Worker;
  #greeted = false;
  #ending = false;
  /** Resolves when the database is open; rejects when it cannot be. */
  readonly opened: Promise<void>;
  /** Resolves when the thread is gone. */
  readonly gone: Promise<void>;

  constructor(start: WorkerStart) {
    super({ highWaterMark: 1_048_576 });
    this.#worker = new Worker(workerFile(), { workerData: start, name: 'svcdesk-database' });
    // Whoever speaks over it learns by `opened` or listens themselves.
    this.on('error', () => {});
    const opened = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    this.opened = opened.promise;
    this.gone = gone.promise;
    this.#worker.on('message', (message: unknown) => {
      if (message === openedReply) opened.resolve();
      // Under `node --watch` Node tells of the files that the thread loads over the same line.
      else if (message instanceof Uint8Array)
        this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    });
    const fail = (error: Error): void => {
      opened.reject(error);
      this.destroy(this.#ending ? undefined : error);
    };
    this.#worker.on('error', (error) => {
      const why = error instanceof Error ? error.message : String(error);
      fail(new Error(`The embedded database stopped: ${why}`, { cause: error }));
    });
    this.#worker.on('exit', (code) => {
      fail(new Error(`The embedded database stopped: its thread ended with code ${code}`));
      gone.resolve();
    });
  }

  /** Shuts the database down properly; nothing may be written afterwards. */
  async shutDown(): Promise<void> {
    this.#ending = true;
    // What is held back to travel together was written before.
    while (this.writableCorked > 0) this.uncork();
    this.#worker.postMessage(closeRequest);
    await this.gone;
  }

  override _read(): void {
    // Answers are pushed as they come; the client never asks for more than it sent.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  #send(chunks: readonly Buffer[]): void {
    if (!this.#greeted) {
      this.#greeted = true;
      this.push(welcome);
      return;
    }
    const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#worker.postMessage(bytes, [bytes.buffer]);
  }

  // What node-postgres calls on a socket.
  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

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
