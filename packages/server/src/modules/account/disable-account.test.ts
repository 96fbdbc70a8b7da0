import { describe, expect, it } from 'vitest';
import { asOperator } from '../../admin/open-database.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  advanceToHour,
  buildStaff,
  buildTenant,
  draftOf,
  linkPartner,
  newId,
  newPhone,
  post,
  type TestAccount,
  testDatabase,
  testPassword,
  testServer,
} from '../../testing/index.ts';
import { disableAccount, enableAccount, leaveGroup } from './disable-account.ts';
import { otherWorkInHand } from './work-in-hand.fixture.ts';

const db = await testDatabase();
const server = await testServer(db);
const second = await testServer(db);
for (const { clock } of [server, second]) advanceToHour(clock, 9);

/** As the command does it, in a process that is no server. */
const disable = (account: TestAccount) =>
  db.transaction((tx) => disableAccount(asOperator(db, tx, server.clock.now), account));
const enable = (account: TestAccount) =>
  db.transaction((tx) => enableAccount(asOperator(db, tx, server.clock.now), account));

const personal = async (url: string, token: string) =>
  (await post(`${url}/api/account/info/personal`, {}, { token })).envelope.status;
const signIn = (account: TestAccount, password = testPassword) =>
  server.client().auth.login({ account: account.account, password });

const audited = statement<{ kind: string; actorKind: string; actorId: string | null }, [accountId: string]>(
  'test.audited',
  `SELECT kind, actor_kind AS "actorKind", actor_id AS "actorId" FROM audit_events
   WHERE chain_id = $1 AND actor_kind = 'operator' ORDER BY seq`,
);
const left = statement<{ count: number }, [accountId: string]>(
  'test.left',
  `SELECT (SELECT count(*) FROM duty_days WHERE account_id = $1)
     + (SELECT count(*) FROM order_cc WHERE account_id = $1)
     + (SELECT count(*) FROM schedules WHERE account_id = $1 AND status IN ('planned', 'running')) AS count`,
);
const rosterVersion = statement<{ version: number }, [groupId: string]>(
  'test.rosterVersion',
  'SELECT version FROM duty_rosters WHERE group_id = $1',
);
const findNotified = statement<{ kind: string }, [accountId: string, orderIds: readonly string[]]>(
  'test.findNotified',
  'SELECT kind FROM messages WHERE account_id = $1 AND target_id = ANY($2::uuid[]) ORDER BY kind',
);

