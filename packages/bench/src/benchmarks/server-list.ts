import { orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { listBodies } from '../load/list-bodies.ts';
import { measureLoad } from '../load/measure-load.ts';
import { actionsByStatus, sameLists } from '../load/same-lists.ts';
import { signInTimes, startSeededServer } from '../load/seeded-server.ts';
import type { commands as listLimit } from '../processes/list-limit.ts';
import type { commands as listRecorder } from '../processes/list-recorder.ts';
import type { commands as requestLoad } from '../processes/request-load.ts';

const orderCount = 100_000;
const connections = 16;
const load = { inFlight: connections, forMs: 2000 };
/** An account may have so many and no more. */
const sessions = 5;
/** Sees every order of the tenant. */
const account = 'dispatcher';

/** Pages of orders by status and group, signed in, beside a program that only asks the database. */
export const serverList = benchmark({
  name: 'server.list',
  work: `orders.page of 20 by status and group, PostgreSQL, ${orderCount} orders, ${connections} connections`,
  cases: ['by status and group'],
  rounds: 7,
  async open(scope) {
    const seeded = await startSeededServer(scope, orderCount);
    const { server, databaseUrl, env } = seeded;
    const bodies = await listBodies(databaseUrl);
    const recorder = startWorker<typeof listRecorder>(scope, 'list-recorder');
    const statements = await recorder.ask('record', { env, account, password: server.password, bodies });
    await recorder.end();

    const path = orders.page.path;
    const toServer = startWorker<typeof requestLoad>(scope, 'request-load');
    const senders = await signInTimes(seeded, account, sessions);
    await toServer.ask('open', { url: server.url, path, bodies, senders, connections });
    const wanted = await toServer.ask('replies', undefined);

    const limit = startWorker<typeof listLimit>(scope, 'list-limit');
    const actions = actionsByStatus(wanted);
    const url = await limit.ask('listen', { databaseUrl, statements, actions });
    const toLimit = startWorker<typeof requestLoad>(scope, 'request-load');
    await toLimit.ask('open', { url, path, bodies, senders: [{}], connections });
    sameLists(wanted, await toLimit.ask('replies', undefined));
    return { server: { load: toServer, pid: server.pid }, limit: { load: toLimit, pid: limit.pid } };
  },
  limit: { name: 'node:http + pg', measure: ({ limit }) => measureLoad(limit, load) },
  product: { name: 'server', measure: ({ server }) => measureLoad(server, load) },
  goals: [
    { case: 'by status and group', measure: 'requestsPerSecond', on: 'ratio', atLeast: 0.75 },
    { case: 'by status and group', measure: 'p95Ms', on: 'ratio', atMost: 1.5 },
  ],
});
