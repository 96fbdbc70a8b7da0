import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, pmPlans as contract } from '@svcdesk/core/contract';
import type { NewRow } from '../../engine/action/work-table.ts';
import type { StaffWriteContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { targetFits } from '../../engine/targets.ts';
import { liveCell } from '../../engine/visible-cell.ts';
import { statement } from '../../platform/db/index.ts';
import { columnList, rowJson, setList } from '../../platform/db/select-list.ts';
import { invalid } from '../../platform/refusals.ts';
import { checkListFor } from './check-list.ts';
import { generatePlan } from './generate.ts';
import { daysOff, type FoundPlan, lockPlan, type PlanRow, planColumns } from './plan-row.ts';
import { managesPlansOf, type PmPlan, presentedPlan } from './present-plans.ts';

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
  await liveCell(tx, context, cellId);
  if (!managesPlansOf(actor, groupId)) throw invalid('groupId', 'notLed');
  if (!(await targetFits(tx, tenantId, groupId, undefined))) throw invalid('groupId', 'unknown');
  if (engineerId && !(await targetFits(tx, tenantId, groupId, engineerId))) {
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
