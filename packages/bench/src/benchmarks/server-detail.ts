import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { queryRows } from '../load/query-rows.ts';
import { requestCases } from '../load/request-cases.ts';
import { signInTimes, startSeededServer } from '../load/seeded-server.ts';
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
    const seeded = await startSeededServer(scope, orderCount);
    const { server, databaseUrl } = seeded;
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
    const cases = {
      detail: { path: orders.detail.path, bodies, senders },
      history: { path: orders.history.path, bodies, senders },
    };
    return {
      server: await requestCases(scope, server, cases, load),
      limit: await requestCases(scope, { url: limitUrl, pid: limit.pid }, cases, load),
    };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }, each) => limit(each) },
  product: { name: 'server', measure: ({ server }, each) => server(each) },
  goals: [
    { case: 'detail', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.45 },
    { case: 'detail', measure: 'p95Ms', on: 'ratio', atMost: 3 },
    { case: 'history', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.45 },
    { case: 'history', measure: 'p95Ms', on: 'ratio', atMost: 3 },
  ],
});
