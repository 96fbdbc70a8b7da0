import type { Socket } from 'node:net';
import pg from 'pg';
import { type Driver, plannedOnce, withoutTimeLimit } from '../connection.ts';
import { refusalOf } from '../error.ts';
import { createListener } from './listener.ts';
import { send } from './send.ts';

export interface PostgresOptions {
  url: string;
  /** Connections of this process; two cores gain nothing from more than a dozen. */
  poolSize?: number;
  /** Called when a connection broke while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
  /** How long a statement may go unanswered before its connection counts as lost. */
  answerWithinMs?: number;
}

/** No call takes nearly so long, and whoever called does not wait longer. */
const statementMs = 15_000;
/** A network that swallows everything tells nobody: without this, callers would wait for a quarter of an hour. */
const answerWithinMs = statementMs + 5_000;

/** Settings of every connection: one form of instants, and no statement or lock wait without an end. */
const clientSettings = {
  application_name: 'svcdesk',
  // Just-in-time compilation costs more than any of our statements takes.
  options: `-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c ${plannedOnce}`,
  statement_timeout: statementMs,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  // Who only listens never asks, so the system has to find out that the other side is gone.
  keepAliveInitialDelayMillis: 10_000,
  pipeline: true,
} as const;

/** What a connected client has besides what its type declarations tell. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  /** The oldest of the statements that it was not answered yet. */
  _getActiveQuery(): pg.Query | null;
}

/**
 * Cuts a client's connection when a statement is under way and nothing comes or goes for so long: whoever waits there
 * hears that the connection is lost. The socket's own timer tells, which every packet sets back. With a timer for each
 * statement, as node-postgres has it, or in a set of those under way, what was answered outlives several collections
 * of garbage, which costs a server a twentieth of its time and twenty megabytes.
 */
function cutWhenIdle(client: pg.ClientBase, withinMs: number): void {
  const inside = client as unknown as Inside;
  inside.connection.stream.on('timeout', () => {
    if (inside._getActiveQuery()) inside.connection.stream.destroy();
  });
  setIdleTimeout(client, withinMs);
}

/** Changes how long a client's connection may be idle with a statement under way; 0 is for any time. */
function setIdleTimeout(client: pg.ClientBase, ms: number): void {
  (client as unknown as Inside).connection.stream.setTimeout(ms);
}

export function openPostgres(options: PostgresOptions): Driver {
  const settings = { connectionString: options.url, ...clientSettings };
  const withinMs = options.answerWithinMs ?? answerWithinMs;
  const pool = new pg.Pool({ ...settings, max: options.poolSize ?? 10, idleTimeoutMillis: 60_000 });
  pool.on('error', options.onIdleError ?? (() => {}));
  pool.on('connect', (client) => cutWhenIdle(client, withinMs));
  const listener = createListener(
    () => new pg.Client({ ...settings, statement_timeout: 0, query_timeout: withinMs }),
  );

  return {
    kind: 'postgres',
    run: (command) => send(pool, command),
    async begin() {
      const client = await pool.connect().catch((error: unknown) => {
        throw refusalOf(error);
      });
      // A connection that breaks while it is ours must not raise an unhandled event.
      const ignore = (): void => {};
      client.on('error', ignore);
      let unlimited = false;
      const giveBack = (broken: boolean): void => {
        client.off('error', ignore);
        if (unlimited) setIdleTimeout(client, withinMs);
        client.release(broken);
      };
      // Not awaited: the first statement follows at once, and fails too when this does.
      const begun = send(client, { text: 'BEGIN', values: [] });
      begun.catch(() => {});
      return {
        run(command) {
          if (command === withoutTimeLimit) {
            unlimited = true;
            setIdleTimeout(client, 0);
          }
          return send(client, command);
        },
        async finish(how) {
          try {
            const answer = await send(client, { text: how, values: [] });
            await begun;
            giveBack(false);
            return answer;
          } catch (error) {
            // Its state is unknown: throw the connection away rather than hand it to somebody else.
            giveBack(true);
            throw error;
          }
        },
      };
    },
    listen: listener.listen,
    alive: () => true,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
