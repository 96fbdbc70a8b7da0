import { events, orders } from '@svcdesk/core/contract';
import { startNginx } from '@svcdesk/server/testing/nginx';
import { startPostgres } from '@svcdesk/server/testing/postgres';
import { bundleServerIfStale } from '@svcdesk/tools/build';
import { startServer } from '@svcdesk/tools/server';
import { benchmark } from '../harness/benchmark.ts';
import type { Sample } from '../harness/measures.ts';
import { type Scope, withScope } from '../harness/scope.ts';
import { startWorker } from '../harness/worker.ts';
import { foundLiveCompany, type LiveCompany } from '../load/live-company.ts';
import { cpuMsOf, residentMegabytesOf } from '../machine/process-usage.ts';
import type { commands as liveHub } from '../processes/live-hub.ts';
import type { commands as liveLoad } from '../processes/live-load.ts';

const streamsEach = 10;
const streamCounts = { '1,000 streams': 1000, '2,000 streams': 2000, '5,000 streams': 5000 } as const;
const cases = Object.keys(streamCounts) as (keyof typeof streamCounts)[];
const maxAccounts = Math.max(...Object.values(streamCounts)) / streamsEach;

const everyMs = 1000 / 30;
const forMs = 8000;
/** As long as a heartbeat, so that at any time as many streams show that they live. */
const openOverMs = 20_000;
const orderCount = Math.floor(forMs / everyMs);

/** Something that takes writes and has streams, for one measurement: what it held before would count for less. */
interface Started {
  readonly url: string;
  /** Of the processes that it consists of. */
  readonly pids: readonly number[];
}

interface Live {
  readonly company: LiveCompany;
  startServer(scope: Scope): Promise<Started>;
  /** Two servers behind an nginx, whose own share does not count. */
  startTwo(scope: Scope): Promise<Started>;
  startHub(scope: Scope): Promise<Started>;
}

async function openLive(scope: Scope): Promise<Live> {
  const postgres = await startPostgres();
  scope.own(postgres, () => postgres.stop());
  const entry = await bundleServerIfStale();
  const env = {
    DATABASE_URL: postgres.url,
    SVCDESK_DEMO: 'on',
    SVCDESK_RATE_LIMITS: 'off',
    SVCDESK_LOG_LEVEL: 'silent',
    SVCDESK_SECRET_KEY: 'one key for all servers of this database',
    SVCDESK_TRUST_PROXY: 'loopback',
  };
  const startOne = async (own: Scope) => {
    const server = await startServer({ entry, env });
    return own.own(server, () => server.stop());
  };
  const { company, frames, greeting } = await withScope(async (own) => {
    const { url } = await startOne(own);
    const founded = await foundLiveCompany({ url, databaseUrl: postgres.url }, maxAccounts, orderCount);
    return { company: founded, ...(await bytesOf(own, url, founded)) };
  });
  const hearers = company.orders.map(({ id }, index) => [id, company.hearersOf(index, maxAccounts)] as const);
  return {
    company,
    async startServer(own) {
      const { url, pid } = await startOne(own);
      return { url, pids: [pid] };
    },
    async startTwo(own) {
      const servers = [await startOne(own), await startOne(own)];
      const nginx = await startNginx(servers.map(({ url }) => url));
      own.own(nginx, () => nginx.stop());
      return { url: nginx.url, pids: servers.map(({ pid }) => pid) };
    },
    async startHub(own) {
      const hub = startWorker<typeof liveHub>(own, 'live-hub');
      const url = await hub.ask('listen', { orders: Object.fromEntries(hearers), greeting, frames });
      return { url, pids: [hub.pid] };
    },
  };
}

const paths = { streamPath: events.stream.path, writePath: orders.progress.path };

/** The bytes that the server sends to a stream, for the hub to send the same. */
async function bytesOf(scope: Scope, url: string, { tokens, orders: [order] }: LiveCompany) {
  if (!order) throw new Error('there is no order to write to');
  const load = startWorker<typeof liveLoad>(scope, 'live-load');
  await load.ask('open', { url, ...paths, orders: [order] });
  const text = await load.ask('bytesOf', { token: tokens[0] ?? '', order });
  await load.end();
  const frames = /(id: .*\n)?event: order\n[\s\S]*event: counts\n[\s\S]*?\n\n/.exec(text)?.[0] ?? '';
  return { greeting: 'retry: 3000\nid: 1.1.1\n\n', frames: frames.replaceAll(order.id, 'ORDER') };
}

