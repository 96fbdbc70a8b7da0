import type { CheckedRequestOf, DataOf, pmPlans } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { nextOccurrence } from '@svcdesk/core/scheduling';
import type { PersonContext, ReadContext } from '../../engine/context.ts';
import { given } from '../../engine/given.ts';
import { branchOf, byId } from '../../engine/list/parts.ts';
import { reachOf, workList } from '../../engine/list/work-list.ts';
import { daysOff } from './days-off.ts';
import { type FoundPlan, lastOf, plansByIds, rhythmOf } from './plan-row.ts';

/** A plan as it travels. */
export type PmPlan = DataOf<typeof pmPlans.save>;

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
  const { classId, engineerId, engineerName, endOn, faultTypeId, faultCatalogId, everyCount } = plan;
  const next = plan.enabled
    ? nextOccurrence(rhythmOf(plan, timeZone), lastOf(plan, timeZone), isOff)
    : undefined;
  return {
    id: plan.id,
    name: plan.name,
    cellId: plan.cellId,
    cellName: plan.cellName,
    customerName: plan.customerName,
    assetIds: [...plan.assetIds],
    ...given({ classId, className: locale === 'en' ? plan.classEn : plan.classZh }),
    checkListId: plan.checkListId,
    checkListName: plan.checkListName,
    items: plan.items.map(({ options, ...item }) => ({
      ...item,
      ...(options ? { options: [...options] } : {}),
    })),
    groupId: plan.groupId,
    groupName: plan.groupName,
    ...given({ engineerId, engineerName, endOn, faultTypeId, faultCatalogId }),
    every: { count: everyCount, unit: plan.everyUnit },
    anchorOn: plan.anchorOn,
    leadDays: plan.leadDays,
    minutes: plan.minutes,
    mode: plan.mode,
    onHoliday: plan.onHoliday,
    onOpen: plan.onOpen,
    enabled: plan.enabled,
    ...given({ nextDueOn: next?.dueOn }),
    openOrderCount: plan.openOrderCount,
    version: plan.version,
    can: managesPlansOf(actor, plan.groupId) ? ['save'] : [],
  };
}

const list = workList({
  name: 'pm_plans.list',
  table: 'pm_plans',
  mine: ['engineer_id'],
  seen: ['created_by_id'],
  // Without grams: a site has a few plans, and those of a tenant are looked through in milliseconds.
  text: 'lower(r.name)',
  filters: { cellId: byId('cell_id', 'cellId') },
  indexed: { cellId: branchOf('cell_id', 'cellId') },
});

/** A page of the plans that somebody sees. */
export async function planPage(
  { cellId, ...asked }: CheckedRequestOf<typeof pmPlans.page>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof pmPlans.page>> {
  const { db, tenantId, actor, services } = context;
  const reach = reachOf(actor, false, scopesOf(actor, 'pm.plan').includes('tenant'));
  const { ids, rest } = await list(db, tenantId, reach, asked, { cellId });
  const plans = await plansByIds(db, tenantId, ids);
  const isOff = await daysOff(db, services, tenantId);
  return { list: plans.map((plan) => presentedPlan(plan, context, isOff)), ...rest };
}
