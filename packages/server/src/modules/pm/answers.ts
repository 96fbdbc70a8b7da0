import type { CheckedRequestOf, pmOrders } from '@svcdesk/core/contract';
import { judgedAnswer, type PmAnswer } from '@svcdesk/core/rules';
import type { ActContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { given } from '../../engine/given.ts';
import { statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import type { ItemRow } from './order-row.ts';

type Asked = NonNullable<CheckedRequestOf<typeof pmOrders.handle>['answers']>[number];

/** Checks answers against their items, the last one of an item counting; out of limits is abnormal. */
export function checkedAnswers(asked: readonly Asked[], list: readonly ItemRow[]): PmAnswer[] {
  const byId = new Map(list.map((row) => [row.id, row]));
  const answers = new Map<string, PmAnswer>();
  for (const [index, answer] of asked.entries()) {
    const row = byId.get(answer.itemId);
    if (!row) throw invalid(`answers.${index}.itemId`, 'unknown');
    if (row.kind === 'select' && answer.value && !row.options?.includes(answer.value)) {
      throw invalid(`answers.${index}.value`, 'oneOf', { values: row.options?.join(', ') ?? '' });
    }
    answers.set(row.id, judgedAnswer(given(row), answer));
  }
  return [...answers.values()];
}

const write = statement<
  object,
  [tenantId: string, orderId: string, answers: string, by: string | null, at: string]
>(
  'pm_orders.answer',
  `UPDATE pm_order_items i SET result = r.result, value = r.value, photos = r.photos, remark = r.remark,
     answered_by_id = $4, answered_at = $5
   FROM jsonb_to_recordset($3::jsonb) AS r(id uuid, result text, value text, photos text, remark text)
   WHERE i.tenant_id = $1 AND i.order_id = $2 AND i.id = r.id`,
);

const counts = statement<
  { answeredCount: number; abnormalCount: number },
  [tenantId: string, orderId: string]
>(
  'pm_orders.counts',
  `SELECT count(*) FILTER (WHERE result IS NOT NULL) AS "answeredCount",
     count(*) FILTER (WHERE result = 'abnormal') AS "abnormalCount"
   FROM pm_order_items WHERE tenant_id = $1 AND order_id = $2`,
);

/** Stores answers of a locked order; gives how many there are by then. */
export async function writeAnswers(
  context: ActContext,
  orderId: string,
  answers: readonly PmAnswer[],
  at: string,
): Promise<{ answeredCount: number; abnormalCount: number }> {
  const { tx, tenantId, actor } = context;
  const fields = Object.fromEntries(answers.map(({ itemId, photos }) => [itemId, photos]));
  const bound = await bindAttachments(context, { kind: 'pm', id: orderId }, fields);
  const rows = answers.map(({ itemId, result, value, remark }) => ({
    id: itemId,
    result,
    value: (result === 'na' ? null : value) || null,
    photos: bound[itemId] ?? '',
    remark: remark || null,
  }));
  const by = actor.kind === 'job' ? null : actor.accountId;
  await write.change(tx, tenantId, orderId, JSON.stringify(rows), by, at);
  return (await counts.first(tx, tenantId, orderId)) ?? { answeredCount: 0, abnormalCount: 0 };
}
