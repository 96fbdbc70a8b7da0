import { type Client, isSvcdeskError } from '@svcdesk/core';
import { type Call, type CallId, domains, isCall } from '@svcdesk/core/contract';
import type { OrderKind } from '@svcdesk/core/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { demoAccounts } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { emptyDatabase, type TestAccount, testServer } from '../testing/index.ts';
import { query } from '../testing/query.ts';

/** A row of a list, as far as it names a record that can be opened. */
interface Row {
  readonly kind?: string | undefined;
  readonly id?: string;
  readonly orderId?: string | undefined;
  readonly orderKind?: string | undefined;
  readonly ciId?: string;
}
type Rows = readonly Row[] | { readonly list: readonly Row[] };

/** How the record of a row is opened, by the kind of work where a list has several. */
const readers = {
  order: (on: Client, id: string) => on.orders.detail({ orderId: id }),
  requirement: (on: Client, id: string) => on.requirements.detail({ id }),
  project: (on: Client, id: string) => on.projects.findOne({ orderId: id }),
  entrust: (on: Client, id: string) => on.entrust.detail({ id }),
  pm: (on: Client, id: string) => on.pmOrders.detail({ id }),
  device: (on: Client, id: string) => on.deviceOrders.detail({ id }),
  cell: (on: Client, id: string) => on.cells.findOne({ cellId: id }),
  asset: (on: Client, id: string) => on.assets.find({ ciId: id }),
} as const;
type Kind = keyof typeof readers;

/** The kinds of work by the names that lists of several give them. */
const kinds: Readonly<Record<string, Kind>> = {
  operations: 'order',
  monitoring: 'order',
  se: 'order',
  project: 'project',
  pm: 'pm',
  device: 'device',
  entrusted: 'entrust',
} satisfies Record<OrderKind, Kind>;

interface Asked {
  readonly on: Client;
  readonly accountId: string;
  readonly cellIds: readonly string[];
  readonly groupIds: readonly string[];
}
interface List {
  /** Of what kind its rows are; absent where each says it. */
  readonly of?: Kind;
  readonly ask: (asked: Asked) => Promise<Rows>[];
}

const now = new Date();
const today = now.toISOString().slice(0, 10);
const size = 30;
const long = process.env.SVCDESK_LONG === '1';
/** Of each list: the others are found in the same way. */
const maxOpened = long ? size : 5;
const scopes = ['mine', 'group', 'led', 'cc', 'tenant'] as const;
const backlogScopes = ['mine', 'underling'] as const;
const parts = ['waiting', 'late', 'soon', 'returned'] as const;

/** Every list whose rows name something that has a call of its own. */
const lists: Partial<Record<CallId, List>> = {
  'orders.page': {
    of: 'order',
    ask: ({ on }) => scopes.map((scope) => on.orders.page({ scope, size })),
  },
  'orders.cellPage': {
    of: 'order',
    ask: ({ on, cellIds }) => [
      on.orders.cellPage({ size }),
      ...cellIds.map((cellId) => on.orders.cellPage({ cellId })),
    ],
  },
  'orders.search': {
    ask: ({ on }) => ['打印', '网络', '巡检'].map((keyword) => on.orders.search({ keyword, size })),
  },
  'orders.similar': {
    of: 'order',
    ask: ({ on, cellIds }) => cellIds.map((cellId) => on.orders.similar({ cellId, title: '打印机不出纸' })),
  },
  'requirements.list': {
    of: 'requirement',
    ask: ({ on, cellIds }) => [
      on.requirements.list({ size }),
      ...cellIds.map((cellId) => on.requirements.list({ cellId })),
    ],
  },
  'cells.list': { of: 'cell', ask: ({ on }) => [on.cells.list({ size })] },
  'assets.page': { of: 'asset', ask: ({ on }) => [on.assets.page({ size })] },
  'deviceOrders.page': { of: 'device', ask: ({ on }) => [on.deviceOrders.page({ size })] },
  'pmOrders.page': { of: 'pm', ask: ({ on }) => [on.pmOrders.page({ size })] },
  'entrust.page': {
    of: 'entrust',
    ask: ({ on }) => (['owner', 'partner'] as const).map((side) => on.entrust.page({ side, size })),
  },
  'entrust.mine': { of: 'entrust', ask: ({ on }) => [on.entrust.mine({ size })] },
  'projects.backlogPage': { of: 'project', ask: ({ on }) => [on.projects.backlogPage({ size })] },
  'pool.page': { of: 'order', ask: ({ on }) => [on.pool.page({ size })] },
  'pool.queue': { of: 'order', ask: ({ on }) => parts.map((part) => on.pool.queue({ part, size })) },
  'backlog.ccMine': {
    of: 'order',
    ask: ({ on }) => backlogScopes.map((scope) => on.backlog.ccMine({ scope, size })),
  },
  'backlog.ccGroup': {
    of: 'order',
    ask: ({ on }) => backlogScopes.map((scope) => on.backlog.ccGroup({ scope, size })),
  },
  'schedules.today': { ask: ({ on }) => [on.schedules.today({})] },
  'schedules.week': {
    ask: ({ on }) => [on.schedules.week({}).then((days) => days.flatMap(({ list }) => list))],
  },
  'schedules.stops': { ask: ({ on }) => [on.schedules.stops({})] },
  'plans.list': { ask: ({ on }) => [on.plans.list({ from: today, to: today })] },
  'plans.engineerOrders': {
    ask: ({ on, accountId }) => [on.plans.engineerOrders({ accountId, date: today })],
  },
  'backlog.groupScheduleOrders': {
    ask: ({ on, groupIds }) =>
      groupIds.map((groupId) => on.backlog.groupScheduleOrders({ groupId, planTime: today, size })),
  },
  ...Object.fromEntries(
    (['todayPage', 'todayMonitor', 'todaySe'] as const).map((name) => [
      `backlog.${name}`,
      {
        of: 'order',
        ask: ({ on }: Asked) => backlogScopes.map((scope) => on.backlog[name]({ scope, size })),
      },
    ]),
  ),
  ...Object.fromEntries(
    (['pendingItsm', 'pendingSe', 'timeout', 'willTimeout'] as const).map((name) => [
      `backlog.${name}`,
      {
        of: 'order',
        ask: ({ on }: Asked) => backlogScopes.map((scope) => on.backlog[name]({ scope, size })),
      },
    ]),
  ),
};

