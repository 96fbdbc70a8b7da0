import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, isSvcdeskError, memoryStorage } from '@svcdesk/core';
import type { orders, RequestOf } from '@svcdesk/core/contract';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './platform/db/index.ts';
import { buildTenant, draftOf, newId, spareDatabase, speaksForBoth, testPassword } from './testing/index.ts';
import { patientFetch, type ServerProcess, startProcess } from './testing/server-process.ts';

const long = process.env.SVCDESK_LONG === '1';
// An embedded database takes seconds to start anew.
const rounds = long ? 50 : speaksForBoth ? 4 : 2;
/** Stories that come to their end at most before the kill. */
const maxStories = long ? 40 : 20;
const writers = 8;

const spare = await spareDatabase();
const embedded = spare.options.kind === 'embedded';
const folder =
  spare.options.kind === 'embedded' ? spare.options.folder : await mkdtemp(join(tmpdir(), 'svcdesk-killed-'));
const settings: Record<string, string> = {
  SVCDESK_DATA: folder,
  SVCDESK_RATE_LIMITS: 'off',
  ...(spare.options.kind === 'postgres' && { DATABASE_URL: spare.options.url }),
};

const db = await openDatabase(spare.options);
const tenant = await buildTenant(db);
await db.close();

let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.kill();
  await spare.drop();
  if (!embedded) await rm(folder, { recursive: true, force: true });
});

/** A report, who takes it, and the note added to it, each with the key that it is sent with however often. */
interface Story {
  readonly draft: RequestOf<typeof orders.create> & { readonly id: string };
  readonly createKey: string;
  readonly acceptKey: string;
  readonly noteKey: string;
  created: boolean;
  accepted: boolean;
  noted: boolean;
}

const sessions = { customer: memoryStorage(), engineer: memoryStorage() };

/** The two who write, each with one session over all lives of the server. */
interface Pair {
  readonly customer: Client;
  readonly engineer: Client;
}

function pairAt(baseUrl: string): Pair {
  const { customer, engineer } = sessions;
  const options = { baseUrl, fetch: patientFetch, retries: 0 };
  return {
    customer: createClient({ ...options, storage: customer }),
    engineer: createClient({ ...options, storage: engineer }),
  };
}

/** Kinds of the messages that a client got, by what they are about. */
async function messagesOf(client: Client): Promise<Map<string, string[]>> {
  const told = new Map<string, string[]>();
  for (let page = 1; ; page++) {
    const { list } = await client.messages.mine({ sysMsgFlag: 0, size: 100, page });
    for (const { kind, target } of list) {
      if (target) told.set(target.id, [...(told.get(target.id) ?? []), kind]);
    }
    if (list.length < 100) return told;
  }
}

const newStory = (): Story => ({
  draft: { ...draftOf(tenant, { title: `Killed ${randomUUID()}` }), id: newId() },
  createKey: randomUUID(),
  acceptKey: randomUUID(),
  noteKey: randomUUID(),
  created: false,
  accepted: false,
  noted: false,
});

/** What was done to the order of each story. */
async function actionsOf(client: Client, stories: readonly Story[]): Promise<string[][]> {
  const read: string[][] = [];
  const step = 20;
  for (let from = 0; from < stories.length; from += step) {
    const some = stories.slice(from, from + step);
    const histories = some.map(({ draft }) => client.orders.history({ orderId: draft.id }));
    for (const history of await Promise.all(histories)) read.push(history.map(({ action }) => action));
  }
  return read;
}

/** Tells a story to its end, or goes on where it broke off. */
async function tell({ customer, engineer }: Pair, story: Story): Promise<void> {
  await customer.orders.create(story.draft, { idempotencyKey: story.createKey });
  story.created = true;
  const orderId = story.draft.id;
  await engineer.orders.accept({ orderId }, { idempotencyKey: story.acceptKey });
  story.accepted = true;
  const note = { orderId, content: `Note on ${story.draft.title}` };
  await customer.orders.supplement(note, { idempotencyKey: story.noteKey });
  story.noted = true;
}

