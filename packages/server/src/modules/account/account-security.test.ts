import { isSvcdeskError } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  testPassword as password,
  post,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);
const { customerId, cellIds } = await buildCustomer(tenant);
const minuteMs = 60_000;

let phones = 0;
const newPhone = (): string => `1370900${String(++phones).padStart(4, '0')}`;
const buildPerson = (phone = newPhone()) => buildClient(tenant, { customerId, cellIds, phone });

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!isSvcdeskError(error)) throw error;
    return error.issues?.map((issue) => `${issue.path} ${issue.code}`).join() || error.code;
  }
}

const kindsOf = async (client: Awaited<ReturnType<typeof server.as>>) =>
  (await client.messages.mine({ sysMsgFlag: 1 })).list.map(({ kind }) => kind);

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

describe('my sessions', () => {
  it('show where I am signed in, by names that people know, this one marked', async () => {
    const { account } = await buildStaff(tenant);
    const { envelope } = await post(
      `${server.url}/api/user/mobile/login`,
      { account, password },
      { 'user-agent': chrome },
    );
    const { token } = envelope.data as { token: string };
    const listed = await post(`${server.url}/api/user/session/list`, {}, { token });
    expect(listed.envelope.data).toMatchObject([{ device: 'Chrome · Android', current: true }]);
    expect(JSON.stringify(listed.envelope.data)).not.toContain(token.split('.')[1]);
  });

  it('end one by one, or all but this one, and their tokens get that answer', async () => {
    const account = await buildStaff(tenant);
    const clients = [await server.as(account), await server.as(account), await server.as(account)];
    const [here, second, third] = clients as [(typeof clients)[0], (typeof clients)[0], (typeof clients)[0]];
    const current = (await second.account.sessions({})).find((session) => session.current);
    await here.account.revokeSession({ id: current?.id ?? '' });
    expect(await refusalOf(second.account.personal({}))).toBe('sessionEnded');
    expect(await refusalOf(here.account.revokeSession({ id: current?.id ?? '' }))).toBe('notFound');
    await here.account.revokeSession({ others: true });
    expect(await refusalOf(third.account.personal({}))).toBe('sessionEnded');
    expect(await here.account.sessions({})).toHaveLength(1);
  });

  it('of another account cannot be ended', async () => {
    const [mine, theirs] = [
      await server.as(await buildStaff(tenant)),
      await server.as(await buildStaff(tenant)),
    ];
    const [session] = await theirs.account.sessions({});
    expect(await refusalOf(mine.account.revokeSession({ id: session?.id ?? '' }))).toBe('notFound');
    expect(await refusalOf(theirs.account.personal({}))).toBe('done');
  });

  it('on a device that was never used before are notified, but not the first', async () => {
    const person = await buildStaff(tenant);
    const login = (agent: string) =>
      post(
        `${server.url}/api/user/mobile/login`,
        { account: person.account, password },
        { 'user-agent': agent },
      );
    await login(chrome);
    await login(chrome.replace('Chrome/126', 'Chrome/131'));
    await login('svcdesk/1.0 (linux)');
    const messages = (await (await server.as(person, { locale: 'en' })).messages.mine({ sysMsgFlag: 1 }))
      .list;
    expect(messages.map(({ kind }) => kind)).toEqual(['account.newDevice']);
    expect(messages[0]?.content).toContain('(svcdesk · Linux)');
  });
});

describe('changing one’s phone', () => {
  it('takes a code to the old number and one to the new, of this session', async () => {
    const [old, next] = [newPhone(), newPhone()];
    const person = await buildPerson(old);
    const [client, elsewhere] = [await server.as(person), await server.as(person)];
    await client.auth.sendVerifyCode({ operate: 'changePhone' });
    await client.auth.sendVerifyCode({ operate: 'changePhone', phone: next });
    const [first, second] = server.sentCodes.slice(-2);
    expect([first?.phone, second?.phone]).toEqual([`+86${old}`, `+86${next}`]);
    const change = { oldCode: first?.code ?? '', newPhone: next, newCode: second?.code ?? '' };
    expect(await refusalOf(elsewhere.account.changePhone(change))).toBe('codeWrong');
    expect(await refusalOf(client.account.changePhone({ ...change, oldCode: undefined }))).toBe(
      'oldCode required',
    );
    await client.account.changePhone(change);
    expect((await client.account.personal({})).phone).toBe(next);
    expect(await refusalOf(elsewhere.account.personal({}))).toBe('sessionEnded');
    expect(await kindsOf(client)).toContain('account.phoneChanged');
    expect(await refusalOf(server.client().auth.login({ account: old, password }))).toBe('wrongCredentials');
    expect(await refusalOf(server.client().auth.login({ account: next, password }))).toBe('done');
    expect(await refusalOf(client.account.changePhone(change))).toBe('newPhone same');
  });

  it('to a number of another account is told only to those who can read its codes', async () => {
    const taken = newPhone();
    await buildPerson(taken);
    const client = await server.as(await buildStaff(tenant));
    await client.auth.sendVerifyCode({ operate: 'changePhone', phone: taken });
    const code = server.sentCodes.at(-1)?.code ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await refusalOf(client.account.changePhone({ newPhone: taken, newCode: wrong }))).toBe(
      'codeWrong',
    );
    expect(await refusalOf(client.account.changePhone({ newPhone: taken, newCode: code }))).toBe(
      'newPhone taken',
    );
  });

  it('gives a free number to one of two who want it at once', async () => {
    const next = newPhone();
    const clients = [await server.as(await buildStaff(tenant)), await server.as(await buildStaff(tenant))];
    const codes: string[] = [];
    for (const client of clients) {
      await client.auth.sendVerifyCode({ operate: 'changePhone', phone: next });
      codes.push(server.sentCodes.at(-1)?.code ?? '');
      server.clock.advance(minuteMs);
    }
    const outcomes = await Promise.all(
      clients.map((client, index) =>
        refusalOf(client.account.changePhone({ newPhone: next, newCode: codes[index] ?? '' })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'newPhone taken']);
  });
});

