import { type Client, isSvcdeskError } from '@svcdesk/core';
import { requirementLockMs } from '@svcdesk/core/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
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
let cellId: string;
let secondLead: TestAccount;
beforeAll(async () => {
  tenant = await buildTenant(db);
  cellId = tenant.cellIds[0] ?? '';
  secondLead = await buildStaff(tenant, {
    roles: ['lead'],
    ledGroupIds: [tenant.groupId],
    name: 'Second lead',
  });
});

/** One session for each person: a sixth would end the first. */
const sessions = new Map<string, Promise<Client>>();
function as(account: TestAccount): Promise<Client> {
  const known = sessions.get(account.accountId) ?? server.as(account);
  sessions.set(account.accountId, known);
  return known;
}

const ask = async (by: TestAccount = tenant.client, over: Record<string, unknown> = {}) =>
  (await as(by)).requirements.create({ cellId, title: 'A second printer', ...over });

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isSvcdeskError(error)) return 'done';
  return error.reason ? `${error.code} ${error.reason}` : String(error.code);
};

const notifiedKinds = async (account: TestAccount, id: string) =>
  (await (await as(account)).messages.requirementMine({ size: 100 })).list
    .filter(({ target }) => target?.id === id)
    .map(({ kind }) => kind);

describe('a requirement', () => {
  it('is raised with fields and assets, numbered, and notifies dispatchers and leads who serve the site', async () => {
    const classId = newId();
    const ciId = newId();
    await insertRows(db, tables.assetClasses, {
      tenantId: tenant.tenantId,
      id: classId,
      zh: '打印机',
      en: 'Printer',
    });
    await insertRows(db, tables.assets, {
      tenantId: tenant.tenantId,
      id: ciId,
      code: `P-${ciId}`,
      name: 'Printer',
      classId,
      cellId,
    });
    const made = await ask(tenant.client, {
      typeId: tenant.typeId,
      fields: [{ fieldId: tenant.fieldIds.model, fieldValue: 'many' }],
      assetIds: [ciId],
    });
    expect(made.requirementNo).toMatch(/^RQ\d{8}\d{4}$/);
    expect(made).toMatchObject({ status: 1, version: 1, fields: [{ display: 'many' }], assets: [{ ciId }] });
    expect(made.can.toSorted()).toEqual(['cancel', 'remind']);
    expect(await notifiedKinds(tenant.dispatcher, made.id)).toEqual(['requirement.submitted']);
    expect(await notifiedKinds(tenant.lead, made.id)).toEqual(['requirement.submitted']);
    expect(await codeOf(ask(tenant.client, { cellId: tenant.otherCellIds[0] }))).toBe('notFound');
    await expect(ask(tenant.client, { assetIds: [newId()] })).rejects.toMatchObject({
      issues: [{ path: 'assetIds', code: 'notOfSite' }],
    });
  });

  it('sent twice under its own id is one; another draft under that id is refused', async () => {
    const id = newId();
    const twice = await Promise.all([ask(tenant.client, { id }), ask(tenant.client, { id })]);
    expect(new Set(twice.map(({ requirementNo }) => requirementNo)).size).toBe(1);
    expect(await codeOf(ask(tenant.client, { id, title: 'Another' }))).toBe('keyReused');
  });

  it('goes to leads whose groups serve its site and to no others of staff', async () => {
    const { id } = await ask();
    const elsewhere = await buildStaff(tenant, { roles: ['lead'], ledGroupIds: [tenant.otherGroupId] });
    const sees = async (account: TestAccount) => codeOf((await as(account)).requirements.detail({ id }));
    expect(await sees(tenant.lead)).toBe('done');
    expect(await sees(elsewhere)).toBe('notFound');
    expect((await (await as(elsewhere)).requirements.list({})).list).toEqual([]);
    expect(await sees(tenant.engineer)).toBe('noPermission');
    expect(await sees(tenant.ownClient)).toBe('notFound');
    expect(await sees(tenant.otherClient)).toBe('notFound');
  });

  it('is reminded of at most every 30 minutes, without changing under who is at it', async () => {
    const made = await ask();
    const client = await as(tenant.client);
    await client.requirements.remind({ id: made.id });
    expect(await codeOf(client.requirements.remind({ id: made.id }))).toBe('notAllowed reminderTooSoon');
    expect((await client.requirements.detail({ id: made.id })).version).toBe(made.version);
    expect(await notifiedKinds(tenant.dispatcher, made.id)).toEqual([
      'requirement.remind',
      'requirement.submitted',
    ]);
  });

  it('is refused with a reason of the dictionary, said in words, and can be raised again with its files', async () => {
    const file = new Blob(['A printer like that one'], { type: 'text/plain' });
    const client = await as(tenant.client);
    const kept = await client.files.upload({ file, name: 'wish.txt' });
    const { id } = await ask(tenant.client, { adjunct: kept.id });
    const lead = await as(tenant.lead);
    expect(await codeOf(lead.requirements.reject({ id, reason: 'because' }))).toBe(
      'notAllowed reasonMissing',
    );
    const refused = await lead.requirements.reject({ id, reason: 'infoMissing', remark: 'Which floor?' });
    expect(refused).toMatchObject({ status: 4, reasonCode: 'infoMissing', version: 2, can: [] });
    const [message] = (await client.messages.requirementMine({})).list;
    expect(message).toMatchObject({ kind: 'requirement.rejected', target: { kind: 'requirement', id } });
    expect(message?.content).toContain('信息不全');
    const again = await ask(tenant.client, { copyOfId: id, adjunct: kept.id });
    expect(again).toMatchObject({
      status: 1,
      copyOfId: id,
      attachments: [{ id: kept.id, name: 'wish.txt' }],
    });
    expect(await codeOf(ask(tenant.client, { copyOfId: again.id }))).toBe('notAllowed wrongState');
    const history = await client.requirements.records({ id });
    expect(history.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['create', undefined, 1],
      ['reject', 1, 4],
    ]);
  });
});

