import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { foundLargeGroup } from '../load/large-group.ts';
import { requestCases } from '../load/request-cases.ts';
import { startSeededServer } from '../load/seeded-server.ts';
import type { commands as sqlLimit } from '../processes/sql-limit.ts';

const engineers = 1000;
const orderCount = 10_000;
const load = { inFlight: 1, forMs: 3000 };

/** The rows that suggestions are made of, of the members of a group. */
const members = 'SELECT account_id FROM group_members WHERE tenant_id = $1 AND group_id = $2::uuid';
const rows = [
  `SELECT a.id, a.name, a.photo, k.level FROM accounts a LEFT JOIN engineer_skills k
     ON k.tenant_id = a.tenant_id AND k.account_id = a.id
   WHERE a.tenant_id = $1 AND a.id IN (${members})`,
  `SELECT account_id, region_code FROM service_areas WHERE tenant_id = $1 AND account_id IN (${members})`,
  `SELECT s.account_id, s.plan_start, s.plan_end, c.latitude, c.longitude FROM schedules s
   LEFT JOIN cells c ON c.tenant_id = s.tenant_id AND c.id = s.cell_id
   WHERE s.tenant_id = $1 AND s.account_id IN (${members}) AND s.status <> 'cancelled'
     AND s.plan_start < now() + interval '7 days' AND s.plan_end > now() - interval '1 day'`,
  `SELECT owner_id, count(*) FROM orders
   WHERE tenant_id = $1 AND owner_id IN (${members}) AND status <= 4 GROUP BY owner_id`,
];

/** Who of a thousand might take an order, ranked with load, arrival and reasons, beside a program that fetches the rows. */
export const dispatchSuggest = benchmark({
  name: 'dispatch.suggest',
  work: `orders.suggestEngineers, PostgreSQL, a group of ${engineers}, ${orderCount} orders, one at a time`,
  cases: ['suggest'],
  rounds: 7,
  async open(scope) {
    const { server, databaseUrl } = await startSeededServer(scope, orderCount);
    const { tenantId, groupId, token, orderId } = await foundLargeGroup(
      { url: server.url, databaseUrl },
      engineers,
    );
    const limit = startWorker<typeof sqlLimit>(scope, 'sql-limit');
    const { path } = orders.suggestEngineers;
    const statements = rows.map((text) => ({ text, values: [tenantId, groupId] }));
    const limitUrl = await limit.ask('listen', { databaseUrl, routes: [{ path, statements }] });
    const cases = { suggest: { path, bodies: [JSON.stringify({ orderId })], senders: [{ token }] } };
    return {
      server: await requestCases(scope, server, cases, load),
      limit: await requestCases(scope, { url: limitUrl, pid: limit.pid }, cases, load),
    };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }, each) => limit(each) },
  product: { name: 'server', measure: ({ server }, each) => server(each) },
  goals: [{ case: 'suggest', measure: 'p50Ms', on: 'ratio', atMost: 2.5 }],
});
