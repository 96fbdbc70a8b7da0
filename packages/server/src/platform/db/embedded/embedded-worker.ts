/**
 * The embedded PostgreSQL in a thread of its own, since a slow statement would stop the server's event loop. It takes and
 * gives bytes of PostgreSQL's wire protocol (docs/decisions/02-embedded-database.md).
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread only');

const database = await PGlite.create({ dataDir: workerData as string, extensions: { btree_gin } });

/** The requests of one message, each ended by its Sync, and all that they answer. */
async function exchange(requests: Uint8Array): Promise<void> {
  const parts: Uint8Array[] = [];
  // The streaming form, because the other one also parses all answers and keeps them.
  await database.execProtocolRawStream(requests, {
    syncToFs: false,
    onRawData: (bytes) => void parts.push(bytes.slice()),
  });
  const answers = new Uint8Array(Buffer.concat(parts));
  const sound = endsReady(answers);
  port?.postMessage(answers, [answers.buffer as ArrayBuffer]);
  // After a panic it would go on with whatever is left in memory.
  if (!sound) throw new Error('it did not finish a statement');
}

/** A healthy database ends every exchange with ReadyForQuery: Z, its length 5, its state. */
function endsReady(answers: Uint8Array): boolean {
  return answers.at(-6) === 0x5a && answers.at(-2) === 5;
}

// One after the other, in the order of arrival. A failure here is no refused statement (those are
// answers) but a broken database: it ends the thread.
let last: Promise<void> = Promise.resolve();
port.on('message', (message: Uint8Array | 'close') => {
  last = last.then(async () => {
    if (message !== 'close') return await exchange(message);
    await database.close();
    port.close();
  });
});
port.postMessage('opened');