describe('an account that is disabled', () => {
  it('is signed out on every server, stays out, and comes in again only by signing in anew', async () => {
    const tenant = await buildTenant(db);
    const tokens = [await server.tokenOf(tenant.engineer), await second.tokenOf(tenant.engineer)];
    const engineer = await server.as(tenant.engineer);
    const { url: feed = '' } = await engineer.schedules.feed({});
    for (const on of [server, second]) {
      for (const token of tokens) expect(await personal(on.url, token)).toBe(10000);
    }
    expect(await (await fetch(feed)).text()).toContain('BEGIN:VCALENDAR');
    const stream = await fetch(`${second.url}/api/events`, { headers: { token: tokens[1] ?? '' } });

    expect(await disable(tenant.engineer)).toBe(3);
    expect(await disable(tenant.engineer)).toBeUndefined();
    // Waits for ever unless the server ends the stream.
    await stream.text();
    for (const on of [server, second]) {
      for (const token of tokens) expect(await personal(on.url, token)).toBe(4012);
    }
    await expect(signIn(tenant.engineer)).rejects.toMatchObject({ code: 'accountDisabled' });
    const wrong = await signIn(tenant.engineer, 'wrong').catch((error: Error) => error.message);
    const nobody = await signIn({ ...tenant.engineer, account: 'nobody' }, 'wrong').catch(
      (error: Error) => error.message,
    );
    expect(wrong).toBe(nobody);
    const tree = JSON.stringify(await (await server.as(tenant.lead)).groups.accountTree({}));
    expect(tree).not.toContain(tenant.engineer.accountId);

    expect(await enable(tenant.engineer)).toBe(true);
    expect(await enable(tenant.engineer)).toBe(false);
    expect(await personal(server.url, tokens[0] ?? '')).toBe(4012);
    expect(await (await fetch(feed)).text()).toContain('10404');
    expect(await signIn(tenant.engineer)).toMatchObject({ type: 1 });
    expect(await audited.all(db, tenant.engineer.accountId)).toEqual([
      { kind: 'account.disable', actorKind: 'operator', actorId: null },
      { kind: 'account.enable', actorKind: 'operator', actorId: null },
    ]);
    expect((await verifyAudit(db, tenant.tenantId)).broken).toBeUndefined();
  });

  it('never keeps a session that began while it was being disabled', async () => {
    const tenant = await buildTenant(db);
    const attempts = Array.from({ length: 6 }, () => signIn(tenant.engineer).catch(() => undefined));
    await disable(tenant.engineer);
    const sessions = (await Promise.all(attempts)).flatMap((session) => (session ? [session.token] : []));
    await enable(tenant.engineer);
    for (const token of sessions) expect(await personal(server.url, token)).toBeOneOf([4011, 4012]);
  });

  it('cannot get a new password by a code that was on its way', async () => {
    const tenant = await buildTenant(db);
    const phone = newPhone();
    const person = await buildStaff(tenant, { groupIds: [tenant.groupId], phone });
    const visitor = server.client();
    const { ticket } = await visitor.auth.findAccount({ account: person.account });
    await visitor.auth.sendVerifyCode({ operate: 'forgetPassword', ticket });
    const code = server.sentCodes.findLast((sent) => sent.phone === phone)?.code ?? '';
    await disable(person);
    const asked = { operate: 'forgetPassword', ticket, code, newPassword: 'a-new-long-word-7' } as const;
    await expect(visitor.auth.setNewPassword(asked)).rejects.toMatchObject({ code: 'codeWrong' });
  });
});

