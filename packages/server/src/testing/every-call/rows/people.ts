import type { Client } from '@svcdesk/core';
import { insertRows } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { newId, newPhone, testPassword } from '../../index.ts';
import type { StartedServer } from '../started-server.ts';
import { newcomer, type Row, type Rows } from './row.ts';

const password = 'nine little ducks';

async function codeToSignUp({ client, pass, lastCode }: StartedServer, phone: string): Promise<string> {
  await client().auth.sendCode({ phone, operate: 'register', captcha: await pass('sendCode') });
  return lastCode();
}

/** A code to a number for a signed-in account, its own unless said. */
async function codeTo(on: Client, { pass, lastCode }: StartedServer, phone?: string): Promise<string> {
  const captcha = await pass('sendCode');
  await on.auth.sendVerifyCode({ operate: 'changePhone', captcha, ...(phone && { phone }) });
  return lastCode();
}

/** What a browser gives of itself to be notified by push. */
const browser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
  keys: {
    p256dh: 'BK-pxsAlzRW0PVx-j06D6ntKQjcF7SpmGHR4n6BgaWg3d9V3KTn-j35zv6bEwrPpC9kdkZjcyThuaP5usKkq-hQ',
    auth: 'VTD-EucIaWdGu2bwy9JL1A',
  },
  kinds: ['assigned' as const],
});

const deleteSkill =
  (drop: (on: Client, skillId: string) => Promise<unknown>): Row =>
  async (started) => {
    const { db, tenantId } = started.tenant;
    const skillId = newId();
    await insertRows(db, tables.skills, { tenantId, id: skillId, zh: '无线', en: 'Wireless', sort: 1 });
    const on = await started.as(await newcomer(started));
    await on.engineers.update({ skills: [{ skillId, level: 2 }] });
    await drop(on, skillId);
  };

