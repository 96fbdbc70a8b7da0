import { randomUUID } from 'node:crypto';
import type { Client } from '@svcdesk/core';
import { expect } from 'vitest';

export type Draft = Parameters<Client['orders']['create']>[0];

/** An order that an engineer can raise without answers. */
export async function draftFor(engineer: Client): Promise<Draft> {
  type Tree = readonly { readonly value: string; readonly children?: Tree | undefined }[];
  const leaves = (tree: Tree): string[] =>
    tree.flatMap(({ value, children = [] }) => (children.length > 0 ? leaves(children) : [value]));
  const cellId = (await engineer.cells.list({ page: 1, size: 1 })).list[0]?.id ?? '';
  const [serverCatalogId = ''] = leaves(await engineer.catalogs.cascader({ cellId }));
  for (const typeId of leaves(await engineer.orderTypes.tree({ cellId }))) {
    const template = await engineer.templates.find({ cellId, orderTypeId: typeId }).catch(() => undefined);
    if (template?.fields.some(({ required }) => required)) continue;
    const { currentGroupId: groupId } = await engineer.account.personal({});
    return { cellId, typeId, serverCatalogId, title: 'Beside another version', status: 2, groupId };
  }
  throw new Error('no kind of order can be raised without answers');
}

/** A client that raises, accepts and reads orders on one server until told to stop. */
export interface Load {
  readonly created: string[];
  readonly failures: string[];
  /** The longest time, in ms, in which none was done, since it was asked last. */
  longestPause(): number;
  /** Resolves when this many more orders were raised, accepted and read, or anything failed. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

const workers = 4;

export function startLoad(client: Client, draft: Draft): Load {
  const created: string[] = [];
  const failures: string[] = [];
  let going = true;
  let doneAt = performance.now();
  let longest = 0;
  const done = () => {
    const now = performance.now();
    longest = Math.max(longest, now - doneAt);
    doneAt = now;
  };
  const one = async () => {
    const { id, version } = await client.orders.create({ ...draft, title: `Beside ${randomUUID()}` });
    await client.orders.accept({ orderId: id, version });
    expect((await client.orders.detail({ orderId: id })).id).toBe(id);
    await client.orders.page({ scope: 'mine', size: 10 });
    created.push(id);
    done();
  };
  const running = Array.from({ length: workers }, async () => {
    while (going)
      await one().catch((error: Error) => failures.push(`${error.message} ${String(error.cause ?? '')}`));
  });
  return {
    created,
    failures,
    longestPause() {
      done();
      const ms = longest;
      longest = 0;
      return ms;
    },
    async more(count) {
      const wanted = created.length + count;
      await expect
        .poll(() => created.length >= wanted || failures.length > 0, { timeout: 240_000 })
        .toBe(true);
      expect(failures).toEqual([]);
    },
    async stop() {
      going = false;
      await Promise.all(running);
      expect(failures).toEqual([]);
    },
  };
}
