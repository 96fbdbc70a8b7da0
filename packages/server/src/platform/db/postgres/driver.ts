import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import pg from 'pg';
import { type Answer, beginOf, type Command, type Driver, withoutTimeLimit } from '../connection.ts';
import { refusalOf } from '../error.ts';
import { send } from './send.ts';
import { type Addresses, answerWithinMs, clientConfig, hasPooler } from './sessions.ts';

const firstRetryMs = 100;
const lastRetryMs = 5_000;

/**
 * One connection of its own for notifications, made on first use and made again whenever it breaks.
 * What is notified while it is down is lost: hearers keep nothing that depends on hearing all.
 */
function createListener(newClient: () => pg.Client): Pick<Driver, 'listen' | 'close'> {
  const heard = new EventEmitter<Record<string, [payload: string]>>().setMaxListeners(0);
  let connecting: Promise<pg.Client> | undefined;
  let closed = false;
  let retryMs = firstRetryMs;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const client = newClient();
    client.on('notification', ({ channel, payload = '' }) => heard.emit(channel, payload));
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    await client.connect();
    for (const channel of heard.eventNames()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    retryMs = firstRetryMs;
    return client;
  }

  function lose(client: pg.Client): void {
    client.removeAllListeners();
    client.on('error', () => {});
    client.end().catch(() => {});
    connecting = undefined;
    if (closed || heard.eventNames().length === 0 || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connection().catch(() => {});
    }, retryMs).unref();
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  }

  function connection(): Promise<pg.Client> {
    connecting ??= connect();
    return connecting;
  }

  return {
    async listen(channel, hear) {
      heard.on(channel, hear);
      const name = pg.escapeIdentifier(channel);
      const client = await connection();
      await client.query(`LISTEN ${name}`);
      return async () => {
        heard.off(channel, hear);
        if (heard.listenerCount(channel) > 0 || closed) return;
        // A connection that is lost listens to nothing.
        const current = await connecting?.catch(() => undefined);
        await current?.query(`UNLISTEN ${name}`).catch(() => {});
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const client = await connecting?.catch(() => undefined);
      client?.removeAllListeners('end');
      await client?.end();
    },
  };
}

/** Two cores gain nothing from more than a dozen; one more listens. */
export const defaultPoolSize = 10;

export interface PostgresOptions extends Addresses {
  /** Connections of this process for statements. */
  poolSize?: number;
  /** Called when a connection broke while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
  /** How long a statement may go unanswered before its connection counts as lost. */
  answerWithinMs?: number;
}

/** A client of node-postgres over a socket of ours, which can be cut when the server is silent. */
class SocketClient extends pg.Client {
  readonly socket: Socket;
  /** Statements that were not answered yet. */
  underWay = 0;

  constructor(settings: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...settings, stream: () => socket });
    this.socket = socket;
  }

  async send(command: Command): Promise<Answer> {
    this.underWay += 1;
    try {
      return await send(this, command);
    } finally {
      this.underWay -= 1;
    }
  }
}

/**
 * Cuts a client's connection when a statement is under way and nothing comes or goes for so long: the waiting caller
 * hears that the connection is lost. The socket's own timer tells, which every packet sets back.
 */
function cutWhenIdle(client: SocketClient, withinMs: number): void {
  client.socket.on('timeout', () => {
    if (client.underWay > 0) client.socket.destroy();
  });
  client.socket.setTimeout(withinMs);
}

/** The pool makes no others. */
const socketClient = (client: pg.ClientBase) => client as SocketClient;

export function openPostgres(options: PostgresOptions): Driver {
  const pooled = hasPooler(options);
  const withinMs = options.answerWithinMs ?? answerWithinMs;
  const pool = new pg.Pool({
    ...clientConfig(options.url, pooled ? 'pooler' : 'direct'),
    pipeline: true,
    // Its type declarations know of no settings, which the pool gives to each client that it makes.
    Client: SocketClient as unknown as new () => pg.ClientBase,
    max: options.poolSize ?? defaultPoolSize,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', options.onIdleError ?? (() => {}));
  pool.on('connect', (client) => {
    // A connection that breaks while it is in use must not raise an unhandled event: its statement fails.
    client.on('error', () => {});
    cutWhenIdle(socketClient(client), withinMs);
  });

  async function connect() {
    const client = await pool.connect().catch((error: unknown) => {
      throw refusalOf(error);
    });
    return { client: socketClient(client), release: (broken?: boolean) => client.release(broken) };
  }

  /** A statement that one session has prepared is unknown to the next that the pooler gives. */
  const sent = (command: Command): Command => (pooled ? { ...command, name: undefined } : command);

  const listener = createListener(
    () =>
      new pg.Client({
        ...clientConfig(options.directUrl ?? options.url, 'direct'),
        query_timeout: withinMs,
      }),
  );

  return {
    kind: 'postgres',
    async run(command, onTurn) {
      const { client, release } = await connect();
      onTurn?.();
      try {
        return await client.send(sent(command));
      } finally {
        release();
      }
    },
    async begin(traceparent) {
      const { client, release } = await connect();
      let unlimited = false;
      const giveBack = (broken: boolean): void => {
        if (unlimited) client.socket.setTimeout(withinMs);
        release(broken);
      };
      // Not awaited: the first statement follows at once, and fails too when this does.
      const begun = client.send(beginOf(traceparent));
      begun.catch(() => {});
      return {
        run(command) {
          if (command === withoutTimeLimit) {
            unlimited = true;
            client.socket.setTimeout(0);
          }
          return client.send(sent(command));
        },
        async finish(how) {
          try {
            const answer = await client.send({ text: how, values: [] });
            await begun;
            giveBack(false);
            return answer;
          } catch (error) {
            // Its state is unknown: throw the connection away rather than give it to another caller.
            giveBack(true);
            throw error;
          }
        },
      };
    },
    listen: listener.listen,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      max: pool.options.max,
      waiting: pool.waitingCount,
    }),
    alive: () => true,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
