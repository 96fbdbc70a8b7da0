import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, isSvcdeskError, memoryStorage, timeOrderedId } from '@svcdesk/core';
import type { orders, RequestOf, TreeNode } from '@svcdesk/core/contract';
import { afterAll, expect, it } from 'vitest';
import { spareDatabase } from './testing/index.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

const rounds = process.env.SVCDESK_LONG === '1' ? 50 : 5;
const writers = 8;
const password = 'Killed-in-tests-2026';

const spare = await spareDatabase();
const embedded = spare.options.kind === 'embedded';
const folder =
  spare.options.kind === 'embedded' ? spare.options.folder : await mkdtemp(join(tmpdir(), 'svcdesk-killed-'));
const settings: Record<string, string> = {
  SVCDESK_DATA: folder,
  SVCDESK_DEMO_PASSWORD: password,
  SVCDESK_RATE_LIMITS: 'off',
  ...(spare.options.kind === 'postgres' && { DATABASE_URL: spare.options.url }),
};

let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.kill();
  await spare.drop();
  if (!embedded) await rm(folder, { recursive: true, force: true });
});

/** A report and the note added to it, each with the key that it is sent with however often. */
interface Story {
  readonly draft: RequestOf<typeof orders.create> & { readonly id: string };
  readonly createKey: string;
  readonly noteKey: string;
  created: boolean;
  noted: boolean;
}

const storage = memoryStorage();

function clientAt(baseUrl: string): Client {
  return createClient({ baseUrl, storage, retries: 0 });
}

function firstLeaf(nodes: readonly TreeNode[]): string {
  const [first] = nodes;
  if (!first) throw new Error('The demo has nothing to choose from');
  return first.children?.length ? firstLeaf(first.children) : first.value;
}

async function newStory(client: Client): Promise<() => Story> {
  const { cells = [] } = await client.account.personal({});
  const cellId = cells[0]?.id ?? '';
  const [types, catalogs] = [
    await client.orderTypes.tree({ cellId }),
    await client.catalogs.cascader({ cellId }),
  ];
  const choice = { cellId, typeId: firstLeaf(types), serverCatalogId: firstLeaf(catalogs) };
  return () => ({
    draft: { ...choice, id: timeOrderedId(Date.now()), title: `Killed ${randomUUID()}` },
    createKey: randomUUID(),
    noteKey: randomUUID(),
    created: false,
    noted: false,
  });
}

/** Tells a story to its end, or goes on where it broke off. */
async function tell(client: Client, story: Story): Promise<void> {
  await client.orders.create(story.draft, { idempotencyKey: story.createKey });
  story.created = true;
  const note = { orderId: story.draft.id, content: `Note on ${story.draft.title}` };
  await client.orders.supplement(note, { idempotencyKey: story.noteKey });
  story.noted = true;
}

/** Several clients tell stories until the server is killed after so many; gives all that were begun. */
async function writeUntilKilled(client: Client, next: () => Story, most: number, kill: () => Promise<void>) {
  const stories: Story[] = [];
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (!killed) {
        const story = next();
        stories.push(story);
        try {
          await tell(client, story);
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

it('has every acknowledged order and record after it was killed while clients wrote, and nothing twice', async () => {
  server = await startProcess(settings);
  const first = clientAt(server.url);
  await first.session.signIn(first, { account: 'customer-a', password });
  const next = await newStory(first);
  const all: Story[] = [];
  for (let round = 0; round < rounds; round++) {
    const stories = await writeUntilKilled(clientAt(server.url), next, randomInt(5, 40), server.kill);
    server = await startProcess(settings);
    const client = clientAt(server.url);
    for (const { draft, created, noted } of stories) {
      if (!created) continue;
      const actions = (await client.orders.history({ orderId: draft.id })).map(({ action }) => action);
      expect(actions).toContain('create');
      if (noted) expect(actions).toContain('supplement');
    }
    // Whoever got no answer sends everything once more, with the same keys.
    for (const story of stories.filter(({ noted }) => !noted)) await tell(client, story);
    all.push(...stories);
  }

  const client = clientAt(server.url);
  for (const { draft } of all) {
    const records = await client.orders.history({ orderId: draft.id });
    expect(records.map(({ action }) => action)).toEqual(['create', 'supplement']);
  }
  const { total } = await client.orders.cellPage({ keyword: 'Killed ' });
  expect(total).toBe(all.length);
});
