import { officeHours } from '@svcdesk/core/sla';
import { describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  advanceToWeekday,
  buildCalendar,
  draftOf,
  newId,
  type TestAccount,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { codeOf, setStage } from './stage.fixture.ts';

const db = await testDatabase();
const server = await testServer(db);
const { tenant, partner, as, notified, worked, handed, underWay } = await setStage(db, server);

const text = (words: string) => new Blob([words], { type: 'text/plain' });
const upload = async (account: TestAccount, name: string) =>
  (await (await as(account)).files.upload({ file: text(name), name })).id;
const fileStatus = async (account: TestAccount, id: string | undefined) =>
  (await fetch(`${server.url}/api/file/${id}`, { headers: { token: await server.tokenOf(account) } })).json();

describe('an order handed to a partner', () => {
  it('shows the partner what was shared and nothing else, and each side its own half', async () => {
    const classId = newId();
    const assets = [newId(), newId()];
    const { tenantId } = tenant;
    await insertRows(db, tables.assetClasses, { tenantId, id: classId, zh: '打印机', en: 'Printer' });
    await insertRows(
      db,
      tables.assets,
      assets.map((id) => ({
        tenantId,
        id,
        code: id,
        name: `P ${id}`,
        classId,
        cellId: tenant.cellIds[0] ?? '',
      })),
    );
    const photo = await upload(tenant.client, 'photo.txt');
    const order = await (await as(tenant.client)).orders.create({
      ...draftOf(tenant),
      reportName: 'Ms Zhao',
      reportPhone: '13812345678',
      content: 'It hums',
      assetIds: assets,
      attachment: photo,
    });
    const engineer = await as(tenant.engineer);
    await engineer.orders.accept({ orderId: order.id });
    await engineer.orders.progress({ orderId: order.id, content: 'They are difficult', internal: true });
    const lead = await as(tenant.lead);
    const made = await lead.entrust.create({
      orderId: order.id,
      partnerTenantId: partner.tenantId,
      remark: 'Please take a ladder',
      assetIds: assets.slice(0, 1),
      attachments: photo,
    });
    expect(made).toMatchObject({ side: 'owner', status: 1, orderId: order.id, reportPhone: '13812345678' });
    expect(made.can).toEqual(['takeBack']);

    const theirs = await (await as(partner.lead)).entrust.detail({ id: made.id, status: 1 });
    expect(Object.keys(theirs).toSorted()).toEqual(
      [
        'assets attachments can cellName content createdAt dueAt entrustNo id otherNo ownerName partnerName',
        'priority refused remark reportName reportPhone resultFiles side status title typeName version',
      ]
        .join(' ')
        .split(' '),
    );
    expect(theirs).toMatchObject({
      side: 'partner',
      otherNo: made.entrustNo,
      title: order.title,
      content: 'It hums',
      reportName: 'Ms Zhao',
      reportPhone: '138******78',
      remark: 'Please take a ladder',
      assets: [{ ciId: assets[0] }],
      can: ['distribute', 'reject'],
    });
    expect(theirs.attachments.map(({ name }) => name)).toEqual(['photo.txt']);
    expect(theirs.attachments[0]?.id).not.toBe(photo);
    const reply = await fetch(`${server.url}${theirs.attachments[0]?.url}`, {
      headers: { token: await server.tokenOf(partner.lead) },
    });
    expect(await reply.text()).toBe('photo.txt');
    expect(await fileStatus(partner.lead, photo)).toMatchObject({ status: 10404 });
    expect(await notified(partner.lead, made.id)).toEqual(['entrust.received']);
    expect(await notified(partner.outsider, made.id)).toEqual([]);
    const shares = await db.connection.run({
      text: `SELECT changes->>'partnerTenantId' FROM audit_events
        WHERE tenant_id = $1 AND kind = 'entrust.share' AND object_id = $2`,
      values: [tenant.tenantId, made.id],
    });
    expect(shares.rows).toEqual([[partner.tenantId]]);
    expect(await codeOf((await as(partner.lead)).orders.detail({ orderId: order.id }))).toBe('notFound');
  });

  it('goes to one linked partner at a time, by a lead of its group, once an engineer works on it', async () => {
    const order = await worked();
    const [lead, engineer] = [await as(tenant.lead), await as(tenant.engineer)];
    const to = { orderId: order.id, partnerTenantId: partner.tenantId };
    expect(await codeOf(engineer.entrust.create(to))).toBe('noPermission');
    for (const [over, path, code] of [
      [{ partnerTenantId: 'nobody' }, 'partnerTenantId', 'unknown'],
      [{ dueAt: '2020-01-01T00:00:00Z' }, 'dueAt', 'past'],
      [{ assetIds: [newId()] }, 'assetIds', 'unknown'],
    ] satisfies [object, string, string][]) {
      await expect(lead.entrust.create({ ...to, ...over })).rejects.toMatchObject({
        issues: [{ path, code }],
      });
    }
    expect(await codeOf(lead.entrust.create({ ...to, version: 1 }))).toBe('orderChanged');
    const waiting = await (await as(tenant.client)).orders.create(draftOf(tenant));
    expect((await lead.orders.detail({ orderId: order.id })).can).toContain('entrust');
    expect((await lead.orders.detail({ orderId: waiting.id })).can).not.toContain('entrust');
    const { can, refused } = await engineer.orders.detail({ orderId: order.id });
    expect([...can, ...refused.map(({ action }) => action)]).not.toContain('entrust');
    expect(await codeOf(lead.entrust.create({ ...to, orderId: waiting.id }))).toBe('notAllowed wrongState');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => codeOf(lead.entrust.create(to))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'notAllowed entrustedOpen']));
    expect(await lead.orders.detail({ orderId: order.id })).toMatchObject({
      can: expect.not.arrayContaining(['entrust']),
      refused: expect.arrayContaining([{ action: 'entrust', reason: 'entrustedOpen' }]),
    });
    expect(await lead.entrust.partners({})).toEqual([{ id: partner.tenantId, name: partner.name }]);
  });

  it('has nine tenths of the time that is left, unless the owner says by when', async () => {
    const order = await worked();
    const lead = await as(tenant.lead);
    const { resolveDueAt = '' } = await lead.orders.detail({ orderId: order.id });
    const asked = server.clock.now().getTime();
    const made = await lead.entrust.create({ orderId: order.id, partnerTenantId: partner.tenantId });
    const left = Date.parse(resolveDueAt) - asked;
    expect(Math.abs(Date.parse(made.dueAt ?? '') - asked - left * 0.9)).toBeLessThan(30_000);
    const dueAt = new Date(asked + 3_600_000).toISOString();
    expect((await handed({ dueAt })).entrusted.dueAt).toBe(dueAt);
  });
});

