import { type Client, isSvcdeskError } from '@svcdesk/core';
import { foldSla, slaStateAt } from '@svcdesk/core/order';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyAudit } from '../../audit/verify.ts';
import { selectList } from '../../db/select-list.ts';
import { buildDesk, draftOf, type TestDesk, testDatabase, testServer } from '../../testing/index.ts';
import { countersOf, monthOf } from './counts/counters.ts';
import { countsOf, foldCounts } from './counts/kept-counts.ts';
import { filterKeys } from './row/filter-keys.ts';
import { gramsOf } from './row/grams.ts';
import { type OrderRow, orderColumns } from './row/order-row.ts';
import { clockOf } from './sla/clocks.ts';
import { slaColumns, standingOf } from './sla/columns.ts';
import { slaRecordsOf } from './sla/refold.ts';

const db = await testDatabase();
const server = await testServer(db);

const long = process.env.SVCDESK_LONG === '1';
const walks = { numRuns: long ? 100 : 3, maxSteps: long ? 120 : 45 };
const zone = 'Asia/Shanghai';
const minuteMs = 60_000;

type Role =
  | 'client'
  | 'ownClient'
  | 'engineer'
  | 'engineer2'
  | 'lead'
  | 'dispatcher'
  | 'monitor'
  | 'outsider';
type People = Readonly<Record<Role, Client>>;

const roles: readonly Role[] = [
  'client',
  'ownClient',
  'engineer',
  'engineer2',
  'lead',
  'dispatcher',
  'monitor',
  'outsider',
];

interface Step {
  readonly who: Role;
  readonly what: keyof typeof moves;
  /** Takes something that the order says one can do, so that the walk gets somewhere. */
  readonly guided: boolean;
  readonly which: number;
  readonly choice: number;
  readonly minutes: number;
}

type Move = (on: Client, orderId: string, choice: number, desk: TestDesk) => Promise<unknown>;

const pick = <T>(values: readonly T[], choice: number): T => values[choice % values.length] as T;

/** What anybody may try; most of it is refused, which is as much part of the walk. */
const moves = {
  accept: (on, orderId) => on.orders.accept({ orderId }),
  plan: (on, orderId, choice) => {
    const start = server.clock.now().getTime() + (choice - 50) * 30 * minuteMs;
    return on.orders.accept({
      orderId,
      planStart: new Date(start).toISOString(),
      planEnd: new Date(start + 90 * minuteMs).toISOString(),
    });
  },
  transfer: (on, orderId, choice, desk) =>
    on.orders.transfer({
      orderId,
      remark: 'x',
      ...pick(
        [
          { groupId: desk.groupId },
          { groupId: desk.otherGroupId },
          { groupId: desk.groupId, engineerId: desk.engineer.accountId },
          { groupId: desk.groupId, engineerId: desk.engineer2.accountId },
          { groupId: desk.otherGroupId, engineerId: desk.outsider.accountId },
        ],
        choice,
      ),
    }),
  hangUp: (on, orderId, choice) =>
    on.orders.hangUp({
      orderId,
      reasonCode: pick(['waitCustomer', 'waitParts'], choice),
      ...(choice % 3 === 0
        ? {
            resumeAt: new Date(
              server.clock.now().getTime() + choice * 60 * minuteMs + minuteMs,
            ).toISOString(),
          }
        : {}),
    }),
  activate: (on, orderId) => on.orders.activate({ id: orderId, remark: 'x' }),
  resolve: (on, orderId) => on.orders.resolve({ orderId, solution: 'x', remark: 'x' }),
  cancel: (on, orderId) => on.orders.cancel({ orderId, reason: 'mistaken' }),
  clockIn: (on, orderId) => on.orders.clockIn({ orderId }),
  evaluate: (on, orderId) =>
    on.orders.evaluate({ orderId, label: '', stars: '5,4,3,5', phone: '13800000000' }),
  decline: (on, orderId) => on.orders.decline({ orderId, reasonCode: 'busy' }),
  release: (on, orderId) => on.orders.release({ orderId, reasonCode: 'busy' }),
  progress: (on, orderId, choice) =>
    on.orders.progress({ orderId, content: 'x', internal: choice % 2 === 0 }),
  supplement: (on, orderId) => on.orders.supplement({ orderId, content: 'x' }),
  remind: (on, orderId) => on.orders.remind({ orderId }),
  edit: async (on, orderId, choice, desk) => {
    const { version } = await on.orders.detail({ orderId });
    return on.orders.edit({
      orderId,
      version,
      remark: 'x',
      ...pick(
        [
          { priority: 1 + (choice % 4) },
          { title: `Title ${choice}` },
          { serverCatalogId: desk.onSiteCatalogId },
          { serverCatalogId: desk.catalogId, serviceMode: 'onSite' as const },
        ],
        choice,
      ),
    });
  },
} satisfies Record<string, Move>;

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...roles),
  what: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])),
  guided: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  which: fc.nat({ max: 5 }),
  choice: fc.nat({ max: 99 }),
  minutes: fc.nat({ max: 90 }),
});

