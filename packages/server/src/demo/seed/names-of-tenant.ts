import { createHash } from 'node:crypto';
import type { CompanyPlan } from '../plan/plan.ts';

function phoneIn(tenantId: string, phone: string): string {
  const digits = createHash('sha256').update(`${tenantId} ${phone}`).digest().readUInt32BE(0) % 100_000_000;
  return `+86138${String(digits).padStart(8, '0')}`;
}

/** Where people of a plan are named. */
type Named = Pick<CompanyPlan, 'groups' | 'staff' | 'customers'> &
  Partial<Pick<CompanyPlan, 'filters' | 'newcomers' | 'profiles' | 'reviews' | 'joins' | 'invitations'>>;

/**
 * A plan whose accounts are named after the tenant (`engineer.t9`) and have other phones: both are unique over a
 * deployment, and the demo company's own are taken.
 */
export function withNamesOf<P extends Named>(tenantId: string, plan: P): P {
  const named = (account: string) => `${account}.${tenantId}`;
  const person = <A extends { account: string; phone: string }>(each: A): A => ({
    ...each,
    account: named(each.account),
    phone: phoneIn(tenantId, each.phone),
  });
  return {
    ...plan,
    groups: plan.groups.map((group) => ({ ...group, leads: (group.leads ?? []).map(named) })),
    staff: plan.staff.map(person),
    newcomers: plan.newcomers?.map(person),
    filters: plan.filters?.map((filter) => ({ ...filter, account: named(filter.account) })),
    profiles: plan.profiles?.map((profile) => ({ ...profile, account: named(profile.account) })),
    reviews: plan.reviews?.map(({ decided, ...review }) => ({
      ...review,
      account: named(review.account),
      ...(decided && { decided: { ...decided, by: named(decided.by) } }),
    })),
    joins: plan.joins?.map(({ rejected, ...join }) => ({
      ...person(join),
      ...(rejected && { rejected: { ...rejected, by: named(rejected.by) } }),
    })),
    invitations: plan.invitations?.map((invitation) => ({ ...invitation, by: named(invitation.by) })),
    customers: plan.customers.map((customer) => ({
      ...customer,
      cells: customer.cells.map((cell) => ({
        ...cell,
        people: cell.people.map(([name, phone]) => [name, phoneIn(tenantId, phone)] as const),
      })),
      clients: customer.clients.map(person),
    })),
  };
}
