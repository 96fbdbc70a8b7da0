import { queueParts } from '@svcdesk/core/contract/pool';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import { beforeAll, expect, it } from 'vitest';
import { sources } from '../../../app/kinds.ts';
import type { ReadContext } from '../../../engine/context.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { explaining } from '../../../testing/explain.ts';
import { emptyDatabase } from '../../../testing/index.ts';
import { buildCrowd, type CrowdedTenant } from '../../../testing/many-orders.ts';
import { findPromised } from '../../plans/index.ts';
import { poolPage } from '../../pool/index.ts';
import { similarOrders } from '../advice/advice.ts';
import { candidatesOf, workedBefore } from '../advice/candidates.ts';
import { lastTenRecords } from '../find/last-ten.ts';
import { searchIn } from '../find/search.ts';
import { orderJobs } from '../jobs/index.ts';
import { clientPage, staffPage } from './list.ts';

const long = process.env.SVCDESK_LONG === '1';
const orders = long ? 200_000 : 12_000;

const db = await emptyDatabase();
let crowd: CrowdedTenant;
beforeAll(async () => {
  crowd = await buildCrowd(db, orders);
}, 600_000);

type Input = Omit<Parameters<typeof staffPage>[0], 'scope' | 'sort' | 'page' | 'size'> & {
  scope?: Parameters<typeof staffPage>[0]['scope'];
  sort?: Parameters<typeof staffPage>[0]['sort'];
};

/** A page of the first orders of a list that matches. */
function pageOf(on: Queryable, actor: StaffActor, input: Input) {
  const context = {
    db: on,
    services: {},
    tenantId: crowd.tenantId,
    timeZone: 'Asia/Shanghai',
    locale: 'zh-CN',
    now: () => new Date(),
    actor,
  } as unknown as ReadContext & { actor: StaffActor };
  return staffPage({ scope: 'tenant', sort: 'created', page: 1, size: 20, ...input }, context);
}

/** Runs a page and tells what is wrong with its plans. */
async function faultsOf(actor: StaffActor, input: Input) {
  const on = explaining(db);
  const page = await pageOf(on, actor, input);
  return { faults: on.faults, page };
}

function actorOf(accountId: string, over: Partial<StaffActor> = {}): StaffActor {
  return { kind: 'staff', accountId, roles: ['engineer'], memberGroupIds: [], ledGroupIds: [], ...over };
}

