import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/index.ts';
import { createBasket } from '../bulk/basket.ts';
import { createChance } from '../chance.ts';
import { foundCompany } from '../company/found.ts';
import { company as companyPlan } from '../plan/company.ts';
import type { CompanyPlan } from '../plan/plan.ts';

/** Phones and account names are unique over a deployment, so each tenant's are its own. */
function phoneIn(tenantId: string, phone: string): string {
  const digits = createHash('sha256').update(`${tenantId} ${phone}`).digest().readUInt32BE(0) % 100_000_000;
  return `138${String(digits).padStart(8, '0')}`;
}

/** The plan of the demo company with names of the tenant's own: `engineer.t9`. */
function planFor(tenantId: string): CompanyPlan {
  const named = (account: string) => `${account}.${tenantId}`;
  const person = <P extends { account: string; phone: string }>(each: P): P => ({
    ...each,
    account: named(each.account),
    phone: phoneIn(tenantId, each.phone),
  });
  return {
    ...companyPlan,
    name: `${companyPlan.name} ${tenantId}`,
    inviteCode: `${companyPlan.inviteCode}-${tenantId.toUpperCase()}`,
    groups: companyPlan.groups.map((group) => ({ ...group, leads: (group.leads ?? []).map(named) })),
    staff: companyPlan.staff.map(person),
    customers: companyPlan.customers.map((customer) => ({
      ...customer,
      cells: customer.cells.map((cell) => ({
        ...cell,
        people: cell.people.map(([name, phone]) => [name, phoneIn(tenantId, phone)] as const),
      })),
      clients: customer.clients.map(person),
    })),
  };
}

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
