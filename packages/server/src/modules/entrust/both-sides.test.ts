import { describe, expect, it } from 'vitest';
import { offBoardings } from '../../app/kinds.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import {
  buildTenant,
  draftOf,
  linkPartner,
  linkTenants,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { offBoard } from '../account/off-boarding.ts';
import { codeOf, setStage } from './stage.fixture.ts';

const db = await testDatabase();
const server = await testServer(db);
const { tenant, partner, as, notified, underWay } = await setStage(db, server);

describe("the owner's order meanwhile", () => {
  it('is not resolved, transferred or released, but pauses, hurries and is cancelled for both', async () => {
    const { id, orderId } = await underWay();
    const [handler, lead, dispatcher] = [
      await as(tenant.engineer),
      await as(tenant.lead),
      await as(tenant.dispatcher),
    ];
    const theirs = () => (async () => (await as(partner.engineer)).entrust.detail({ id }))();
    for (const act of [
      () => handler.orders.resolve({ orderId, solution: 'x' }),
      () => handler.orders.release({ orderId, reasonCode: 'busy' }),
      () => dispatcher.orders.transfer({ orderId, groupId: tenant.otherGroupId, remark: 'x' }),
    ]) {
      expect(await codeOf(act())).toBe('notAllowed entrustedOpen');
    }
    const { dueAt: due = '' } = await theirs();
    await handler.orders.hangUp({ orderId, reasonCode: 'waitCustomer', remark: 'He is on holiday' });
    expect(await theirs()).toMatchObject({ status: 3, paused: true });
    server.clock.advance(3_600_000);
    await handler.orders.activate({ id: orderId });
    const resumed = await theirs();
    expect(resumed.paused).toBeUndefined();
    expect(Math.round((Date.parse(resumed.dueAt ?? '') - Date.parse(due)) / 60_000)).toBe(60);
    const { version } = await lead.orders.detail({ orderId });
    await lead.orders.edit({ orderId, version, priority: 1, remark: 'Urgent now' });
    const hurried = await theirs();
    expect(hurried.priority).toBe(1);
    expect(Date.parse(hurried.dueAt ?? '')).toBeLessThan(Date.parse(resumed.dueAt ?? ''));
    await lead.orders.cancel({ orderId, reason: 'withdrawn' });
    expect(await theirs()).toMatchObject({ status: 5, can: [] });
    expect(await notified(partner.engineer, id)).toContain('entrust.takenBack');
    const records = await (await as(partner.engineer)).entrust.records({ id });
    expect(records.slice(3).map(({ action, byName, remark }) => [action, byName, remark])).toEqual(
      ['hangUp', 'activate', 'edit', 'takeBack'].map((action) => [
        action,
        `Tenant ${tenant.tenantId}`,
        undefined,
      ]),
    );
    expect(records[3]?.reasonCode).toBe('waitCustomer');
    expect(records[5]?.changes).toEqual([{ field: 'priority', before: '3', after: '1' }]);
    expect((await verifyAudit(db, partner.tenantId)).broken).toBeUndefined();
  });

  it('is cancelled or finished by the partner at the same moment without either waiting for ever', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, orderId } = await underWay();
      const [lead, engineer] = [await as(tenant.lead), await as(partner.engineer)];
      const outcomes = await Promise.all([
        codeOf(lead.orders.cancel({ orderId, reason: 'withdrawn' })),
        codeOf(engineer.entrust.handle({ id, action: 'finish', content: 'Done', status: 3 })),
        codeOf(engineer.entrust.handle({ id, action: 'progress', content: 'Nearly' })),
      ]);
      expect(outcomes[0]).toBe('done');
      const { status } = await engineer.entrust.detail({ id });
      expect(status).toBe(outcomes[1] === 'done' ? 4 : 5);
      const { rows } = await db.connection.run({
        text: 'SELECT status, entrusted FROM orders WHERE tenant_id = $1 AND id = $2',
        values: [tenant.tenantId, orderId],
      });
      expect(rows).toEqual([[7, false]]);
    }
  });
});

