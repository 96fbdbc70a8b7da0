import { officeHours, roundTheClock } from '@svcdesk/core/sla';
import { type Database, insertRows } from '../platform/db/index.ts';
import * as tables from '../platform/db/schema/index.ts';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  newId,
  type TenantRef,
  type TestAccount,
} from './builders.ts';

/** A small company: two groups under a root, people in every role, two customers, and what they can ask for. */
export interface TestTenant extends TenantRef {
  readonly rootId: string;
  /** The group that orders are routed to. */
  readonly groupId: string;
  readonly otherGroupId: string;
  readonly lead: TestAccount;
  /** Members of the first group. */
  readonly engineer: TestAccount;
  readonly engineer2: TestAccount;
  /** Member of the other group. */
  readonly outsider: TestAccount;
  readonly dispatcher: TestAccount;
  readonly monitor: TestAccount;
  readonly customerId: string;
  readonly cellIds: readonly string[];
  /** Of the first customer, for its first two sites. */
  readonly client: TestAccount;
  /** Of the same customer, who sees only what they reported. */
  readonly ownClient: TestAccount;
  /** Of another customer. */
  readonly otherClient: TestAccount;
  readonly otherCellIds: readonly string[];
  readonly typeId: string;
  /** Done from afar; measured around the clock: response in 30 minutes, resolution in 240. */
  readonly catalogId: string;
  /** Done at the site; measured in office hours. */
  readonly onSiteCatalogId: string;
  readonly templateId: string;
  readonly fieldIds: { readonly model: string; readonly count: string; readonly inside: string };
}

export async function buildCalendar(
  { db, tenantId }: TenantRef,
  weekly: typeof officeHours,
  isDefault: boolean,
) {
  const id = newId();
  await insertRows(db, tables.serviceCalendars, { tenantId, id, name: `Calendar ${id}`, isDefault });
  await insertRows(db, tables.serviceCalendarVersions, {
    tenantId,
    calendarId: id,
    version: 1,
    timeZone: 'Asia/Shanghai',
    weekly: weekly.map((hours) => hours.map(([from, to]) => [from, to] as [string, string])),
  });
  return id;
}

async function buildCatalog(
  { db, tenantId }: TenantRef,
  catalog: { en: string; serviceMode: 'remote' | 'onSite'; calendarId: string },
): Promise<string> {
  const id = newId();
  const { en, serviceMode, calendarId } = catalog;
  await insertRows(db, tables.catalogs, { tenantId, id, zh: `目录 ${en}`, en, serviceMode, priority: 3 });
  await insertRows(
    db,
    tables.slaTargets,
    [1, 2, 3, 4].map((priority) => ({
      tenantId,
      id: newId(),
      catalogId: id,
      priority,
      responseMinutes: priority * 10,
      resolveMinutes: priority * 80,
      calendarId,
    })),
  );
  return id;
}

/** A template with a text, a number that shows by it, and a field for staff only; none of them required. */
async function buildTemplate({ db, tenantId }: TenantRef, orderTypeId: string) {
  const templateId = newId();
  const fieldIds = { model: newId(), count: newId(), inside: newId() };
  await insertRows(db, tables.templates, { tenantId, id: templateId, name: 'Template', orderTypeId });
  const field = { tenantId, templateId, templateVersion: 1 };
  await insertRows(db, tables.templateFields, [
    { ...field, fieldId: fieldIds.model, name: 'Model', fieldTypeName: 'text', sort: 1 },
    {
      ...field,
      fieldId: fieldIds.count,
      name: 'Count',
      fieldTypeName: 'number',
      sort: 2,
      settings: { min: 1, max: 9, visibleWhen: { fieldId: fieldIds.model, in: ['many'] } },
    },
    { ...field, fieldId: fieldIds.inside, name: 'Inside', fieldTypeName: 'text', sort: 3, internal: true },
  ]);
  return { templateId, fieldIds };
}

/** Builds a tenant of a test's own. */
export async function buildTenant(db: Database): Promise<TestTenant> {
  const tenant = await buildEmptyTenant(db);
  const { tenantId } = tenant;
  const rootId = await buildGroup(tenant, { isDefault: true, name: 'Root' });
  const groupId = await buildGroup(tenant, { parentId: rootId, name: 'First' });
  const otherGroupId = await buildGroup(tenant, { parentId: rootId, name: 'Second' });
  const first = { groupIds: [groupId] };
  const lead = await buildStaff(tenant, { roles: ['lead'], groupIds: [rootId], ledGroupIds: [groupId] });
  const engineer = await buildStaff(tenant, first);
  const engineer2 = await buildStaff(tenant, first);
  const outsider = await buildStaff(tenant, { groupIds: [otherGroupId] });
  const dispatcher = await buildStaff(tenant, { roles: ['dispatcher'], groupIds: [rootId] });
  const monitor = await buildStaff(tenant, { roles: ['monitor'], groupIds: [otherGroupId] });

  const { customerId, cellIds } = await buildCustomer(tenant, { cells: 3 });
  const { customerId: otherCustomerId, cellIds: otherCellIds } = await buildCustomer(tenant, { cells: 1 });
  const client = await buildClient(tenant, { customerId, cellIds: cellIds.slice(0, 2), phone: newPhone() });
  const ownClient = await buildClient(tenant, { customerId, cellIds: cellIds.slice(0, 1), cellScope: 'own' });
  const otherClient = await buildClient(tenant, {
    customerId: otherCustomerId,
    cellIds: otherCellIds,
    cellScope: 'customer',
  });

  const always = await buildCalendar(tenant, roundTheClock, false);
  const office = await buildCalendar(tenant, officeHours, true);
  const catalogId = await buildCatalog(tenant, { en: 'Remote', serviceMode: 'remote', calendarId: always });
  const onSiteCatalogId = await buildCatalog(tenant, {
    en: 'On site',
    serviceMode: 'onSite',
    calendarId: office,
  });
  const typeId = newId();
  await insertRows(db, tables.orderTypes, { tenantId, id: typeId, zh: '故障', en: 'Fault' });
  const { templateId, fieldIds } = await buildTemplate(tenant, typeId);
  await insertRows(db, tables.routingRules, { tenantId, id: newId(), orderTypeId: typeId, groupId });

  return {
    ...tenant,
    rootId,
    groupId,
    otherGroupId,
    lead,
    engineer,
    engineer2,
    outsider,
    dispatcher,
    monitor,
    customerId,
    cellIds,
    client,
    ownClient,
    otherClient,
    otherCellIds,
    typeId,
    catalogId,
    onSiteCatalogId,
    templateId,
    fieldIds,
  };
}

/** A phone number that no other account of the deployment has, as it is kept. */
export function newPhone(): string {
  const digits = Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0');
  return `+8619${digits}`;
}

/** The least that an order of a tenant takes. */
export function draftOf(
  tenant: TestTenant,
  over: { cellId?: string; serverCatalogId?: string; title?: string } = {},
) {
  return {
    cellId: tenant.cellIds[0] ?? '',
    typeId: tenant.typeId,
    serverCatalogId: tenant.catalogId,
    title: 'Printer does not print',
    ...over,
  };
}
