import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { facts, offBoardings } from '../../app/kinds.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildClient,
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  newId,
  testPassword as password,
  post,
  runJob,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { setStage } from '../entrust/stage.fixture.ts';
import { fillOutbox } from '../webhooks/fill-outbox.ts';
import { offBoard } from './off-boarding.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

let phones = 0;
const newPhone = (): string => `+861380800${String(++phones).padStart(4, '0')}`;

const face = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

async function deleteAccount(account: TestAccount, phone: string): Promise<void> {
  const client = await server.as(account);
  await client.auth.sendCode({ phone, operate: 'deleteAccount' });
  await client.auth.deleteAccount({ code: server.sentCodes.at(-1)?.code ?? '' });
}

/** Every place of the database where a text stands, as table and column. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await db.connection.run({
    text: `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb', 'ARRAY')
        AND table_name <> 'schema_migrations'`,
    values: [],
  });
  const found: string[] = [];
  for (const [table, column] of rows as [string, string][]) {
    const { rows: hits } = await db.connection.run({
      text: `SELECT 1 FROM ${table} WHERE strpos(${column}::text, $1) > 0 LIMIT 1`,
      values: [text],
    });
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

describe('deleting one’s account', () => {
  it('leaves neither name nor phone anywhere, and every order', async () => {
    const [name, phone] = ['欧阳明珠', newPhone()];
    const cellId = tenant.cellIds[0] as string;
    const person = await buildClient(tenant, {
      customerId: tenant.customerId,
      cellIds: tenant.cellIds.slice(0, 1),
      name,
      phone,
    });
    const reporter = { tenantId: tenant.tenantId, cellId, name, phone };
    const [ownId, otherId] = [newId(), newId()];
    await insertRows(db, tables.reporters, [
      { ...reporter, id: ownId, accountId: person.accountId },
      { ...reporter, id: otherId },
    ]);
    const client = await server.as(person);
    const engineer = await server.as(tenant.engineer);
    const dispatcher = await server.as(tenant.dispatcher);
    const portrait = new File([await face()], `${name}.jpg`);
    const { id: photo } = await client.files.upload({ file: portrait });
    await client.account.update({ photo: `/api/file/${photo}` });
    const { id: mine } = await client.orders.create(draftOf(tenant));
    // From before phones were kept in one form.
    const written = `${phone.slice(3, 6)} ${phone.slice(6, 10)}-${phone.slice(10)}`;
    await db.connection.run({
      text: 'UPDATE orders SET report_phone = $2 WHERE id = $1',
      values: [mine, written],
    });
    const { id: forHim } = await dispatcher.orders.create({ ...draftOf(tenant), reportId: otherId });
    const { id: unlike } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    await dispatcher.orders.edit({ orderId: unlike, version: 1, reportId: ownId });
    await engineer.orders.accept({ orderId: mine });
    await engineer.orders.resolve({ orderId: mine, solution: 'Done' });
    await client.orders.evaluate({ orderId: mine, label: '', stars: '5,5,5,5' });
    await client.requirements.create({ cellId, title: 'A second till' });
    await db.connection.run({
      text: 'UPDATE cells SET contact_name = $2, contact_phone = $3 WHERE id = $1',
      values: [cellId, name, phone],
    });
    expect((await placesOf(name)).length).toBeGreaterThan(3);

    await deleteAccount(person, phone);
    expect(await placesOf(name)).toEqual([]);
    // How often codes went to a number is forgotten only after a day, or deleting an account would allow more.
    expect((await placesOf(phone)).filter((place) => place !== 'throttles.subject')).toEqual([]);
    expect(await placesOf(written)).toEqual([]);
    expect((await placesOf(phone.slice(3))).filter((place) => place !== 'throttles.subject')).toEqual([]);
    expect((await verifyAudit(db, tenant.tenantId)).broken).toBeUndefined();
    const shown = await dispatcher.orders.detail({ orderId: mine });
    expect(shown).toMatchObject({ reportName: '欧**', status: 6 });
    expect(shown.reportPhone).toBeUndefined();
    expect(shown.evaluation?.stars).toBe('5,5,5,5');
    expect((await dispatcher.orders.detail({ orderId: forHim })).reportName).toBe('欧**');
    const found = await dispatcher.orders.page({ scope: 'tenant', keyword: '欧阳' });
    expect(found.list).toEqual([]);
    await expect(dispatcher.files.get({ id: photo })).rejects.toMatchObject({ code: 'notFound' });
    const reporters = await dispatcher.customers.reportersByCell({ cellId });
    expect(reporters.some(({ id }) => [ownId, otherId].includes(id))).toBe(false);
  });

  it('of a person who worked for another company leaves their name nowhere there either', async () => {
    const { tenant: owner, partner, as, handed } = await setStage(db, server);
    const [name, phone] = ['司徒远山', newPhone()];
    const worker = await buildStaff(partner, { name, phone, groupIds: [partner.crewId] });
    const { id } = await handed();
    await (await as(partner.lead)).entrust.distribute({ id, status: 1, engineerId: worker.accountId });
    const [engineer, coordinator] = [await as(worker), await as(owner.engineer)];
    await engineer.entrust.handle({ id, action: 'accept', status: 2 });
    await engineer.entrust.handle({ id, action: 'finish', content: 'Done', status: 3 });
    await coordinator.entrust.handle({ id, action: 'return', remark: 'It still hums', status: 4 });
    await engineer.entrust.handle({ id, action: 'finish', content: 'Done at last', status: 3 });
    expect(await coordinator.entrust.detail({ id })).toMatchObject({ engineerName: name });
    for (const { tenantId, lead } of [owner, partner]) {
      const from = { createdById: lead.accountId, cursorXid: 0, cursorId: 0 };
      const hook = { ...from, tenantId, id: newId(), url: 'https://example.com', secret: '' };
      await insertRows(db, tables.webhooks, { ...hook, events: ['entrusted.finished'] });
      const filled = () => fillOutbox(db, tenantId, { facts, now: server.clock.now });
      // On PostgreSQL other tests' transactions may be in the way for a moment.
      await expect.poll(async () => (await filled()).unsettled).toBe(false);
    }
    const places = ['idempotency_keys.answer', 'webhook_deliveries.body'];
    await expect.poll(() => placesOf(name)).toEqual(expect.arrayContaining(places));

    await deleteAccount(worker, phone);
    expect(await placesOf(name)).toEqual([]);
    expect((await placesOf(phone)).filter((place) => place !== 'throttles.subject')).toEqual([]);
    const left = await coordinator.entrust.detail({ id });
    expect([left.engineerName, left.engineerPhone]).toEqual(['司**', undefined]);
    const records = await coordinator.entrust.records({ id });
    const ofPartner = records.filter(({ action }) => ['distribute', 'accept', 'finish'].includes(action));
    expect(ofPartner.map(({ byName }) => byName)).toEqual(Array(4).fill(partner.name));
    for (const { tenantId } of [owner, partner]) {
      expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
    }
  });

  it('ends every session as deleted, and it never signs in again', async () => {
    const phone = newPhone();
    const person = await buildStaff(tenant, { phone, groupIds: [tenant.groupId] });
    const token = await server.tokenOf(person);
    await deleteAccount(person, phone);
    expect((await post(`${server.url}/api/account/info/personal`, {}, { token })).envelope.status).toBe(4012);
    for (const account of [person.account, phone]) {
      const login = server.client().auth.login({ account, password });
      await expect(login).rejects.toMatchObject({ code: 'wrongCredentials' });
    }
    const tree = JSON.stringify(await (await server.as(tenant.dispatcher)).groups.accountTree({}));
    expect(tree).not.toContain(person.accountId);
  });

  it('takes a code of this session that went to the account’s own phone', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const person = await buildStaff(tenant, { phone });
    const stranger = await buildStaff(tenant, { phone: other });
    const [client, elsewhere, foreign] = [
      await server.as(person),
      await server.as(person),
      await server.as(stranger),
    ];
    const before = server.sentCodes.length;
    await foreign.auth.sendCode({ phone, operate: 'deleteAccount' });
    expect(server.sentCodes).toHaveLength(before);
    server.clock.advance(60_000);
    await client.auth.sendCode({ phone, operate: 'deleteAccount' });
    const code = server.sentCodes.at(-1)?.code ?? '';
    for (const on of [elsewhere, foreign]) {
      await expect(on.auth.deleteAccount({ code })).rejects.toMatchObject({ code: 'codeWrong' });
    }
    await client.auth.deleteAccount({ code });
  });

  it('is answered once and the same when it arrives many times', async () => {
    const phone = newPhone();
    const person = await buildStaff(tenant, { phone });
    const token = await server.tokenOf(person);
    const client = await server.as(person);
    await post(`${server.url}/api/user/mobile/send_code`, { phone, operate: 'deleteAccount' }, { token });
    const code = server.sentCodes.at(-1)?.code;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        post(`${server.url}/api/user/mobile/cancel`, { code }, { token, 'idempotency-key': 'gone' }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.status === 10000).length).toBeGreaterThanOrEqual(1);
    for (const { envelope } of answers) expect(envelope.status).toBeOneOf([10000, 4012]);
    await expect(client.account.personal({})).rejects.toMatchObject({ code: 'accountDisabled' });
  });
});

describe('a person who leaves', () => {
  it('gives their open orders back to their pool, tells the lead, and keeps what they resolved', async () => {
    const phone = newPhone();
    const leaver = await buildStaff(tenant, { phone, groupIds: [tenant.groupId], name: 'Leaver' });
    const client = await server.as(tenant.client);
    const engineer = await server.as(leaver);
    const dispatcher = await server.as(tenant.dispatcher);
    const create = async () => (await client.orders.create(draftOf(tenant))).id;
    const [assigned, processing, suspended, resolved] = [
      await create(),
      await create(),
      await create(),
      await create(),
    ];
    await dispatcher.orders.transfer({
      orderId: assigned,
      groupId: tenant.groupId,
      engineerId: leaver.accountId,
    });
    for (const orderId of [processing, suspended, resolved]) await engineer.orders.accept({ orderId });
    await engineer.orders.hangUp({ orderId: suspended, reasonCode: 'waitParts' });
    await engineer.orders.resolve({ orderId: resolved, solution: 'Done' });
    const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const { tenantId, groupId } = tenant;
    const duty = { tenantId, groupId, dutyOn: tomorrow, accountId: leaver.accountId, shift: 'day' };
    await insertRows(db, tables.dutyDays, duty);
    await insertRows(db, tables.orderCc, {
      tenantId,
      id: newId(),
      orderId: processing,
      accountId: leaver.accountId,
      byId: tenant.lead.accountId,
    });

    await deleteAccount(leaver, phone);
    for (const orderId of [assigned, processing, suspended]) {
      const order = await dispatcher.orders.detail({ orderId });
      expect([order.status, order.handlerId, order.assigneeId]).toEqual([1, undefined, undefined]);
      const last = (await dispatcher.orders.history({ orderId })).at(-1);
      expect(last).toMatchObject({ action: 'release', to: 1 });
      expect(last?.byId).toBeUndefined();
    }
    expect(await dispatcher.orders.detail({ orderId: resolved })).toMatchObject({
      status: 5,
      handlerId: leaver.accountId,
      handlerName: 'L**',
    });
    const notified = (await (await server.as(tenant.lead, { locale: 'en' })).messages.mine({ sysMsgFlag: 0 }))
      .list;
    const released = notified.filter(({ kind }) => kind === 'order.released');
    expect(released.length).toBeGreaterThanOrEqual(3);
    expect(released[0]?.content).toMatch(/its owner has left$/);
    for (const table of ['duty_days', 'order_cc', 'group_members', 'account_roles']) {
      const { rows } = await db.connection.run({
        text: `SELECT count(*) FROM ${table} WHERE tenant_id = $1 AND account_id = $2`,
        values: [tenantId, leaver.accountId],
      });
      expect([table, rows]).toEqual([table, [[0]]]);
    }
  });

  it('of one group gives back only what they have there', async () => {
    const { groupId, otherGroupId, tenantId } = tenant;
    const both = await buildStaff(tenant, { groupIds: [groupId, otherGroupId] });
    const [client, engineer] = [await server.as(tenant.client), await server.as(both)];
    const dispatcher = await server.as(tenant.dispatcher);
    const { id: here } = await client.orders.create(draftOf(tenant));
    const { id: there } = await client.orders.create(draftOf(tenant));
    await dispatcher.orders.transfer({ orderId: there, groupId: otherGroupId });
    for (const orderId of [here, there]) await engineer.orders.accept({ orderId });
    await db.transaction(async (tx) => {
      const { services, clock } = server;
      const leaving = { tenantId, timeZone: 'Asia/Shanghai', accountId: both.accountId, groupId };
      await offBoard({ services, tx, work: offBoardings, now: clock.now }, leaving);
    });
    expect((await dispatcher.orders.detail({ orderId: here })).status).toBe(1);
    expect((await dispatcher.orders.detail({ orderId: there })).status).toBe(3);
  });

  it('because an administrator disabled them leaves no order with them either, and others keep theirs', async () => {
    const disabled = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const [client, engineer] = [await server.as(tenant.client), await server.as(disabled)];
    const colleague = await server.as(tenant.engineer);
    const { id: left } = await client.orders.create(draftOf(tenant));
    const { id: kept } = await client.orders.create(draftOf(tenant));
    await engineer.orders.accept({ orderId: left });
    await colleague.orders.accept({ orderId: kept });
    await db.connection.run({
      text: 'UPDATE accounts SET disabled_at = now() WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, disabled.accountId],
    });
    const releaseLeft = () => runJob(server, jobNamed('release work left behind'));
    await Promise.all([releaseLeft(), releaseLeft()]);
    const history = await client.orders.history({ orderId: left });
    expect(history.filter(({ action }) => action === 'release')).toHaveLength(0);
    const dispatcher = await server.as(tenant.dispatcher);
    const all = await dispatcher.orders.history({ orderId: left });
    expect(all.filter(({ action }) => action === 'release')).toHaveLength(1);
    expect((await dispatcher.orders.detail({ orderId: left })).status).toBe(1);
    expect((await dispatcher.orders.detail({ orderId: kept })).status).toBe(3);
  });
});