describe('a phone', () => {
  it('cannot be taken when it is another account’s name, from when names could be digits', async () => {
    const [old, next] = [newPhone(), newPhone()];
    await buildClient(tenant, { customerId, cellIds, account: next });
    const client = await server.as(await buildPerson(old));
    await client.auth.sendVerifyCode({ operate: 'changePhone' });
    await client.auth.sendVerifyCode({ operate: 'changePhone', phone: next });
    const [first, second] = server.sentCodes.slice(-2);
    const change = { oldCode: first?.code ?? '', newPhone: next, newCode: second?.code ?? '' };
    expect(await refusalOf(client.account.changePhone(change))).toBe('newPhone taken');
  });

  it('signs in its owner, whatever the name of another account', async () => {
    const phone = newPhone();
    await buildClient(tenant, { customerId, cellIds, account: phone });
    const owner = await buildPerson(phone);
    expect((await server.client().auth.login({ account: phone, password })).id).toBe(owner.accountId);
  });

  it('is shown as it is written at home, and with its country from abroad', async () => {
    const person = await buildPerson('+86 137 0909 0001');
    expect((await (await server.as(person)).account.personal({})).phone).toBe('13709090001');
    const abroad = await buildPerson('+852 9123 4567');
    expect((await (await server.as(abroad)).account.personal({})).phone).toBe('+85291234567');
  });
});

