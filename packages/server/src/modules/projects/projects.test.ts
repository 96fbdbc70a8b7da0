import type { Client } from '@svcdesk/core';
import type { MessageKind } from '@svcdesk/core/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/db/index.ts';
import {
  advanceToHour,
  buildStaff,
  buildTenant,
  newId,
  runJob,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { findNotified, idsOf } from '../../testing/query.ts';
import { projectAcceptance, projectNotices, projectResume } from './jobs.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let tenant: TestTenant;
let manager: TestAccount;
let pm: Client;
let lead: Client;
let engineer: Client;
let engineer2: Client;
let outsider: Client;
let dispatcher: Client;

async function signIn(): Promise<void> {
  [pm, lead, engineer, engineer2, outsider, dispatcher] = await Promise.all([
    server.as(manager),
    server.as(tenant.lead),
    server.as(tenant.engineer),
    server.as(tenant.engineer2),
    server.as(tenant.outsider),
    server.as(tenant.dispatcher),
  ]);
}

beforeAll(async () => {
  advanceToHour(server.clock, 9);
  tenant = await buildTenant(db);
  manager = await buildStaff(tenant, { roles: ['pm'], groupIds: [tenant.otherGroupId] });
  await signIn();
});

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * hourMs).toISOString();
type Draft = Parameters<Client['projects']['create']>[0];
const make = (over: Partial<Draft> = {}) =>
  pm.projects.create({
    cellId: tenant.cellIds[0] ?? '',
    groupId: tenant.groupId,
    title: 'Renew the network of the shop',
    projectName: 'Renewal 2026',
    stages: [
      { name: 'Survey' },
      { name: 'Cabling', handlerId: tenant.outsider.accountId },
      { name: 'Handover' },
    ],
    ...over,
  });
const statuses = (order: { stages: readonly { status: number }[] }) =>
  order.stages.map(({ status }) => status);

/** An order under way, with its stages. */
async function begun(over: Partial<Draft> = {}) {
  const { id: orderId } = await make(over);
  return engineer.projects.accept({ orderId });
}

/** An order that waits for its manager's acceptance. */
async function resolved(): Promise<string> {
  const { id: orderId, stages } = await begun({ stages: [{ name: 'All of it' }] });
  const stageId = stages[0]?.id ?? '';
  await engineer.projects.handle({ orderId, action: 'resolveStage', stageId, result: 'Done' });
  return orderId;
}

const schedules = statement<{ accountId: string; status: string }, [tenantId: string, orderId: string]>(
  'test.projectSchedules',
  `SELECT account_id AS "accountId", status FROM schedules
   WHERE tenant_id = $1 AND order_id = $2 AND order_kind = 'project' ORDER BY plan_start`,
);
const notified = (id: string, kind: MessageKind) => findNotified(tenant, id, kind);