describe('the work on it', () => {
  it('runs from distribution to its result, which the coordinator gets and may return', async () => {
    const { id, orderId } = await handed();
    const [lead, engineer, coordinator] = [
      await as(partner.lead),
      await as(partner.engineer),
      await as(tenant.engineer),
    ];
    const engineerId = partner.engineer.accountId;
    const given = await lead.entrust.distribute({ id, status: 1, engineerId, remark: 'He is near' });
    expect(given).toMatchObject({ status: 2, engineerId, groupName: 'Crew', reportPhone: '138******78' });
    expect(await notified(partner.engineer, id)).toEqual(['entrust.received']);
    expect((await engineer.entrust.mine({})).list.map((each) => each.id)).toContain(id);
    const accepted = await engineer.entrust.handle({ id, action: 'accept', status: 2 });
    expect(accepted).toMatchObject({ status: 3, reportPhone: '13812345678' });

    const before = await upload(partner.engineer, 'before.txt');
    await engineer.entrust.handle({ id, action: 'progress', content: 'On the way', attachments: before });
    expect(await codeOf(engineer.entrust.handle({ id, action: 'finish' }))).toBe('notAllowed itemsMissing');
    const done = await upload(partner.engineer, 'done.txt');
    await engineer.entrust.handle({ id, action: 'finish', content: 'New cable', attachments: done });
    expect(await notified(tenant.engineer, id)).toEqual(['entrust.finished']);

    const owner = await coordinator.entrust.detail({ id, status: 4 });
    expect(owner).toMatchObject({
      status: 4,
      engineerName: 'Partner engineer',
      result: 'New cable',
      can: ['return'],
    });
    expect([owner.groupId, owner.groupName, owner.engineerId]).toEqual([undefined, undefined, undefined]);
    const [file] = owner.resultFiles;
    const reply = await fetch(`${server.url}${file?.url}`, {
      headers: { token: await server.tokenOf(tenant.engineer) },
    });
    expect(await reply.text()).toBe('done.txt');

    expect(await codeOf(coordinator.entrust.handle({ id, action: 'return' }))).toBe(
      'notAllowed reasonMissing',
    );
    await coordinator.entrust.handle({ id, action: 'return', remark: 'It hums still' });
    expect(await notified(partner.engineer, id)).toContain('entrust.returned');
    expect((await coordinator.orders.detail({ orderId })).entrusted).toBe(true);
    await engineer.entrust.handle({ id, action: 'finish', content: 'Silent now' });
    await coordinator.orders.resolve({ orderId, solution: 'Silent now' });
    expect(await codeOf(coordinator.entrust.handle({ id, action: 'return', remark: 'x' }))).toBe(
      'notAllowed wrongState',
    );
  });

  it('stands in a history of each side, with the other side by its name and without what is theirs', async () => {
    const { id } = await handed({ remark: 'Take a ladder' });
    const [lead, engineer] = [await as(partner.lead), await as(partner.engineer)];
    const engineerId = partner.engineer.accountId;
    await lead.entrust.distribute({ id, status: 1, engineerId, remark: 'He is near' });
    await engineer.entrust.handle({ id, action: 'decline', reasonCode: 'busy', remark: 'My back hurts' });
    await lead.entrust.distribute({ id, status: 1, engineerId: partner.engineer2.accountId });
    const theirs = await lead.entrust.records({ id });
    const ours = await (await as(tenant.lead)).entrust.records({ id });
    const read = (records: typeof ours) =>
      records.map(({ action, byName, remark, groupName }) => [action, byName, remark, groupName]);
    const owner = `Tenant ${tenant.tenantId}`;
    expect(read(theirs)).toEqual([
      ['create', owner, 'Take a ladder', undefined],
      ['distribute', 'Partner lead', 'He is near', undefined],
      ['decline', 'Partner engineer', 'My back hurts', 'Crew'],
      ['distribute', 'Partner lead', undefined, undefined],
    ]);
    const ownLead = ours[0]?.byName;
    expect(read(ours)).toEqual([
      ['create', ownLead, 'Take a ladder', 'First'],
      ['distribute', partner.name, undefined, undefined],
      ['decline', partner.name, undefined, undefined],
      ['distribute', partner.name, undefined, undefined],
    ]);
    expect(ours[2]?.reasonCode).toBe('busy');
    // What each side is shown of what the other sees is what the other itself reads.
    expect(read(await lead.entrust.records({ id, told: '1' }))).toEqual(read(ours).slice(1));
    const toldByOwner = await (await as(tenant.lead)).entrust.records({ id, told: '1' });
    expect(read(toldByOwner)).toEqual(read(theirs).slice(0, 1));
    expect(await notified(partner.lead, id)).toContain('order.declined');
    for (const tenantId of [tenant.tenantId, partner.tenantId]) {
      expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
    }
  });

  it('is distributed within reach: to enabled engineers of groups that the lead leads', async () => {
    const { id } = await handed();
    const other = await as(partner.otherLead);
    const lead = await as(partner.lead);
    const names = (await other.entrust.engineers({ id })).map((each) => each.id);
    expect(names.toSorted()).toEqual([partner.outsider.accountId, partner.otherLead.accountId].toSorted());
    const all = await lead.entrust.engineers({ id });
    expect(all.map((each) => each.id)).toEqual(
      expect.arrayContaining([partner.engineer.accountId, partner.outsider.accountId]),
    );
    expect(all[0]).toMatchObject({ saturation: 0, openCount: expect.any(Number) });
    expect((await lead.entrust.engineers({ id, keyword: 'partner ENG' })).map(({ name }) => name)).toEqual([
      'Partner engineer',
    ]);
    const far = { id, status: 1, engineerId: partner.engineer.accountId };
    expect(await codeOf(other.entrust.distribute(far))).toBe('notAllowed targetInvalid');
    const strange = { ...far, engineerId: tenant.engineer.accountId };
    expect(await codeOf(lead.entrust.distribute(strange))).toBe('notAllowed targetInvalid');
    await lead.entrust.distribute(far);
    expect(await codeOf(lead.entrust.distribute({ ...far, status: 2 }))).toBe('notAllowed sameTarget');
    expect(await codeOf(other.entrust.detail({ id }))).toBe('notFound');
    expect(await codeOf((await as(tenant.lead)).entrust.engineers({ id }))).toBe('notFound');
    expect(await codeOf((await as(tenant.lead)).entrust.retake({ id, status: 2 }))).toBe(
      'notAllowed notHandler',
    );
  });

  it('says with its own codes when the status is not the one that was seen', async () => {
    const { id } = await handed();
    const lead = await as(partner.lead);
    const engineerId = partner.engineer.accountId;
    expect(await codeOf(lead.entrust.detail({ id, status: 2 }))).toBe('distributeChanged');
    expect(await codeOf(lead.entrust.distribute({ id, status: 2, engineerId }))).toBe('distributeChanged');
    expect(await codeOf(lead.entrust.retake({ id, status: 2 }))).toBe('retakeChanged');
    await lead.entrust.distribute({ id, status: 1, engineerId });
    const engineer = await as(partner.engineer);
    expect(await codeOf(engineer.entrust.handle({ id, action: 'accept', status: 1 }))).toBe('orderChanged');
  });

  it('has one winner when it is distributed and retaken at the same moment', async () => {
    const lead = await as(partner.lead);
    const [one, two] = [partner.engineer.accountId, partner.engineer2.accountId];
    for (let round = 0; round < 4; round++) {
      const { id } = await handed();
      await lead.entrust.distribute({ id, status: 1, engineerId: one });
      const outcomes = await Promise.all([
        ...Array.from({ length: 5 }, () => codeOf(lead.entrust.retake({ id, status: 2, version: 2 }))),
        ...Array.from({ length: 5 }, () =>
          codeOf(lead.entrust.distribute({ id, status: 2, version: 2, engineerId: two })),
        ),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set(['done', 'retakeChanged', 'distributeChanged']));
      expect(await lead.entrust.records({ id })).toHaveLength(3);
    }
  });

  it('is rejected by the partner, or taken back by the owner, who then goes on', async () => {
    const first = await handed();
    const lead = await as(partner.lead);
    expect(await codeOf(lead.entrust.handle({ id: first.id, action: 'reject' }))).toBe(
      'notAllowed reasonMissing',
    );
    await lead.entrust.handle({ id: first.id, action: 'reject', reasonCode: 'noCapacity' });
    expect(await notified(tenant.engineer, first.id)).toEqual(['entrust.rejected']);
    const [message] = (await (await as(tenant.engineer)).messages.mine({ sysMsgFlag: 0 })).list;
    expect(message?.content).toContain('无人力');
    const coordinator = await as(tenant.engineer);
    expect((await coordinator.orders.detail({ orderId: first.orderId })).entrusted).toBeUndefined();
    await coordinator.orders.resolve({ orderId: first.orderId, solution: 'Did it ourselves' });

    const second = await underWay();
    const owner = await as(tenant.lead);
    expect(await codeOf(coordinator.entrust.handle({ id: second.id, action: 'takeBack' }))).toBe(
      'noPermission',
    );
    await owner.entrust.handle({ id: second.id, action: 'takeBack', remark: 'No longer needed' });
    expect(await notified(partner.engineer, second.id)).toContain('entrust.takenBack');
    const gone = await (await as(partner.engineer)).entrust.detail({ id: second.id });
    expect(gone).toMatchObject({ status: 5, can: [], reportPhone: '138******78' });
    const again = await owner.entrust.create({ orderId: second.orderId, partnerTenantId: partner.tenantId });
    expect(again.id).not.toBe(second.id);
  });
});

describe('engineers that an entrusted order may be given to', () => {
  it('can be at it by the rules of suggestions: not on leave now, on duty where it cannot wait', async () => {
    const { id } = await handed();
    const { tenantId, engineer, engineer2 } = partner;
    await buildCalendar(partner, officeHours, true);
    const hourMs = 3_600_000;
    const iso = (ms: number) => new Date(ms).toISOString();
    const fitsOf = async ({ accountId }: TestAccount) => {
      const found = await (await server.as(partner.lead)).entrust.engineers({ id });
      return found.find((each) => each.id === accountId)?.fits;
    };
    advanceToWeekday(server.clock, 5, 10);
    const friday = server.clock.now().getTime();
    await insertRows(db, tables.leaves, {
      ...{ tenantId, id: newId(), accountId: engineer2.accountId, leaveType: 'sick' },
      ...{ fromAt: iso(friday - hourMs), toAt: iso(friday + hourMs) },
    });
    expect([await fitsOf(engineer), await fitsOf(engineer2)]).toEqual([true, false]);
    advanceToWeekday(server.clock, 6, 10);
    const saturday = server.clock.now().getTime();
    const dutyOn = iso(saturday + 8 * hourMs).slice(0, 10);
    const duty = { tenantId, groupId: partner.crewId, dutyOn, accountId: engineer.accountId };
    await insertRows(db, tables.dutyDays, { ...duty, shift: 'onCall' });
    const dueAt = (ms: number) =>
      db.connection.run({
        text: 'UPDATE entrust_owner_halves SET due_at = $2 WHERE id = $1',
        values: [id, iso(ms)],
      });
    await dueAt(saturday + 4 * hourMs);
    expect([await fitsOf(engineer), await fitsOf(engineer2)]).toEqual([true, false]);
    // What can wait is for Monday.
    await dueAt(saturday + 96 * hourMs);
    expect(await fitsOf(engineer)).toBe(false);
  });
});
