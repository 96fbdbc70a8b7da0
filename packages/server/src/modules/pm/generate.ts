import { timeOrderedId } from '@svcdesk/core';
import { pmStatus } from '@svcdesk/core/rules';
import { type Occurrence, wantedOn } from '@svcdesk/core/scheduling';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import type { NewRow } from '../../engine/action/work-table.ts';
import type { ActContext } from '../../engine/context.ts';
import { newWork } from '../../engine/new-work.ts';
import { canAssign } from '../../engine/targets.ts';
import { insertRows, type Queryable, statement } from '../../platform/db/index.ts';
import { type pmOccurrences, pmOrderItems } from '../../platform/db/schema/pm.ts';
import { pmOrder } from './kind.ts';
import { type PmRow, pmOpen, pmTable } from './order-row.ts';
import { type FoundPlan, lastOf, rhythmOf } from './plan-row.ts';

type Of = [tenantId: string, planId: string];
type Outcome = (typeof pmOccurrences.$inferSelect)['outcome'];

const note = statement<
  object,
  [...plan: Of, occurrenceOn: string, dueOn: string, outcome: Outcome, orderId: string | null, at: string]
>(
  'pm_plans.note',
  `INSERT INTO pm_occurrences (tenant_id, plan_id, occurrence_on, due_on, outcome, order_id, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
);

const openOrder = statement<{ id: string }, Of>(
  'pm_plans.openOrder',
  `SELECT id FROM pm_orders WHERE tenant_id = $1 AND plan_id = $2 AND ${pmOpen('')}
   ORDER BY due_on DESC LIMIT 1 FOR UPDATE`,
);

/** Assets on the shelf: those named, or all of a class and the classes below it at the site. */
const assetsOf = statement<{ id: string }, Of>(
  'pm_plans.assets',
  `WITH RECURSIVE plan AS (
     SELECT * FROM pm_plans WHERE tenant_id = $1 AND id = $2
   ), classes AS (
     SELECT plan.class_id AS id FROM plan WHERE plan.class_id IS NOT NULL
     UNION SELECT k.id FROM asset_classes k JOIN classes ON k.tenant_id = $1 AND k.parent_id = classes.id
   )
   SELECT a.id FROM assets a, plan WHERE a.tenant_id = $1 AND a.flag = 1 AND (
     (a.cell_id = plan.cell_id AND a.class_id IN (SELECT id FROM classes))
     OR a.id IN (SELECT asset_id FROM pm_plan_assets WHERE tenant_id = $1 AND plan_id = $2))
   ORDER BY a.name, a.id`,
);

const itemAssets = statement<{ assetId: string | null; last: number }, [tenantId: string, orderId: string]>(
  'pm_orders.itemAssets',
  `SELECT asset_id AS "assetId", max(sort) AS last FROM pm_order_items
   WHERE tenant_id = $1 AND order_id = $2 GROUP BY asset_id`,
);

/** Each item of the check list, for each asset; of a plan without assets, once. */
async function addItems(
  on: Queryable,
  plan: FoundPlan,
  orderId: string,
  assetIds: readonly (string | null)[],
  after: number,
  now: number,
): Promise<number> {
  const rows = assetIds.flatMap((assetId, place) =>
    plan.items.map(({ id, ...item }, index) => ({
      ...item,
      tenantId: plan.tenantId,
      orderId,
      id: timeOrderedId(now),
      sort: after + place * plan.items.length + index + 1,
      checkItemId: id,
      assetId,
    })),
  );
  await insertRows(on, pmOrderItems, rows);
  return rows.length;
}

/** Assets that are looked at; nothing where there are none left. */
async function lookedAt({ tx }: ActContext, plan: FoundPlan): Promise<readonly (string | null)[]> {
  if (plan.classId === null && plan.assetIds.length === 0) return [null];
  return (await assetsOf.all(tx, plan.tenantId, plan.id)).map(({ id }) => id);
}

async function makeOrder(
  context: ActContext,
  plan: FoundPlan,
  { occurrenceOn, dueOn }: Occurrence,
  assetIds: readonly (string | null)[],
): Promise<PmRow> {
  const { tx, tenantId } = context;
  const { id: planId, name: title, engineerId, groupId, minutes, cellId, cellName, customerName } = plan;
  const engineerFits = engineerId !== null && (await canAssign(tx, tenantId, groupId, engineerId));
  const row: NewRow<PmRow> = {
    ...(await newWork(context, 'pm')),
    ...{ title, planId, occurrenceOn, dueOn, minutes, cellId, cellName, customerName, groupId },
    status: pmStatus.pending,
    engineerId: engineerFits ? engineerId : null,
    itemCount: assetIds.length * plan.items.length,
    answeredCount: 0,
    abnormalCount: 0,
  };
  const made = await pmOrder.begin(context, row, [{ action: 'create', to: pmStatus.pending }]);
  if (!made) throw new Error('The order has an id of another');
  await addItems(tx, plan, made.id, assetIds, 0, context.now().getTime());
  await notifyAbout(context, 'pm', made, 'pm.assigned', [made.engineerId]);
  return made;
}

/** Adds an occurrence to the order that is still open: what is looked at by now and was not then joins its check list. */
async function mergeInto(
  context: ActContext,
  plan: FoundPlan,
  orderId: string,
  { occurrenceOn }: Occurrence,
  assetIds: readonly (string | null)[],
): Promise<void> {
  const { tx, tenantId } = context;
  const before = await pmTable.lock(tx, tenantId, orderId);
  if (!before) return;
  const known = await itemAssets.all(tx, tenantId, orderId);
  const fresh = assetIds.filter((assetId) => !known.some((each) => each.assetId === assetId));
  const last = Math.max(0, ...known.map((each) => each.last));
  const added = await addItems(tx, plan, orderId, fresh, last, context.now().getTime());
  const { status } = before;
  const itemCount = before.itemCount + added;
  const merged = { action: 'merge', from: status, to: status, content: occurrenceOn } as const;
  await pmOrder.append(context, before, merged, { itemCount });
}

/**
 * Makes what a plan wants by today and its lead days. The plan's row must be locked: then it is safe to run twice, and
 * an occurrence comes about once.
 */
export async function generatePlan(
  context: ActContext,
  plan: FoundPlan,
  today: string,
  isOff: (day: string) => boolean,
): Promise<void> {
  const { tx, tenantId, timeZone } = context;
  // A site that is given up gets nothing new.
  if (!plan.enabled || plan.cellRetired) return;
  const { make, skipped } = wantedOn(rhythmOf(plan, timeZone), today, lastOf(plan, timeZone), isOff);
  const at = context.now().toISOString();
  const noted = ({ occurrenceOn, dueOn }: Occurrence, outcome: Outcome, orderId: string | null) =>
    note.change(tx, tenantId, plan.id, occurrenceOn, dueOn, outcome, orderId, at);
  for (const one of skipped) await noted(one, 'skipped', null);
  if (make.length === 0) return;
  const assetIds = await lookedAt(context, plan);
  for (const one of make) {
    if (assetIds.length === 0) {
      await noted(one, 'skipped', null);
      continue;
    }
    const open = plan.onOpen === 'merge' ? await openOrder.first(tx, tenantId, plan.id) : undefined;
    if (open) await mergeInto(context, plan, open.id, one, assetIds);
    const orderId = open?.id ?? (await makeOrder(context, plan, one, assetIds)).id;
    await noted(one, open ? 'merged' : 'made', orderId);
  }
}