/** Opens so many streams and writes beside them. */
async function measureLive(
  live: Live,
  start: (scope: Scope) => Promise<Started>,
  streamCount: number,
): Promise<Sample> {
  return withScope(async (scope) => {
    const { url, pids } = await start(scope);
    const sum = (of: (pid: number) => number) => pids.reduce((total, pid) => total + of(pid), 0);
    const { company } = live;
    const engineers = streamCount / streamsEach;
    const load = startWorker<typeof liveLoad>(scope, 'live-load');
    await load.ask('open', { url, ...paths, orders: company.orders });
    // What the writes themselves take is not what deliveries do.
    await load.ask('write', { everyMs, forMs: forMs / 4, heard: {} });
    const cpuBefore = sum(cpuMsOf);
    const alone = await load.ask('write', { everyMs, forMs, heard: {} });
    const writeMs = (sum(cpuMsOf) - cpuBefore) / alone.writes;
    const memoryBefore = sum(residentMegabytesOf);
    const listeners = { tokens: company.tokens.slice(0, engineers), each: streamsEach };
    await load.ask('listen', { ...listeners, overMs: openOverMs });
    const heard = company.orders.map(
      ({ id }, index) => [id, company.hearersOf(index, engineers).length * streamsEach] as const,
    );
    const cpuFrom = sum(cpuMsOf);
    const result = await load.ask('write', { everyMs, forMs, heard: Object.fromEntries(heard) });
    const cpuMs = sum(cpuMsOf) - cpuFrom - writeMs * result.writes;
    const { p50Ms, p99Ms, missed, deliveries } = result;
    return {
      p50Ms,
      p99Ms,
      missed,
      cpuMicroseconds: (cpuMs * 1000) / deliveries,
      kilobytesEach: ((sum(residentMegabytesOf) - memoryBefore) * 1024) / streamCount,
    };
  });
}

const mostStreams = '5,000 streams';
const work = `30 notes a second to orders, each heard by a tenth of the event streams, ${streamsEach} streams an account, PostgreSQL`;
const countOf = (caseName: string) => streamCounts[caseName as keyof typeof streamCounts];

/**
 * News of writes, from the write's reply to their arrival in streams: a tenth of the streams hears of each write. The
 * processor is that of deliveries alone: the same writes without a stream are taken off.
 */
export const serverLive = benchmark({
  name: 'server.live',
  work,
  cases,
  rounds: 2,
  open: openLive,
  limit: {
    name: 'node:http hub',
    measure: (live, each) => measureLive(live, live.startHub, countOf(each)),
  },
  product: {
    name: 'server',
    measure: (live, each) => measureLive(live, live.startServer, countOf(each)),
  },
  goals: [
    { case: mostStreams, measure: 'p99Ms', on: 'ratio', atMost: 25 },
    { case: mostStreams, measure: 'cpuMicroseconds', on: 'ratio', atMost: 1.5 },
    { case: mostStreams, measure: 'kilobytesEach', on: 'ratio', atMost: 2.5 },
    ...cases.map((each) => ({ case: each, measure: 'missed', on: 'value', atMost: 0 }) as const),
  ],
});

/** The same on two servers behind nginx beside one alone: nothing is missed, and a delivery costs no more. */
export const serverLiveTwo = benchmark({
  name: 'server.live-two',
  work,
  cases: [mostStreams],
  rounds: 2,
  open: openLive,
  limit: {
    name: 'one server',
    measure: (live, each) => measureLive(live, live.startServer, countOf(each)),
  },
  product: {
    name: 'two behind nginx',
    measure: (live, each) => measureLive(live, live.startTwo, countOf(each)),
  },
  goals: [
    { case: mostStreams, measure: 'cpuMicroseconds', on: 'ratio', atMost: 1.1 },
    { case: mostStreams, measure: 'missed', on: 'value', atMost: 0 },
  ],
});