describe('changing one’s profile', () => {
  it('answers the profile, and the new name signs in from then on', async () => {
    const person = await buildPerson();
    const client = await server.as(person);
    const elsewhere = await server.as(person);
    const account = `name-${person.accountId.slice(-12)}`;
    await client.account.update({ email: 'gu@example.com', account: person.account });
    expect(await refusalOf(elsewhere.account.personal({}))).toBe('done');
    const me = await client.account.update({ name: 'Ms Gu', email: 'gu@example.com', account, locale: 'en' });
    expect(me).toMatchObject({ name: 'Ms Gu', email: 'gu@example.com', account, locale: 'en' });
    expect(await refusalOf(elsewhere.account.personal({}))).toBe('sessionEnded');
    expect(await refusalOf(server.client().auth.login({ account: account.toUpperCase(), password }))).toBe(
      'done',
    );
    expect(await refusalOf(server.client().auth.login({ account: person.account, password }))).toBe(
      'wrongCredentials',
    );
    expect((await client.account.update({ email: '' })).email).toBeUndefined();
  });

  it('refuses a name that is taken, or that could be taken for another account’s phone', async () => {
    const [person, other] = [await buildPerson(), await buildPerson()];
    const client = await server.as(person);
    const rename = (account: string) => refusalOf(client.account.update({ account }));
    expect(await rename(other.account)).toBe('account taken');
    expect(await rename('13812345678')).toBe('account readsAsPhone');
    expect(await rename('+86 138-1234')).toBe('account readsAsPhone');
    expect(await rename('<script>')).toBe('account format');
    expect((await client.account.personal({})).account).toBe(person.account);
  });

  it('refuses a name that mixes letters of alphabets that look alike, in words of both languages', async () => {
    const person = await buildPerson();
    const words = {
      'zh-CN': '不能混用不同文字的字母，请只使用一种',
      en: 'must not mix letters of several alphabets; use those of one',
    };
    for (const [locale, text] of Object.entries(words)) {
      const client = await server.as(person, { locale });
      for (const account of ['\u0430dmin', 'adm\u0456n-1', '\u03bfperator', 'СЕРВИС-desk']) {
        await expect(client.account.update({ account })).rejects.toMatchObject({
          issues: [{ path: 'account', code: 'mixedScripts', text }],
        });
      }
    }
    const client = await server.as(person);
    for (const account of ['сервис-24', '维修admin-24'])
      expect([account, await refusalOf(client.account.update({ account }))]).toEqual([account, 'done']);
  });

  it('reads a name in its plain form before anything is asked of it', async () => {
    const [phone, mallory] = [newPhone(), await server.as(await buildPerson())];
    const victim = await buildPerson(phone);
    const wide = phone.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const arabic = phone.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    for (const account of [
      wide,
      `  ${wide} `,
      arabic,
      `86-${phone}`,
      `${phone.slice(0, 3)}.${phone.slice(3)}`,
    ]) {
      expect([account, await refusalOf(mallory.account.update({ account }))]).toEqual([
        account,
        'account readsAsPhone',
      ]);
    }
    expect(await refusalOf(mallory.account.update({ account: 'ｎａｍｅ－ＯＦ－mallory' }))).toBe('done');
    expect((await mallory.account.personal({})).account).toBe('name-of-mallory');
    expect(await refusalOf(mallory.account.update({ account: victim.account.toUpperCase() }))).toBe(
      'account taken',
    );
    const signedIn = await server.client().auth.login({ account: wide, password });
    expect(signedIn.id).toBe(victim.accountId);
    const { ticket } = await server.client().auth.findAccount({ account: phone });
    await server.client().auth.sendVerifyCode({ operate: 'forgetPassword', ticket });
    expect(server.sentCodes.at(-1)?.phone).toBe(`+86${phone}`);
  });

  it('refuses a name that reads as a phone in words of both languages', async () => {
    const person = await buildPerson();
    const words = {
      'zh-CN': '不能像电话号码，请加入字母',
      en: 'must not look like a phone number; add a letter',
    };
    for (const [locale, text] of Object.entries(words)) {
      const client = await server.as(person, { locale });
      await expect(client.account.update({ account: '１３８００００１００１' })).rejects.toMatchObject({
        issues: [{ path: 'account', text }],
      });
    }
  });

  it('stops a caller who tries out names by the hundred', async () => {
    const client = await server.as(await buildPerson());
    const other = await buildPerson();
    const outcomes: string[] = [];
    for (let index = 0; index < 12; index++) {
      outcomes.push(await refusalOf(client.account.update({ account: other.account })));
    }
    expect(outcomes.filter((outcome) => outcome === 'account taken')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('tooManyRequests');
    expect(await refusalOf(client.account.update({ name: 'Still free' }))).toBe('done');
  });

  it('takes one picture of one’s own', async () => {
    const client = await server.as(await buildPerson());
    const picture = '/api/file/0199ed64-e44c-72fa-a0ac-df00ee5a125d?name=me.jpg';
    expect(await refusalOf(client.account.update({ photo: picture }))).toBe('photo notYours');
    expect(await refusalOf(client.account.update({ photo: `${picture},${picture}2` }))).toMatch(/^photo /);
  });
});

describe('the group that one works in', () => {
  it('is one of one’s own', async () => {
    const [first, second, other] = [
      await buildGroup(tenant),
      await buildGroup(tenant),
      await buildGroup(tenant),
    ];
    const client = await server.as(await buildStaff(tenant, { groupIds: [first, second] }));
    expect(await client.auth.switchGroup({ groupId: second })).toEqual({ groupId: second });
    expect((await client.account.personal({})).currentGroupId).toBe(second);
    expect(await refusalOf(client.auth.switchGroup({ groupId: other }))).toBe('notFound');
  });

  it('may be one that one leads without belonging to it', async () => {
    const [own, led] = [await buildGroup(tenant), await buildGroup(tenant)];
    const lead = await buildStaff(tenant, { roles: ['lead'], groupIds: [own], ledGroupIds: [led] });
    const client = await server.as(lead);
    await client.auth.switchGroup({ groupId: led });
    const { groups, currentGroupId } = await client.account.personal({});
    expect(groups.map(({ id }) => id).toSorted()).toEqual([own, led].toSorted());
    expect(currentGroupId).toBe(led);
  });
});

describe('saved filters', () => {
  it('are kept by list, changed and removed, by their owner only', async () => {
    const [mine, theirs] = [
      await server.as(await buildStaff(tenant)),
      await server.as(await buildStaff(tenant)),
    ];
    const filter = { status: [2, 3], keyword: 'printer', late: true };
    const saved = await mine.account.saveFilter({ kind: 'orders', name: 'Printers', filter });
    expect(await mine.account.filters({ kind: 'orders' })).toEqual([saved]);
    expect(await mine.account.filters({ kind: 'requirements' })).toEqual([]);
    expect(await theirs.account.filters({ kind: 'orders' })).toEqual([]);
    const { id } = saved;
    const changed = { id, kind: 'orders', name: 'Old printers', filter: { status: [4] } };
    expect(await refusalOf(theirs.account.saveFilter(changed))).toBe('notFound');
    expect(await mine.account.saveFilter(changed)).toEqual(changed);
    expect(await refusalOf(theirs.account.saveFilter({ id, delete: true }))).toBe('notFound');
    expect(await mine.account.saveFilter({ id, delete: true })).toEqual(changed);
    expect(await mine.account.filters({ kind: 'orders' })).toEqual([]);
  });

  it('are fifty of a list at most', async () => {
    const client = await server.as(await buildStaff(tenant));
    const save = (index: number) =>
      refusalOf(client.account.saveFilter({ kind: 'orders', name: `Filter ${index}`, filter: {} }));
    const outcomes: string[] = [];
    for (let index = 0; index < 52; index++) outcomes.push(await save(index));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(50);
    expect(outcomes.at(-1)).toBe('notAllowed');
  });
});
