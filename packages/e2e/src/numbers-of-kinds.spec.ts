import { type Client, items } from '@svcdesk/core';
import { mine as messagesOf } from '@svcdesk/core/contract/messages';
import {
  deviceStatus,
  entrustStatus,
  openStatuses,
  orderSource,
  orderStatus,
  pmStatus,
  requirementStatus,
} from '@svcdesk/core/rules';
import { expectAgreement, one, orNone, type Pair, total } from './acts/agreement.ts';
import { journey } from './journey.ts';
import { clientOf } from './server.ts';

const { closed: _closed, void: _void, ...openDevice } = deviceStatus;
const openOf = {
  device: Object.values(openDevice),
  pm: [pmStatus.pending, pmStatus.scheduled, pmStatus.inProgress],
  project: [...openStatuses],
  entrust: [entrustStatus.toDistribute, entrustStatus.distributed, entrustStatus.processing],
};

/** How the lists are asked that the figures of the workbench open. */
const scopes = { own: 'mine', groups: 'led', tenant: 'tenant' } as const;

/** What the workbench counts, beside the lists that its figures open. */
async function workbenchNumbers(reader: Client): Promise<Pair[]> {
  const { orders, deviceOrders, pmOrders, projects, entrust, pool } = reader;
  const data = await reader.workbench.data({});
  const scope = scopes[data.scope as keyof typeof scopes];
  const whose = { scope: scope === 'mine' ? ('mine' as const) : ('all' as const), ...one };
  const open = { scope, status: [...openStatuses], ...one };
  const sides = ['partner', 'owner'] as const;
  const entrusted =
    scope === 'mine'
      ? [total(entrust.mine(one))]
      : sides.map((side) => total(entrust.page({ side, status: openOf.entrust, ...one })));
  const lists: Readonly<Record<string, readonly Promise<number>[]>> = {
    ...Object.fromEntries(
      Object.entries(orderSource).map(([name, source]) => [
        name,
        [total(orders.page({ ...open, source: [source] }))],
      ]),
    ),
    project: [total(projects.backlogPage({ ...whose, status: openOf.project }))],
    pm: [total(pmOrders.page({ ...whose, status: openOf.pm }))],
    device: [total(deviceOrders.page({ ...whose, status: openOf.device }))],
    entrusted,
  };
  const kinds = data.openByKind.map(async ({ kind, count }): Promise<Pair> => {
    const listed = await Promise.all(lists[kind] ?? []);
    return [`workbench: ${kind}`, count, listed.reduce((sum, each) => sum + each, 0)];
  });
  return [
    ['workbench: late', data.overdueCount, await total(orders.page({ ...open, sla: ['late'] }))],
    ['workbench: pool', data.poolCount, await total(pool.page(one))],
    ...(await Promise.all(kinds)),
  ];
}

/** What a person's days say is accepted and has no time, beside the list that opens from there. */
async function unplannedNumbers({ orders, plans }: Client): Promise<Pair[]> {
  const [today] = await plans.calendarSaturation({ days: 1 });
  const status = [orderStatus.processing];
  return [
    [
      'without a time',
      today?.unplannedCount ?? 0,
      await total(orders.page({ scope: 'mine', status, planned: false, ...one })),
    ],
    [
      'with a time and without',
      await total(orders.page({ scope: 'mine', status, ...one })),
      (await total(orders.page({ scope: 'mine', status, planned: false, ...one }))) +
        (await total(orders.page({ scope: 'mine', status, planned: true, ...one }))),
    ],
  ];
}

/** A list by state: what is open is the sum of its states, and one's own is never more than all. */
async function stateNumbers(reader: Client): Promise<Pair[]> {
  const { deviceOrders, pmOrders, projects, entrust } = reader;
  const lists = {
    device: (scope: 'mine' | 'all', status: number[]) => deviceOrders.page({ scope, status, ...one }),
    pm: (scope: 'mine' | 'all', status: number[]) => pmOrders.page({ scope, status, ...one }),
    project: (scope: 'mine' | 'all', status: number[]) => projects.backlogPage({ scope, status, ...one }),
  };
  const pairs: Pair[] = [];
  const summed = async (
    name: string,
    statuses: number[],
    ask: (status: number[]) => PromiseLike<{ total: number }>,
  ) => {
    const each = await Promise.all(statuses.map((status) => total(ask([status]))));
    pairs.push([name, await total(ask(statuses)), each.reduce((sum, count) => sum + count, 0)]);
  };
  for (const [kind, ask] of Object.entries(lists)) {
    for (const scope of ['mine', 'all'] as const)
      await summed(`${kind} ${scope}: open`, openOf[kind as keyof typeof lists], (status) =>
        ask(scope, status),
      );
    const none: number[] = [];
    const [own, all] = [await total(ask('mine', none)), await total(ask('all', none))];
    pairs.push([`${kind}: mine is part of all`, Math.min(own, all), own]);
  }
  for (const side of ['partner', 'owner'] as const)
    await summed(`entrusted ${side}`, Object.values(entrustStatus), (status) =>
      entrust.page({ side, status, ...one }),
    );
  return pairs;
}