const cases: [title: string, who: () => StaffActor, input: () => Input, hits?: number][] = (() => {
  const dispatcher = () => actorOf(crowd.dispatcher.accountId, { roles: ['dispatcher'] });
  const engineer = () =>
    actorOf(crowd.engineers[0]?.accountId ?? '', { memberGroupIds: crowd.groupIds.slice(0, 1) });
  const dormant = () => actorOf(crowd.dormantEngineer.accountId, { memberGroupIds: [crowd.dormantGroupId] });
  const lead = () =>
    actorOf(crowd.engineers[0]?.accountId ?? '', { roles: ['lead'], ledGroupIds: crowd.groupIds });
  const monitor = () => actorOf(crowd.engineers[2]?.accountId ?? '', { roles: ['monitor'] });
  return [
    ['a whole tenant', dispatcher, () => ({}), 20],
    ['a whole tenant by status', dispatcher, () => ({ status: [3, 6] }), 20],
    ['a whole tenant, the most urgent first', dispatcher, () => ({ sort: 'due' }), 20],
    ['a whole tenant, the last changed first', dispatcher, () => ({ sort: 'updated' }), 20],
    ['late orders of a tenant', dispatcher, () => ({ sla: ['late'] })],
    ['a dormant group of a tenant', dispatcher, () => ({ groupId: crowd.dormantGroupId }), 20],
    ['a dormant group by status', dispatcher, () => ({ groupId: crowd.dormantGroupId, status: [6] }), 20],
    ['a rare priority', dispatcher, () => ({ priority: [1] }), 20],
    ['a rare priority of a dormant group', dormant, () => ({ scope: 'group', priority: [1] })],
    [
      'a filter without hits',
      dispatcher,
      () => ({ priority: [1], source: [2], typeId: crowd.typeIds[0], status: [5] }),
    ],
    ['an engineer’s own', engineer, () => ({ scope: 'mine' }), 20],
    ['a dormant engineer’s own', dormant, () => ({ scope: 'mine' }), 20],
    ['a dormant engineer’s open ones', dormant, () => ({ scope: 'mine', status: [2, 3, 4] }), 0],
    ['an engineer’s groups', engineer, () => ({ scope: 'group', status: [1, 2] })],
    ['a dormant engineer’s groups', dormant, () => ({ scope: 'group' }), 20],
    ['all that a dormant engineer sees', dormant, () => ({ scope: 'tenant' }), 20],
    ['all that an engineer sees', engineer, () => ({ scope: 'tenant' }), 20],
    ['all that a monitor sees', monitor, () => ({ scope: 'tenant' }), 20],
    ['many led groups', lead, () => ({ scope: 'led' }), 20],
    [
      'many led groups by status and time',
      lead,
      () => ({ scope: 'led', status: [6], from: '2020-01-01' }),
      20,
    ],
    ['many led groups, the most urgent first', lead, () => ({ scope: 'led', sort: 'due' }), 20],
    ['two characters', dispatcher, () => ({ keyword: '网络' }), 20],
    ['a word without hits', dispatcher, () => ({ keyword: '电梯' }), 0],
    ['a long word', dispatcher, () => ({ keyword: '摄像头离线' }), 20],
    ['an order number', dispatcher, () => ({ keyword: 'WO2' })],
    ['a title that one order has', dispatcher, () => ({ keyword: '1234' })],
    ['words in all that an engineer sees', engineer, () => ({ keyword: '电梯' }), 0],
    ['words in all that a dormant engineer sees', dormant, () => ({ keyword: '网络' })],
    ['a rare priority of all that a monitor sees', monitor, () => ({ priority: [1] })],
    [
      'a filter without hits in many led groups',
      lead,
      () => ({ scope: 'led', priority: [1], source: [2], status: [5] }),
    ],
    ['a whole tenant about one thing', dispatcher, () => ({ assetId: crowd.assetIds[0] }), 20],
    ['all that an engineer sees about one thing', engineer, () => ({ assetId: crowd.assetIds[0] })],
    ['all that a monitor sees about one thing', monitor, () => ({ assetId: crowd.assetIds[0], sort: 'due' })],
    ['a thing that nothing ever happened to', dispatcher, () => ({ assetId: crowd.assetIds[2] }), 0],
    ['copies', engineer, () => ({ scope: 'cc' }), 20],
    ['copies of some statuses', engineer, () => ({ scope: 'cc', status: [6], priority: [2] }), 20],
  ];
})();

it.each(cases)(
  'reads %s without scanning, sorting or throwing away much',
  async (_title, who, input, hits) => {
    const { faults, page } = await faultsOf(who(), input());
    expect(faults).toEqual([]);
    if (hits !== undefined) expect(page.list).toHaveLength(hits);
  },
);

const clients: [
  title: string,
  scope: ClientActor['cellScope'],
  cells: () => readonly string[],
  input: () => Partial<Parameters<typeof clientPage>[0]>,
  hits?: number,
][] = [
  ['some sites', 'cells', () => crowd.cellIds.slice(0, 3), () => ({}), 20],
  ['a dormant site', 'cells', () => [crowd.dormantCellId], () => ({}), 20],
  [
    'a dormant site by a status that none has',
    'cells',
    () => [crowd.dormantCellId],
    () => ({ status: [2] }),
    0,
  ],
  [
    'a dormant site among many',
    'customer',
    () => [crowd.dormantCellId, ...crowd.cellIds],
    () => ({ cellId: crowd.dormantCellId }),
    20,
  ],
  ['all sites of a customer', 'customer', () => [crowd.dormantCellId, ...crowd.cellIds], () => ({}), 20],
  [
    'all sites by status',
    'customer',
    () => [crowd.dormantCellId, ...crowd.cellIds],
    () => ({ status: [5] }),
    20,
  ],
  [
    'all sites by a word without hits',
    'customer',
    () => [crowd.dormantCellId, ...crowd.cellIds],
    () => ({ keyword: '电梯' }),
    0,
  ],
  ['a dormant site by a word', 'cells', () => [crowd.dormantCellId], () => ({ keyword: '网络' })],
  ['what an account without reports reported', 'own', () => crowd.cellIds, () => ({}), 0],
];

