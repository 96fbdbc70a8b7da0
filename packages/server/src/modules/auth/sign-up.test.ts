import { type Client, isSvcdeskError } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  newId,
  type TenantRef,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const tenant = await buildEmptyTenant(db);
const server = await testServer(db, { environment: { SVCDESK_DEFAULT_TENANT: tenant.tenantId } });
const password = 'nine little ducks';
const minuteMs = 60_000;

let phones = 0;
const newPhone = (): string => `1360000${String(++phones).padStart(4, '0')}`;

async function cellCodeOf({ tenantId }: TenantRef, cellId: string | undefined): Promise<string> {
  const { rows } = await db.connection.run({
    text: 'SELECT code FROM cells WHERE tenant_id = $1 AND id = $2',
    values: [tenantId, cellId ?? ''],
  });
  return (rows as [string][])[0]?.[0] ?? '';
}

const lastCode = (): string => server.sentCodes.at(-1)?.code ?? 'none';

async function codeFor(phone: string): Promise<string> {
  await server.client().auth.sendCode({ phone, operate: 'register' });
  return lastCode();
}

/** What a call was refused for: its code, or of a bad request the fields. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!isSvcdeskError(error)) throw error;
    const issues = error.issues?.map((issue) => `${issue.path} ${issue.code}`).join();
    return issues || error.code;
  }
}

const signIn = async (phone: string): Promise<Client> => {
  const client = server.client();
  await client.signIn({ account: phone, password });
  return client;
};

describe('a customer who signs up', () => {
  it('takes no password of the company’s name and a year', async () => {
    const ask = { phone: newPhone(), code: '000000', password: 'Tenant2026!', name: 'Ms Zhao' };
    expect(await refusalOf(server.client().auth.register(ask))).toBe('password common');
  });

  it('takes no password of the phone with marks between its digits', async () => {
    const phone = newPhone();
    const marked = phone.slice(-11).replace(/(...)(....)(....)/, '$1-$2-$3');
    const ask = { phone, code: '000000', password: marked, name: 'Ms Zhao' };
    expect(await refusalOf(server.client().auth.register(ask))).toBe('password personal');
  });

  it('asks for the site whose code they read, sees nothing of it until they are let in, and signs in by their phone', async () => {
    const { customerId, cellIds } = await buildCustomer(tenant, { cells: 2 });
    const phone = newPhone();
    const cellCode = await cellCodeOf(tenant, cellIds[0]);
    const code = await codeFor(phone);
    const { id } = await server.client().auth.register({ phone, code, password, name: 'Ms Zhao', cellCode });
    const client = await signIn(phone);
    const before = await client.account.personal({});
    expect(before).toMatchObject({ id, type: 2, underReview: true, roles: [], cells: [], authBtns: [] });
    expect(before.menuList.map((entry) => entry.code)).toEqual(['m.c.me']);
    for (const ask of [
      () => client.orders.cellPage({}),
      () => client.cells.list({}),
      () => client.customers.reportersByCell({ cellId: cellIds[0] ?? '' }),
      () => client.requirements.list({}),
    ]) {
      expect(await refusalOf(ask())).toBe('noPermission');
    }
    const [request] = await client.joins.mine({});
    expect(request).toMatchObject({ status: 1, cellCode });
    expect(request?.cellName).toBeUndefined();
    const dispatcher = await server.as(await buildStaff(tenant, { roles: ['dispatcher'] }));
    await dispatcher.joins.decide({ id: request?.id ?? '', approve: true });
    const me = await client.account.personal({});
    expect(me).toMatchObject({ id, type: 2, name: 'Ms Zhao', phone, customerId, roles: ['client'] });
    expect(me.cells?.map((cell) => cell.id)).toEqual([cellIds[0]]);
    expect(me.account).not.toContain(phone);
  });

  it('asks for every site of the customer that knows their phone, and becomes the reporter they were', async () => {
    const { customerId, cellIds } = await buildCustomer(tenant, { cells: 3 });
    const phone = newPhone();
    const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`;
    const colleague = await server.as(await buildClient(tenant, { customerId, cellIds }));
    for (const cellId of [cellIds[0] ?? '', cellIds[2] ?? '']) {
      await colleague.reporters.add({ cellId, name: 'Mr Qian', phone: spaced });
    }
    const code = await codeFor(phone);
    const { id } = await server.client().auth.register({ phone, code, password, name: 'Mr Qian' });
    const client = await signIn(phone);
    const dispatcher = await server.as(await buildStaff(tenant, { roles: ['dispatcher'] }));
    for (const request of await client.joins.mine({})) {
      const decided = await dispatcher.joins.decide({ id: request.id, approve: true });
      expect(decided.knownAs).toEqual(['Mr Qian']);
    }
    const cells = (await client.account.personal({})).cells?.map((cell) => cell.id);
    expect(cells?.toSorted()).toEqual([cellIds[0], cellIds[2]].toSorted());
    const { rows } = await db.connection.run({
      text: 'SELECT count(*) FROM reporters WHERE tenant_id = $1 AND account_id = $2',
      values: [tenant.tenantId, id],
    });
    expect(rows).toEqual([[2]]);
  });

  it('joins the organisation that invites, or that has the site of the code', async () => {
    const other = await buildEmptyTenant(db);
    const inviteCode = `INVITE-${other.tenantId}`;
    await db.connection.run({
      text: 'UPDATE tenants SET invite_code = $2 WHERE id = $1',
      values: [other.tenantId, inviteCode],
    });
    const { cellIds } = await buildCustomer(other);
    const cellCode = await cellCodeOf(other, cellIds[0]);
    for (const more of [{ inviteCode }, {}]) {
      const phone = newPhone();
      const code = await codeFor(phone);
      await server.client().auth.register({ phone, code, password, name: 'Sun', cellCode, ...more });
      expect(await (await signIn(phone)).joins.mine({})).toMatchObject([{ cellCode, status: 1 }]);
    }
  });

  it('is told what is wrong with their codes only after they have proven their phone, and keeps their code then', async () => {
    const phone = newPhone();
    const right = await codeFor(phone);
    const wrong = right === '111111' ? '222222' : '111111';
    const attempt = (code: string, more: object = {}) =>
      refusalOf(server.client().auth.register({ phone, code, password, name: 'Li', ...more }));
    expect(await attempt(wrong, { cellCode: 'no-such-site' })).toBe('codeWrong');
    expect(await attempt(right, { cellCode: 'no-such-site' })).toBe('cellCode unknown');
    expect(await attempt(right, { inviteCode: 'no-such' })).toBe('inviteCode unknown');
    expect(await attempt(right)).toBe('cellCode required');
    const { cellIds } = await buildCustomer(tenant);
    expect(await attempt(right, { cellCode: await cellCodeOf(tenant, cellIds[0]) })).toBe('done');
  });

  it('learns that their phone has an account from the code alone', async () => {
    const phone = newPhone();
    const { customerId, cellIds } = await buildCustomer(tenant);
    await buildClient(tenant, { customerId, cellIds, phone });
    const code = await codeFor(phone);
    const cellCode = await cellCodeOf(tenant, cellIds[0]);
    const register = (given: string, to = phone) =>
      refusalOf(server.client().auth.register({ phone: to, code: given, password, name: 'Wu', cellCode }));
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await register(wrong)).toBe(await register(wrong, newPhone()));
    expect(await register(code)).toBe('phone taken');
  });

  it('is made once, however often and from however many places it arrives', async () => {
    const phone = newPhone();
    const { cellIds } = await buildCustomer(tenant);
    const cellCode = await cellCodeOf(tenant, cellIds[0]);
    const code = await codeFor(phone);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () =>
        refusalOf(server.client().auth.register({ phone, code, password, name: 'Zhou', cellCode })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  });
});

describe('an engineer who signs up', () => {
  async function skillIn({ tenantId }: TenantRef): Promise<string> {
    const [parentId, id] = [newId(), newId()];
    await insertRows(db, tables.skills, [
      { tenantId, id: parentId, zh: '网络', en: 'Networks' },
      { tenantId, id, parentId, zh: '无线', en: 'Wireless' },
    ]);
    return id;
  }

  async function signUp(phone: string, more: object = {}) {
    const client = server.client({ locale: 'en' });
    await client.engineers.sendVerifyCode({ phone });
    const code = lastCode();
    const answer = await client.engineers.register({ phone, code, password, name: 'Zheng Fei', ...more });
    client.session.adopt(answer);
    return { client, answer };
  }

  it('is signed in with their own profile and nothing else until a lead approves', async () => {
    const group = await buildGroup(tenant, { isDefault: true, name: 'Root' });
    const lead = await server.as(await buildStaff(tenant, { roles: ['lead'], ledGroupIds: [group] }), {
      locale: 'en',
    });
    const skillId = await skillIn(tenant);
    const phone = newPhone();
    expect(await server.client().engineers.checkPhoneExist({ phone })).toMatchObject({ exist: false });
    const tree = await server.client({ locale: 'en' }).engineers.skillTree({});
    expect(tree[0]).toMatchObject({ label: 'Networks', children: [{ value: skillId, label: 'Wireless' }] });

    const { client, answer } = await signUp(phone, { serviceAreas: ['310115'] });
    expect(await server.client().engineers.checkPhoneExist({ phone })).toEqual({ exist: true });
    expect(answer).toMatchObject({
      type: 1,
      admin: 0,
      timeZone: 'Asia/Shanghai',
      menuList: [{ code: 'm.me' }],
    });
    expect(await client.account.personal({})).toMatchObject({ underReview: true, roles: [], authBtns: [] });
    await client.engineers.update({ employer: 'Brightway', skills: [{ skillId, level: 2 }] });
    const card = await client.engineers.findOne({});
    expect(card).toMatchObject({ employer: 'Brightway', reviewStatus: 1 });
    expect(card.skills).toEqual([
      { skillId, name: 'Wireless', parentName: 'Networks', level: 2, reviewStatus: 1 },
    ]);
    expect(card.serviceAreas).toMatchObject([{ code: '310115', reviewStatus: 1 }]);
    for (const ask of [
      () => client.orders.page({}),
      () => client.groups.accountTree({}),
      () => client.backlog.mineToday({}),
      () => client.cells.list({}),
    ]) {
      expect(await refusalOf(ask())).toBe('noPermission');
    }
    expect(await refusalOf(client.employees.one({ employeeId: answer.id }))).toBe('done');
    const colleague = await buildStaff(tenant);
    expect(await refusalOf(client.employees.one({ employeeId: colleague.accountId }))).toBe('notFound');

    const [message] = (await lead.messages.mine({ sysMsgFlag: 1 })).list;
    expect(message).toMatchObject({
      kind: 'review.waiting',
      content: 'Zheng Fei asks for a review: registration as an engineer',
    });
    const [waiting] = (await lead.reviews.page({ status: [1] })).list;
    expect(waiting).toMatchObject({
      kind: 'registration',
      applicantName: 'Zheng Fei',
      can: ['approve', 'reject'],
    });
    const skills = waiting?.changes.find(({ field }) => field === 'skills');
    expect(skills?.after).toMatch(/^Wireless /);
    const approval = { id: waiting?.id ?? '', approve: true };
    const toOthers = lead.reviews.decide({ ...approval, groupId: newId() });
    expect(await refusalOf(toOthers)).toBe('groupId notLed');
    await lead.reviews.decide(approval);
    const me = await client.account.personal({});
    expect(me).toMatchObject({ roles: ['engineer'], groups: [{ id: group }], currentGroupId: group });
    expect(me.underReview).toBeUndefined();
    expect((await client.engineers.findOne({})).skills[0]?.reviewStatus).toBeUndefined();
    expect(await refusalOf(client.orders.page({}))).toBe('done');
    const [decided] = (await client.messages.mine({ sysMsgFlag: 1 })).list;
    expect(decided?.content).toBe('Your application (registration as an engineer): Approved');
  });

  it('may hand in again what was refused, and is told why', async () => {
    const own = await buildEmptyTenant(db);
    const inviteCode = `INVITE-${own.tenantId}`;
    await db.connection.run({
      text: 'UPDATE tenants SET invite_code = $2 WHERE id = $1',
      values: [own.tenantId, inviteCode],
    });
    const group = await buildGroup(own);
    const lead = await server.as(await buildStaff(own, { roles: ['lead'], ledGroupIds: [group] }));
    const { client } = await signUp(newPhone(), { employer: 'Brightway', inviteCode });
    const [review] = (await lead.reviews.page({})).list;
    const id = review?.id ?? '';
    expect(await refusalOf(lead.reviews.decide({ id, approve: false }))).toBe('notAllowed');
    await lead.reviews.decide({ id, approve: false, comment: 'Which years?' });
    expect((await client.reviews.detail({ id })).comment).toBe('Which years?');
    expect(await client.account.personal({})).toMatchObject({ underReview: true, roles: [] });
    await client.engineers.update({ experience: '2019 to 2025' });
    const again = (await lead.reviews.page({ status: [1] })).list;
    expect(again).toHaveLength(1);
    expect(again[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['employer', 'experience']);
  });

  it('never finds their token kept, and cannot use their code twice', async () => {
    const phone = newPhone();
    const { answer } = await signUp(phone);
    const { rows } = await db.connection.run({
      text: 'SELECT answer FROM idempotency_keys WHERE call_id = $1',
      values: ['engineers.register'],
    });
    expect(rows).toEqual([]);
    expect(answer.token).toMatch(/\./);
    const again = server.client().engineers.register({ phone, code: lastCode(), password, name: 'Zheng' });
    expect(await refusalOf(again)).toBe('codeWrong');
  });

  it('cannot use the code of a customer, nor a customer theirs', async () => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const register = server.client().engineers.register({ phone, code, password, name: 'Feng' });
    expect(await refusalOf(register)).toBe('codeWrong');
  });

  it('is refused a skill or region that there is not', async () => {
    const phone = newPhone();
    const { client } = await signUp(phone);
    const unknown = client.engineers.update({ skills: [{ skillId: newId(), level: 1 }] });
    expect(await refusalOf(unknown)).toBe('skills.0.skillId unknown');
    expect(await refusalOf(client.engineers.update({ serviceAreas: ['999999'] }))).toBe(
      'serviceAreas.0 unknown',
    );
  });
});

describe('asking whether a phone has an account', () => {
  it('takes a fresh slider pass for each, and twenty an hour from an address', async () => {
    const guarded = await testServer(db, { environment: { SVCDESK_CAPTCHA: 'puzzle' } });
    const without = guarded.client().engineers.checkPhoneExist({ phone: newPhone() });
    expect(await refusalOf(without)).toBe('captchaNeeded');
    const open = await testServer(db);
    const asked: string[] = [];
    for (let index = 0; index < 25; index++) {
      asked.push(await refusalOf(open.client().engineers.checkPhoneExist({ phone: newPhone() })));
    }
    expect(asked.filter((outcome) => outcome === 'done').length).toBeLessThanOrEqual(20);
    expect(asked.at(-1)).toBe('tooManyRequests');
    open.clock.advance(60 * minuteMs);
    expect(await refusalOf(open.client().engineers.checkPhoneExist({ phone: newPhone() }))).toBe('done');
  });
});

describe('one slider for both', () => {
  it('who asked about a free phone may send it one code without moving a piece again', async () => {
    const guarded = await testServer(db, { environment: { SVCDESK_CAPTCHA: 'puzzle' } });
    const { engineers } = guarded.client();
    const phone = newPhone();
    const solved = await guarded.services.captcha.grant('checkPhone', guarded.clock.now());
    const { captcha } = await engineers.checkPhoneExist({ phone, captcha: solved });
    expect(await refusalOf(engineers.sendVerifyCode({ phone, captcha: solved }))).toBe('captchaNeeded');
    expect(await refusalOf(engineers.sendVerifyCode({ phone, captcha }))).toBe('done');
    expect(await refusalOf(engineers.sendVerifyCode({ phone: newPhone(), captcha }))).toBe('captchaNeeded');
  });
});

describe('trying out invitations', () => {
  it('ends after thirty an hour', async () => {
    const open = await testServer(db);
    const asked: string[] = [];
    for (let index = 0; index < 32; index++) {
      asked.push(await refusalOf(open.client().engineers.skillTree({ inviteCode: `GUESS-${index}` })));
    }
    expect(asked.filter((outcome) => outcome === 'inviteCode unknown').length).toBeLessThanOrEqual(30);
    expect(asked.at(-1)).toBe('tooManyRequests');
    expect(await refusalOf(open.client().engineers.skillTree({}))).toBe('done');
  });
});
