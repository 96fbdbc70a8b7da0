import { isoOf } from '../../../engine/instants.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { LockedRow } from '../act/lock.ts';

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
    commentatorName: string | null,
    phone: string | null,
    handlerId: string | null,
    groupId: string,
    byId: string | null,
    at: string,
  ]
>(
  'evaluations.save',
  `INSERT INTO evaluations (tenant_id, order_id, label, stars, attachment, content, auto_evaluate,
     commentator_name, phone, handler_id, handler_group_name, by_id, created_at)
   SELECT $1, $2, $3, $4, $5, $6, $11::uuid IS NULL, $7, $8, $9, g.name, $11, $12
   FROM groups g WHERE g.tenant_id = $1 AND g.id = $10
   ON CONFLICT (tenant_id, order_id) DO UPDATE SET label = excluded.label, stars = excluded.stars,
     attachment = excluded.attachment, content = excluded.content, auto_evaluate = excluded.auto_evaluate,
     commentator_name = excluded.commentator_name, phone = excluded.phone, by_id = excluded.by_id,
     created_at = excluded.created_at`,
);

/** What somebody says of an order, or with nobody's id what the server says when nobody does. */
export interface EvaluationGiven {
  readonly label: string;
  readonly stars: string;
  readonly attachment: string;
  readonly content: string;
  readonly commentatorName: string | null;
  readonly phone: string | null;
  readonly byId: string | null;
  /** Milliseconds. */
  readonly at: number;
}

/** Keeps the evaluation of an order, about who handled it when it was resolved. */
export async function saveEvaluation(on: Queryable, order: LockedRow, given: EvaluationGiven): Promise<void> {
  const { label, stars, attachment, content, commentatorName, phone, byId, at } = given;
  const { tenantId, id, handlerId, groupId } = order;
  const said = [label, stars, attachment, content, commentatorName, phone] as const;
  await save.change(on, tenantId, id, ...said, handlerId, groupId, byId, isoOf(at));
}