describe('the lock of a requirement', () => {
  it('has one winner of fifty who take it at once', async () => {
    const { id } = await ask();
    const staff = [await as(tenant.lead), await as(secondLead), await as(tenant.dispatcher)];
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => ({
        who: index % 3,
        ...(await staff[index % 3]?.requirements.checkLock({ id })),
      })),
    );
    const winners = new Set(answers.filter(({ mine }) => mine).map(({ who }) => who));
    expect(winners.size).toBe(1);
    expect(answers.every(({ locked }) => locked)).toBe(true);
    const [detail] = await Promise.all(staff.map((each) => each.requirements.detail({ id })));
    expect(detail).toMatchObject({ status: 2, version: 1 });
  });

  it('holds others off, is renewed by its owner, and is gone after ten minutes by itself', async () => {
    const { id } = await ask();
    const [lead, other] = [await as(tenant.lead), await as(secondLead)];
    await lead.requirements.checkLock({ id });
    expect(await codeOf(other.requirements.reject({ id, reason: 'duplicate' }))).toBe('requirementLocked');
    expect(await codeOf(other.requirements.toOrder({ id, draft: draftOf(tenant) }))).toBe(
      'requirementLocked',
    );
    expect(await codeOf(other.requirements.unlock({ id }))).toBe('requirementLocked');
    server.clock.advance(requirementLockMs - 1000);
    expect(await lead.requirements.checkLock({ id })).toMatchObject({ mine: true });
    server.clock.advance(requirementLockMs - 1000);
    expect(await other.requirements.checkLock({ id })).toMatchObject({ locked: true, mine: false });
    const handled = await other.requirements.list({ status: [2], size: 100 });
    expect(handled.list.map((each) => each.id)).toContain(id);
    server.clock.advance(2000);
    expect((await other.requirements.detail({ id })).status).toBe(1);
    expect(await other.requirements.checkLock({ id })).toMatchObject({ mine: true });
    await other.requirements.unlock({ id });
    expect(await lead.requirements.checkLock({ id })).toMatchObject({ mine: true });
  });

  it('is broken by a lead, not by a dispatcher; customers never see who holds it nor that it was broken', async () => {
    const { id } = await ask();
    const [lead, dispatcher] = [await as(tenant.lead), await as(tenant.dispatcher)];
    expect(await codeOf(lead.requirements.breakLock({ id }))).toBe('notAllowed wrongState');
    await (await as(secondLead)).requirements.checkLock({ id });
    expect(await codeOf(dispatcher.requirements.breakLock({ id }))).toBe('notAllowed notMember');
    const client = await as(tenant.client);
    expect((await dispatcher.requirements.detail({ id })).lock).toMatchObject({
      byName: 'Second lead',
      mine: false,
    });
    expect((await client.requirements.detail({ id })).lock).toBeUndefined();
    await lead.requirements.breakLock({ id });
    expect((await client.requirements.detail({ id })).status).toBe(1);
    const seen = async (on: typeof client) =>
      (await on.requirements.records({ id })).map(({ action }) => action);
    expect(await seen(lead)).toEqual(['create', 'breakLock']);
    expect(await seen(client)).toEqual(['create']);
  });
});

