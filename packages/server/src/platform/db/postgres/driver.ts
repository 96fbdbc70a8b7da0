import pg from 'pg';
import { type Driver, plannedOnce, withoutTimeLimit } from '../connection.ts';
import { DatabaseError, faultFrom } from '../error.ts';
import { cutWhenIdle, setIdleTimeout } from './idle-timeout.ts';
import { createListener } from './listener.ts';
import { send, transactionOver } from './send.ts';

export interface PostgresOptions {
  url: string;
  /** Connections of this process; two cores gain nothing from more than a dozen. */
  poolSize?: number;
  /** Called when a connection broke while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
  /** How long a statement may go unanswered before its connection counts as lost. */
  answerWithinMs?: number;
}

const statementMs = 30_000;
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

export function openPostgres(options: PostgresOptions): Driver {
  const settings = { connectionString: options.url, ...clientSettings };
  const withinMs = options.answerWithinMs ?? answerWithinMs;
  const pool = new pg.Pool({ ...settings, max: options.poolSize ?? 10, idleTimeoutMillis: 60_000 });
  pool.on('error', options.onIdleError ?? (() => {}));
  pool.on('connect', (client) => cutWhenIdle(client, withinMs));
  const listener = createListener(
    () => new pg.Client({ ...settings, statement_timeout: 0, query_timeout: withinMs }),
  );

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw new DatabaseError(faultFrom(error), error);
    }
  }

  return {
    kind: 'postgres',
    run: (command) => send(pool, command),
    async begin() {
      const client = await connect();
      // A connection that breaks while it is ours must not raise an unhandled event.
      const ignore = (): void => {};
      client.on('error', ignore);
      let over = false;
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
          if (over) return Promise.reject(transactionOver());
          if (command === withoutTimeLimit) {
            unlimited = true;
            setIdleTimeout(client, 0);
          }
          return send(client, command);
        },
        async finish(how) {
          over = true;
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