/** Lists of what has no call of its own: of one's own things, of people and groups, or of what belongs to the thing asked for. */
const others = new Set<CallId>([
  ...([
    'account.filters',
    'account.sessions',
    'messages.mine',
    'messages.requirementMine',
    'joins.mine',
  ] as const),
  ...(['backlog.underlingStaff', 'backlog.groupScheduleSaturation', 'customers.reportersByCell'] as const),
  ...([
    'entrust.engineers',
    'entrust.partners',
    'groups.list',
    'groups.engineerGroups',
    'leave.list',
  ] as const),
  ...(['invites.page', 'joins.page', 'reviews.page', 'workbench.engineersByCell'] as const),
  ...([
    'plans.calendarSaturation',
    'plans.dailySaturation',
    'orders.suggestEngineers',
    'dispatch.plan',
    'dispatch.delays',
  ] as const),
  ...(['orders.history', 'orders.lastTenHistory', 'requirements.records', 'entrust.records'] as const),
  ...([
    'orderAssets.list',
    'calendars.list',
    'orderSources.page',
    'knowledge.answers',
    'pmPlans.page',
  ] as const),
  ...(['webhooks.list', 'webhooks.deliveries'] as const),
]);

const calls: readonly Call[] = Object.values(domains).flatMap((domain) =>
  Object.values(domain).filter(isCall),
);

/** Whether a call gives things by their ids. */
function givesRows(call: Call): boolean {
  const text = JSON.stringify(z.toJSONSchema(call.data() as z.ZodType, { unrepresentable: 'any' }));
  const shape = JSON.parse(text) as {
    type?: string;
    items?: object;
    properties?: { list?: { items?: object } };
  };
  const row = JSON.stringify(shape.type === 'array' ? shape.items : shape.properties?.list?.items) ?? '';
  return /"(id|orderId|ciId)":/.test(row);
}

