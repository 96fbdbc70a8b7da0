import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from './connection.ts';

/** Nobody notices so short a wait, and a busy server notifies of many transactions at once. */
const gatherMs = 5;

/**
 * Sends notifications apart from the transactions that they are about: a NOTIFY within one makes all commits wait for
 * each other (docs/decisions/08-one-log-of-events.md).
 */
export function createNotifier(run: (command: Command) => Promise<unknown>) {
  const waiting = new Map<string, Set<string>>();
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      await pause(gatherMs);
      const pairs = [...waiting].flatMap(([channel, payloads]) =>
        [...payloads].map((payload) => ({ channel, payload })),
      );
      waiting.clear();
      // What is lost with a broken connection is found by those who look by themselves.
      await run({
        name: 'database.notify',
        text: 'SELECT pg_notify(n.channel, n.payload) FROM jsonb_to_recordset($1::jsonb) AS n(channel text, payload text)',
        values: [JSON.stringify(pairs)],
      }).catch(() => {});
    }
    sending = undefined;
  }

  return {
    add(channel: string, payload: string): void {
      const payloads = waiting.get(channel) ?? new Set();
      waiting.set(channel, payloads.add(payload));
      sending ??= sendAll();
    },
    /** Resolves when everything added so far is sent. */
    sent: async () => await sending,
  };
}