/** Several clients tell stories until the server is killed after so many; gives all that were begun. */
async function writeUntilKilled(pair: Pair, most: number, kill: () => Promise<unknown>) {
  const stories: Story[] = [];
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (!killed) {
        const story = newStory();
        stories.push(story);
        try {
          await tell(pair, story);
        } catch (error) {
          // A call that the kill broke off; anything else is a fault of the server.
          if (!killed && !(isSvcdeskError(error) && error.kind === 'network')) throw error;
        }
        if (stories.filter(({ noted }) => noted).length >= most) killed ??= kill();
      }
    }),
  );
  await killed;
  return stories;
}

it('has every acknowledged order, record and message after it was killed while clients wrote, and nothing twice', async () => {
  server = await startProcess(settings);
  const first = pairAt(server.url);
  for (const [client, { account }] of [
    [first.customer, tenant.client],
    [first.engineer, tenant.engineer],
  ] as const) {
    await client.signIn({ account, password: testPassword });
  }
  const all: Story[] = [];
  for (let round = 0; round < rounds; round++) {
    const stories = await writeUntilKilled(pairAt(server.url), randomInt(3, maxStories), server.kill);
    server = await startProcess(settings);
    const pair = pairAt(server.url);
    const [customerKnows, engineerKnows] = [await messagesOf(pair.customer), await messagesOf(pair.engineer)];
    const acknowledged = stories.filter(({ created }) => created);
    const histories = await actionsOf(pair.customer, acknowledged);
    for (const [index, { draft, accepted, noted }] of acknowledged.entries()) {
      const actions = histories[index];
      expect(actions).toContain('create');
      if (accepted) {
        expect(actions).toContain('accept');
        expect(customerKnows.get(draft.id)).toContain('order.accepted');
      }
      if (noted) {
        expect(actions).toContain('supplement');
        expect(engineerKnows.get(draft.id)).toContain('order.supplement');
      }
    }
    // A client without an answer sends everything once more, with the same keys.
    await Promise.all(stories.filter(({ noted }) => !noted).map((story) => tell(pair, story)));
    all.push(...stories);
  }

  const { customer, engineer } = pairAt(server.url);
  const [customerKnows, engineerKnows] = [await messagesOf(customer), await messagesOf(engineer)];
  const histories = await actionsOf(customer, all);
  for (const [index, { draft }] of all.entries()) {
    expect(histories[index]).toEqual(['create', 'accept', 'supplement']);
    expect(customerKnows.get(draft.id)).toEqual(['order.accepted']);
    expect(engineerKnows.get(draft.id)?.filter((kind) => kind === 'order.supplement')).toHaveLength(1);
  }
  const listed: string[] = [];
  let next: string | undefined;
  do {
    const page = await customer.orders.cellPage({ keyword: 'Killed ', size: 100, ...(next && { next }) });
    listed.push(...page.list.map(({ id }) => id));
    next = page.next;
  } while (next);
  expect(listed.toSorted()).toEqual(all.map(({ draft }) => draft.id).toSorted());
});

it('answers what is under way when it is told to stop: nothing is done without an answer', async () => {
  const running = server ?? (await startProcess(settings));
  const stories = await writeUntilKilled(pairAt(running.url), writers, async () => {
    expect(await running.stop()).toBe(0);
  });
  server = await startProcess(settings);
  const { customer } = pairAt(server.url);
  const done = await Promise.all(
    stories.map(async ({ draft }) => {
      const history = await customer.orders
        .history({ orderId: draft.id })
        .catch((error: { code: string }) => {
          expect(error.code).toBe('notFound');
          return [];
        });
      return history.map(({ action }) => action);
    }),
  );
  const told = stories.map(({ created, accepted, noted }) => [
    ...(created ? ['create'] : []),
    ...(accepted ? ['accept'] : []),
    ...(noted ? ['supplement'] : []),
  ]);
  expect(done).toEqual(told);
});