it('is known of every call that lists things', () => {
  const unknown = calls.filter(
    (call) => givesRows(call) && !lists[call.id as CallId] && !others.has(call.id as CallId),
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
});

const db = await emptyDatabase();
const server = await testServer(db);

type Person = TestAccount & {
  readonly name: string;
  readonly groupIds: string[];
  readonly cellIds: string[];
};

/** Everybody who can sign in; of a short run those whom the demo shows, one of each role. */
async function people(): Promise<Person[]> {
  const found = await query(db)<Person>`
    SELECT a.tenant_id AS "tenantId", a.id AS "accountId", a.account_name AS account, a.name,
      ARRAY(SELECT group_id FROM group_members m WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id
        UNION SELECT group_id FROM group_leads m WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id) AS "groupIds",
      ARRAY(SELECT c.id FROM cells c WHERE c.tenant_id = a.tenant_id AND a.type = 2
        AND c.id IN (SELECT cell_id FROM orders o WHERE o.tenant_id = a.tenant_id) ORDER BY c.name LIMIT 12) AS "cellIds"
    FROM accounts a WHERE a.disabled_at IS NULL AND a.deleted_at IS NULL AND NOT (a.type = 1 AND a.admin = 1) AND a.tenant_id = ${'t1'}
    ORDER BY a.account_name`;
  return long
    ? found
    : found.filter(({ account }) => demoAccounts.some((shown) => shown.account === account));
}

beforeAll(async () => {
  const settings = { timeZone: 'Asia/Shanghai', defaultTenant: 't1', data: { path: '/nowhere' } };
  await db.transaction((tx) => loadDemo(db, tx, { passwordHash: 'none', now, settings }));
});

/** Scopes that a role does not have, and sites that are not theirs, are refused. */
function refused(error: unknown): readonly Row[] {
  if (isSvcdeskError(error, 'noPermission') || isSvcdeskError(error, 'notFound')) return [];
  throw error;
}

/** Rows that a list shows to a person and that are refused when they open them. */
async function shownAndRefused(person: Person): Promise<string[]> {
  const on = await server.as(person);
  const faults: string[] = [];
  const opened = new Set<string>();
  for (const [id, { of, ask }] of Object.entries(lists) as [CallId, List][]) {
    for (const found of await Promise.all(ask({ on, ...person }).map((answer) => answer.catch(refused)))) {
      for (const row of ('list' in found ? found.list : found).slice(0, maxOpened)) {
        const said = row.kind ?? row.orderKind ?? 'operations';
        const kind = of ?? kinds[said] ?? (said in readers ? (said as Kind) : undefined);
        if (!kind) throw new Error(`${id} names the kind ${said}, which this test cannot read`);
        const thing = (of ? row.ciId : row.orderId) ?? row.id ?? '';
        if (opened.has(`${kind} ${thing}`)) continue;
        const read = await readers[kind](on, thing).then(
          () => 'opened',
          (error: unknown) => (isSvcdeskError(error) ? error.code : String(error)),
        );
        if (read === 'opened') opened.add(`${kind} ${thing}`);
        else faults.push(`${person.account}, ${id}: ${kind} ${thing} is ${read}`);
      }
    }
  }
  return faults;
}

/** Where the number that a call gives is not that of its list. */
async function wrongCounts(person: Person): Promise<string[]> {
  const on = await server.as(person);
  const counted = await on.orders.countStatus({}).catch(refused);
  const listed = await on.orders.cellPage({}).catch(refused);
  if (!('total' in listed)) return [];
  const total = (counted as { count: number }[]).reduce((sum, { count }) => sum + count, 0);
  const wanted = await on.requirements.list({});
  const wishes = (await on.requirements.countStatus({})).reduce((sum, { count }) => sum + count, 0);
  return [
    ...(total === listed.total ? [] : [`${person.account}: ${total} counted, ${listed.total} listed`]),
    ...(wishes === wanted.total ? [] : [`${person.account}: ${wishes} wishes, ${wanted.total} listed`]),
  ];
}

async function faultsOfAll(): Promise<string[]> {
  const faults: string[] = [];
  for (const person of await people()) {
    faults.push(...(await shownAndRefused(person)), ...(await wrongCounts(person)));
  }
  return faults;
}

/** As an import does it: what stands at the sites, and what the people reported, stays the former customer's. */
async function moveSitesAndPeople(): Promise<void> {
  await query(db)`UPDATE cells c SET moved_at = ${now.toISOString()}, customer_id = (
      SELECT u.id FROM customers u WHERE u.tenant_id = c.tenant_id AND u.id <> c.customer_id ORDER BY u.id LIMIT 1)
    WHERE c.tenant_id = ${'t1'} AND c.id IN (SELECT cell_id FROM orders WHERE tenant_id = ${'t1'}
      GROUP BY cell_id ORDER BY count(*) DESC LIMIT 4)`;
  await query(db)`UPDATE accounts a SET customer_id = (
      SELECT u.id FROM customers u WHERE u.tenant_id = a.tenant_id AND u.id <> a.customer_id ORDER BY u.id DESC LIMIT 1)
    WHERE a.tenant_id = ${'t1'} AND a.id IN (SELECT report_account_id FROM orders WHERE tenant_id = ${'t1'}
      GROUP BY report_account_id ORDER BY count(*) DESC LIMIT 4)`;
}

/** Everybody has another role, is in another group, and leads no group; every third account cannot sign in. */
async function changeStaff(): Promise<void> {
  await query(
    db,
  )`UPDATE account_roles SET role = CASE role WHEN 'dispatcher' THEN 'engineer' WHEN 'lead' THEN 'pm'
      WHEN 'monitor' THEN 'se' WHEN 'pm' THEN 'monitor' ELSE role END WHERE tenant_id = ${'t1'}`;
  await query(db)`DELETE FROM group_leads WHERE tenant_id = ${'t1'}`;
  await query(db)`DELETE FROM group_members m WHERE tenant_id = ${'t1'} AND account_id IN (
      SELECT account_id FROM account_roles WHERE tenant_id = ${'t1'} AND role <> 'pm')`;
  await query(db)`UPDATE accounts SET disabled_at = ${now.toISOString()} WHERE tenant_id = ${'t1'} AND id IN (
      SELECT id FROM (SELECT id, row_number() OVER (ORDER BY account_name) AS n FROM accounts
        WHERE tenant_id = ${'t1'}) a WHERE n % 3 = 0)`;
}

// One after the other: each leaves the company changed.
describe('what a list shows can be opened by whom it is shown to, and is what is counted', () => {
  it('as the company stands', async () => {
    expect(await faultsOfAll()).toEqual([]);
  });

  it('when sites and people have moved to other customers', async () => {
    await moveSitesAndPeople();
    expect(await faultsOfAll()).toEqual([]);
  });

  it('when people have other roles and groups, and some cannot sign in', async () => {
    await changeStaff();
    expect(await faultsOfAll()).toEqual([]);
  });
});
