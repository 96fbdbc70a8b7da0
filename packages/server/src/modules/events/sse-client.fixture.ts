import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import type { TestAccount, TestServer } from '../../testing/index.ts';

/** An event as it is sent. */
export interface Heard {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: Record<string, unknown>;
}

/** A stream read without the SDK, frame by frame. */
export interface SseClient {
  readonly status: number;
  readonly heard: Heard[];
  /** Ids of frames, those without an event too. */
  readonly ids: string[];
  /** Resolves when the stream is over. */
  readonly over: Promise<void>;
  /** What was heard of one kind, in short. */
  of(kind: string): string[];
  close(): void;
}

/** Opens a stream by hand; it is closed with the test unless `close` is false. */
export async function listen(
  on: TestServer,
  headers: Record<string, string>,
  query = '',
  close = true,
): Promise<SseClient> {
  const controller = new AbortController();
  const reply = await fetch(`${on.url}/api/events${query}`, { headers, signal: controller.signal });
  const heard: Heard[] = [];
  const ids: string[] = [];
  async function read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
        const id = field('id');
        if (id) ids.push(id);
        const data = field('data');
        if (data) heard.push({ id, event: field('event'), data: JSON.parse(data) as Heard['data'] });
      }
    }
  }
  const over = read().catch(() => {});
  const stream: SseClient = {
    status: reply.status,
    heard,
    ids,
    over,
    of: (kind) => heard.filter(({ event }) => event === kind).map(({ data }) => String(data.id ?? data.kind)),
    close: () => controller.abort(),
  };
  if (close) onTestFinished(() => stream.close());
  return stream;
}

/** Until all that was written so far counts as past: other databases of the same PostgreSQL are in its way too. */
export async function settled(db: Database, tenantId: string): Promise<void> {
  const text = `SELECT count(*) FROM events WHERE tenant_id = $1
    AND xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  await expect.poll(async () => (await db.connection.run({ text, values: [tenantId] })).rows[0]?.[0]).toBe(0);
}

/** Opens the stream of an account by a token of its own; every later event arrives. */
export async function openStream(
  db: Database,
  on: TestServer,
  account: Pick<TestAccount, 'tenantId'>,
  headers: Record<string, string>,
): Promise<SseClient> {
  await settled(db, account.tenantId);
  const stream = await listen(on, headers);
  // From the first heartbeat on it gets every event.
  await expect.poll(() => stream.ids.length).toBeGreaterThan(0);
  return stream;
}