it.each(clients)(
  'reads %s for clients without scanning, sorting or throwing away much',
  async (_title, cellScope, cells, input, hits) => {
    const accountId = crowd.dormantEngineer.accountId;
    const { customerId } = crowd;
    const { on, context } = reading({ kind: 'client', accountId, customerId, cellIds: cells(), cellScope });
    const page = await clientPage({ page: 1, size: 20, ...input() }, context);
    expect(on.faults).toEqual([]);
    if (hits !== undefined) expect(page.list).toHaveLength(hits);
  },
);

/** The database explained, and an actor who reads it. */
function reading<Actor extends StaffActor | ClientActor>(actor: Actor) {
  const on = explaining(db);
  const now = () => new Date();
  const who = { db: on, services: {}, tenantId: crowd.tenantId, timeZone: 'Asia/Shanghai', now, actor };
  return { on, context: { ...who, locale: 'zh-CN' } as unknown as ReadContext & { actor: Actor } };
}

it('reads pools, searches, likenesses, last records and candidates as cheaply', async () => {
  const dispatcher = actorOf(crowd.dispatcher.accountId, { roles: ['dispatcher'] });
  const member = actorOf(crowd.dormantEngineer.accountId, {
    memberGroupIds: [crowd.dormantGroupId, ...crowd.groupIds],
  });
  const paging = { page: 1, size: 20 };
  const [cellId = ''] = crowd.cellIds;
  for (const actor of [dispatcher, member, { ...member, roles: ['monitor' as const] }]) {
    const { on, context } = reading(actor);
    for (const part of queueParts) await poolPage({ ...paging, part }, context);
    expect((await poolPage({ ...paging, part: 'waiting' }, context)).list.length).toBeGreaterThan(0);
    for (const keyword of ['网络', '电梯', '摄像头离线']) {
      await searchIn(sources).search(
        { keyword, kinds: ['operations', 'monitoring', 'se'], ...paging },
        context,
      );
    }
    await similarOrders({ cellId, title: '网络中断', typeId: crowd.typeIds[0] }, context);
    await lastTenRecords({ cellId }, context);
    const now = new Date().toISOString();
    const [groupId = ''] = crowd.groupIds;
    const [catalogId = ''] = crowd.catalogIds;
    const candidates = await candidatesOf(on, crowd.tenantId, [{ groupId, catalogId }]);
    expect(candidates).toHaveLength(2);
    const ids = candidates.map(({ accountId }) => accountId);
    await findPromised(on, crowd.tenantId, ids, { dayStart: now, day: now.slice(0, 10) });
    await workedBefore.all(on, crowd.tenantId, crowd.cellIds.slice(0, 2), []);
    // The crowd has orders alone, without their records and with a handful of assets: there is nothing to look up by an
    // index. Searches among many assets are tried with the orders of other kinds.
    expect(on.faults.filter((fault) => !/ of (order_records|assets)$/.test(fault))).toEqual([]);
  }
});

it('lets every job find what is due by its index', async () => {
  const looking = orderJobs.filter(({ name }) => /^(resume|evaluate|notice)/.test(name));
  expect(looking.length).toBeGreaterThan(6);
  for (const job of looking) {
    const on = explaining(db);
    // Looks only: what is found is left alone.
    const idle = { ...on, transaction: async () => undefined };
    await job.run({ db: idle, services: {}, log: console, now: () => new Date() } as unknown as JobContext);
    expect([job.name, on.faults]).toEqual([job.name, []]);
    expect(on.plans.length).toBeGreaterThan(0);
  }
});
