import { type Client, isSvcdeskError } from '@svcdesk/core';
import { domains, isCall } from '@svcdesk/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildClient,
  buildDesk,
  draftOf,
  newId,
  type TestAccount,
  type TestDesk,
  testDatabase,
  testServer,
} from '../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);

let desk: TestDesk;
let foreign: TestDesk;
let wideClient: TestAccount;
beforeAll(async () => {
  desk = await buildDesk(db);
  foreign = await buildDesk(db);
  wideClient = await buildClient(desk, { customerId: desk.customerId, cellScope: 'customer' });
});

/** Everybody who may try, and whether he reaches things of the first site's first group. */
const people: readonly [who: string, account: () => TestAccount, side: 'staff' | 'client', reaches: Reach][] =
  [
    ['a member of the group', () => desk.engineer, 'staff', { order: true, cell: true }],
    ['an engineer of another group', () => desk.outsider, 'staff', { order: false, cell: true }],
    ['the lead', () => desk.lead, 'staff', { order: true, cell: true }],
    ['a dispatcher', () => desk.dispatcher, 'staff', { order: true, cell: true }],
    ['a monitor of another group', () => desk.monitor, 'staff', { order: false, cell: true }],
    ['the customer', () => desk.client, 'client', { order: true, cell: true }],
    ['another account of the customer', () => wideClient, 'client', { order: true, cell: true }],
    ['one who sees only his own', () => desk.ownClient, 'client', { order: false, cell: true }],
    ['another customer', () => desk.otherClient, 'client', { order: false, cell: false }],
    ['a lead of another tenant', () => foreign.lead, 'staff', { order: false, cell: false }],
    ['a dispatcher of another tenant', () => foreign.dispatcher, 'staff', { order: false, cell: false }],
    ['a customer of another tenant', () => foreign.client, 'client', { order: false, cell: false }],
  ];

interface Reach {
  readonly order: boolean;
  readonly cell: boolean;
}

interface Things {
  readonly orderId: string;
  readonly cellId: string;
  readonly reporterId: string;
  readonly version: number;
}

type Try = (client: Client, things: Things) => Promise<unknown>;

/** What each call is asked for, by the kind of thing that decides; calls without a thing say so. */
const tries: Readonly<Record<string, { of: keyof Reach | 'tenant'; ask: Try } | 'no thing'>> = {
  'orders.detail': { of: 'order', ask: (on, { orderId }) => on.orders.detail({ orderId }) },
  'orders.history': { of: 'order', ask: (on, { orderId }) => on.orders.history({ orderId }) },
  'orders.evaluation': {
    of: 'order',
    // Nobody has evaluated it yet, which is no such thing for those who see the order as well.
    ask: async (on, { orderId }) => {
      await on.orders.detail({ orderId });
      return on.orders.evaluation({ orderId }).catch((error: unknown) => {
        if (!isSvcdeskError(error, 'notFound')) throw error;
      });
    },
  },
  'orders.accept': { of: 'order', ask: (on, { orderId }) => on.orders.accept({ orderId }) },
  'orders.cancel': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.cancel({ orderId, reason: 'mistaken' }),
  },
  'orders.hangUp': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.hangUp({ orderId, reasonCode: 'waitParts' }),
  },
  'orders.transfer': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.transfer({ orderId, groupId: desk.otherGroupId }),
  },
  'orders.activate': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.activate({ id: orderId, remark: 'x' }),
  },
  'orders.evaluate': {
    of: 'order',
    ask: (on, { orderId }) =>
      on.orders.evaluate({ orderId, label: '', stars: '5,5,5,5', phone: '13800000000' }),
  },
  'orders.clockIn': { of: 'order', ask: (on, { orderId }) => on.orders.clockIn({ orderId }) },
  'orders.resolve': { of: 'order', ask: (on, { orderId }) => on.orders.resolve({ orderId, solution: 'x' }) },
  'orders.progress': { of: 'order', ask: (on, { orderId }) => on.orders.progress({ orderId, content: 'x' }) },
  'orders.decline': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.decline({ orderId, reasonCode: 'busy' }),
  },
  'orders.release': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.release({ orderId, reasonCode: 'busy' }),
  },
  'orders.supplement': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.supplement({ orderId, content: 'x' }),
  },
  'orders.remind': { of: 'order', ask: (on, { orderId }) => on.orders.remind({ orderId }) },
  'orders.edit': {
    of: 'order',
    ask: (on, { orderId, version }) => on.orders.edit({ orderId, version, title: 'Other' }),
  },
  'orders.create': { of: 'cell', ask: (on, { cellId }) => on.orders.create(draftOf(desk, { cellId })) },
  'orders.countStatus': { of: 'cell', ask: (on, { cellId }) => on.orders.countStatus({ cellId }) },
  'orders.month': { of: 'cell', ask: (on, { cellId }) => on.orders.month({ cellId }) },
  // Lists leave out what is not for the reader; they are tested by what they list.
  'orders.page': 'no thing',
  'orders.cellPage': 'no thing',
  'backlog.mineToday': 'no thing',
  'backlog.todayPage': 'no thing',
  'backlog.mineAll': 'no thing',
  'backlog.todayMonitor': 'no thing',
  'backlog.todaySe': 'no thing',
  'backlog.pendingItsm': 'no thing',
  'backlog.pendingSe': 'no thing',
  'backlog.timeout': 'no thing',
  'backlog.willTimeout': 'no thing',
  'backlog.ccMine': 'no thing',
  'backlog.ccGroup': 'no thing',
  'backlog.ccRead': 'no thing',
  'cells.list': 'no thing',
  'groups.accountTree': 'no thing',
  'templates.find': {
    of: 'cell',
    ask: (on, { cellId }) => on.templates.find({ cellId, orderTypeId: desk.typeId }),
  },
  'templates.fields': { of: 'tenant', ask: (on) => on.templates.fields({ templateId: desk.templateId }) },
  'catalogs.cascader': { of: 'cell', ask: (on, { cellId }) => on.catalogs.cascader({ cellId }) },
  'orderTypes.tree': { of: 'cell', ask: (on, { cellId }) => on.orderTypes.tree({ cellId }) },
  'cells.findOne': { of: 'cell', ask: (on, { cellId }) => on.cells.findOne({ cellId }) },
  'customers.reportersByCell': {
    of: 'cell',
    ask: (on, { cellId }) => on.customers.reportersByCell({ cellId }),
  },
  'reporters.add': {
    of: 'cell',
    ask: (on, { cellId }) => on.reporters.add({ cellId, name: 'Ms Xu', phone: '13900000002' }),
  },
  'reporters.modify': {
    of: 'cell',
    ask: (on, { reporterId }) => on.reporters.modify({ id: reporterId, name: 'Ms Xu', phone: '13900000003' }),
  },
  'reporters.delete': { of: 'cell', ask: (on, { reporterId }) => on.reporters.delete({ id: reporterId }) },
};

