import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import {
  type CheckedRequestOf,
  pmPlans as contract,
  type DataOf,
  type pmPlans,
} from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { nextOccurrence } from '@svcdesk/core/scheduling';
import type { NewRow } from '../../engine/action/work-table.ts';
import type {
  PersonContext,
  StaffReadContext,
  StaffWriteContext,
  WriteContext,
} from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { byId } from '../../engine/list/filters.ts';
import { defineList, idsOf } from '../../engine/list/list.ts';
import { staffPaths } from '../../engine/list/staff-paths.ts';
import { searchedColumn } from '../../engine/ngrams.ts';
import { fieldsFor } from '../../engine/omit-nulls.ts';
import { canAssign } from '../../engine/targets.ts';
import { liveSite } from '../../engine/visible-site.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import { type CheckListItem, checkLists } from '../../platform/db/schema/pm.ts';
import { columnList, rowJson, setList } from '../../platform/db/select-list.ts';
import { invalid } from '../../platform/refusals.ts';
import { generatePlan } from './generate.ts';
import {
  daysOff,
  type FoundPlan,
  findPlan,
  lastOf,
  lockPlan,
  type PlanRow,
  planColumns,
  plansByIds,
  rhythmOf,
} from './plan-row.ts';

/** A plan as it is sent. */
type PmPlan = DataOf<typeof contract.save>;

/** Whether an actor may change the plans of a group. */
function managesPlansOf(actor: StaffActor, groupId: string): boolean {
  const scopes = scopesOf(actor, 'pm.plan');
  return scopes.includes('tenant') || (scopes.includes('led') && actor.ledGroupIds.includes(groupId));
}

