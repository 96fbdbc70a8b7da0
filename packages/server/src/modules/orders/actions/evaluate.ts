import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { evaluationIssues, lowestStar, readStars } from '@svcdesk/core/format';
import type { WriteContext } from '../../../engine/context.ts';
import { isoOf } from '../../../engine/timestamps.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { evaluations } from '../../../platform/db/schema/order-records.ts';
import { columnList, rowJson } from '../../../platform/db/select-list.ts';
import { InvalidRequest, invalid } from '../../../platform/refusals.ts';
import { contactPhone } from '../../../platform/sessions/handles.ts';
import { bindOrderFiles } from '../files.ts';
import type { LockedRow } from './lock.ts';
import { act } from './order-action.ts';

const saidColumns = [
  'label',
  'stars',
  'attachment',
  'content',
  'commentatorName',
  'phone',
  'byId',
  'createdAt',
] as const satisfies readonly (keyof typeof evaluations.$inferSelect)[];
const names = saidColumns.map((name) => columnList([name]));

/** A given evaluation takes the place of the automatic one. */
const save = statement<
  object,
  [tenantId: string, orderId: string, handlerId: string | null, groupId: string, said: string]
>(
  'evaluations.save',
  `INSERT INTO evaluations (tenant_id, order_id, handler_id, handler_group_name, auto_evaluate, ${names.join(', ')})
   SELECT $1, $2, $3, (SELECT name FROM groups WHERE tenant_id = $1 AND id = $4), by_id IS NULL, ${names.join(', ')}
   FROM jsonb_populate_record(NULL::evaluations, $5::jsonb)
   ON CONFLICT (tenant_id, order_id) DO UPDATE SET
     ${['auto_evaluate', ...names].map((name) => `${name} = excluded.${name}`).join(', ')}`,
);

/** An evaluation of an order; without an account it is the automatic one. */
type EvaluationGiven = Pick<typeof evaluations.$inferSelect, (typeof saidColumns)[number]>;

/** Keeps the evaluation of an order, about who handled it when it was resolved. */
export async function saveEvaluation(on: Queryable, order: LockedRow, said: EvaluationGiven): Promise<void> {
  const { tenantId, id, handlerId, groupId } = order;
  await save.change(on, tenantId, id, handlerId, groupId, JSON.stringify(rowJson(said)));
}

type Input = CheckedRequestOf<typeof orders.evaluate>;

/** Who speaks: the account itself, or whom staff asked by phone. */
function speaker(input: Input, context: WriteContext, order: LockedRow) {
  if (context.actor.kind === 'client') return { commentatorName: context.name, phone: order.reportPhone };
  return {
    commentatorName: input.commentatorName || order.reportName,
    phone: contactPhone(input.phone ?? '', context.country),
  };
}

/** Evaluates an order, or replaces its automatic evaluation. */
export async function evaluate(input: Input, context: WriteContext) {
  const { orderId, label, stars, content = '' } = input;
  const issues = evaluationIssues(input);
  if (issues.length > 0) throw new InvalidRequest(issues);
  const byPhone = context.actor.kind === 'staff';
  if (byPhone && !input.phone) throw invalid('phone', 'required');
  const ratings = readStars(stars);
  let attachment = '';
  await act(context, orderId, 'evaluate', input, ({ row }) => ({
    command: {
      lowestStar: ratings ? lowestStar(ratings) : 1,
      ...(byPhone && speaker(input, context, row)),
    },
    complete: async (record) => {
      ({ attachment } = await bindOrderFiles(context, orderId, { attachment: input.attachment }));
      return { record: { ...record, attachments: attachment, content } };
    },
    also: (after, { effectiveAt }) =>
      saveEvaluation(context.tx, after, {
        ...{ label, stars, attachment, content },
        ...speaker(input, context, after),
        byId: context.actor.accountId,
        createdAt: isoOf(effectiveAt),
      }),
  }));
  return {};
}