describe('a project order', () => {
  it('goes through its stages to its manager, who accepts it', async () => {
    const made = await make();
    const { id: orderId } = made;
    expect(made).toMatchObject({ status: 1, managerId: manager.accountId, projectName: 'Renewal 2026' });
    expect(made.orderNo).toMatch(/^PJ\d{12}$/);
    expect(await notified(orderId, 'project.assigned')).toEqual(idsOf(tenant.lead, tenant.outsider));
    const plan = { planStart: inHours(1), planEnd: inHours(30) };
    const accepted = await engineer.projects.accept({ orderId, ...plan });
    expect(accepted).toMatchObject({ status: 3, handlerId: tenant.engineer.accountId, ...plan });
    expect(statuses(accepted)).toEqual([2, 1, 1]);
    const [survey = '', cabling = '', handover = ''] = accepted.stages.map(({ id }) => id);
    const step = { orderId, action: 'resolveStage', result: 'Done' } as const;
    const second = await engineer.projects.handle({ ...step, stageId: survey });
    expect(statuses(second)).toEqual([3, 2, 1]);
    expect(second.stages[0]).toMatchObject({ result: 'Done' });
    // The engineer of a stage sees the order, though it is another group's.
    expect(statuses(await outsider.projects.handle({ ...step, stageId: cabling }))).toEqual([3, 3, 2]);
    await expect(engineer.projects.handle({ ...step, stageId: cabling })).rejects.toMatchObject({
      reason: 'targetInvalid',
    });
    await expect(engineer.projects.handle({ ...step, stageId: handover, result: '' })).rejects.toMatchObject({
      reason: 'itemsMissing',
    });
    const last = { orderId, action: 'skipStage', stageId: handover, remark: 'By the customer' } as const;
    await expect(engineer.projects.handle(last)).rejects.toMatchObject({ reason: 'notHandler' });
    const done = await pm.projects.handle(last);
    expect([done.status, statuses(done)]).toEqual([5, [3, 3, 4]]);
    expect((await schedules.all(db, tenant.tenantId, orderId)).map(({ status }) => status)).toEqual([
      'cancelled',
    ]);
    await expect(lead.projects.handle({ orderId, action: 'close' })).rejects.toMatchObject({
      reason: 'notHandler',
    });
    const closed = await pm.projects.handle({ orderId, action: 'close' });
    expect(closed).toMatchObject({ status: 6, can: [] });
    expect(closed.records.map(({ action }) => action)).toEqual([
      'create',
      'accept',
      'resolveStage',
      'resolveStage',
      'skipStage',
      'close',
    ]);
  });

  it('opens its last stage again when its manager is not content', async () => {
    const orderId = await resolved();
    expect(await notified(orderId, 'project.toAccept')).toEqual(idsOf(manager));
    await expect(pm.projects.activate({ id: orderId })).rejects.toMatchObject({ reason: 'reasonMissing' });
    await expect(engineer.projects.activate({ id: orderId, remark: 'x' })).rejects.toMatchObject({
      reason: 'notHandler',
    });
    const again = await pm.projects.activate({ id: orderId, remark: 'The labels are missing' });
    expect([again.status, statuses(again)]).toEqual([3, [2]]);
    expect(again.resolvedAt).toBeUndefined();
  });

  it('keeps the plans of its stages apart from that of its handler', async () => {
    const stages = [
      { name: 'Survey', handlerId: tenant.engineer.accountId, planStart: inHours(2), planEnd: inHours(3) },
      { name: 'Cabling', handlerId: tenant.engineer.accountId, planStart: inHours(4), planEnd: inHours(5) },
    ];
    const { id: orderId } = await make({ stages });
    const accepted = await engineer.projects.accept({ orderId, planStart: inHours(1), planEnd: inHours(9) });
    const live = async () => (await schedules.all(db, tenant.tenantId, orderId)).map(({ status }) => status);
    expect(await live()).toEqual(['planned', 'planned', 'planned']);
    const stageId = accepted.stages[0]?.id ?? '';
    await engineer.projects.handle({ orderId, action: 'resolveStage', stageId, result: 'Done' });
    expect(await live()).toEqual(['planned', 'cancelled', 'planned']);
    const to = { groupId: tenant.groupId, engineerId: tenant.engineer2.accountId, remark: 'Ill' };
    const moved = await engineer.projects.handle({ orderId, action: 'transfer', ...to });
    expect(moved).toMatchObject({ status: 2, assigneeId: tenant.engineer2.accountId });
    expect(await live()).toEqual(['cancelled', 'cancelled', 'planned']);
    await expect(engineer.projects.accept({ orderId })).rejects.toMatchObject({ reason: 'notNamed' });
    await engineer2.projects.accept({ orderId });
    const gone = await pm.projects.handle({ orderId, action: 'cancel', reasonCode: 'withdrawn' });
    expect([gone.status, await live()]).toEqual([7, ['cancelled', 'cancelled', 'cancelled']]);
  });

  it('is made by those who run projects, for a project manager, in one project of a name', async () => {
    await expect(lead.projects.create({ ...(await draftOf()) })).rejects.toMatchObject({
      code: 'noPermission',
    });
    await expect(make({ managerId: tenant.lead.accountId })).rejects.toMatchObject({
      issues: [{ path: 'managerId', code: 'notActive' }],
    });
    const byClient = { name: 'x', handlerId: tenant.client.accountId };
    await expect(make({ stages: [byClient] })).rejects.toMatchObject({
      issues: [{ path: 'stages.0.handlerId', code: 'notActive' }],
    });
    const backwards = { ...byClient, planStart: inHours(2), planEnd: inHours(1) };
    await expect(make({ stages: [backwards] })).rejects.toMatchObject({
      issues: [{ path: 'stages.0.planEnd', code: 'notAfterStart' }],
    });
    await expect(dispatcher.projects.create(await draftOf({ projectName: 'Fresh' }))).rejects.toMatchObject({
      code: 'badRequest',
    });
    const { projectName: _name, ...nameless } = await draftOf();
    await expect(pm.projects.create(nameless)).rejects.toMatchObject({ code: 'badRequest' });
    await expect(make({ projectId: newId() })).rejects.toMatchObject({ code: 'notFound' });
    await expect(make({ stages: [{ name: 'x', planStart: inHours(1) }] })).rejects.toMatchObject({
      code: 'badRequest',
    });
    const first = await make();
    const second = await dispatcher.projects.create(await draftOf());
    expect(second).toMatchObject({ projectId: first.projectId, managerId: manager.accountId });
    expect((await make({ id: first.id })).id).toBe(first.id);
    const of = await pm.projects.backlogPage({ projectId: first.projectId, size: 100 });
    expect(of.list.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
    expect((await outsider.projects.backlogPage({ scope: 'mine', size: 100 })).list.length).toBeGreaterThan(
      0,
    );
  });

  it('has one winner when two accept it at the same moment', async () => {
    const { id: orderId, version } = await make();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? engineer : engineer2).projects.accept({ orderId, version }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { records, stages } = await pm.projects.findOne({ orderId });
    expect(records.map(({ action }) => action)).toEqual(['create', 'accept']);
    expect(statuses({ stages })).toEqual([2, 1, 1]);
  });

  it('has each stage finished once when several finish them at the same moment', async () => {
    const { id: orderId, stages } = await begun();
    await Promise.allSettled(
      [...stages, ...stages].map(({ id: stageId }) =>
        engineer.projects.handle({ orderId, action: 'resolveStage', stageId, result: 'Done' }),
      ),
    );
    const done = await pm.projects.findOne({ orderId });
    expect([done.status, statuses(done), done.records.length]).toEqual([5, [3, 3, 3], 5]);
  });
});

async function draftOf(over: Partial<Draft> = {}): Promise<Draft> {
  const cellId = tenant.cellIds[0] ?? '';
  const base = { cellId, groupId: tenant.groupId, title: 'Renew', projectName: 'Renewal 2026' };
  return { ...base, stages: [{ name: 'All of it' }], ...over };
}

describe('jobs', () => {
  it('go on with what was hung up until now, and leave alone what was not', async () => {
    const { id: orderId } = await begun();
    const hold = { orderId, action: 'hangUp', reasonCode: 'waitParts' } as const;
    await expect(engineer.projects.handle({ ...hold, resumeAt: inHours(24 * 31) })).rejects.toMatchObject({
      reason: 'resumeInvalid',
    });
    const resumeAt = inHours(2);
    await engineer.projects.handle({ ...hold, resumeAt });
    await runJob(server, projectResume);
    expect((await pm.projects.findOne({ orderId })).status).toBe(4);
    server.clock.advance(3 * hourMs);
    await Promise.all([runJob(server, projectResume), runJob(server, projectResume)]);
    const { status, records } = await pm.projects.findOne({ orderId });
    expect([status, records.map(({ action }) => action)]).toEqual([
      3,
      ['create', 'accept', 'hangUp', 'activate'],
    ]);
    expect(records.at(-1)?.byId).toBeUndefined();
    expect(records.at(-1)?.at).toBe(resumeAt);
  });

  it('tell of what is due and overdue, and accept after seven days', async () => {
    const { id: open } = await make({ dueAt: inHours(5) });
    const orderId = await resolved();
    const { resolvedAt = '' } = await pm.projects.findOne({ orderId });
    await runJob(server, projectNotices);
    expect(await notified(open, 'project.due')).toEqual(idsOf(manager));
    server.clock.advance(6.9 * dayMs);
    await runJob(server, projectAcceptance);
    await runJob(server, projectNotices);
    await signIn();
    expect(await notified(open, 'project.overdue')).toEqual(idsOf(manager, tenant.lead));
    expect((await pm.projects.findOne({ orderId })).status).toBe(5);
    server.clock.advance(0.2 * dayMs);
    await runJob(server, projectAcceptance);
    await runJob(server, projectAcceptance);
    const closed = await pm.projects.findOne({ orderId });
    expect([closed.status, closed.records.at(-1)?.action, closed.records.length]).toEqual([6, 'close', 4]);
    expect(Date.parse(closed.closedAt ?? '') - Date.parse(resolvedAt)).toBe(7 * dayMs);
  });

  it('call nothing overdue whose clock stands while it is on hold, as of orders', async () => {
    const held = async (reasonCode: string) => {
      const { id: orderId } = await begun({ dueAt: inHours(5) });
      await engineer.projects.handle({ orderId, action: 'hangUp', reasonCode });
      return orderId;
    };
    const [stands, runs] = [await held('waitCustomer'), await held('waitParts')];
    server.clock.advance(2 * dayMs);
    await signIn();
    expect(await pm.projects.findOne({ orderId: stands })).toMatchObject({
      clockStands: true,
      overdue: false,
    });
    const running = await pm.projects.findOne({ orderId: runs });
    expect([running.clockStands, running.overdue]).toEqual([undefined, true]);
    await runJob(server, projectNotices);
    expect(await notified(stands, 'project.overdue')).toEqual([]);
    expect(await notified(runs, 'project.overdue')).toEqual(idsOf(manager, tenant.lead));
  });
});
