import { type CheckedRequestOf, pmPlans as contract, type DataOf } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { nextOccurrence } from '@svcdesk/core/scheduling';
import type { PersonContext, StaffReadContext } from '../../engine/context.ts';
import { fieldsFor } from '../../engine/given.ts';
import { defineList, idsOf } from '../../engine/list/define-list.ts';
import { byId } from '../../engine/list/filters.ts';
import { staffPaths } from '../../engine/list/staff-paths.ts';
import { searchedColumn } from '../../engine/ngrams.ts';
import { daysOff, type FoundPlan, lastOf, plansByIds, rhythmOf } from './plan-row.ts';

/** A plan as it travels. */
export type PmPlan = DataOf<typeof contract.save>;

/** Whether somebody may change the plans of a group. */
export function managesPlansOf(actor: StaffActor, groupId: string): boolean {
  const scopes = scopesOf(actor, 'pm.plan');
  return scopes.includes('tenant') || (scopes.includes('led') && actor.ledGroupIds.includes(groupId));
}

/** A plan as it is shown. */
export function presentedPlan(
  plan: FoundPlan,
  { actor, locale, timeZone }: PersonContext & { readonly actor: StaffActor },
  isOff: (day: string) => boolean,
): PmPlan {
  const next = plan.enabled
    ? nextOccurrence(rhythmOf(plan, timeZone), lastOf(plan, timeZone), isOff)
    : undefined;
  return {
    ...fieldsFor(contract.pmPlan(), plan),
    className: (locale === 'en' ? plan.classEn : plan.classZh) ?? undefined,
    items: plan.items.map(({ options, ...item }) => ({
      ...item,
      options: options ? [...options] : undefined,
    })),
    every: { count: plan.everyCount, unit: plan.everyUnit },
    nextDueOn: next?.dueOn,
    can: managesPlansOf(actor, plan.groupId) ? ['save'] : [],
  };
}

type Page = typeof contract.page;

/** The plans that somebody sees. */
export const planList = defineList<
  StaffReadContext,
  Pick<CheckedRequestOf<Page>, 'cellId' | 'keyword'>,
  object,
  PmPlan
>({
  name: 'pm_plans',
  table: 'pm_plans',
  accessPaths({ actor }) {
    const seesAll = scopesOf(actor, 'pm.plan').includes('tenant');
    return staffPaths(actor, { own: ['engineer_id'], seen: ['created_by_id'] }, { seesAll });
  },
  filters: { cellId: byId('cell_id', true) },
  // Without n-grams: a site has a few plans, and those of a tenant are looked through in milliseconds.
  search: { text: searchedColumn('r.name') },
  async present(rows, context, on) {
    const plans = await plansByIds(on, context.tenantId, idsOf(rows));
    const isOff = await daysOff(on, context.services, context.tenantId);
    return plans.map((plan) => presentedPlan(plan, context, isOff));
  },
});
