import { normalizeSearch } from '@svcdesk/core/format';
import type { StaffActor } from '@svcdesk/core/roles';
import { slaStateAt } from '@svcdesk/core/sla';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadContext } from '../../../engine/context.ts';
import { selectList } from '../../../platform/db/select-list.ts';
import { testDatabase } from '../../../testing/index.ts';
import { buildCrowd, type CrowdedTenant } from '../../../testing/many-orders.ts';
import type { OrderRow } from '../row/order-row.ts';
import { standingOf } from '../sla/recompute-sla.ts';
import { staffPage } from './list.ts';

type Input = Parameters<typeof staffPage>[0];
type Context = ReadContext & { readonly actor: StaffActor };

const columns = [
  'id',
  'orderNo',
  'title',
  'status',
  'priority',
  'source',
  'typeId',
  'cellId',
  'cellName',
  'groupId',
  'ownerId',
  'creatorId',
  'createdAt',
  'updatedAt',
  'nextDueAt',
  'nextWarnAt',
  'slaPhase',
  'slaUsedMs',
  'slaAllowanceMs',
  'slaSinceAt',
  'planStart',
] as const;
type Row = Pick<OrderRow, (typeof columns)[number]>;

const long = process.env.SVCDESK_LONG === '1';
const db = await testDatabase();
const now = new Date();
let crowd: CrowdedTenant;
let rows: Row[];
let copied: Map<string, Set<string>>;
let bound: Map<string, Set<string>>;

/** The orders that a table names, by a column of it. */
async function ordersBy(column: string, table: string): Promise<Map<string, Set<string>>> {
  const text = `SELECT ${column}, order_id FROM ${table} WHERE tenant_id = $1`;
  const found = await db.connection.run({ text, values: [crowd.tenantId] });
  const sets = new Map<string, Set<string>>();
  for (const [by, order] of found.rows as [string, string][])
    sets.set(by, (sets.get(by) ?? new Set()).add(order));
  return sets;
}

beforeAll(async () => {
  // So many that what one type or one engineer has is more than a list looks at when it need not.
  crowd = await buildCrowd(db, long ? 30_000 : 9_000, 4);
  await db.connection.run({
    text: `UPDATE orders SET plan_start = created_at, plan_end = created_at + interval '1 hour'
      WHERE tenant_id = $1 AND owner_id IS NOT NULL AND md5(id::text) < '8'`,
    values: [crowd.tenantId],
  });
  const found = await db.connection.run({
    text: `SELECT ${selectList('o', columns)} FROM orders o WHERE tenant_id = $1`,
    values: [crowd.tenantId],
  });
  rows = found.rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])) as Row);
  copied = await ordersBy('account_id', 'order_cc');
  bound = await ordersBy('asset_id', 'order_assets');
}, 600_000);

function actorOf(accountId: string | undefined, over: Partial<StaffActor> = {}): StaffActor {
  const roles = ['engineer'] as const;
  return { kind: 'staff', accountId: accountId ?? '', roles, memberGroupIds: [], ledGroupIds: [], ...over };
}

const people: readonly (() => StaffActor)[] = [
  () => actorOf(crowd.dispatcher.accountId, { roles: ['dispatcher'] }),
  () => actorOf(crowd.engineers[0]?.accountId, { memberGroupIds: crowd.groupIds.slice(0, 1) }),
  () => actorOf(crowd.dormantEngineer.accountId, { memberGroupIds: [crowd.dormantGroupId] }),
  () => actorOf(crowd.engineers[1]?.accountId, { roles: ['lead'], ledGroupIds: crowd.groupIds.slice(1) }),
  () => actorOf(crowd.engineers[2]?.accountId, { roles: ['monitor'] }),
];

function contextOf(actor: StaffActor): Context {
  const { tenantId } = crowd;
  const timeZone = 'Asia/Shanghai';
  return {
    db,
    services: {},
    tenantId,
    timeZone,
    locale: 'zh-CN',
    now: () => now,
    actor,
  } as unknown as Context;
}

