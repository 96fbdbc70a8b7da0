import { isSvcdeskError } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildGroup,
  buildStaff,
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
let wireless: string;
let printing: string;
beforeAll(async () => {
  tenant = await buildTenant(db);
  [wireless, printing] = [newId(), newId()];
  const { tenantId } = tenant;
  await insertRows(db, tables.skills, [
    { tenantId, id: wireless, zh: '无线', en: 'Wireless', sort: 1 },
    { tenantId, id: printing, zh: '打印', en: 'Printing', sort: 2 },
  ]);
});

const english = (account: TestAccount) => server.as(account, { locale: 'en' });

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!isSvcdeskError(error)) throw error;
    const issues = error.issues?.map((issue) => `${issue.path} ${issue.code}`).join();
    return issues || error.reason || error.code;
  }
}

/** An engineer of the first group. */
const engineerOf = (groupIds: readonly string[] = [tenant.groupId]) => buildStaff(tenant, { groupIds });

describe('a change of a profile', () => {
  it('leaves the old profile in force until a lead approves it', async () => {
    const person = await engineerOf();
    const [client, lead, colleague] = [
      await english(person),
      await english(tenant.lead),
      await english(tenant.engineer2),
    ];
    const { accountId } = person;
    const skill = { skillId: wireless, level: 2 } as const;
    await expect(client.engineers.update({ skills: [skill, skill] })).rejects.toMatchObject({
      issues: [{ path: 'skills.1.skillId', code: 'repeated' }],
    });
    await client.engineers.update({ skills: [skill], serviceAreas: ['310115'] });
    expect(await colleague.engineers.skills({ engineerId: accountId })).toEqual([]);
    expect(await client.engineers.skills({})).toMatchObject([{ skillId: wireless, reviewStatus: 1 }]);
    const waiting = (await lead.reviews.page({ status: [1] })).list.filter(
      ({ applicantId }) => applicantId === accountId,
    );
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(['area', 'skill']);
    for (const { id, version } of waiting) await lead.reviews.decide({ id, version, approve: true });
    expect(await colleague.engineers.skills({ engineerId: accountId })).toMatchObject([
      { name: 'Wireless', level: 2 },
    ]);
    const card = await colleague.employees.detail({ employeeId: accountId });
    expect(card.serviceAreas).toEqual([{ code: '310115', name: expect.stringContaining('浦东新区') }]);
    const decided = (await lead.reviews.page({ status: [2] })).list.find(({ kind, applicantId }) => {
      return kind === 'skill' && applicantId === accountId;
    });
    expect(decided).toMatchObject({ can: [], reviewerId: tenant.lead.accountId });
    expect(decided?.changes[0]).toMatchObject({ field: 'skills', after: expect.stringMatching(/^Wireless/) });
  });

  it('waits once: handing in again changes it, and what is as before is no change', async () => {
    const person = await engineerOf();
    const client = await server.as(person);
    await client.engineers.update({ employer: 'Brightway', experience: 'Ten years' });
    await client.engineers.update({ employer: 'Clearway' });
    const [review, more] = (await client.reviews.page({})).list;
    expect(more).toBeUndefined();
    expect(review?.version).toBe(2);
    expect(Object.fromEntries((review?.changes ?? []).map(({ field, after }) => [field, after]))).toEqual({
      employer: 'Clearway',
      experience: 'Ten years',
    });
    await client.engineers.update({ employer: '', experience: '' });
    expect((await client.reviews.page({})).list).toEqual([]);
  });

  it('waits once when it is handed in many times at the same moment', async () => {
    const client = await server.as(await engineerOf());
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => client.engineers.update({ employer: `Company ${index}` })),
    );
    expect((await client.reviews.page({})).total).toBe(1);
  });

  it('is decided by one of many leads, and not by who saw an older version', async () => {
    const person = await engineerOf();
    const [client, lead] = [await server.as(person), await server.as(tenant.lead)];
    await client.engineers.update({ employer: 'Brightway' });
    const [{ id, version } = { id: '', version: 0 }] = (await client.reviews.page({})).list;
    await client.engineers.update({ employer: 'Clearway' });
    expect(await refusalOf(lead.reviews.decide({ id, version, approve: true }))).toBe('orderChanged');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        refusalOf(lead.reviews.decide({ id, version: version + 1, approve: true })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', ...Array(7).fill('orderChanged')]);
    expect(await refusalOf(lead.reviews.decide({ id, approve: true }))).toBe('wrongState');
    expect((await client.engineers.findOne({})).employer).toBe('Clearway');
  });

  it('is never decided by the one it is about', async () => {
    const lead = await buildStaff(tenant, {
      roles: ['lead'],
      groupIds: [tenant.groupId],
      ledGroupIds: [tenant.groupId],
    });
    const client = await server.as(lead);
    await client.engineers.update({ employer: 'My own' });
    const [review] = (await client.reviews.page({ status: [1] })).list.filter(
      ({ applicantId }) => applicantId === lead.accountId,
    );
    expect(review?.can).toEqual([]);
    expect(await refusalOf(client.reviews.decide({ id: review?.id ?? '', approve: true }))).toBe('selfCheck');
  });

  it('shows to the person and their leads alone what proves it, and to themselves their card’s number', async () => {
    const person = await engineerOf();
    const [client, lead, colleague] = [
      await server.as(person),
      await server.as(tenant.lead),
      await server.as(tenant.engineer),
    ];
    const form = { file: new File(['%PDF-1.4\n%\xe2\xe3\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'proof.pdf') };
    const { id: fileId } = await client.files.upload(form);
    const certificate = `/api/file/${fileId}?name=proof.pdf`;
    await client.engineers.update({
      idNumber: '310101199001011234',
      skills: [{ skillId: printing, level: 3, certificate }],
    });
    for (const { id } of (await client.reviews.page({})).list)
      await lead.reviews.decide({ id, approve: true });
    const id = person.accountId;
    const seen = async (on: typeof client) => {
      const { skills, idNumber } = await on.engineers.findOne({ id });
      return [skills[0]?.certificate, idNumber];
    };
    expect(await seen(client)).toEqual([certificate, '310101199001011234']);
    expect(await seen(lead)).toEqual([certificate, undefined]);
    expect(await seen(colleague)).toEqual([undefined, undefined]);
    expect(await refusalOf(lead.files.get({ id: fileId }))).toBe('done');
    expect(await refusalOf(colleague.files.get({ id: fileId }))).toBe('notFound');
  });
});

describe('dropping a skill', () => {
  it('needs no approval, by either path, in force or waiting', async () => {
    const [client, lead] = [await server.as(await engineerOf()), await server.as(tenant.lead)];
    const skills = [
      { skillId: wireless, level: 1 },
      { skillId: printing, level: 2 },
    ];
    await client.engineers.update({ skills });
    const [review] = (await client.reviews.page({})).list;
    await lead.reviews.decide({ id: review?.id ?? '', approve: true });
    await client.engineers.deleteSkill({ skillId: wireless });
    expect((await client.engineers.skills({})).map(({ skillId }) => skillId)).toEqual([printing]);
    await client.engineers.update({ skills });
    await client.employees.deleteSkill({ skillId: wireless });
    expect(await client.engineers.skills({})).toMatchObject([{ skillId: printing, level: 2 }]);
    expect(await refusalOf(client.engineers.deleteSkill({ skillId: wireless }))).toBe('notFound');
  });
});

describe('reviews', () => {
  it('are seen and decided by leads of the applicant’s groups alone', async () => {
    const elsewhere = await buildGroup(tenant, { parentId: tenant.rootId });
    const person = await engineerOf([elsewhere]);
    const client = await server.as(person);
    await client.engineers.update({ employer: 'Brightway' });
    const [{ id } = { id: '' }] = (await client.reviews.page({})).list;
    const other = await server.as(tenant.lead);
    expect(await refusalOf(other.reviews.detail({ id }))).toBe('notFound');
    expect(await refusalOf(other.reviews.decide({ id, approve: true }))).toBe('notFound');
    expect((await other.reviews.page({ size: 100 })).list.some((review) => review.id === id)).toBe(false);
    const own = await buildStaff(tenant, { roles: ['lead'], ledGroupIds: [elsewhere] });
    expect((await (await server.as(own)).reviews.page({})).list.map((review) => review.id)).toContain(id);
    expect(await refusalOf(client.reviews.decide({ id, approve: true }))).toBe('noPermission');
  });

  it('come in pages without a gap, newest first', async () => {
    const groupId = await buildGroup(tenant);
    const leader = await buildStaff(tenant, { roles: ['lead'], groupIds: [groupId], ledGroupIds: [groupId] });
    for (let index = 0; index < 5; index++) {
      const client = await server.as(await engineerOf([groupId]));
      await client.engineers.update({ employer: `Company ${index}` });
    }
    const lead = await server.as(leader);
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const page = await lead.reviews.page({ size: 2, next });
      expect(page.total).toBe(5);
      ids.push(...page.list.map(({ changes }) => changes[0]?.after ?? ''));
      next = page.next;
    } while (next);
    expect(ids).toEqual([4, 3, 2, 1, 0].map((index) => `Company ${index}`));
  });
});

describe('the card of a member of staff', () => {
  it('tells how to reach them, where they work and whether they are planned', async () => {
    const [mine, theirs] = [await server.as(tenant.engineer), await server.as(tenant.engineer2)];
    const { accountId } = tenant.engineer;
    const own = await mine.employees.one({});
    expect(own).toMatchObject({ id: accountId, account: tenant.engineer.account, openPlan: true });
    const seen = await theirs.employees.one({ employeeId: accountId });
    expect(seen).toMatchObject({ roles: ['engineer'], groups: [{ id: tenant.groupId, lead: false }] });
    expect(seen.account).toBeUndefined();
    expect(await theirs.employees.isOpenPlan({ employeeId: accountId })).toEqual({ open: true });
    await mine.employees.update({ name: 'Ms Chu', email: 'chu@example.com' });
    expect(await theirs.employees.one({ employeeId: accountId })).toMatchObject({
      name: 'Ms Chu',
      email: 'chu@example.com',
    });
    expect(await refusalOf(theirs.employees.one({ employeeId: tenant.client.accountId }))).toBe('notFound');
  });

  it('tells how much they have in their hands, the same to everybody', async () => {
    const person = await engineerOf();
    const [client, colleague] = [await server.as(person), await server.as(tenant.engineer)];
    const customer = await server.as(tenant.client);

    const { id: orderId } = await customer.orders.create(draftOf(tenant));
    const planStart = new Date(server.clock.now().getTime() + 60_000).toISOString();
    const planEnd = new Date(server.clock.now().getTime() + 3_660_000).toISOString();
    await client.orders.accept({ orderId, planStart, planEnd });
    const [own, seen] = [
      await client.engineers.findOne({}),
      await colleague.employees.detail({ employeeId: person.accountId }),
    ];
    expect(seen.openCount).toBe(1);
    expect(seen.saturation).toBe(own.saturation);
  });
});
