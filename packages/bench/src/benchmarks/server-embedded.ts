import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import type { Scope } from '../harness/scope.ts';
import { startWorker } from '../harness/worker.ts';
import { listBodies } from '../load/list-bodies.ts';
import { measureLoad } from '../load/measure-load.ts';
import { type FullDesk, signInTimes, startEmbeddedDesk, startSeededDesk } from '../load/seeded-desk.ts';
import type { commands as requestLoad } from '../processes/request-load.ts';

const orderCount = 100_000;
const connections = 16;
const load = { inFlight: connections, forMs: 2000 };
const sessions = 5;

async function listsOf(scope: Scope, full: FullDesk, bodies: readonly string[]) {
  const worker = startWorker<typeof requestLoad>(scope, 'request-load');
  const senders = await signInTimes(full, 'dispatcher', sessions);
  await worker.ask('open', { url: full.desk.url, path: orders.page.path, bodies, senders, connections });
  return { load: worker, pid: full.desk.pid };
}

/** The same lists on the database that comes with the server, and on PostgreSQL. */
export const serverEmbedded = benchmark({
  name: 'server.embedded',
  work: `orders.page of 20 by status and group, embedded database, ${orderCount} orders, ${connections} connections`,
  cases: ['by status and group'],
  rounds: 7,
  async open(scope) {
    const seeded = await startSeededDesk(scope, orderCount);
    // The seeder makes the same desk of the same seed, so both know these groups.
    const bodies = await listBodies(seeded.databaseUrl);
    return {
      postgres: await listsOf(scope, seeded, bodies),
      embedded: await listsOf(scope, await startEmbeddedDesk(scope, orderCount), bodies),
    };
  },
  limit: { name: 'PostgreSQL', measure: ({ postgres }) => measureLoad(postgres, load) },
  product: { name: 'embedded', measure: ({ embedded }) => measureLoad(embedded, load) },
  goals: [{ case: 'by status and group', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.4 }],
});
