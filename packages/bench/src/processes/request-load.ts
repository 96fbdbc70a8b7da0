import { type Dispatcher, Pool } from 'undici';
import { driveCalls, type Load, type LoadResult } from '../load/drive-calls.ts';
import { answerCommands } from './answer-commands.ts';

/** What is sent: every request takes the next body and the next sender. */
export interface Requests {
  readonly url: string;
  readonly path: string;
  /** POST unless said. */
  readonly method?: 'GET' | 'POST';
  readonly bodies: readonly string[];
  /** Headers of each sender, such as its token. */
  readonly senders: readonly Record<string, string>[];
}

let pool: Pool;
let requests: Requests;

/** Sends requests as cheaply as Node can, and looks at no more of a reply than whether it is a success. */
export const commands = {
  open({ connections, ...given }: Requests & { connections: number }) {
    requests = given;
    pool = new Pool(given.url, { connections });
  },
  /** Sends each body once and gives the replies. */
  replies: (): Promise<string[]> => Promise.all(requests.bodies.map((_, count) => send(count))),
  run: (load: Load): Promise<LoadResult> => driveCalls(send, load),
};

function send(count: number): Promise<string> {
  const { path, method = 'POST', bodies, senders } = requests;
  const headers = { 'content-type': 'application/json', ...senders[count % senders.length] };
  const body = method === 'GET' ? null : (bodies[count % bodies.length] ?? '');
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {},
      onResponseStart() {},
      onResponseData: (_controller, part) => void parts.push(part),
      onResponseEnd() {
        const text = Buffer.concat(parts).toString();
        if (text.startsWith('{"status":10000,')) resolve(text);
        else reject(new Error(`a request was refused: ${text.slice(0, 200)}`));
      },
      onResponseError: (_controller, error) => reject(error),
    };
    pool.dispatch({ path, method, headers, body }, handler);
  });
}

answerCommands(commands);
