import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import type { Scope } from '../harness/scope.ts';
import { listBodies } from '../load/list-bodies.ts';
import { requestCases } from '../load/request-cases.ts';
import {
  type FullServer,
  signInTimes,
  startEmbeddedServer,
  startSeededServer,
} from '../load/seeded-server.ts';

const orderCount = 100_000;
const connections = 16;
const load = { inFlight: connections, forMs: 2000 };
const sessions = 5;
const lists = 'by status and group';

async function listsOf(scope: Scope, full: FullServer, bodies: readonly string[]) {
  const senders = await signInTimes(full, 'dispatcher', sessions);
  return requestCases(scope, full.server, { [lists]: { path: orders.page.path, bodies, senders } }, load);
}

/** The same lists on the database that comes with the server, and on PostgreSQL. */
export const serverEmbedded = benchmark({
  name: 'server.embedded',
  work: `orders.page of 20 by status and group, embedded database, ${orderCount} orders, ${connections} connections`,
  cases: [lists],
  rounds: 7,
  async open(scope) {
    const seeded = await startSeededServer(scope, orderCount);
    // The seeder makes the same server of the same seed, so both know these groups.
    const bodies = await listBodies(seeded.databaseUrl);
    return {
      postgres: await listsOf(scope, seeded, bodies),
      embedded: await listsOf(scope, await startEmbeddedServer(scope, orderCount), bodies),
    };
  },
  limit: { name: 'PostgreSQL', measure: ({ postgres }, each) => postgres(each) },
  product: { name: 'embedded', measure: ({ embedded }, each) => embedded(each) },
  goals: [{ case: lists, measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.4 }],
});