const own = [
  'orders',
  'backlog',
  'templates',
  'catalogs',
  'orderTypes',
  'cells',
  'customers',
  'reporters',
  'groups',
];
const calls = Object.entries(domains)
  .filter(([name]) => own.includes(name))
  .flatMap(([, domain]) => Object.values(domain).filter(isCall));

async function someThings(): Promise<Things> {
  const client = await server.as(desk.client);
  const cellId = desk.cellIds[0] as string;
  const { id: orderId, version } = await client.orders.create(draftOf(desk));
  const { id: reporterId } = await client.reporters.add({ cellId, name: 'Mr Sun', phone: '13900000001' });
  return { orderId, cellId, reporterId, version };
}

/** What came of a try: nothing was there, the role is not for it, or it was judged by the rules. */
async function outcome(ask: Try, on: Client, things: Things): Promise<string> {
  try {
    await ask(on, things);
    return 'reached';
  } catch (error) {
    if (isSvcdeskError(error, 'notFound') || isSvcdeskError(error, 'noPermission')) return error.code;
    if (isSvcdeskError(error) && error.kind !== 'network') return 'reached';
    throw error;
  }
}

describe('a thing of the tenant', () => {
  it.each(calls.map((call) => [call.id, call] as const))(
    'is reached by %s only by who may see it',
    async (id, call) => {
      const row = tries[id];
      if (!row) throw new Error(`No row says what ${id} is asked for`);
      if (row === 'no thing') return;
      for (const [who, account, side, reaches] of people) {
        const on = await server.as(account());
        const tenant = account().tenantId === desk.tenantId;
        const may = row.of === 'tenant' ? tenant : reaches[row.of];
        const found = await outcome(row.ask, on, await someThings());
        if (call.side && call.side !== side) expect([who, found]).toEqual([who, 'noPermission']);
        else if (found !== 'noPermission') expect([who, found]).toEqual([who, may ? 'reached' : 'notFound']);
      }
    },
  );

  it('that is not there is told of like one that is not for the reader', async () => {
    const on = await server.as(desk.otherClient);
    const { orderId, cellId } = await someThings();
    const unseen = await on.orders.detail({ orderId }).catch((error: unknown) => error);
    const absent = await on.orders.detail({ orderId: newId() }).catch((error: unknown) => error);
    expect((unseen as Error).message).toBe((absent as Error).message);
    const site = await on.cells.findOne({ cellId }).catch((error: unknown) => error);
    const nowhere = await on.cells.findOne({ cellId: newId() }).catch((error: unknown) => error);
    expect((site as Error).message).toBe((nowhere as Error).message);
  });
});

describe('lists', () => {
  it('hold nothing of another group, customer or tenant', async () => {
    const { orderId } = await someThings();
    for (const [who, account, side, { order }] of people) {
      const on = await server.as(account());
      const listed =
        side === 'client'
          ? (await on.orders.cellPage({ size: 100 })).list
          : (await on.orders.page({ scope: 'tenant', size: 100 })).list;
      expect([who, listed.some(({ id }) => id === orderId)]).toEqual([who, order]);
      const cells = (await on.cells.list({ size: 100 })).list.map(({ id }) => id);
      const ours = account().tenantId === desk.tenantId;
      expect([who, cells.includes(desk.cellIds[0] as string)]).toEqual([
        who,
        ours && account() !== desk.otherClient,
      ]);
      expect([who, cells.includes(foreign.cellIds[0] as string)]).toEqual([
        who,
        account() === foreign.lead || account() === foreign.dispatcher || account() === foreign.client,
      ]);
    }
  });
});
