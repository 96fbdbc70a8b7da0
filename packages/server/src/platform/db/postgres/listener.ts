import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Driver } from '../connection.ts';

const firstRetryMs = 100;
const lastRetryMs = 5_000;

/**
 * One connection of its own for notifications, made on first use and made again whenever it breaks.
 * What is notified while it is down is lost: hearers keep nothing that depends on hearing all.
 */
export function createListener(newClient: () => pg.Client): Pick<Driver, 'listen' | 'close'> {
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
