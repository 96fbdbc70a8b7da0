import { timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, orders, requirements } from '@svcdesk/core/contract';
import type { WriteContext } from '../../engine/context.ts';
import { liveSite } from '../../engine/visible-site.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { InvalidRequest, invalid } from '../../platform/refusals.ts';
import { createOrder, type Origin, orderFiles } from '../orders/index.ts';
import { shareFiles } from './files.ts';
import { notifyReporter, requirement } from './kind.ts';
import type { RequirementRow } from './row.ts';

const answers = statement<{ fieldId: string; fieldValue: string }, [tenantId: string, requirementId: string]>(
  'requirements.answers',
  `SELECT field_id AS "fieldId", field_value AS "fieldValue" FROM requirement_fields
   WHERE tenant_id = $1 AND requirement_id = $2 ORDER BY sort, field_id`,
);

/** What was taken off the shelf meanwhile stays behind. */
const carryAssets = statement<
  object,
  [tenantId: string, requirementId: string, orderId: string, byId: string, at: string]
>(
  'requirements.carryAssets',
  `INSERT INTO order_assets (tenant_id, order_id, asset_id, bound_by_id, created_at)
   SELECT x.tenant_id, $3, x.asset_id, $4, $5 FROM requirement_assets x
   JOIN assets a ON a.tenant_id = x.tenant_id AND a.id = x.asset_id AND a.flag = 1
   WHERE x.tenant_id = $1 AND x.requirement_id = $2 ON CONFLICT DO NOTHING`,
);

async function originOf(on: Queryable, row: RequirementRow): Promise<Origin> {
  const { reporterId, reportName, reportPhone, reportAccountId, creatorId } = row;
  return {
    requirementId: row.id,
    answers: await answers.all(on, row.tenantId, row.id),
    attachments: row.adjunct,
    // The person who asked follows the order, even when they named a reporter without an account.
    reported: { reporterId, reportName, reportPhone, reportAccountId: reportAccountId ?? creatorId },
  };
}

/** Faults of the draft are named under its own field. */
async function withinDraft<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: `draft.${issue.path}` }));
    throw new InvalidRequest(issues, error.code);
  }
}

/** Makes an order of a requirement, all in one transaction: either both are there afterwards, or neither. */
export async function toOrder(
  input: CheckedRequestOf<typeof requirements.toOrder>,
  context: WriteContext,
): Promise<DataOf<typeof orders.create>> {
  const { id, version, draft, at, remark, ...asked } = input;
  const { tx, tenantId, actor } = context;
  const orderId = draft.id ?? timeOrderedId(context.now().getTime());
  let order!: DataOf<typeof orders.create>;
  const makeOrder = (row: RequirementRow) =>
    withinDraft(async () => {
      const cell = await liveSite(tx, context, draft.cellId);
      if (cell.customerId !== row.customerId) throw invalid('cellId', 'notOfCustomer');
      await shareFiles(tx, tenantId, id, { kind: orderFiles, id: orderId }, context.now());
      const whole = { ...draft, ...asked, id: orderId, remark, at };
      order = await createOrder(context, whole, await originOf(tx, row));
      await carryAssets.change(tx, tenantId, id, orderId, actor.accountId, context.now().toISOString());
      return orderId;
    });
  const { after } = await requirement.perform(context, id, 'toOrder', { version, makeOrder });
  await notifyReporter(context, 'requirement.converted', after, { orderNo: order.orderNo });
  return order;
}