describe('an account that is disabled', () => {
  it('leaves no open work of any kind, copy, duty or plan behind, and what they resolved stays theirs', async () => {
    const tenant = await buildTenant(db);
    const partner = await linkPartner(tenant);
    const { tenantId, groupId } = tenant;
    const person = await buildStaff(tenant, { groupIds: [groupId] });
    const engineerId = person.accountId;
    const client = await server.as(tenant.client);
    const others = await otherWorkInHand(server, tenant, person);
    const { lead, engineer, pm, at, plan, device, maintenance, project } = others;
    const create = async () => (await client.orders.create(draftOf(tenant))).id;
    const [named, taken, hung, handed, done] = [
      await create(),
      await create(),
      await create(),
      await create(),
      await create(),
    ];
    await lead.orders.transfer({ orderId: named, groupId, engineerId });
    await engineer.orders.accept({ orderId: taken, ...plan });
    for (const orderId of [hung, handed, done]) await engineer.orders.accept({ orderId });
    await engineer.orders.hangUp({ orderId: hung, reasonCode: 'waitParts' });
    await engineer.orders.resolve({ orderId: done, solution: 'Done' });
    const entrusted = await lead.entrust.create({ orderId: handed, partnerTenantId: partner.tenantId });
    const dutyOn = at(24).slice(0, 10);
    await insertRows(db, tables.dutyDays, { tenantId, groupId, dutyOn, accountId: engineerId, shift: 'day' });
    await insertRows(db, tables.dutyRosters, { tenantId, groupId, dutyOn, version: 4 });
    await insertRows(db, tables.orderCc, {
      tenantId,
      id: newId(),
      orderId: done,
      accountId: engineerId,
      byId: tenant.lead.accountId,
    });

    await disable(person);
    const open = [named, taken, hung, handed];
    for (const orderId of open) {
      expect(await lead.orders.detail({ orderId })).toMatchObject({ status: 1 });
      const last = (await lead.orders.history({ orderId })).at(-1);
      expect(last).toMatchObject({ action: 'release', to: 1 });
      expect(last?.byId).toBeUndefined();
    }
    expect(await lead.orders.detail({ orderId: done })).toMatchObject({ status: 5, handlerId: engineerId });
    // What a partner does goes on for the next owner of the order.
    expect(await lead.entrust.detail({ id: entrusted.id })).toMatchObject({ status: 1 });
    expect((await lead.deviceOrders.detail({ id: device })).engineerId).toBeUndefined();
    expect((await lead.pmOrders.detail({ id: maintenance })).engineerId).toBeUndefined();
    expect(await pm.projects.findOne({ orderId: project })).toMatchObject({ status: 1 });
    expect(await left.first(db, engineerId)).toEqual({ count: 0 });
    expect(await rosterVersion.first(db, groupId)).toEqual({ version: 5 });
    const notified = await findNotified.all(db, tenant.lead.accountId, [
      ...open,
      device,
      maintenance,
      project,
    ]);
    expect(new Set(notified.map(({ kind }) => kind))).toEqual(
      new Set(['order.released', 'device.rejected', 'pm.assigned', 'project.assigned']),
    );
    expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
  });

  it('leaves what they do for other tenants to their own company', async () => {
    const tenant = await buildTenant(db);
    const partner = await linkPartner(tenant);
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    await (await server.as(tenant.engineer)).orders.accept({ orderId });
    const { id } = await (await server.as(tenant.lead)).entrust.create({
      orderId,
      partnerTenantId: partner.tenantId,
    });
    const theirs = await server.as(partner.lead);
    await theirs.entrust.distribute({ id, status: 1, engineerId: partner.engineer.accountId });
    await disable(partner.engineer);
    const shown = await theirs.entrust.detail({ id });
    expect([shown.status, shown.engineerId]).toEqual([1, undefined]);
    for (const { tenantId } of [tenant, partner]) {
      expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
    }
  });
});

describe('a person who is taken out of a group', () => {
  it('gives back what they have there, keeps the rest, and works in another one of theirs', async () => {
    const tenant = await buildTenant(db);
    const { groupId, otherGroupId } = tenant;
    const both = await buildStaff(tenant, { groupIds: [groupId, otherGroupId] });
    const [client, engineer, dispatcher] = await Promise.all(
      [tenant.client, both, tenant.dispatcher].map((account) => server.as(account)),
    );
    if (!client || !engineer || !dispatcher) throw new Error('Nobody');
    const { id: here } = await client.orders.create(draftOf(tenant));
    const { id: there } = await client.orders.create(draftOf(tenant));
    await dispatcher.orders.transfer({ orderId: there, groupId: otherGroupId });
    for (const orderId of [here, there]) await engineer.orders.accept({ orderId });

    const leave = () =>
      db.transaction((tx) => leaveGroup(asOperator(db, tx, server.clock.now), both, groupId));
    expect(await leave()).toBe(true);
    expect(await leave()).toBe(false);
    expect((await dispatcher.orders.detail({ orderId: here })).status).toBe(1);
    expect((await dispatcher.orders.detail({ orderId: there })).status).toBe(3);
    // They are still signed in, and see at once only what they still may.
    expect(await engineer.auth.switchGroup({ groupId: otherGroupId })).toEqual({ groupId: otherGroupId });
    await expect(engineer.auth.switchGroup({ groupId })).rejects.toMatchObject({ code: 'notFound' });
    await expect(engineer.orders.accept({ orderId: here })).rejects.toMatchObject({ code: 'notFound' });
    expect(await audited.all(db, both.accountId)).toMatchObject([{ kind: 'role.change' }]);
    expect((await verifyAudit(db, tenant.tenantId)).broken).toBeUndefined();
  });
});
