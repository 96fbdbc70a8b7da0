import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import type { PersonContext } from '../../../engine/context.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import { shownPhone } from '../../../platform/sessions/phones.ts';
import { visibleOrder } from '../act/lock.ts';

/** An evaluation as its row keeps it. */
export interface EvaluationRow {
  label: string;
  stars: string;
  attachment: string;
  content: string;
  autoEvaluate: boolean;
  commentatorName: string | null;
  handlerGroupName: string;
  phone: string | null;
  createdAt: string;
}

/** An evaluation `e` as one JSON value. */
export function evaluationJson(instant: (column: string) => string): string {
  return `jsonb_build_object('label', e.label, 'stars', e.stars, 'attachment', e.attachment,
    'content', e.content, 'autoEvaluate', e.auto_evaluate, 'commentatorName', e.commentator_name,
    'handlerGroupName', e.handler_group_name, 'phone', e.phone, 'createdAt', ${instant('e.created_at')})`;
}

const ofOrder = statement<EvaluationRow, [tenantId: string, orderId: string]>(
  'evaluations.ofOrder',
  `SELECT label, stars, attachment, content, auto_evaluate AS "autoEvaluate",
     commentator_name AS "commentatorName", handler_group_name AS "handlerGroupName", phone,
     created_at AS "createdAt"
   FROM evaluations WHERE tenant_id = $1 AND order_id = $2`,
);

/** An evaluation as it travels; the automatic one is signed by the system. */
export function evaluationOf(
  row: EvaluationRow,
  { locale, country }: PersonContext,
): DataOf<typeof orders.evaluation> {
  const { content, commentatorName, phone, ...rest } = row;
  return {
    ...rest,
    content: content || undefined,
    commentatorName: commentatorName ?? phrasesFor(locale).order.bySystem,
    phone: phone ? shownPhone(phone, country) : '',
  };
}

/** The evaluation of an order that the reader may see. */
export async function evaluationOfOrder(on: Queryable, context: PersonContext, orderId: string) {
  await visibleOrder(on, context, orderId);
  const row = await ofOrder.first(on, context.tenantId, orderId);
  if (!row) throw new SvcdeskError('notFound');
  return evaluationOf(row, context);
}
