import { isSvcdeskError } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildClient,
  buildTenant,
  newPhone,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
let codes: string[];
beforeAll(async () => {
  tenant = await buildTenant(db);
  const dispatcher = await server.as(tenant.dispatcher);
  const sites = await Promise.all(tenant.cellIds.map((cellId) => dispatcher.cells.findOne({ cellId })));
  codes = sites.map(({ code }) => code);
});
const dayMs = 86_400_000;

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error === undefined) return 'done';
  if (!isSvcdeskError(error)) throw error;
  const issues = error.issues?.map((issue) => `${issue.path} ${issue.code}`).join();
  return issues || error.reason || error.code;
}

/** Signs a person up, and in. */
async function signUp(more: { cellCode?: string; inviteCode?: string }) {
  const [phone, password] = [newPhone(), 'nine little ducks'];
  const client = server.client({ locale: 'en' });
  await client.auth.sendCode({ phone, operate: 'register' });
  const code = server.sentCodes.at(-1)?.code ?? '';
  const made = await client.auth.register({ phone, code, password, name: 'Ms Guo', ...more });
  await client.signIn({ account: phone, password });
  return { client, made };
}

const inCharge = () =>
  buildClient(tenant, { customerId: tenant.customerId, cellScope: 'customer' }).then((account) =>
    server.as(account),
  );

describe('a person who asks to join', () => {
  it('is let in by a person of that customer who sees all of it, who is told of them, and hears of it', async () => {
    const member = await inCharge();
    const { client, made } = await signUp({ cellCode: codes[0] ?? '' });
    expect(made.underReview).toBe(true);
    expect((await member.messages.mine({ sysMsgFlag: 1 })).list[0]).toMatchObject({ kind: 'join.waiting' });
    const [waiting] = (await member.joins.page({ status: [1] })).list.filter(
      ({ applicantId }) => applicantId === made.id,
    );
    expect(waiting).toMatchObject({ applicantName: 'Ms Guo', cellId: tenant.cellIds[0] });
    await member.joins.decide({ id: waiting?.id ?? '', approve: true, cellScope: 'own' });
    expect((await client.account.personal({})).cells).toHaveLength(1);
    expect(await refusalOf(client.orders.cellPage({}))).toBe('done');
    const [message] = (await client.messages.mine({ sysMsgFlag: 1 })).list;
    expect(message).toMatchObject({ kind: 'join.decided' });
    expect(message?.content).toContain('Approved');
    expect(await refusalOf(member.joins.decide({ id: waiting?.id ?? '', approve: false }))).toBe(
      'wrongState',
    );
  });

  it('is taken by the code however it was typed', async () => {
    const wide = (codes[0] ?? '').replace(/[!-~]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
    );
    const { made } = await signUp({ cellCode: ` ${wide}\u200b` });
    expect(made.underReview).toBe(true);
    const { client } = await signUp({ cellCode: codes[1] ?? '' });
    await client.joins.ask({ cellCode: wide });
    expect((await client.joins.mine({})).map(({ cellCode }) => cellCode).sort()).toEqual(
      [...codes.slice(0, 2)].sort(),
    );
  });

  it('may be refused, and stays outside', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    const { client } = await signUp({ cellCode: codes[0] ?? '' });
    const [request] = await client.joins.mine({});
    await dispatcher.joins.decide({ id: request?.id ?? '', approve: false, remark: 'Who are you?' });
    expect(await client.joins.mine({})).toMatchObject([{ status: 3, comment: 'Who are you?' }]);
    expect(await refusalOf(client.orders.cellPage({}))).toBe('noPermission');
    expect((await client.messages.mine({ sysMsgFlag: 1 })).list[0]?.content).not.toContain('site 1');
  });

  it('is decided on by no other account', async () => {
    const { client } = await signUp({ cellCode: codes[0] ?? '' });
    const id = (await client.joins.mine({}))[0]?.id ?? '';
    for (const account of [tenant.client, tenant.ownClient, tenant.engineer, tenant.lead, tenant.monitor]) {
      const on = await server.as(account);
      expect(await refusalOf(on.joins.decide({ id, approve: true }))).toBe('noPermission');
      expect(await refusalOf(on.joins.page({}))).toBe('noPermission');
    }
    // Of another customer, though they see all of their own.
    const other = await server.as(tenant.otherClient);
    expect(await refusalOf(other.joins.decide({ id, approve: true }))).toBe('notFound');
    expect((await other.joins.page({})).list).toEqual([]);
    expect(await refusalOf(client.joins.decide({ id, approve: true }))).toBe('noPermission');
  });

  it('cannot try out codes, nor belong to two customers', async () => {
    const { client } = await signUp({ cellCode: codes[0] ?? '' });
    const outcomes: string[] = [];
    for (let index = 0; index < 11; index++) {
      outcomes.push(await refusalOf(client.joins.ask({ cellCode: `S-${index}` })));
    }
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('cellCode unknown'));
    expect(outcomes.at(-1)).toBe('tooManyRequests');
    const member = await server.as(tenant.client);
    expect(await refusalOf(member.joins.ask({ cellCode: codes[0] ?? '' }))).toBe('alreadyMember');
    const dispatcher = await server.as(tenant.dispatcher);
    const elsewhere = await dispatcher.cells.findOne({ cellId: tenant.otherCellIds[0] ?? '' });
    expect(await refusalOf(member.joins.ask({ cellCode: elsewhere.code }))).toBe('otherCustomer');
  });
});

