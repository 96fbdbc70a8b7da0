import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { recordEvent } from './record-event.ts';

/** Who was refused which call. */
interface Denial {
  readonly tenantId: string;
  readonly accountId: string;
  readonly callId: string;
}

const flushEveryMs = 60_000;
/** More different ones than this in a minute are an attack, of which the first show enough. */
const maxKept = 1000;

/** Counts refused permissions and writes one event an account and call a while, however often it happened. */
export function createDenials(db: Database, now: () => Date, log: Logger) {
  let counted = new Map<string, Denial & { count: number }>();

  async function flush(): Promise<void> {
    const batch = [...counted.values()];
    counted = new Map();
    for (const { tenantId, accountId, callId, count } of batch) {
      const event = { tenantId, accountId, kind: 'permission.denied', at: now() } as const;
      await db.transaction((tx) => recordEvent(tx, { ...event, changes: { call: callId, count } }));
    }
  }

  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.error({ err: error }, 'refused permissions could not be recorded'));
  }, flushEveryMs);
  timer.unref();

  return {
    note(denial: Denial): void {
      const key = `${denial.tenantId} ${denial.accountId} ${denial.callId}`;
      const known = counted.get(key);
      if (known) known.count++;
      else if (counted.size < maxKept) counted.set(key, { ...denial, count: 1 });
    },
    /** Writes what was counted. */
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export type Denials = ReturnType<typeof createDenials>;