/** A plan as it is shown. */
function presentedPlan(
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

/** A plan as one sees it who manages it. */
export async function pmPlanById(context: StaffReadContext, id: string): Promise<PmPlan> {
  const { db, services, tenantId, actor } = context;
  const plan = await findPlan(db, tenantId, id);
  if (!plan || !managesPlansOf(actor, plan.groupId)) throw new SvcdeskError('notFound');
  return presentedPlan(plan, context, await daysOff(db, services, tenantId));
}

type Page = typeof contract.page;

/** The plans that a reader sees. */
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

type PlanRequest = CheckedRequestOf<typeof pmPlans.save>;
type AskedItem = NonNullable<PlanRequest['items']>[number];

const lock = statement<{ items: CheckListItem[] }, [tenantId: string, id: string]>(
  'check_lists.lock',
  'SELECT items FROM check_lists WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

const rewrite = statement<object, [tenantId: string, id: string, items: string, at: string]>(
  'check_lists.rewrite',
  `UPDATE check_lists SET items = $3::jsonb, version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

/** An item as it is kept: with only what its kind asks for. */
export function keptItem(
  item: AskedItem,
  index: number,
  known: ReadonlySet<string>,
  now: number,
): CheckListItem {
  const { id, name, kind, min, max, unit, options, required, photoRequired } = item;
  const path = `items.${index}`;
  if (kind === 'select' && !options) throw invalid(`${path}.options`, 'required');
  if (min !== undefined && max !== undefined && min > max) throw invalid(`${path}.max`, 'tooSmall', { min });
  return {
    // Ids are given here, so that one list's items never pass for another's.
    id: id && known.has(id) ? id : timeOrderedId(now),
    name,
    kind,
    required,
    min: kind === 'number' ? min : undefined,
    max: kind === 'number' ? max : undefined,
    unit: (kind === 'number' && unit) || undefined,
    options: kind === 'select' && options ? [...new Set(options)] : undefined,
    photoRequired: photoRequired || undefined,
  };
}

/**
 * The check list of a plan that is saved: its items are written into the list that is named, else into the plan's
 * own, else into a new one. Orders that are made already keep their items.
 */
async function checkListFor(
  { tx, tenantId, now }: WriteContext,
  { checkListId, items, name }: PlanRequest,
  present: string | undefined,
): Promise<string> {
  const at = now();
  const target = checkListId ?? present;
  if (!target && !items) throw invalid('items', 'required');
  const list = target ? await lock.first(tx, tenantId, target) : undefined;
  if (target && !list) throw new SvcdeskError('notFound');
  if (!items) return target ?? '';
  const known = new Set(list?.items.map(({ id }) => id));
  const kept = items.map((item, index) => keptItem(item, index, known, at.getTime()));
  const updatedAt = at.toISOString();
  if (target) {
    await rewrite.change(tx, tenantId, target, JSON.stringify(kept), updatedAt);
    return target;
  }
  const id = timeOrderedId(at.getTime());
  await insertRows(tx, checkLists, { tenantId, id, name, items: kept, createdAt: updatedAt, updatedAt });
  return id;
}

type Request = CheckedRequestOf<typeof contract.save>;

const all = columnList(planColumns);
const sets = setList('excluded', planColumns, ['tenantId', 'id', 'createdAt', 'createdById']);

const write = statement<object, [plan: string]>(
  'pm_plans.write',
  `INSERT INTO pm_plans (${all}) SELECT ${all} FROM jsonb_populate_record(NULL::pm_plans, $1::jsonb)
   ON CONFLICT (tenant_id, id) DO UPDATE SET ${sets}`,
);

const forgetAssets = statement<object, [tenantId: string, planId: string]>(
  'pm_plans.forgetAssets',
  'DELETE FROM pm_plan_assets WHERE tenant_id = $1 AND plan_id = $2',
);

const bindAssets = statement<
  object,
  [tenantId: string, planId: string, cellId: string, assetIds: readonly string[]]
>(
  'pm_plans.bindAssets',
  `INSERT INTO pm_plan_assets (tenant_id, plan_id, asset_id)
   SELECT a.tenant_id, $2, a.id FROM assets a
   WHERE a.tenant_id = $1 AND a.cell_id = $3 AND a.id = ANY($4::uuid[])`,
);

const known = statement<
  { class: boolean; type: boolean; catalog: boolean },
  [tenantId: string, classId: string | null, typeId: string | null, catalogId: string | null]
>(
  'pm_plans.known',
  `SELECT $2::uuid IS NULL OR EXISTS (SELECT FROM asset_classes WHERE tenant_id = $1 AND id = $2) AS class,
     $3::uuid IS NULL OR EXISTS (SELECT FROM order_types WHERE tenant_id = $1 AND id = $3) AS type,
     $4::uuid IS NULL OR EXISTS (SELECT FROM catalogs WHERE tenant_id = $1 AND id = $4) AS catalog`,
);

/** What a plan refers to must be there and fit together. */
async function checkRequest(context: StaffWriteContext, request: Request): Promise<void> {
  const { tx, tenantId, actor } = context;
  const { cellId, groupId, engineerId, classId, assetIds, faultTypeId, faultCatalogId } = request;
  const { anchorOn, endOn } = request;
  await liveSite(tx, context, cellId);
  if (!managesPlansOf(actor, groupId)) throw invalid('groupId', 'notLed');
  if (!(await canAssign(tx, tenantId, groupId, undefined))) throw invalid('groupId', 'unknown');
  if (engineerId && !(await canAssign(tx, tenantId, groupId, engineerId))) {
    throw invalid('engineerId', 'notMember');
  }
  if (classId && assetIds?.length) throw invalid('classId', 'notWith', { field: 'assetIds' });
  if (endOn && endOn < anchorOn) throw invalid('endOn', 'tooEarly', { min: anchorOn });
  const found = await known.first(tx, tenantId, classId ?? null, faultTypeId ?? null, faultCatalogId ?? null);
  if (!found?.class) throw invalid('classId', 'unknown');
  if (!found.type) throw invalid('faultTypeId', 'unknown');
  if (!found.catalog) throw invalid('faultCatalogId', 'unknown');
}

/** The plan that is changed: one that the actor manages, as they saw it. */
async function planBefore({ tx, tenantId, actor }: StaffWriteContext, { id, version }: Request) {
  if (!id) return undefined;
  const before = await lockPlan(tx, tenantId, id);
  if (!before || !managesPlansOf(actor, before.groupId)) throw new SvcdeskError('notFound');
  if (version !== undefined && version !== before.version) throw new SvcdeskError('orderChanged');
  return before;
}

function rowOf(
  { tenantId, actor, now }: StaffWriteContext,
  request: Request,
  before: FoundPlan | undefined,
  checkListId: string,
): NewRow<PlanRow> {
  const at = now();
  // What of the request is no column is left out when it is written.
  return {
    ...request,
    tenantId,
    id: before?.id ?? timeOrderedId(at.getTime()),
    checkListId,
    everyCount: request.every.count,
    everyUnit: request.every.unit,
    version: (before?.version ?? 0) + 1,
    createdById: before?.createdById ?? actor.accountId,
    createdAt: before?.createdAt ?? at.toISOString(),
    updatedAt: at.toISOString(),
  };
}

/** Makes or changes a plan; what is due within its lead days is made at once. */
export async function savePlan(request: Request, context: StaffWriteContext): Promise<PmPlan> {
  const { tx, tenantId, services, now } = context;
  const before = await planBefore(context, request);
  await checkRequest(context, request);
  const checkListId = await checkListFor(context, request, before?.checkListId);
  const row = rowOf(context, request, before, checkListId);
  await write.change(tx, JSON.stringify(rowJson(row)));
  await forgetAssets.change(tx, tenantId, row.id);
  const assetIds = [...new Set(request.assetIds ?? [])];
  const bound = await bindAssets.change(tx, tenantId, row.id, row.cellId, assetIds);
  if (bound !== assetIds.length) throw invalid('assetIds', 'notOfSite');
  const saved = await lockPlan(tx, tenantId, row.id);
  if (!saved) throw new SvcdeskError('notFound');
  const isOff = await daysOff(tx, services, tenantId);
  await generatePlan(context, saved, dateIn(context.timeZone, now()), isOff);
  return presentedPlan((await lockPlan(tx, tenantId, row.id)) ?? saved, context, isOff);
}
