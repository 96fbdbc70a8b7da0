import type { Transaction } from '../../platform/db/index.ts';
import { createBasket } from '../bulk/basket.ts';
import { createChance } from '../chance.ts';
import { foundCompany } from '../company/found.ts';
import { company as companyPlan } from '../plan/company.ts';
import type { CompanyPlan } from '../plan/plan.ts';
import { withNamesOf } from './names-of-tenant.ts';

/** The demo company with a name of its own. */
const planFor = (tenantId: string): CompanyPlan => ({
  ...withNamesOf(tenantId, companyPlan),
  name: `${companyPlan.name} ${tenantId}`,
  inviteCode: `${companyPlan.inviteCode}-${tenantId.toUpperCase()}`,
});

/** Founds a tenant that has the demo company's organisation and customers, and no orders yet. */
export async function foundTenant(
  tx: Transaction,
  options: { tenantId: string; timeZone: string; now: number; passwordHash: string | null },
): Promise<void> {
  const basket = createBasket();
  const chance = createChance(`tenant/${options.tenantId}`);
  foundCompany(planFor(options.tenantId), { ...options, chance, basket });
  await basket.pour(tx);
}