describe('a requirement that becomes an order', () => {
  it('takes its reporter, fields, files and assets along and stays linked', async () => {
    const client = await as(tenant.client);
    const file = new Blob(['The old one smells of smoke'], { type: 'text/plain' });
    const kept = await client.files.upload({ file, name: 'smoke.txt' });
    const made = await ask(tenant.client, {
      typeId: tenant.typeId,
      fields: [
        { fieldId: tenant.fieldIds.model, fieldValue: 'many' },
        { fieldId: tenant.fieldIds.count, fieldValue: '3' },
      ],
      adjunct: kept.id,
    });
    const lead = await as(tenant.lead);
    await lead.requirements.checkLock({ id: made.id });
    const own = await lead.files.upload({
      file: new Blob(['Plan'], { type: 'text/plain' }),
      name: 'plan.txt',
    });
    const order = await lead.requirements.toOrder({
      id: made.id,
      version: made.version,
      draft: {
        ...draftOf(tenant),
        fields: [{ fieldId: tenant.fieldIds.count, fieldValue: '4' }],
        attachment: own.id,
      },
    });
    const shown = await lead.orders.detail({ orderId: order.id });
    expect(shown).toMatchObject({ requirementId: made.id, reportName: made.reportName });
    expect(shown.fields.map(({ name, display }) => [name, display])).toEqual([
      ['Model', 'many'],
      ['Count', '4'],
    ]);
    expect(shown.attachments.map(({ name }) => name)).toEqual(['smoke.txt', 'plan.txt']);
    const token = await server.tokenOf(tenant.engineer);
    expect((await fetch(`${server.url}/api/file/${kept.id}`, { headers: { token } })).status).toBe(200);
    const after = await client.requirements.detail({ id: made.id });
    expect(after).toMatchObject({
      status: 3,
      orderId: order.id,
      orderNo: order.orderNo,
      version: 2,
      can: [],
    });
    const [message] = (await client.messages.requirementMine({})).list;
    expect(message).toMatchObject({ kind: 'requirement.converted' });
    expect(message?.content).toContain(order.orderNo);
    // The customer follows the order as its reporter.
    expect((await client.orders.detail({ orderId: order.id })).can).toEqual(['remind', 'supplement']);
    expect(await codeOf(lead.requirements.toOrder({ id: made.id, draft: draftOf(tenant) }))).toBe(
      'notAllowed wrongState',
    );
  });

  it('can be taken at once; a draft that does not fit leaves both as they were', async () => {
    const { id } = await ask();
    const lead = await as(tenant.lead);
    const wrong = { ...draftOf(tenant), cellId: tenant.otherCellIds[0] ?? '' };
    await expect(lead.requirements.toOrder({ id, draft: wrong })).rejects.toMatchObject({
      issues: [{ path: 'draft.cellId', code: 'notOfCustomer' }],
    });
    expect((await lead.requirements.detail({ id })).status).toBe(1);
    const order = await lead.requirements.toOrder({
      id,
      draft: draftOf(tenant),
      status: 2,
      groupId: tenant.otherGroupId,
    });
    expect(order).toMatchObject({ status: 2, handlerGroupId: tenant.otherGroupId });
  });

  it('yields to the customer who takes it back, whatever lock there is, and staff read that it changed', async () => {
    const made = await ask();
    const [client, lead] = [await as(tenant.client), await as(tenant.lead)];
    await lead.requirements.checkLock({ id: made.id });
    const unheard = client.requirements.cancel({ id: made.id, reason: 'unheard' });
    await expect(unheard).rejects.toMatchObject({ issues: [{ path: 'reason', code: 'unknown' }] });
    const gone = await client.requirements.cancel({ id: made.id, version: made.version });
    expect(gone).toMatchObject({ status: 5, reasonCode: 'withdrawn' });
    const draft = draftOf(tenant);
    const { id, version } = made;
    expect(await codeOf(lead.requirements.toOrder({ id, version, draft }))).toBe('orderChanged');
    expect(await codeOf(lead.requirements.toOrder({ id, draft }))).toBe('orderChanged');
    expect(await codeOf(lead.requirements.reject({ id, reason: 'duplicate' }))).toBe('orderChanged');
    expect(await codeOf(lead.requirements.checkLock({ id }))).toBe('notAllowed wrongState');
  });

  it('or is cancelled: at the same moment only one of both happens', async () => {
    const [client, lead] = [await as(tenant.client), await as(tenant.lead)];
    for (let round = 0; round < 5; round++) {
      const { id, version } = await ask();
      const outcomes = await Promise.all([
        codeOf(client.requirements.cancel({ id, version })),
        codeOf(lead.requirements.toOrder({ id, version, draft: draftOf(tenant) })),
        codeOf(lead.requirements.toOrder({ id, version, draft: draftOf(tenant) })),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      const { status, orderId } = await client.requirements.detail({ id });
      expect([status, orderId === undefined]).toEqual(outcomes[0] === 'done' ? [5, true] : [3, false]);
      const made = await db.connection.run({
        text: 'SELECT id FROM orders WHERE tenant_id = $1 AND requirement_id = $2',
        values: [tenant.tenantId, id],
      });
      expect(made.rows).toHaveLength(outcomes[0] === 'done' ? 0 : 1);
    }
  });
});

describe('the list of requirements', () => {
  it('holds each status and count the same, page by page without a gap, and what is searched for', async () => {
    const fresh = await buildTenant(db);
    const client = await as(fresh.client);
    const lead = await as(fresh.lead);
    const cells = [fresh.cellIds[0] ?? '', fresh.cellIds[1] ?? ''];
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) {
      server.clock.advance(1000);
      const title = index % 2 === 0 ? '需要一台新打印机' : 'A longer cable';
      ids.push((await client.requirements.create({ cellId: cells[index % 2] ?? '', title })).id);
    }
    await client.requirements.cancel({ id: ids[0] ?? '' });
    await lead.requirements.reject({ id: ids[1] ?? '', reason: 'duplicate' });
    await lead.requirements.checkLock({ id: ids[2] ?? '' });
    for (const reader of [client, lead, await as(fresh.dispatcher)]) {
      const counts = await reader.requirements.countStatus({});
      expect(counts.map(({ count }) => count)).toEqual([4, 1, 0, 1, 1]);
      for (const { status, count } of counts) {
        const page = await reader.requirements.list({ status: [status], size: 100 });
        expect([page.total, page.list.length]).toEqual([count, count]);
        expect(page.list.every((each) => each.status === status)).toBe(true);
      }
      const seen: string[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const page: Awaited<ReturnType<typeof reader.requirements.list>> = await reader.requirements.list({
          size: 3,
          ...(next && { next }),
        });
        seen.push(...page.list.map(({ id }) => id));
        next = page.next;
      }
      expect(seen).toEqual(ids.toReversed());
      const found = await reader.requirements.list({ keyword: '打印机', size: 2, page: 2 });
      expect([found.total, found.list.length, found.hasNext]).toEqual([4, 2, false]);
      const site = await reader.requirements.list({ cellId: cells[1], size: 100 });
      expect(site.list.map(({ id }) => id)).toEqual([ids[5], ids[3], ids[1]]);
    }
    const others = await (await as(fresh.ownClient)).requirements.list({});
    expect(others.list).toEqual([]);
    expect((await verifyAudit(db, fresh.tenantId)).broken).toBeUndefined();
  });
});
