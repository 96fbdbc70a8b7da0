import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { evaluationIssues, lowestStar, readStars } from '@svcdesk/core/format';
import type { WriteContext } from '../../../engine/context.ts';
import { InvalidRequest, invalid } from '../../../platform/refusals.ts';
import { contactPhone } from '../../../platform/sessions/phones.ts';
import { act } from '../act/act.ts';
import type { LockedRow } from '../act/lock.ts';
import { bindOrderFiles } from '../files.ts';
import { saveEvaluation } from './save-evaluation.ts';

type Input = CheckedRequestOf<typeof orders.evaluate>;

/** Who speaks: the account itself, or whom staff asked by phone. */
function speaker(input: Input, context: WriteContext & { readonly name: string }, order: LockedRow) {
  if (context.actor.kind === 'client') return { commentatorName: context.name, phone: order.reportPhone };
  return {
    commentatorName: input.commentatorName || order.reportName,
    phone: contactPhone(input.phone ?? '', context.country),
  };
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
  await act(context, orderId, 'evaluate', input, ({ row }) => ({
    command: {
      lowestStar: lowest,
      ...(byPhone && speaker(input, context, row)),
    },
    complete: async (record) => {
      const bound = await bindOrderFiles(context, orderId, { attachment: input.attachment });
      attachment = bound.attachment;
      return { record: { ...record, attachments: attachment, content } };
    },
    also: async (after, record) => {
      const { commentatorName, phone } = speaker(input, context, after);
      await saveEvaluation(context.tx, after, {
        label,
        stars,
        attachment,
        content,
        commentatorName,
        phone,
        byId: context.actor.accountId,
        at: record.effectiveAt,
      });
    },
  }));
  return {};
}
