import { describe, expect, it } from 'vitest';
import { notify } from '../../engine/messages.ts';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { buildStaff, buildTenant, draftOf, newId, testDatabase, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const { tenantId } = tenant;

async function store(
  accountId: string,
  sysMsgFlag: number,
  kind: string,
  params: Record<string, unknown>,
  createdAt: string,
) {
  const id = newId();
  await insertRows(db, tables.messages, {
    tenantId,
    id,
    accountId,
    sysMsgFlag,
    kind,
    params,
    mergeKey: id,
    createdAt,
  });
  return id;
}

describe('messages', () => {
  it('are read in the language of the reader, with names, reasons and times put in', async () => {
    const reader = await buildStaff(tenant, { roles: ['engineer'] });
    const by = await buildStaff(tenant, { roles: ['engineer'], name: 'Ann Li' });
    const params = {
      orderNo: 'WO202611200001',
      title: 'No light',
      byId: by.accountId,
      action: 'decline',
      reasonCode: 'busy',
    };
    await store(reader.accountId, 0, 'order.declined', params, '2026-11-20T01:00:00.000Z');
    await store(
      reader.accountId,
      0,
      'schedule.soon',
      { orderNo: 'WO1', title: 'Lift', planStart: '2026-11-20T02:00:00.000Z' },
      '2026-11-20T01:30:00.000Z',
    );
    const english = await (await server.as(reader, { locale: 'en' })).messages.mine({ sysMsgFlag: 0 });
    expect(english.list.map(({ kind }) => kind)).toEqual(['schedule.soon', 'order.declined']);
    expect(english.list[1]?.content).toContain('Ann Li');
    expect(english.list[0]?.content).toContain('2026-11-20 10:00:00');
    const chinese = await (await server.as(reader, { locale: 'zh-CN' })).messages.mine({ sysMsgFlag: 0 });
    expect(chinese.list[1]?.content).toBe('Ann Li拒绝了工单 WO202611200001（No light），原因：时间冲突');
  });

  it('reach no account that cannot sign in, and events name none of these', async () => {
    const { accountId: goneId } = await buildStaff(tenant);
    // Signing in refuses administrators.
    const { accountId: adminId } = await buildStaff(tenant, { admin: true });
    const { accountId } = await buildStaff(tenant);
    await query(db)`UPDATE accounts SET disabled_at = now() WHERE tenant_id = ${tenantId} AND id = ${goneId}`;
    const news = { tenantId, kind: 'order.cancelled' as const, params: { orderNo: 'WO9' }, at: Date.now() };
    const target = { kind: 'order', id: newId() };
    await db.transaction((tx) => notify(tx, { ...news, target, accountIds: [goneId, adminId, accountId] }));
    await db.transaction((tx) => notify(tx, { ...news, target, accountIds: [goneId, adminId], first: true }));
    expect(
      await query(
        db,
      )`SELECT account_id FROM messages WHERE tenant_id = ${tenantId} AND target_id = ${target.id}`,
    ).toEqual([{ account_id: accountId }]);
    expect(
      await query(
        db,
      )`SELECT account_ids FROM events WHERE tenant_id = ${tenantId} AND object_id = ${target.id}`,
    ).toEqual([{ account_ids: [accountId] }]);
  });

  it('tell about an order and lead to it', async () => {
    const client = await server.as(tenant.client);
    const { id } = await client.orders.create(draftOf(tenant));
    const engineer = await server.as(tenant.engineer);
    const page = await engineer.messages.mine({ sysMsgFlag: 0 });
    expect(page.list[0]).toMatchObject({ kind: 'order.new', read: false, target: { kind: 'order', id } });
  });

  it('are counted until read, by kind, and only the own ones can be marked', async () => {
    const reader = await buildStaff(tenant);
    const other = await buildStaff(tenant);
    const first = await store(reader.accountId, 0, 'order.cc', {}, '2026-11-20T01:00:00.000Z');
    await store(reader.accountId, 0, 'order.cc', {}, '2026-11-20T01:01:00.000Z');
    await store(reader.accountId, 1, 'system.notice', { title: 'Maintenance' }, '2026-11-20T01:02:00.000Z');
    const [mine, theirs] = [await server.as(reader), await server.as(other)];
    expect(await mine.messages.unreadAll({})).toEqual({ order: 2, system: 1 });
    await theirs.messages.markRead({ ids: [first] });
    expect(await mine.messages.unread({ sysMsgFlag: 0 })).toEqual({ count: 2 });
    await mine.messages.markRead({ ids: [first] });
    expect(await mine.messages.unreadAll({})).toEqual({ order: 1, system: 1 });
    await mine.messages.markAllRead({ sysMsgFlag: 0 });
    expect(await mine.messages.unreadAll({})).toEqual({ order: 0, system: 1 });
    expect((await mine.messages.mine({ sysMsgFlag: 1 })).list[0]).toMatchObject({
      read: false,
      content: 'Maintenance',
    });
  });

  it('are found one by one by their readers only', async () => {
    const reader = await buildStaff(tenant);
    const id = await store(
      reader.accountId,
      1,
      'system.notice',
      { title: 'Pause' },
      '2026-11-20T01:00:00.000Z',
    );
    const mine = await server.as(reader);
    const [listed] = (await mine.messages.mine({ sysMsgFlag: 1 })).list;
    expect(await mine.messages.findOne({ id })).toEqual(listed);
    const other = await server.as(await buildStaff(tenant));
    await expect(other.messages.findOne({ id })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('come page by page without a gap when new ones arrive in between, and about requirements alone', async () => {
    const reader = await buildStaff(tenant);
    for (let minute = 10; minute < 15; minute++)
      await store(reader.accountId, 0, 'requirement.submitted', {}, `2026-11-20T01:${minute}:00.000Z`);
    const on = await server.as(reader);
    const first = await on.messages.requirementMine({ size: 2 });
    expect(first).toMatchObject({ total: 5, totalPage: 3, hasNext: true });
    await store(reader.accountId, 0, 'order.cc', {}, '2026-11-20T01:20:00.000Z');
    const seen = [...first.list];
    for (let next = first.next; next; ) {
      const page = await on.messages.requirementMine({ size: 2, next });
      seen.push(...page.list);
      next = page.next;
    }
    expect(seen.map(({ createdAt }) => createdAt.slice(14, 16))).toEqual(['14', '13', '12', '11', '10']);
    await expect(on.messages.mine({ sysMsgFlag: 0, next: 'x' })).rejects.toMatchObject({
      code: 'badRequest',
    });
  });
});
