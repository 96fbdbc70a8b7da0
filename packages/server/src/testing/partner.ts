import { insertRows } from '../platform/db/index.ts';
import * as tables from '../platform/db/schema/index.ts';
import { buildEmptyTenant, buildGroup, buildStaff, type TenantRef, type TestAccount } from './builders.ts';

/** Another company that takes orders over: its root group with a lead, and a crew. */
export interface TestPartner extends TenantRef {
  readonly name: string;
  readonly crewId: string;
  readonly otherCrewId: string;
  /** Leads the root and so both crews. */
  readonly lead: TestAccount;
  /** Leads the second crew alone. */
  readonly otherLead: TestAccount;
  readonly engineer: TestAccount;
  readonly engineer2: TestAccount;
  /** Member of the second crew. */
  readonly outsider: TestAccount;
}

/** Lets a tenant hand orders to another one. */
export async function linkTenants(owner: TenantRef, partner: TenantRef, enabled = true): Promise<void> {
  await insertRows(owner.db, tables.partnerLinks, {
    ownerId: owner.tenantId,
    partnerId: partner.tenantId,
    enabled,
  });
}

/** A partner of a test's own, to which a tenant may hand orders. */
export async function linkPartner(owner: TenantRef): Promise<TestPartner> {
  const tenant = await buildEmptyTenant(owner.db);
  const rootId = await buildGroup(tenant, { isDefault: true, name: 'Partner' });
  const crewId = await buildGroup(tenant, { parentId: rootId, name: 'Crew' });
  const otherCrewId = await buildGroup(tenant, { parentId: rootId, name: 'Other crew' });
  const crew = { groupIds: [crewId] };
  const partner = {
    ...tenant,
    name: `Tenant ${tenant.tenantId}`,
    crewId,
    otherCrewId,
    lead: await buildStaff(tenant, {
      roles: ['lead'],
      groupIds: [rootId],
      ledGroupIds: [rootId],
      name: 'Partner lead',
    }),
    otherLead: await buildStaff(tenant, {
      roles: ['lead'],
      groupIds: [otherCrewId],
      ledGroupIds: [otherCrewId],
    }),
    engineer: await buildStaff(tenant, { ...crew, name: 'Partner engineer' }),
    engineer2: await buildStaff(tenant, crew),
    outsider: await buildStaff(tenant, { groupIds: [otherCrewId] }),
  };
  await linkTenants(owner, partner);
  return partner;
}