function inScope(actor: StaffActor, scope: Input['scope'], row: Row): boolean {
  const owns = row.ownerId === actor.accountId;
  const member = actor.memberGroupIds.includes(row.groupId);
  const leads = actor.roles.includes('lead') && actor.ledGroupIds.includes(row.groupId);
  const isCopied = copied.get(actor.accountId)?.has(row.id) === true;
  if (scope === 'mine') return owns;
  if (scope === 'group') return member;
  if (scope === 'led') return leads;
  if (scope === 'cc') return isCopied;
  if (actor.roles.includes('dispatcher')) return true;
  const monitored = actor.roles.includes('monitor') && row.source === 1;
  return owns || row.creatorId === actor.accountId || member || leads || isCopied || monitored;
}

function fits(input: Input, row: Row): boolean {
  const one = <T>(values: readonly T[] | undefined, value: T) => !values?.length || values.includes(value);
  const state = slaStateAt(standingOf(row), now.getTime());
  const isOpen = row.status <= 4;
  return (
    one(input.status, row.status) &&
    one(input.source, row.source) &&
    one(input.priority, row.priority) &&
    (!input.typeId || row.typeId === input.typeId) &&
    (!input.cellId || row.cellId === input.cellId) &&
    (!input.groupId || row.groupId === input.groupId) &&
    (!input.handlerId || row.ownerId === input.handlerId) &&
    (!input.assetId || bound.get(input.assetId)?.has(row.id) === true) &&
    (input.planned === undefined || input.planned === (row.planStart !== null)) &&
    (!input.sla?.length || (isOpen && (input.sla as string[]).includes(state))) &&
    normalizeSearch(input.keyword ?? '')
      .split(' ')
      .every((word) => `${row.orderNo} ${row.title} ${row.cellName}`.toLowerCase().includes(word))
  );
}

const newest = (a: Row, b: Row) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

function compare(sort: Input['sort'], a: Row, b: Row): number {
  if (sort === 'updated' && a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1;
  if (sort !== 'due') return newest(a, b);
  if (a.nextDueAt === null || b.nextDueAt === null) {
    if (a.nextDueAt === b.nextDueAt) return newest(a, b);
    return a.nextDueAt === null ? 1 : -1;
  }
  if (a.nextDueAt !== b.nextDueAt) return a.nextDueAt < b.nextDueAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** The whole list as it should be, found by looking at every order. */
function expected(actor: StaffActor, input: Input): string[] {
  return rows
    .filter((row) => inScope(actor, input.scope, row) && fits(input, row))
    .sort((a, b) => compare(input.sort, a, b))
    .map(({ id }) => id);
}

const some = <T>(values: fc.Arbitrary<T>, likely = 3) => fc.option(values, { nil: undefined, freq: likely });

const filters = fc.record({
  who: fc.nat({ max: people.length - 1 }),
  scope: fc.constantFrom<Input['scope']>('mine', 'group', 'led', 'cc', 'tenant', 'tenant'),
  sort: fc.constantFrom<Input['sort']>('created', 'created', 'due', 'updated'),
  status: some(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })),
  source: some(fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 2 }), 5),
  priority: some(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }), 5),
  typeIndex: some(fc.nat({ max: 3 }), 6),
  cellIndex: some(fc.nat({ max: 39 }), 6),
  groupIndex: some(fc.nat({ max: 4 }), 6),
  ownerIndex: some(fc.nat({ max: 7 }), 6),
  assetIndex: some(fc.nat({ max: 2 }), 4),
  sla: some(
    fc.uniqueArray(fc.constantFrom('ok' as const, 'soon' as const, 'late' as const, 'paused' as const)),
    8,
  ),
  planned: some(fc.boolean(), 8),
  keyword: some(fc.constantFrom('网络', '摄像头离线', '电梯', 'site 3', 'ｓｉｔｅ　３', '17', '卡纸1'), 6),
  size: fc.integer({ min: 1, max: 30 }),
});

