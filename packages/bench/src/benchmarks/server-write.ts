import { createCaller } from '@svcdesk/core';
import { auth, catalogs, cells, orders, orderTypes } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { measureLoad } from '../load/measure-load.ts';
import { signInTimes, startSeededDesk } from '../load/seeded-desk.ts';
import { writtenRows } from '../load/written-rows.ts';
import type { commands as writeLimit } from '../processes/write-limit.ts';
import type { commands as writeLoad } from '../processes/write-load.ts';

const orderCount = 10_000;
const connections = 16;
const load = { inFlight: connections, forMs: 2000 };
const sessions = 5;
const paths = { create: orders.create.path, accept: orders.accept.path };

interface Branch {
  readonly value: string;
  readonly children?: readonly Branch[] | undefined;
}

/** The first leaf of a tree of choices. */
function firstLeaf([first]: readonly Branch[]): string {
  if (!first) throw new Error('There is nothing to choose from');
  return first.children?.length ? firstLeaf(first.children) : first.value;
}

/** Somebody signed in, and an order that his own group would get. */
async function somebody(url: string, account: string, password: string) {
  const { token } = await createCaller({ baseUrl: url }).call(auth.login, { account, password });
  const { call } = createCaller({ baseUrl: url, session: { token: () => token, lost: () => {} } });
  return call;
}

/** Making an order and accepting it, each one transaction, beside a program that inserts the same rows. */
export const serverWrite = benchmark({
  name: 'server.write',
  work: `orders.create, then orders.accept, PostgreSQL, ${orderCount} orders, ${connections} connections`,
  cases: ['create and accept'],
  rounds: 7,
  async open(scope) {
    const seeded = await startSeededDesk(scope, orderCount);
    const { desk, databaseUrl } = seeded;
    const asCustomer = await somebody(desk.url, 'customer-a', desk.password);
    const { list } = await asCustomer(cells.list, { page: 1, size: 1 });
    const cellId = list[0]?.id ?? '';
    const asEngineer = await somebody(desk.url, 'engineer', desk.password);
    const draft = {
      cellId,
      typeId: firstLeaf(await asEngineer(orderTypes.tree, { cellId })),
      serverCatalogId: firstLeaf(await asEngineer(catalogs.cascader, { cellId })),
      title: 'Till prints no receipts',
    };
    const made = await asEngineer(orders.create, draft);
    const created = await writtenRows(databaseUrl, made.id, undefined);
    await asEngineer(orders.accept, { orderId: made.id, handleType: 3 });
    const accepted = await writtenRows(databaseUrl, made.id, created);

    const limit = startWorker<typeof writeLimit>(scope, 'write-limit');
    const limitUrl = await limit.ask('listen', { databaseUrl, paths, created, accepted });
    const senders = [
      ...(await signInTimes(seeded, 'engineer', sessions - 1)),
      ...(await signInTimes(seeded, 'engineer-2', sessions)),
    ];
    const loadOf = async (url: string, pid: number) => {
      const worker = startWorker<typeof writeLoad>(scope, 'write-load');
      const body = JSON.stringify(draft);
      const to = { url, createPath: paths.create, acceptPath: paths.accept };
      await worker.ask('open', { ...to, body, senders, connections });
      return { load: worker, pid };
    };
    return { desk: await loadOf(desk.url, desk.pid), limit: await loadOf(limitUrl, limit.pid) };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }) => measureLoad(limit, load) },
  product: { name: 'server', measure: ({ desk }) => measureLoad(desk, load) },
  goals: [
    { case: 'create and accept', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.5 },
    { case: 'create and accept', measure: 'p95Ms', on: 'ratio', atMost: 2.5 },
  ],
});
