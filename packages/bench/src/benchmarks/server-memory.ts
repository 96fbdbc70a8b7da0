import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { listBodies } from '../load/list-bodies.ts';
import { queryRows } from '../load/query-rows.ts';
import { type MeasureCase, requestCases } from '../load/request-cases.ts';
import { signInTimes, startSeededServer } from '../load/seeded-server.ts';
import { residentMegabytesOf } from '../machine/process-usage.ts';
import type { commands as sqlLimit } from '../processes/sql-limit.ts';

const orderCount = 100_000;
const connections = 16;
const load = { inFlight: connections, forMs: 3000 };
const sessions = 5;

/**
 * Microseconds that a detail may cost, and that a program took which passes one row on, where that was set. Both are
 * judged, the figure and the proportion: a slower machine is slower for either program.
 */
const cpu = { detail: 150, bareRow: 40 } as const;

async function measure({ run, pid }: { run: MeasureCase; pid: number }) {
  await run('lists');
  const { cpuMicroseconds } = await run('details');
  return { residentMegabytes: residentMegabytesOf(pid), cpuMicroseconds };
}

/** What a server holds in memory after lists and details, and what a detail costs it. */
export const serverMemory = benchmark({
  name: 'server.memory',
  work: `resident after orders.page and orders.detail, CPU each detail, PostgreSQL, ${orderCount} orders`,
  cases: ['after lists and details'],
  rounds: 5,
  async open(scope) {
    const seeded = await startSeededServer(scope, orderCount);
    const { server, databaseUrl } = seeded;
    const ids = await queryRows<{ id: string }>(
      databaseUrl,
      "SELECT id FROM orders WHERE tenant_id = 't1' ORDER BY md5(id::text) LIMIT 500",
    );
    const limit = startWorker<typeof sqlLimit>(scope, 'sql-limit');
    const limitUrl = await limit.ask('listen', { databaseUrl, routes });
    const senders = await signInTimes(seeded, 'dispatcher', sessions);
    const lists = await listBodies(databaseUrl);
    const details = ids.map(({ id }) => JSON.stringify({ orderId: id }));
    const cases = {
      lists: { path: orders.page.path, bodies: lists, senders },
      details: { path: orders.detail.path, bodies: details, senders },
    };
    return {
      server: { run: await requestCases(scope, server, cases, load), pid: server.pid },
      limit: {
        run: await requestCases(scope, { url: limitUrl, pid: limit.pid }, cases, load),
        pid: limit.pid,
      },
    };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }) => measure(limit) },
  product: { name: 'server', measure: ({ server }) => measure(server) },
  goals: [
    { case: 'after lists and details', measure: 'residentMegabytes', on: 'value', atMost: 150 },
    { case: 'after lists and details', measure: 'cpuMicroseconds', on: 'value', atMost: cpu.detail },
    {
      case: 'after lists and details',
      measure: 'cpuMicroseconds',
      on: 'ratio',
      atMost: cpu.detail / cpu.bareRow,
    },
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
        text: `SELECT id, order_no, title, content, status, priority, type_name, catalog_name, cell_name,
                 group_id, handler_id, created_at, updated_at
               FROM orders WHERE tenant_id = $1 AND id = $2`,
        values: ['t1', { field: 'orderId' }],
      },
    ],
  },
] as const;