/** Plans of maintenance: what each says is open, beside the list of its orders. */
async function planNumbers(reader: Client): Promise<Pair[]> {
  const { list } = await orNone(reader.pmPlans.page({ page: 1, size: 20 }), { list: [] } as never);
  const pairs = list.map(
    async ({ id, name, openOrderCount }): Promise<Pair> => [
      `plan ${name}`,
      openOrderCount,
      await total(reader.pmOrders.page({ scope: 'all', planId: id, status: openOf.pm, ...one })),
    ],
  );
  return await Promise.all(pairs);
}

/** Unread messages of both kinds, counted one by one. */
async function messageNumbers(reader: Client): Promise<Pair[]> {
  const unread = await reader.messages.unreadAll({});
  const pairs: Pair[] = [];
  for (const [sysMsgFlag, count] of [
    [0, unread.order],
    [1, unread.system],
  ] as const) {
    let found = 0;
    for await (const { read } of items(reader, messagesOf, { sysMsgFlag, size: 100 })) if (!read) found += 1;
    pairs.push([`messages ${sysMsgFlag}`, count, found]);
  }
  return pairs;
}

/** The home of a customer, of all sites and of each: what stands where, and what is wished for. */
async function customerNumbers(reader: Client): Promise<Pair[]> {
  const { orders, requirements, cells } = reader;
  const { cells: sites = [] } = await reader.account.personal({});
  const pairs: Pair[] = [];
  for (const cellId of [undefined, ...sites.map(({ id }) => id)]) {
    const of = cellId ?? 'all';
    const counts = await orders.countStatus({ cellId });
    for (const status of Object.values(orderStatus)) {
      const shown = counts.find((each) => each.status === status)?.count ?? 0;
      const listed = await total(orders.cellPage({ cellId, status: [status], ...one }));
      pairs.push([`${of}: orders ${status}`, shown, listed]);
    }
    const open = { cellId, status: [...openStatuses], ...one };
    const openCount = counts.reduce(
      (sum, { status, count }) => (openStatuses.some((each) => each === status) ? sum + count : sum),
      0,
    );
    pairs.push([`${of}: open orders`, openCount, await total(orders.cellPage(open))]);
    const wishes = await requirements.countStatus({ cellId });
    for (const status of Object.values(requirementStatus)) {
      const shown = wishes.find((each) => each.status === status)?.count ?? 0;
      const listed = await total(requirements.list({ cellId, status: [status], ...one }));
      pairs.push([`${of}: requirements ${status}`, shown, listed]);
    }
    if (cellId === undefined) continue;
    const { openOrderCount } = await cells.property({ cellId });
    pairs.push([`${of}: open orders of the site`, openOrderCount, await total(orders.cellPage(open))]);
  }
  return pairs;
}

for (const account of ['engineer', 'engineer-2', 'se', 'monitor', 'lead', 'dispatcher', 'pm', 'partner']) {
  journey(`what ${account} is told of each kind of work is what its list has`, async () => {
    const reader = await clientOf(account);
    await expectAgreement(() => workbenchNumbers(reader));
    await expectAgreement(() => stateNumbers(reader));
    await expectAgreement(() => unplannedNumbers(reader));
    await expectAgreement(() => messageNumbers(reader));
    if ((await planNumbers(reader)).length > 0) await expectAgreement(() => planNumbers(reader));
  });
}

for (const account of ['customer-a', 'customer-b']) {
  journey(`every number that ${account} is shown is that of the list which it opens`, async () => {
    const reader = await clientOf(account);
    await expectAgreement(() => customerNumbers(reader));
    await expectAgreement(() => messageNumbers(reader));
  });
}
