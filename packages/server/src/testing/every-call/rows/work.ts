import { buildStaff, draftOf, linkPartner, type TestPartner } from '../../index.ts';
import type { StartedServer } from '../started-server.ts';
import type { Rows } from './row.ts';

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A new order that the tenant's engineer works on. */
async function worked({ tenant, as, things }: StartedServer) {
  const { orderId } = await things();
  const on = await as(tenant.engineer);
  await on.orders.accept({ orderId });
  return { orderId, on };
}

async function resolved(started: StartedServer) {
  const { orderId, on } = await worked(started);
  await on.orders.resolve({ orderId, solution: 'Renewed the cable' });
  return { orderId, on };
}

/** One that was handed to a partner and waits there. */
async function handed(started: StartedServer): Promise<{ id: string; partner: TestPartner }> {
  const { tenant, as } = started;
  const { orderId } = await worked(started);
  const partner = await linkPartner(tenant);
  const lead = await as(tenant.lead);
  const { id } = await lead.entrust.create({ orderId, partnerTenantId: partner.tenantId });
  return { id, partner };
}

async function distributed(started: StartedServer) {
  const { id, partner } = await handed(started);
  const lead = await started.as(partner.lead);
  await lead.entrust.distribute({ id, status: 1, engineerId: partner.engineer.accountId });
  return { id, lead };
}

async function someProject({ tenant, as }: StartedServer) {
  const on = await as(tenant.dispatcher);
  const manager = await buildStaff(tenant, { roles: ['pm'] });
  return on.projects.create({
    cellId: tenant.cellIds[0] ?? '',
    groupId: tenant.groupId,
    title: 'Renew the network',
    projectName: `Renewal of ${manager.account}`,
    managerId: manager.accountId,
    engineerId: tenant.engineer.accountId,
    stages: [{ name: 'Survey' }],
  });
}

/** Work in the states that the calls need. */
export const workRows: Rows = {
  'backlog.ccRead': async ({ as, tenant, things }) => {
    const { orderId } = await things();
    await (await as(tenant.lead)).backlog.ccMark({ orderId, userIds: [tenant.engineer.accountId] });
    await (await as(tenant.engineer)).backlog.ccRead({ orderIds: [orderId] });
  },
  'deviceOrders.handle': async ({ as, tenant }) => {
    const on = await as(tenant.lead);
    const { groupId, cellIds, engineer } = tenant;
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
  'orders.depart': async ({ tenant, as }) => {
    const on = await as(tenant.engineer);
    const draft = draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId });
    const { id: orderId } = await on.orders.create({ ...draft, status: 3 });
    await on.orders.depart({ orderId, etaMinutes: 30 });
  },
  'orders.clockIn': async (started) => {
    const { orderId, on } = await worked(started);
    await on.orders.clockIn({ orderId });
  },
  'orders.decline': async ({ as, tenant, things }) => {
    const { orderId } = await things();
    const engineerId = tenant.engineer.accountId;
    await (await as(tenant.lead)).orders.transfer({ orderId, groupId: tenant.groupId, engineerId });
    await (await as(tenant.engineer)).orders.decline({ orderId, reasonCode: 'busy' });
  },
  'orders.evaluate': async (started) => {
    const { orderId } = await resolved(started);
    const on = await started.as(started.tenant.client);
    await on.orders.evaluate({ orderId, label: '', stars: '5,5,5,5', phone: '13800000000' });
  },
  'orders.export': async ({ as, tenant }) => (await as(tenant.lead)).orders.export({ scope: 'group' }),
  'orders.hangUp': async (started) => {
    const { orderId, on } = await worked(started);
    await on.orders.hangUp({ orderId, reasonCode: 'waitParts' });
  },
  'orders.release': async (started) => {
    const { orderId, on } = await worked(started);
    await on.orders.release({ orderId, reasonCode: 'busy' });
  },
  'orders.resolve': resolved,
  'orders.search': async ({ as, tenant }) =>
    (await as(tenant.engineer)).orders.search({ keyword: 'printer' }),
  'pmOrders.raise': async ({ as, tenant }) => {
    const [lead, engineer] = [await as(tenant.lead), await as(tenant.engineer)];
    const { id: planId } = await lead.pmPlans.save({
      cellId: tenant.cellIds[0] ?? '',
      name: 'Look after the server room',
      groupId: tenant.groupId,
      engineerId: tenant.engineer.accountId,
      items: [{ name: 'Is it cool', kind: 'ok' }],
      every: { count: 1, unit: 'day' },
      anchorOn: '2026-01-31',
      faultTypeId: tenant.typeId,
      faultCatalogId: tenant.catalogId,
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
    const on = await started.as(started.tenant.engineer);
    await on.projects.accept({ orderId: id });
    await on.projects.handle({ orderId: id, action: 'hangUp', reasonCode: 'waitParts', resumeAt: later(24) });
    await on.projects.activate({ id });
  },
  'projects.create': someProject,
  'requirements.breakLock': async ({ as, tenant }) => {
    const { cellId, title } = draftOf(tenant);
    const { id } = await (await as(tenant.client)).requirements.create({ cellId, title });
    await (await as(tenant.dispatcher)).requirements.checkLock({ id });
    await (await as(tenant.lead)).requirements.breakLock({ id });
  },
  'schedules.change': async (started) => {
    const { orderId, on } = await worked(started);
    await on.schedules.change({ orderId, planStart: later(24), planEnd: later(25) });
  },
};
