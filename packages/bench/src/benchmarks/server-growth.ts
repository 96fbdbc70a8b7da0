import { backlog, orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import type { Scope } from '../harness/scope.ts';
import { queryRows } from '../load/query-rows.ts';
import { requestCases } from '../load/request-cases.ts';
import { signInTimes, startSeededServer } from '../load/seeded-server.ts';
import type { Requests } from '../processes/request-load.ts';

/** One after the other: how long an answer takes is what grows. */
const load = { inFlight: 1, forMs: 1000 };

/** Characters so rare that no title holds them twice. */
const rare = '\u9F98\u9750';

interface Request {
  readonly path: string;
  readonly method?: 'GET';
  readonly account: string;
  readonly body: object;
}

const page = (body: object): Request => ({
  path: orders.page.path,
  account: 'dispatcher',
  body: { scope: 'tenant', page: 1, size: 20, ...body },
});

/** Every kind of reading that many orders could slow down, of a server with that group and those words in it. */
function requestsOf({ groupId, dormantId, words }: Facts): Record<string, Request> {
  return {
    'list of a group': page({ groupId, status: [1, 2, 3] }),
    'list of a dormant group': page({ groupId: dormantId }),
    'filters without hits': page({ groupId: dormantId, status: [3], priority: [1], source: [2] }),
    'search, 2 characters': page({ keyword: words.slice(0, 2) }),
    'search, 4 characters': page({ keyword: words }),
    'search, 2 characters, no hit': page({ keyword: rare }),
    'search, 4 characters, no hit': page({ keyword: rare + rare }),
    HomeCounts: { path: backlog.mineAll.path, method: 'GET', account: 'engineer', body: {} },
    countStatus: { path: orders.countStatus.path, account: 'dispatcher', body: {} },
  };
}

const cases = Object.keys(requestsOf({ groupId: '', dormantId: '', words: '' }));

interface Facts {
  readonly groupId: string;
  readonly dormantId: string;
  /** Four characters of a title. */
  readonly words: string;
}

async function factsOf(databaseUrl: string): Promise<Facts> {
  const groups = await queryRows<{ id: string }>(
    databaseUrl,
    `SELECT g.id FROM groups g LEFT JOIN orders o ON o.tenant_id = g.tenant_id AND o.group_id = g.id
     WHERE g.tenant_id = 't1' GROUP BY g.id ORDER BY count(o.id) DESC`,
  );
  const [title] = await queryRows<{ words: string }>(
    databaseUrl,
    `SELECT substr(title, 1, 4) AS words FROM orders WHERE tenant_id = 't1'
     GROUP BY 1 HAVING substr(title, 1, 4) !~ '[ -~]' ORDER BY count(*) DESC LIMIT 1`,
  );
  const [busiest, dormant] = [groups[0], groups.at(-1)];
  if (!busiest || !dormant || !title) throw new Error('The seed left no groups or titles to ask for');
  return { groupId: busiest.id, dormantId: dormant.id, words: title.words };
}

async function readingsOf(scope: Scope, orderCount: number) {
  const seeded = await startSeededServer(scope, orderCount);
  // Once each: an account that signs in too often loses its oldest session.
  const senders: Record<string, Requests['senders']> = {
    dispatcher: await signInTimes(seeded, 'dispatcher', 1),
    engineer: await signInTimes(seeded, 'engineer', 1),
  };
  const requests = requestsOf(await factsOf(seeded.databaseUrl));
  const asked = Object.fromEntries(
    Object.entries(requests).map(([name, { account, body, ...rest }]) => {
      return [name, { ...rest, bodies: [JSON.stringify(body)], senders: senders[account] ?? [] }];
    }),
  );
  const measure = await requestCases(scope, seeded.server, asked, load);
  return async (caseName: string) => {
    const { p50Ms } = await measure(caseName);
    return p50Ms === undefined ? {} : { p50Ms };
  };
}

type Readings = Awaited<ReturnType<typeof readingsOf>>;

const side = (name: string, server: 'small' | 'middle' | 'large') => ({
  name,
  measure: (servers: Record<'small' | 'middle' | 'large', Readings>, each: string) => servers[server](each),
});

/** The same readings of a server with a hundred times as many orders. */
export const serverGrowth = benchmark({
  name: 'server.growth',
  work: 'lists, searches and counts at 10 k, 100 k and 1 M orders, PostgreSQL, one at a time',
  cases,
  rounds: 5,
  open: async (scope) => ({
    small: await readingsOf(scope, 10_000),
    middle: await readingsOf(scope, 100_000),
    large: await readingsOf(scope, 1_000_000),
  }),
  limit: side('at 10 k', 'small'),
  product: side('at 1 M', 'large'),
  peers: [{ ...side('at 100 k', 'middle'), available: () => true }],
  goals: cases.map((each) => ({ case: each, measure: 'p50Ms', on: 'ratio', atMost: 1.5 }) as const),
});
