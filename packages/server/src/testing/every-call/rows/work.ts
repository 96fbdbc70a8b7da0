import { buildStaff, draftOf, linkPartner, type TestPartner } from '../../index.ts';
import type { StartedDesk } from '../started-desk.ts';
import type { Rows } from './row.ts';

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A new order that the desk's engineer works on. */
async function worked({ desk, as, things }: StartedDesk) {
  const { orderId } = await things();
  const on = await as(desk.engineer);
  await on.orders.accept({ orderId });
  return { orderId, on };
}

async function resolved(started: StartedDesk) {
  const { orderId, on } = await worked(started);
  await on.orders.resolve({ orderId, solution: 'Renewed the cable' });
  return { orderId, on };
}

/** One that was handed to a partner and waits there. */
async function handed(started: StartedDesk): Promise<{ id: string; partner: TestPartner }> {
  const { desk, as } = started;
  const { orderId } = await worked(started);
  const partner = await linkPartner(desk);
  const lead = await as(desk.lead);
  const { id } = await lead.entrust.create({ orderId, partnerTenantId: partner.tenantId });
  return { id, partner };
}

async function distributed(started: StartedDesk) {
  const { id, partner } = await handed(started);
  const lead = await started.as(partner.lead);
  await lead.entrust.distribute({ id, status: 1, engineerId: partner.engineer.accountId });
  return { id, lead };
}

async function someProject({ desk, as }: StartedDesk) {
  const on = await as(desk.dispatcher);
  const manager = await buildStaff(desk, { roles: ['pm'] });
  return on.projects.create({
    cellId: desk.cellIds[0] ?? '',
    groupId: desk.groupId,
    title: 'Renew the network',
    projectName: `Renewal of ${manager.account}`,
    managerId: manager.accountId,
    engineerId: desk.engineer.accountId,
    stages: [{ name: 'Survey' }],
  });
}

/** Work in the states that the calls need. */
export const workRows: Rows = {
  'backlog.ccRead': async ({ as, desk, things }) => {
    const { orderId } = await things();
    await (await as(desk.lead)).backlog.ccMark({ orderId, userIds: [desk.engineer.accountId] });
    await (await as(desk.engineer)).backlog.ccRead({ orderIds: [orderId] });
  },
  'deviceOrders.handle': async ({ as, desk }) => {
    const on = await as(desk.lead);
    const { groupId, cellIds, engineer } = desk;
    const made = await on.deviceOrders.create({ cellId: cellIds[0] ?? '', groupId, title: 'Replace it' });
    await on.deviceOrders.handle({ id: made.id, action: 'allocate', engineerId: engineer.accountId });
  },
  'entrust.create': handed,
  'entrust.distribute': distributed,
  'entrust.engineers': async (started) => {
    const { id, partner } = await handed(started);
    await (await started.as(partner.lead)).entrust.engineers({ id });
  },
  'entrust.retake': async (started) => {
    const { id, lead } = await distributed(started);
    await lead.entrust.retake({ id, status: 2 });
  },
  'orders.activate': async (started) => {
    const { orderId, on } = await worked(started);
    await on.orders.hangUp({ orderId, reasonCode: 'waitParts' });
    await on.orders.activate({ id: orderId, remark: 'They came' });
  },
  'orders.depart': async ({ desk, as }) => {
    const on = await as(desk.engineer);
    const draft = draftOf(desk, { serverCatalogId: desk.onSiteCatalogId });
    const { id: orderId } = await on.orders.create({ ...draft, status: 3 });
    await on.orders.depart({ orderId, etaMinutes: 30 });
  },
  'orders.clockIn': async (started) => {
    const { orderId, on } = await worked(started);
    await on.orders.clockIn({ orderId });
  },
  'orders.decline': async ({ as, desk, things }) => {
    const { orderId } = await things();
    const engineerId = desk.engineer.accountId;
    await (await as(desk.lead)).orders.transfer({ orderId, groupId: desk.groupId, engineerId });
    await (await as(desk.engineer)).orders.decline({ orderId, reasonCode: 'busy' });
  },
  'orders.evaluate': async (started) => {
    const { orderId } = await resolved(started);
    const on = await started.as(started.desk.client);
    await on.orders.evaluate({ orderId, label: '', stars: '5,5,5,5', phone: '13800000000' });
  },
  'orders.export': async ({ as, desk }) => (await as(desk.lead)).orders.export({ scope: 'group' }),
  'orders.hangUp': async (started) => {
    const { orderId, on } = await worked(started);
    await on.orders.hangUp({ orderId, reasonCode: 'waitParts' });
  },
  'orders.release': async (started) => {
    const { orderId, on } = await worked(started);
    await on.orders.release({ orderId, reasonCode: 'busy' });
  },
  'orders.resolve': resolved,
  'orders.search': async ({ as, desk }) => (await as(desk.engineer)).orders.search({ keyword: 'printer' }),
  'pmOrders.raise': async ({ as, desk }) => {
    const [lead, engineer] = [await as(desk.lead), await as(desk.engineer)];
    const { id: planId } = await lead.pmPlans.save({
      cellId: desk.cellIds[0] ?? '',
      name: 'Look after the server room',
      groupId: desk.groupId,
      engineerId: desk.engineer.accountId,
      items: [{ name: 'Is it cool', kind: 'ok' }],
      every: { count: 1, unit: 'day' },
      anchorOn: '2026-01-31',
      faultTypeId: desk.typeId,
      faultCatalogId: desk.catalogId,
    });
    const id = (await lead.pmOrders.page({ planId })).list[0]?.id ?? '';
    const { items } = await lead.pmOrders.detail({ id });
    const itemId = items[0]?.id ?? '';
    await engineer.pmOrders.handle({ id, action: 'start' });
    const answers = [{ itemId, result: 'abnormal' as const, remark: 'It is hot' }];
    await engineer.pmOrders.handle({ id, action: 'record', answers });
    await engineer.pmOrders.raise({ id, itemId });
  },
  'projects.activate': async (started) => {
    const { id } = await someProject(started);
    const on = await started.as(started.desk.engineer);
    await on.projects.accept({ orderId: id });
    await on.projects.handle({ orderId: id, action: 'hangUp', reasonCode: 'waitParts', resumeAt: later(24) });
    await on.projects.activate({ id });
  },
  'projects.create': someProject,
  'requirements.breakLock': async ({ as, desk }) => {
    const { cellId, title } = draftOf(desk);
    const { id } = await (await as(desk.client)).requirements.create({ cellId, title });
    await (await as(desk.dispatcher)).requirements.checkLock({ id });
    await (await as(desk.lead)).requirements.breakLock({ id });
  },
  'schedules.change': async (started) => {
    const { orderId, on } = await worked(started);
    await on.schedules.change({ orderId, planStart: later(24), planEnd: later(25) });
  },
};