describe('an engineer who leaves', () => {
  it('no longer has it: it waits for another whom their lead names', async () => {
    const { id } = await underWay();
    const { tenantId } = partner;
    const { accountId } = partner.engineer;
    const leaving = { tenantId, timeZone: 'Asia/Shanghai', accountId };
    const { services, clock } = server;
    await db.transaction((tx) => offBoard({ services, tx, work: offBoardings, now: clock.now }, leaving));
    const lead = await as(partner.lead);
    expect(await lead.entrust.detail({ id })).toMatchObject({ status: 1, can: ['distribute', 'reject'] });
    const records = await lead.entrust.records({ id });
    expect(records.at(-1)).toMatchObject({ action: 'retake', from: 3, to: 1, byName: '系统' });
    expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
  });
});

describe('lists of entrusted orders', () => {
  it('hold what came, what went and what is mine to do, page by page, by status and by words', async () => {
    const own = await buildTenant(db);
    const helper = await linkPartner(own);
    // A company may at once hand orders on and take some over.
    await linkTenants(helper, own);
    const [client, engineer, lead] = [await as(own.client), await as(own.engineer), await as(own.lead)];
    const ids: string[] = [];
    for (const title of ['红灯闪烁', 'Green light', '红灯常亮', 'No light']) {
      server.clock.advance(1000);
      const { id: orderId } = await client.orders.create(draftOf(own, { title }));
      await engineer.orders.accept({ orderId });
      ids.unshift((await lead.entrust.create({ orderId, partnerTenantId: helper.tenantId })).id);
    }
    const [crew, chief] = [await as(helper.engineer), await as(helper.lead)];
    const engineerId = helper.engineer.accountId;
    await chief.entrust.distribute({ id: ids[0] ?? '', status: 1, engineerId });
    await chief.entrust.handle({ id: ids[1] ?? '', action: 'reject', reasonCode: 'duplicate' });
    const idsOf = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);

    expect(idsOf(await chief.entrust.page({}))).toEqual(ids);
    expect(await chief.entrust.page({ status: [1] })).toMatchObject({ total: 2, hasNext: false, page: 1 });
    expect(idsOf(await (await as(helper.otherLead)).entrust.page({}))).toEqual(ids.slice(1));
    expect(idsOf(await crew.entrust.page({}))).toEqual(ids.slice(0, 1));
    expect(idsOf(await crew.entrust.mine({}))).toEqual(ids.slice(0, 1));
    expect(idsOf(await chief.entrust.mine({}))).toEqual([]);
    expect(idsOf(await chief.entrust.page({ keyword: '红灯' }))).toEqual([ids[1], ids[3]]);
    expect(idsOf(await chief.entrust.page({ side: 'owner' }))).toEqual([]);

    expect(idsOf(await lead.entrust.page({ side: 'owner', keyword: 'light' }))).toEqual([ids[0], ids[2]]);
    expect(idsOf(await lead.entrust.page({}))).toEqual([]);
    expect(idsOf(await engineer.entrust.mine({}))).toEqual([ids[0], ids[2], ids[3]]);
    expect(idsOf(await (await as(own.outsider)).entrust.page({ side: 'owner' }))).toEqual([]);
    const [{ orderId = '' } = {}] = (await lead.entrust.page({ side: 'owner' })).list;
    expect(idsOf(await lead.entrust.page({ orderId }))).toEqual([ids[0]]);
    expect(idsOf(await (await as(own.outsider)).entrust.page({ orderId }))).toEqual([]);

    const seen: string[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const page: Awaited<ReturnType<typeof lead.entrust.page>> = await (
        await as(own.dispatcher)
      ).entrust.page({
        side: 'owner',
        size: 3,
        ...(next && { next }),
      });
      seen.push(...idsOf(page));
      next = page.next;
    }
    expect(seen).toEqual(ids);
  });
});