async function signIn(desk: TestDesk): Promise<People> {
  const clients = await Promise.all(roles.map((role) => server.as(desk[role])));
  return Object.fromEntries(roles.map((role, index) => [role, clients[index]])) as unknown as People;
}

async function raiseAll(desk: TestDesk, on: People): Promise<string[]> {
  const [first = '', second = '', third = ''] = desk.cellIds;
  const made = [
    await on.client.orders.create(draftOf(desk, { cellId: first })),
    await on.client.orders.create(draftOf(desk, { cellId: second, serverCatalogId: desk.onSiteCatalogId })),
    await on.ownClient.orders.create(draftOf(desk, { cellId: first, title: '网络中断' })),
    await on.monitor.orders.create({ ...draftOf(desk, { cellId: third }), sourceName: 'monitoring' }),
    await on.engineer.orders.create({ ...draftOf(desk), sourceName: 'se', status: 3 }),
    await on.outsider.orders.create({ ...draftOf(desk), status: 3, priority: 1 }),
  ];
  return made.map(({ id }) => id);
}

/** Something that the order says one can do; undefined when one does not even see it. */
async function possible(
  on: Client,
  orderId: string,
  choice: number,
): Promise<keyof typeof moves | undefined> {
  const order = await on.orders.detail({ orderId }).catch(() => undefined);
  const names = (order?.can ?? []).filter((name): name is keyof typeof moves => name in moves);
  return names.length === 0 ? undefined : pick(names, choice);
}

async function refusedOrDone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (
      !isSvcdeskError(error) ||
      error.kind === 'network' ||
      ['internal', 'unavailable', 'notSignedIn'].includes(error.code)
    )
      throw error;
  });
}

async function rowsOf({ tenantId }: TestDesk): Promise<OrderRow[]> {
  const { rows } = await db.connection.run({
    text: `SELECT ${selectList('o', orderColumns)} FROM orders o WHERE tenant_id = $1`,
    values: [tenantId],
  });
  return rows.map(
    (row) => Object.fromEntries(orderColumns.map((name, index) => [name, row[index]])) as OrderRow,
  );
}

async function checkDerived(desk: TestDesk, rows: readonly OrderRow[]): Promise<void> {
  for (const row of rows) {
    const clock = await clockOf(db, server.services, desk.tenantId, row);
    const records = await slaRecordsOf(db, desk.tenantId, row.id);
    const folded = slaColumns(foldSla(records, clock));
    expect(row).toMatchObject(folded);
    expect(row.keys).toEqual(filterKeys(row));
    expect([...row.grams].sort()).toEqual(gramsOf(row).sort());
    expect(row.ownerId).toBe(row.handlerId ?? row.assigneeId);
  }
}