const nothingAsked = {
  status: undefined,
  source: undefined,
  priority: undefined,
  typeIndex: undefined,
  cellIndex: undefined,
  groupIndex: undefined,
  ownerIndex: undefined,
  assetIndex: undefined,
  sla: undefined,
  planned: undefined,
  keyword: undefined,
  size: 7,
};
/** Lists of nothing, and those of which no index, or not one for each way to see an order, knows all. */
const mixed = [
  // No closed order has a clock that runs.
  {
    ...nothingAsked,
    who: 0,
    scope: 'tenant' as const,
    sort: 'created' as const,
    status: [5],
    sla: ['ok' as const],
  },
  ...people.map((_, who) => ({ ...nothingAsked, who, scope: 'tenant' as const, sort: 'updated' as const })),
  { ...nothingAsked, who: 3, scope: 'mine' as const, sort: 'updated' as const },
  { ...nothingAsked, who: 0, scope: 'tenant' as const, sort: 'updated' as const, typeIndex: 0 },
  { ...nothingAsked, who: 0, scope: 'tenant' as const, sort: 'updated' as const, ownerIndex: 0 },
  // Some of what is listed is known to be so, and the rest has to be asked.
  { ...nothingAsked, who: 1, scope: 'tenant' as const, sort: 'created' as const, status: [5, 6] },
  { ...nothingAsked, who: 1, scope: 'tenant' as const, sort: 'updated' as const, status: [1, 2] },
  // Those about one thing, as far as each sees them.
  ...people.map((_, who) => ({
    ...nothingAsked,
    who,
    scope: 'tenant' as const,
    sort: 'due' as const,
    assetIndex: 0,
  })),
];

describe('any list', () => {
  it('shows page after page what looking at every order finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        async ({ who, typeIndex, cellIndex, groupIndex, ownerIndex, assetIndex, ...rest }) => {
          const actor = (people[who] as () => StaffActor)();
          const input: Input = {
            ...rest,
            page: 1,
            typeId: typeIndex === undefined ? undefined : crowd.typeIds[typeIndex],
            cellId: cellIndex === undefined ? undefined : crowd.cellIds[cellIndex],
            groupId:
              groupIndex === undefined ? undefined : [...crowd.groupIds, crowd.dormantGroupId][groupIndex],
            handlerId: ownerIndex === undefined ? undefined : crowd.engineers[ownerIndex]?.accountId,
            assetId: assetIndex === undefined ? undefined : crowd.assetIds[assetIndex],
          };
          const wanted = expected(actor, input);
          const context = contextOf(actor);
          const shown: string[] = [];
          let next: string | undefined;
          for (let page = 1; page <= 4; page++) {
            const answer = await staffPage({ ...input, page: 1, next }, context);
            shown.push(...answer.list.map(({ id }) => id));
            expect(answer.page).toBe(page);
            if (answer.totalIsLowerBound) expect(answer.total).toBeLessThanOrEqual(wanted.length);
            else expect(answer.total).toBe(wanted.length);
            expect(answer.hasNext).toBe(wanted.length > shown.length);
            next = answer.next;
            if (!next) break;
          }
          expect(shown).toEqual(wanted.slice(0, 4 * input.size));
          const third = await staffPage({ ...input, page: 3 }, context);
          expect(third.list.map(({ id }) => id)).toEqual(wanted.slice(2 * input.size, 3 * input.size));
        },
      ),
      { numRuns: long ? 600 : 60, examples: mixed.map((each): [typeof each] => [each]) },
    );
  });
});

describe('a cursor', () => {
  it('of another sort, or made up, is refused', async () => {
    const context = contextOf((people[0] as () => StaffActor)());
    const ask = (over: Partial<Input>) =>
      staffPage({ scope: 'tenant', sort: 'created', page: 1, size: 5, ...over }, context);
    const { next } = await ask({});
    await expect(ask({ next, sort: 'due' })).rejects.toThrow('next format');
    for (const made of ['x', Buffer.from('created 0 a b 1 1 0').toString('base64url')]) {
      await expect(ask({ next: made })).rejects.toThrow('next format');
    }
  });

  it('reaches further than pages by number', async () => {
    const context = contextOf((people[0] as () => StaffActor)());
    const page = await staffPage({ scope: 'tenant', sort: 'created', page: 200_000, size: 100 }, context);
    expect(page).toMatchObject({ list: [], hasNext: false });
  });
});
