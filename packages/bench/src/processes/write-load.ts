import { Pool } from 'undici';
import { driveCalls, type Load, type LoadResult } from '../load/drive-calls.ts';
import { answerCommands } from './answer-commands.ts';

/** What is written: every call makes an order of this body, and the same sender accepts it. */
export interface Writes {
  readonly url: string;
  readonly createPath: string;
  readonly acceptPath: string;
  readonly body: string;
  /** Headers of each sender, such as its token. */
  readonly senders: readonly Record<string, string>[];
}

let pool: Pool;
let writes: Writes;

/** Makes orders and accepts them, and looks at no more of a reply than its id and whether it is a success. */
export const commands = {
  open({ connections, ...given }: Writes & { connections: number }) {
    writes = given;
    pool = new Pool(given.url, { connections });
  },
  run: (load: Load): Promise<LoadResult> => driveCalls(createAndAccept, load),
};

async function createAndAccept(count: number): Promise<void> {
  const { createPath, acceptPath, body, senders } = writes;
  const headers = { 'content-type': 'application/json', ...senders[count % senders.length] };
  const { id } = await send(createPath, headers, body);
  await send(acceptPath, headers, JSON.stringify({ orderId: id, handleType: 3 }));
}

async function send(path: string, headers: Record<string, string>, body: string): Promise<{ id: string }> {
  const reply = await pool.request({ method: 'POST', path, headers, body });
  const text = await reply.body.text();
  if (!text.startsWith('{"status":10000,')) throw new Error(`a request was refused: ${text.slice(0, 200)}`);
  return JSON.parse(text).data;
}

answerCommands(commands);
