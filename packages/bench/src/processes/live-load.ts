import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile } from '../harness/statistics.ts';
import { answerCommands } from './answer-commands.ts';

/** An order that is written to, and by whom. */
export interface Written {
  readonly id: string;
  readonly token: string;
}

/** Where writes and streams go. */
export interface LiveTarget {
  readonly url: string;
  readonly streamPath: string;
  readonly writePath: string;
  readonly orders: readonly Written[];
}

/** What came of some writes. */
export interface LiveResult {
  readonly writes: number;
  readonly deliveries: number;
  /** Of those that were due, how many never came, or came more than once. */
  readonly missed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Longest that is waited for what is still on its way. */
const tailMaxMs = 15_000;
const connections = 8;

let target: LiveTarget;
let pool: Pool;
/** When which order's news arrived. */
const arrivals = new Map<string, number[]>();
const sockets: Socket[] = [];

/** Opens streams, writes beside them at an even pace, and takes down when what arrives. */
export const commands = {
  open(given: LiveTarget) {
    target = given;
    pool = new Pool(given.url, { connections });
  },

  /** Opens so many streams of each token, evenly over a time, and waits for the first sign of life of each. */
  async listen({
    tokens,
    each,
    overMs,
  }: {
    tokens: readonly string[];
    each: number;
    overMs: number;
  }): Promise<void> {
    const all = tokens.flatMap((token) => Array.from({ length: each }, () => token));
    const startedAt = performance.now();
    await Promise.all(
      all.map(async (token, index) => {
        await pauseUntil(startedAt + (index * overMs) / all.length);
        await openStream(token);
      }),
    );
  },

  /** Writes to one order after the other, each of which so many streams hear of: `heard` by its id. */
  async write({
    everyMs,
    forMs,
    heard,
  }: {
    everyMs: number;
    forMs: number;
    heard: Readonly<Record<string, number>>;
  }): Promise<LiveResult> {
    const count = Math.min(target.orders.length, Math.floor(forMs / everyMs));
    const written = target.orders.slice(0, count);
    arrivals.clear();
    for (const { id } of written) arrivals.set(id, []);
    const startedAt = performance.now();
    const replies = written.map(async ({ id, token }, index) => {
      await pauseUntil(startedAt + index * everyMs);
      await write(id, token);
      return performance.now();
    });
    const repliedAt = await Promise.all(replies);
    const due = (id: string) => heard[id] ?? 0;
    const allThere = () => written.every(({ id }) => (arrivals.get(id)?.length ?? 0) >= due(id));
    const until = performance.now() + tailMaxMs;
    while (!allThere() && performance.now() < until) await pause(20);
    // What comes twice comes a moment later.
    await pause(200);
    const latencies: number[] = [];
    let missed = 0;
    written.forEach(({ id }, index) => {
      const times = arrivals.get(id) ?? [];
      missed += Math.abs(due(id) - times.length);
      for (const at of times) latencies.push(Math.max(0, at - (repliedAt[index] ?? 0)));
    });
    const sorted = Float64Array.from(latencies).sort();
    return {
      writes: count,
      deliveries: latencies.length,
      missed,
      p50Ms: percentile(sorted, 0.5),
      p99Ms: percentile(sorted, 0.99),
    };
  },

  /** What a stream of a token has said when something was written to an order. */
  async bytesOf({ token, order }: { token: string; order: Written }) {
    const parts: string[] = [];
    const socket = await openStream(token, (part) => parts.push(part));
    await write(order.id, order.token);
    while (!parts.join('').includes('event: counts')) await pause(10);
    socket.destroy();
    return withoutChunks(parts.join(''));
  },
};

/** The body of a reply that came in chunks, each with its length before it (RFC 9112, section 7.1). */
function withoutChunks(text: string): string {
  let body = '';
  for (let at = text.indexOf('\r\n\r\n') + 4; at < text.length; ) {
    const lineEnd = text.indexOf('\r\n', at);
    const length = Number.parseInt(text.slice(at, lineEnd), 16);
    body += text.slice(lineEnd + 2, lineEnd + 2 + length);
    at = lineEnd + 2 + length + 2;
  }
  return body;
}

const pauseUntil = (at: number) => pause(Math.max(1, at - performance.now()));

async function write(orderId: string, token: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: target.writePath,
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ orderId, content: 'Waiting for a part' }),
  });
  const text = await body.text();
  if (!text.startsWith('{"status":10000,')) throw new Error(`a write was refused, ${statusCode}: ${text}`);
}

const orderEvent = /event: order\r?\ndata: \{"id":"([\w-]{36})"/g;
/** Longer than what is looked for. */
const tailLength = 90;

/** By hand over a socket: an HTTP client for each of five thousand would measure itself. */
async function openStream(token: string, hear: (part: string) => void = () => {}): Promise<Socket> {
  const { host, hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname).setNoDelay();
  sockets.push(socket);
  await once(socket, 'connect');
  const alive = Promise.withResolvers<void>();
  let tail = '';
  let isAlive = false;
  socket.on('error', () => {}).on('close', () => alive.reject(new Error('a stream was cut off')));
  socket.on('data', (part: Buffer) => {
    const at = performance.now();
    const said = part.toString('latin1');
    hear(said);
    const text = tail + said;
    let end = 0;
    for (const match of text.matchAll(orderEvent)) {
      arrivals.get(match[1] ?? '')?.push(at);
      end = match.index + match[0].length;
    }
    tail = text.slice(Math.max(end, text.length - tailLength));
    if (isAlive) return;
    if (text.includes('HTTP/1.1 ') && !text.includes('HTTP/1.1 200')) alive.reject(new Error(text));
    isAlive = text.includes('id: ');
    if (isAlive) alive.resolve();
  });
  socket.write(`GET ${target.streamPath} HTTP/1.1\r\nhost: ${host}\r\ntoken: ${token}\r\n\r\n`);
  await alive.promise;
  alive.promise.catch(() => {});
  return socket;
}

answerCommands(commands);
