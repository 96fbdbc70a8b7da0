import { evaluationIssues, lowestStar, readStars } from '@svcdesk/core';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { statement } from '../../../db/index.ts';
import { InvalidRequest, invalid } from '../../../http/refusals.ts';
import type { WriteContext } from '../../work/context.ts';
import { act } from '../act/act.ts';
import type { LockedRow } from '../act/lock.ts';
import { bindOrderFiles } from '../files.ts';
import { baseOf } from './base.ts';

type Input = CheckedRequestOf<typeof orders.evaluate>;

/** A given evaluation takes the place of the automatic one. */
const save = statement<
  object,
  [
    tenantId: string,
    orderId: string,
    label: string,
    stars: string,
    attachment: string,
    content: string,
    commentatorName: string,
    phone: string,
    handlerId: string | null,
    groupId: string,
    byId: string,
    at: string,
  ]
>(
  'evaluations.save',
  `INSERT INTO evaluations (tenant_id, order_id, label, stars, attachment, content, auto_evaluate,
     commentator_name, phone, handler_id, handler_group_name, by_id, created_at)
   SELECT $1, $2, $3, $4, $5, $6, false, $7, $8, $9, g.name, $11, $12
   FROM groups g WHERE g.tenant_id = $1 AND g.id = $10
   ON CONFLICT (tenant_id, order_id) DO UPDATE SET label = excluded.label, stars = excluded.stars,
     attachment = excluded.attachment, content = excluded.content, auto_evaluate = false,
     commentator_name = excluded.commentator_name, phone = excluded.phone, by_id = excluded.by_id,
     created_at = excluded.created_at`,
);

/** Who speaks: the account itself, or whom staff asked by phone. */
function speaker(input: Input, context: WriteContext & { readonly name: string }, order: LockedRow) {
  if (context.actor.kind === 'client') return { commentatorName: context.name, phone: order.reportPhone };
  return { commentatorName: input.commentatorName || order.reportName, phone: input.phone ?? '' };
}

/** Evaluates an order, or replaces its automatic evaluation. */
export async function evaluate(input: Input, context: WriteContext & { readonly name: string }) {
  const { orderId, label, stars, content = '' } = input;
  const issues = evaluationIssues(input);
  if (issues.length > 0) throw new InvalidRequest(issues);
  const byPhone = context.actor.kind === 'staff';
  if (byPhone && !input.phone) throw invalid('phone', 'required');
  const ratings = readStars(stars);
  const lowest = ratings ? lowestStar(ratings) : 1;
  let attachment = '';
  await act(context, orderId, ({ row }) => ({
    command: {
      action: 'evaluate',
      ...baseOf(input, context),
      lowestStar: lowest,
      ...(byPhone ? speaker(input, context, row) : {}),
    },
    complete: async (record) => {
      const bound = await bindOrderFiles(context, orderId, { attachment: input.attachment });
      attachment = bound.attachment;
      return { record: { ...record, attachments: attachment, content } };
    },
    also: async (after, record) => {
      const { commentatorName, phone } = speaker(input, context, after);
      const { tenantId, actor } = context;
      await save.change(
        context.tx,
        tenantId,
        orderId,
        label,
        stars,
        attachment,
        content,
        commentatorName,
        phone,
        after.handlerId,
        after.groupId,
        actor.accountId,
        new Date(record.effectiveAt).toISOString(),
      );
    },
  }));
  return {};
}