describe('an invitation', () => {
  const invite = async (more: object = {}) =>
    (await inCharge()).invites.create({ cellIds: tenant.cellIds.slice(0, 2), ...more });

  it('joins its sites at once, as often as it says, and is kept as a hash', async () => {
    const { id, code, link } = await invite({ uses: 1 });
    expect(link).toContain(encodeURIComponent(code));
    const { client, made } = await signUp({ inviteCode: code });
    expect(made.underReview).toBeUndefined();
    expect((await client.account.personal({})).cells).toHaveLength(2);
    expect(await refusalOf(signUp({ inviteCode: code }))).toBe('inviteCode unknown');
    const dispatcher = await server.as(tenant.dispatcher);
    const [listed] = (await dispatcher.invites.page({})).list.filter((each) => each.id === id);
    expect(listed).toMatchObject({ state: 'usedUp', usedCount: 1, uses: 1 });
    expect(JSON.stringify(listed)).not.toContain(code);
    const { rows } = await db.connection.run({ text: 'SELECT invites::text FROM invites', values: [] });
    expect(JSON.stringify(rows)).not.toContain(code.split('.')[1]);
  });

  it('is used once when many use it at the same moment', async () => {
    const { code } = await invite({ uses: 1 });
    const waiting = [];
    for (let index = 0; index < 4; index++) waiting.push((await signUp({ cellCode: codes[0] ?? '' })).client);
    const outcomes = await Promise.all(
      waiting.map((client) => refusalOf(client.invites.accept({ inviteCode: code }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  });

  it('ends when it is revoked, and after its days', async () => {
    const revoked = await invite();
    await (await inCharge()).invites.revoke({ id: revoked.id });
    expect(await refusalOf(signUp({ inviteCode: revoked.code }))).toBe('inviteCode unknown');
    const { code } = await invite({ days: 1 });
    const { client } = await signUp({ cellCode: codes[0] ?? '' });
    const late = await testServer(db);
    late.clock.advance(dayMs);
    const token = client.session.current()?.token ?? '';
    expect(token).not.toBe('');
    const { rows } = await db.connection.run({
      text: "UPDATE invites SET expires_at = now() - interval '1 second' WHERE expires_at < now() + interval '2 days' RETURNING id",
      values: [],
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(await refusalOf(client.invites.accept({ inviteCode: code }))).toBe('inviteCode unknown');
  });

  it('is given for sites of one’s own customer, by who may', async () => {
    const cellIds = [tenant.cellIds[0] ?? ''];
    const member = await inCharge();
    expect(await refusalOf(member.invites.create({ cellIds: [...tenant.otherCellIds] }))).toBe(
      'cellIds unknown',
    );
    for (const account of [tenant.client, tenant.engineer, tenant.lead]) {
      const on = await server.as(account);
      expect(await refusalOf(on.invites.create({ cellIds }))).toBe('noPermission');
    }
    const { id } = await member.invites.create({ cellIds });
    expect(await refusalOf((await server.as(tenant.otherClient)).invites.revoke({ id }))).toBe('notFound');
  });
});
