import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import type { Scope } from '../harness/scope.ts';
import { startWorker } from '../harness/worker.ts';
import { listBodies } from '../load/list-bodies.ts';
import { type LoadedServer, measureLoad } from '../load/measure-load.ts';
import { queryRows } from '../load/query-rows.ts';
import { signInTimes, startSeededDesk } from '../load/seeded-desk.ts';
import { residentMegabytesOf } from '../machine/process-usage.ts';
import type { commands as requestLoad } from '../processes/request-load.ts';
import type { commands as sqlLimit } from '../processes/sql-limit.ts';

const orderCount = 100_000;
const connections = 16;
const load = { inFlight: connections, forMs: 3000 };
const sessions = 5;

interface Sides {
  readonly lists: LoadedServer;
  readonly details: LoadedServer;
}

async function measure({ lists, details }: Sides) {
  await measureLoad(lists, load);
  const { cpuMicroseconds } = await measureLoad(details, load);
  return { residentMegabytes: residentMegabytesOf(details.pid), cpuMicroseconds };
}

/** What a server holds in memory after lists and details, and what a detail costs it. */
export const serverMemory = benchmark({
  name: 'server.memory',
  work: `resident after orders.page and orders.detail, CPU each detail, PostgreSQL, ${orderCount} orders`,
  cases: ['after lists and details'],
  rounds: 5,
  async open(scope) {
    const seeded = await startSeededDesk(scope, orderCount);
    const { desk, databaseUrl } = seeded;
    const ids = await queryRows<{ id: string }>(
      databaseUrl,
      "SELECT id FROM orders WHERE tenant_id = 't1' ORDER BY md5(id::text) LIMIT 500",
    );
    const limit = startWorker<typeof sqlLimit>(scope, 'sql-limit');
    const limitUrl = await limit.ask('listen', { databaseUrl, routes });
    const senders = await signInTimes(seeded, 'dispatcher', sessions);
    const lists = await listBodies(databaseUrl);
    const details = ids.map(({ id }) => JSON.stringify({ orderId: id }));
    const sidesOf = async (url: string, pid: number): Promise<Sides> => ({
      lists: { pid, load: await sender(scope, { url, path: orders.page.path, bodies: lists, senders }) },
      details: {
        pid,
        load: await sender(scope, { url, path: orders.detail.path, bodies: details, senders }),
      },
    });
    return { desk: await sidesOf(desk.url, desk.pid), limit: await sidesOf(limitUrl, limit.pid) };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }) => measure(limit) },
  product: { name: 'server', measure: ({ desk }) => measure(desk) },
  goals: [
    { case: 'after lists and details', measure: 'residentMegabytes', on: 'value', atMost: 150 },
    { case: 'after lists and details', measure: 'cpuMicroseconds', on: 'value', atMost: 150 },
  ],
});

const routes = [
  {
    path: orders.page.path,
    statements: [
      {
        text: 'SELECT * FROM orders WHERE tenant_id = $1 AND group_id = $2 ORDER BY created_at DESC, id DESC LIMIT 20',
        values: ['t1', { field: 'groupId' }],
      },
    ],
  },
  {
    path: orders.detail.path,
    statements: [
      {
        text: 'SELECT * FROM orders WHERE tenant_id = $1 AND id = $2',
        values: ['t1', { field: 'orderId' }],
      },
    ],
  },
] as const;

async function sender(
  scope: Scope,
  requests: { url: string; path: string; bodies: readonly string[]; senders: readonly { token: string }[] },
) {
  const worker = startWorker<typeof requestLoad>(scope, 'request-load');
  await worker.ask('open', { ...requests, connections });
  return worker;
}
