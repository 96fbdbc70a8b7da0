import { backlog, orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { queryRows } from '../load/query-rows.ts';
import { requestCases } from '../load/request-cases.ts';
import { signInTimes, startSeededServer } from '../load/seeded-server.ts';
import type { commands as sqlLimit } from '../processes/sql-limit.ts';

const orderCount = 100_000;
const connections = 16;
const load = { inFlight: connections, forMs: 2000 };
const sessions = 5;

/** The figures of the home page, without what an engineer's day holds. */
const homeCounts = `SELECT count(*) FILTER (WHERE source = 0), count(*) FILTER (WHERE source = 1),
    count(*) FILTER (WHERE source = 2), count(*) FILTER (WHERE next_due_at <= now()),
    count(*) FILTER (WHERE next_warn_at <= now() AND next_due_at > now())
  FROM orders WHERE tenant_id = $1 AND owner_id = $2::uuid AND status BETWEEN 2 AND 4`;

const unreadCopies = `SELECT count(*) FILTER (WHERE via_group_id IS NULL),
    count(DISTINCT order_id) FILTER (WHERE via_group_id IS NOT NULL)
  FROM order_cc WHERE tenant_id = $1 AND account_id = $2::uuid AND read_at IS NULL`;

const plannedToday = `SELECT sum(plan_end - plan_start) FROM schedules
  WHERE tenant_id = $1 AND account_id = $2::uuid AND status <> 'cancelled'
    AND plan_start < date_trunc('day', now()) + interval '1 day' AND plan_end > date_trunc('day', now())`;

const countStatus = 'SELECT status, count(*) FROM orders WHERE tenant_id = $1 GROUP BY status';

/** Figures over many orders, beside a program that lets the database count. */
export const serverCounts = benchmark({
  name: 'server.counts',
  work: `backlog.mineAll and orders.countStatus, PostgreSQL, ${orderCount} orders, ${connections} connections`,
  cases: ['HomeCounts', 'countStatus'],
  rounds: 7,
  async open(scope) {
    const seeded = await startSeededServer(scope, orderCount);
    const { server, databaseUrl } = seeded;
    const [engineer] = await queryRows<{ accountId: string }>(
      databaseUrl,
      `SELECT account_id AS "accountId" FROM sign_in_directory WHERE kind = 'name' AND value = 'engineer'`,
    );
    if (!engineer) throw new Error('The demo has no account engineer');
    const mine = ['t1', engineer.accountId];
    const limit = startWorker<typeof sqlLimit>(scope, 'sql-limit');
    const limitUrl = await limit.ask('listen', {
      databaseUrl,
      routes: [
        {
          path: backlog.mineAll.path,
          statements: [homeCounts, unreadCopies, plannedToday].map((text) => ({ text, values: mine })),
        },
        { path: orders.countStatus.path, statements: [{ text: countStatus, values: ['t1'] }] },
      ],
    });
    const [engineers, dispatchers] = [
      await signInTimes(seeded, 'engineer', sessions),
      await signInTimes(seeded, 'dispatcher', sessions),
    ];
    const cases = {
      HomeCounts: { path: backlog.mineAll.path, method: 'GET', bodies: [], senders: engineers },
      countStatus: { path: orders.countStatus.path, bodies: ['{}'], senders: dispatchers },
    } as const;
    return {
      server: await requestCases(scope, server, cases, load),
      limit: await requestCases(scope, { url: limitUrl, pid: limit.pid }, cases, load),
    };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }, each) => limit(each) },
  product: { name: 'server', measure: ({ server }, each) => server(each) },
  goals: [
    { case: 'HomeCounts', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.6 },
    { case: 'countStatus', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.6 },
    // A dispatcher counts over all groups, an engineer only what is theirs: kept counts make both cheap.
    { case: 'countStatus', measure: 'cpuMicroseconds', on: 'ratio', atMost: 2, againstCase: 'HomeCounts' },
  ],
});