/** Who people are: signing in and up, passwords, phones, profiles. */
export const peopleRows: Rows = {
  'account.changePhone': async (started) => {
    const on = await started.as(await newcomer(started));
    const newPhoneNo = newPhone();
    const oldCode = await codeTo(on, started);
    const newCode = await codeTo(on, started, newPhoneNo);
    await on.account.changePhone({ oldCode, newPhone: newPhoneNo, newCode });
  },
  'account.filters': async ({ as, tenant }) =>
    (await as(tenant.engineer)).account.filters({ kind: 'orders' }),
  'account.revokeSession': async (started) => {
    const on = await started.as(await newcomer(started));
    const [session] = await on.account.sessions({});
    await on.account.revokeSession({ id: session?.id ?? '' });
  },
  'account.saveFilter': async ({ as, tenant }) =>
    (await as(tenant.engineer)).account.saveFilter({ kind: 'orders', name: 'Mine', filter: {} }),
  'account.update': async ({ as, tenant }) => (await as(tenant.engineer)).account.update({ locale: 'en' }),
  'invites.accept': async ({ as, tenant }) => {
    const [, , third = ''] = tenant.cellIds;
    const { code } = await (await as(tenant.dispatcher)).invites.create({ cellIds: [third] });
    await (await as(tenant.client)).invites.accept({ inviteCode: code });
  },
  'invites.create': async ({ as, tenant }) =>
    (await as(tenant.dispatcher)).invites.create({ cellIds: [...tenant.otherCellIds] }),
  'joins.ask': async ({ as, tenant }) => {
    const site = await (await as(tenant.dispatcher)).cells.findOne({ cellId: tenant.cellIds[1] ?? '' });
    await (await as(tenant.ownClient)).joins.ask({ cellCode: site.code });
  },
  'auth.deleteAccount': async (started) => {
    const { phone, ...account } = await newcomer(started);
    const on = await started.as(account);
    await on.auth.sendCode({ phone, operate: 'deleteAccount', captcha: await started.pass('sendCode') });
    await on.auth.deleteAccount({ code: await started.lastCode() });
  },
  'auth.deviceApprove': async ({ client, as, tenant }) => {
    const { userCode } = await client().auth.deviceStart({ name: 'workshop' });
    await (await as(tenant.engineer)).auth.deviceApprove({ userCode, approve: false });
  },
  'auth.deviceFind': async ({ client, as, tenant }) => {
    const { userCode } = await client().auth.deviceStart({ name: 'workshop' });
    await (await as(tenant.engineer)).auth.deviceFind({ userCode });
  },
  'auth.devicePoll': async ({ client, as, tenant }) => {
    const terminal = client();
    const { userCode, deviceCode } = await terminal.auth.deviceStart({ name: 'workshop' });
    await (await as(tenant.engineer)).auth.deviceApprove({ userCode, approve: true });
    await terminal.auth.devicePoll({ deviceCode });
  },
  'auth.deviceStart': ({ client }) => client().auth.deviceStart({ name: 'workshop' }),
  'auth.findAccount': async ({ client, tenant, pass }) =>
    client().auth.findAccount({ account: tenant.engineer.account, captcha: await pass('sendCode') }),
  'auth.login': async (started) => started.as(await newcomer(started)),
  'auth.logout': async (started) => (await started.as(await newcomer(started))).auth.logout({}),
  'auth.register': async (started) => {
    const { db, tenantId, cellIds } = started.tenant;
    const phone = newPhone();
    const reporter = { tenantId, id: newId(), cellId: cellIds[0] ?? '', name: 'Ms Zhao', phone };
    await insertRows(db, tables.reporters, reporter);
    const code = await codeToSignUp(started, phone);
    await started.client().auth.register({ phone, code, password, name: 'Ms Zhao' });
  },
  'auth.sendCode': (started) => codeToSignUp(started, newPhone()),
  'auth.sendVerifyCode': async (started) => codeTo(await started.as(await newcomer(started)), started),
  'auth.setNewPassword': async (started) => {
    const { account } = await newcomer(started);
    const { auth } = started.client();
    const { ticket } = await auth.findAccount({ account, captcha: await started.pass('sendCode') });
    const captcha = await started.pass('sendCode');
    await auth.sendVerifyCode({ operate: 'forgetPassword', ticket, captcha });
    const code = await started.lastCode();
    await auth.setNewPassword({ operate: 'forgetPassword', ticket, code, newPassword: password });
    await auth.login({ account, password, captcha: await started.pass('login') });
  },
  'auth.updatePassword': async (started) => {
    const on = await started.as(await newcomer(started));
    await on.auth.updatePassword({ oldPassword: testPassword, newPassword: password });
  },
  'push.key': async ({ as, tenant }) => (await as(tenant.engineer)).push.key({}),
  'push.subscribe': async ({ as, tenant }) => (await as(tenant.engineer)).push.subscribe(browser()),
  'push.unsubscribe': async ({ as, tenant }) => {
    const { push } = await as(tenant.engineer);
    const { id } = await push.subscribe(browser());
    await push.unsubscribe({ id });
  },
  'captcha.param': ({ client }) => client().captcha.param({ scene: 'login' }),
  'captcha.verify': ({ pass }) => pass('login'),
  'employees.deleteSkill': deleteSkill((on, skillId) => on.employees.deleteSkill({ skillId })),
  'engineers.checkPhoneExist': async ({ client, pass }) =>
    client().engineers.checkPhoneExist({ phone: newPhone(), captcha: await pass('checkPhone') }),
  'engineers.deleteSkill': deleteSkill((on, skillId) => on.engineers.deleteSkill({ skillId })),
  'engineers.register': async ({ client, pass, lastCode }) => {
    const phone = newPhone();
    await client().engineers.sendVerifyCode({ phone, captcha: await pass('sendCode') });
    const code = await lastCode();
    await client().engineers.register({ phone, code, password, name: 'Mr Qian' });
  },
  'engineers.sendVerifyCode': async ({ client, pass }) =>
    client().engineers.sendVerifyCode({ phone: newPhone(), captcha: await pass('sendCode') }),
};
