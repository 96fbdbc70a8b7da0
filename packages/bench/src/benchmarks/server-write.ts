import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { measureLoad } from '../load/measure-load.ts';
import { orderDraft } from '../load/order-draft.ts';
import { signInTimes, startSeededServer } from '../load/seeded-server.ts';
import { writtenRows } from '../load/written-rows.ts';
import type { commands as writeLimit } from '../processes/write-limit.ts';
import type { commands as writeLoad } from '../processes/write-load.ts';

const orderCount = 10_000;
const connections = 16;
const load = { inFlight: connections, forMs: 2000 };
const sessions = 5;
const paths = { create: orders.create.path, accept: orders.accept.path };

/** Making an order and accepting it, each one transaction, beside a program that inserts the same rows. */
export const serverWrite = benchmark({
  name: 'server.write',
  work: `orders.create, then orders.accept, PostgreSQL, ${orderCount} orders, ${connections} connections`,
  cases: ['create and accept'],
  rounds: 7,
  async open(scope) {
    const seeded = await startSeededServer(scope, orderCount);
    const { server, databaseUrl } = seeded;
    const { asEngineer, draft } = await orderDraft(server);
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
    return { server: await loadOf(server.url, server.pid), limit: await loadOf(limitUrl, limit.pid) };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }) => measureLoad(limit, load) },
  product: { name: 'server', measure: ({ server }) => measureLoad(server, load) },
  goals: [
    { case: 'create and accept', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.4 },
    { case: 'create and accept', measure: 'p95Ms', on: 'ratio', atMost: 2.5 },
  ],
});
