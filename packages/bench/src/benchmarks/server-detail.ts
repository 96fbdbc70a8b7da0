import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { measureLoad } from '../load/measure-load.ts';
import { queryRows } from '../load/query-rows.ts';
import { signInTimes, startSeededDesk } from '../load/seeded-desk.ts';
import type { commands as requestLoad } from '../processes/request-load.ts';
import type { commands as sqlLimit } from '../processes/sql-limit.ts';

const orderCount = 100_000;
const idsCount = 500;
const connections = 16;
const load = { inFlight: connections, forMs: 2000 };
const sessions = 5;

/** An order with what may be done with it, and its history, beside programs that fetch rows by one id. */
export const serverDetail = benchmark({
  name: 'server.detail',
  work: `orders.detail and orders.history, PostgreSQL, ${orderCount} orders, ${connections} connections`,
  cases: ['detail', 'history'],
  rounds: 7,
  async open(scope) {
    const seeded = await startSeededDesk(scope, orderCount);
    const { desk, databaseUrl } = seeded;
    const ids = await queryRows<{ id: string }>(
      databaseUrl,
      "SELECT id FROM orders WHERE tenant_id = 't1' ORDER BY md5(id::text) LIMIT $1",
      [idsCount],
    );
    const bodies = ids.map(({ id }) => JSON.stringify({ orderId: id }));
    const limit = startWorker<typeof sqlLimit>(scope, 'sql-limit');
    const byId = ['t1', { field: 'orderId' }];
    const limitUrl = await limit.ask('listen', {
      databaseUrl,
      routes: [
        {
          path: orders.detail.path,
          statements: [{ text: 'SELECT * FROM orders WHERE tenant_id = $1 AND id = $2', values: byId }],
        },
        {
          path: orders.history.path,
          statements: [
            {
              text: 'SELECT * FROM order_records WHERE tenant_id = $1 AND order_id = $2 ORDER BY seq',
              values: byId,
            },
          ],
        },
      ],
    });
    const senders = await signInTimes(seeded, 'dispatcher', sessions);
    const loadOf = async (url: string, path: string) => {
      const worker = startWorker<typeof requestLoad>(scope, 'request-load');
      await worker.ask('open', { url, path, bodies, senders, connections });
      return worker;
    };
    const loadsOf = async (url: string) => ({
      detail: await loadOf(url, orders.detail.path),
      history: await loadOf(url, orders.history.path),
    });
    return {
      desk: { pid: desk.pid, loads: await loadsOf(desk.url) },
      limit: { pid: limit.pid, loads: await loadsOf(limitUrl) },
    };
  },
  limit: {
    name: 'node:http + pg',
    measure: ({ limit: { pid, loads } }, each) =>
      measureLoad({ pid, load: loads[each as keyof typeof loads] }, load),
  },
  product: {
    name: 'server',
    measure: ({ desk: { pid, loads } }, each) =>
      measureLoad({ pid, load: loads[each as keyof typeof loads] }, load),
  },
  goals: [
    { case: 'detail', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.4 },
    { case: 'detail', measure: 'p95Ms', on: 'ratio', atMost: 3 },
    { case: 'history', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.4 },
    { case: 'history', measure: 'p95Ms', on: 'ratio', atMost: 3 },
  ],
});