async function checkKept(desk: TestDesk, rows: readonly OrderRow[]): Promise<void> {
  const recount = new Map<string, number>();
  for (const row of rows) {
    for (const counter of countersOf(row, zone)) recount.set(counter, (recount.get(counter) ?? 0) + 1);
  }
  const { rows: known } = await db.connection.run({
    text: `SELECT counter FROM kept_counts WHERE tenant_id = $1
      UNION SELECT counter FROM count_deltas WHERE tenant_id = $1`,
    values: [desk.tenantId],
  });
  const names = [...new Set([...recount.keys(), ...known.map(([counter]) => String(counter))])];
  const kept = await countsOf(db, desk.tenantId, names);
  const differing = names.filter((name) => (kept.get(name) ?? 0) !== (recount.get(name) ?? 0));
  expect(differing).toEqual([]);
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

async function checkLists(desk: TestDesk, on: People, rows: readonly OrderRow[]): Promise<void> {
  const list = async (who: Client, input: Parameters<Client['orders']['page']>[0]) => {
    const page = await who.orders.page({ size: 100, ...input });
    expect(page.total).toBe(page.list.length);
    return idsOf(page.list);
  };
  const now = server.clock.now().getTime();
  const wanted = (fits: (row: OrderRow) => boolean) => idsOf(rows.filter(fits));
  const inGroup = (row: OrderRow) => row.groupId === desk.groupId;
  expect(await list(on.dispatcher, { scope: 'tenant' })).toEqual(wanted(() => true));
  for (const sort of ['due', 'updated'] as const) {
    expect(await list(on.dispatcher, { scope: 'tenant', sort })).toEqual(wanted(() => true));
  }
  expect(await list(on.engineer, { scope: 'mine' })).toEqual(
    wanted((row) => row.ownerId === desk.engineer.accountId),
  );
  expect(await list(on.engineer, { scope: 'group', status: [1, 2, 5] })).toEqual(
    wanted((row) => inGroup(row) && [1, 2, 5].includes(row.status)),
  );
  expect(await list(on.lead, { scope: 'led', priority: [1, 3], source: [0] })).toEqual(
    wanted((row) => inGroup(row) && [1, 3].includes(row.priority) && row.source === 0),
  );
  expect(await list(on.dispatcher, { scope: 'tenant', keyword: '网络' })).toEqual(
    wanted((row) => row.title.includes('网络')),
  );
  for (const sla of ['ok', 'soon', 'late', 'paused'] as const) {
    expect([sla, await list(on.dispatcher, { scope: 'tenant', sla: [sla] })]).toEqual([
      sla,
      wanted((row) => row.status <= 4 && slaStateAt(standingOf(row), now) === sla),
    ]);
  }
  expect(await list(on.monitor, { scope: 'tenant' })).toEqual(
    wanted(
      (row) =>
        row.source === 1 ||
        row.groupId === desk.otherGroupId ||
        [row.ownerId, row.creatorId].includes(desk.monitor.accountId),
    ),
  );
  const cells = desk.cellIds.slice(0, 2);
  const ofClient = (row: OrderRow) =>
    cells.includes(row.cellId) || [row.reportAccountId, row.creatorId].includes(desk.client.accountId);
  expect(idsOf((await on.client.orders.cellPage({ size: 100 })).list)).toEqual(wanted(ofClient));
  await checkCounts(desk, on, rows, ofClient);
}

const byStatus = (rows: readonly OrderRow[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((status) => ({
    status,
    count: rows.filter((row) => row.status === status).length,
  }));

async function checkCounts(
  desk: TestDesk,
  on: People,
  rows: readonly OrderRow[],
  ofClient: (row: OrderRow) => boolean,
): Promise<void> {
  const inGroup = rows.filter((row) => row.groupId === desk.groupId);
  const ofMonitor = rows.filter((row) => row.groupId === desk.otherGroupId || row.source === 1);
  const reported = rows.filter((row) =>
    [row.reportAccountId, row.creatorId].includes(desk.ownClient.accountId),
  );
  const today = new Date(server.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const range of [{}, { from: '2026-01-01', to: today }]) {
    const counts = async (who: Client) =>
      await who.orders.countStatus('from' in range ? yearBefore(today) : {});
    expect(await counts(on.dispatcher)).toEqual(byStatus(rows));
    expect(await counts(on.engineer)).toEqual(byStatus(inGroup));
    expect(await counts(on.monitor)).toEqual(byStatus(ofMonitor));
    expect(await counts(on.client)).toEqual(byStatus(rows.filter(ofClient)));
    expect(await counts(on.ownClient)).toEqual(byStatus(reported));
  }
  const inMonth = (month: string, at: (row: OrderRow) => string | null) => (row: OrderRow) => {
    const instant = at(row);
    return instant !== null && monthOf(instant, zone) === month;
  };
  for (const [who, seen] of [
    [on.dispatcher, rows],
    [on.client, rows.filter(ofClient)],
    [on.ownClient, reported],
  ] as const) {
    const [month] = await who.orders.month({ months: 1 });
    expect(month).toEqual({
      month: today.slice(0, 7),
      created: seen.filter(inMonth(today.slice(0, 7), (row) => row.createdAt)).length,
      resolved: seen.filter(inMonth(today.slice(0, 7), (row) => row.resolvedAt)).length,
    });
  }
}

const yearBefore = (to: string) => ({
  from: new Date(Date.parse(to) - 300 * 86_400_000).toISOString().slice(0, 10),
  to,
});

async function checkHome(desk: TestDesk, on: People, rows: readonly OrderRow[]): Promise<void> {
  const owners: [Client, 'mine' | 'underling', (row: OrderRow) => boolean][] = [
    [on.engineer, 'mine', (row) => row.ownerId === desk.engineer.accountId],
    [on.engineer2, 'mine', (row) => row.ownerId === desk.engineer2.accountId],
    [
      on.lead,
      'underling',
      (row) => [desk.engineer.accountId, desk.engineer2.accountId].includes(row.ownerId ?? ''),
    ],
  ];
  for (const [who, scope, isOwned] of owners) {
    const { asOf, ...counts } = await who.backlog.mineToday({});
    const day = Math.floor((Date.parse(asOf) + 8 * 3_600_000) / 86_400_000);
    const dayStart = day * 86_400_000 - 8 * 3_600_000;
    const before = (at: string | null, end: number) => at !== null && Date.parse(at) < end;
    const isToday = (row: OrderRow) =>
      row.status === 2 ||
      (before(row.planStart, dayStart + 86_400_000) && !before(row.planEnd, dayStart + 1)) ||
      before(row.nextDueAt, dayStart + 86_400_000) ||
      (row.status === 4 && before(row.resumeAt, dayStart + 86_400_000));
    const todos = rows.filter((row) => isOwned(row) && [2, 3, 4].includes(row.status) && isToday(row));
    const page = await who.backlog.todayPage({ scope, asOf, size: 100 });
    expect(idsOf(page.list)).toEqual(idsOf(todos.filter((row) => row.source === 0)));
    expect(page.total).toBe(page.list.length);
    const due = page.list.map(({ nextDueAt }) => nextDueAt ?? '9');
    expect(due).toEqual([...due].sort());
    if (scope === 'underling') continue;
    const state = (row: OrderRow) => slaStateAt(standingOf(row), Date.parse(asOf));
    expect(counts).toMatchObject({
      saasOrderCount: todos.filter((row) => row.source === 0).length,
      monitorOrderCount: todos.filter((row) => row.source === 1).length,
      seOrderCount: todos.filter((row) => row.source === 2).length,
      totalCount: todos.length,
      pendingCount: todos.filter((row) => row.status < 4).length,
      timeoutCount: todos.filter((row) => state(row) === 'late').length,
      willTimeoutCount: todos.filter((row) => state(row) === 'soon').length,
    });
  }
}

it('leaves counts equal to their lists, clocks equal to their fold, and a whole audit after any walk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: walks.maxSteps }), async (steps) => {
      const desk = await buildDesk(db);
      let on = await signIn(desk);
      let signedInMinutes = 0;
      const orders = await raiseAll(desk, on);
      for (const { who, what, guided, which, choice, minutes } of steps) {
        server.clock.advance(minutes * minuteMs);
        signedInMinutes += minutes;
        // Sessions last half a day.
        if (signedInMinutes > 600) {
          on = await signIn(desk);
          signedInMinutes = 0;
        }
        const orderId = pick(orders, which);
        const move = guided ? await possible(on[who], orderId, choice) : what;
        if (move) await refusedOrDone((moves[move] as Move)(on[who], orderId, choice, desk));
        if (choice % 10 === 0) await foldCounts(db);
      }
      const rows = await rowsOf(desk);
      await checkDerived(desk, rows);
      await checkKept(desk, rows);
      await checkLists(desk, on, rows);
      await checkHome(desk, on, rows);
      expect((await verifyAudit(db, desk.tenantId)).broken).toBeUndefined();
    }),
    { numRuns: walks.numRuns, endOnFailure: !long },
  );
});
