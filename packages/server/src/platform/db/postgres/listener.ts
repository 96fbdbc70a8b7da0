import type pg from 'pg';

type Hear = (payload: string) => void;

export interface Listener {
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const firstRetryMs = 100;
const lastRetryMs = 5_000;

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/**
 * One connection of its own for notifications, made on first use and made again whenever it breaks.
 * What is notified while it is down is lost: hearers keep nothing that depends on hearing all.
 */
export function createListener(newClient: () => pg.Client): Listener {
  const hearers = new Map<string, Set<Hear>>();
  let connecting: Promise<pg.Client> | undefined;
  let closed = false;
  let retryMs = firstRetryMs;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const client = newClient();
    client.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '');
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    await client.connect();
    for (const channel of hearers.keys()) await client.query(`LISTEN ${quoted(channel)}`);
    retryMs = firstRetryMs;
    return client;
  }

  function lose(client: pg.Client): void {
    client.removeAllListeners();
    client.on('error', () => {});
    client.end().catch(() => {});
    connecting = undefined;
    if (closed || hearers.size === 0 || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connection().catch(() => {});
    }, retryMs);
    timer.unref();
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  }

  function connection(): Promise<pg.Client> {
    connecting ??= connect();
    return connecting;
  }

  return {
    async listen(channel, hear) {
      const set = hearers.get(channel) ?? new Set();
      set.add(hear);
      hearers.set(channel, set);
      const client = await connection();
      await client.query(`LISTEN ${quoted(channel)}`);
      return async () => {
        set.delete(hear);
        if (set.size > 0 || closed) return;
        hearers.delete(channel);
        // A connection that is lost listens to nothing.
        const current = await connecting?.catch(() => undefined);
        await current?.query(`UNLISTEN ${quoted(channel)}`).catch(() => {});
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
