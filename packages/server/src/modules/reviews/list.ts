import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, reviews } from '@svcdesk/core/contract';
import { maySeeReview, type StaffActor } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../db/index.ts';
import type { ContextOf } from '../../http/handler.ts';
import { mostCounted, newestOf, pageOf, placeOf } from '../work/newest-page.ts';
import { type Review, type ReviewRow, shownParts, shownReviews, stateOf } from './shown.ts';

type Filter = [
  tenantId: string,
  accountId: string,
  isLead: boolean,
  ledGroupIds: readonly string[],
  statuses: readonly number[],
];

const seat = 'SELECT FROM group_members m WHERE m.tenant_id = $1 AND m.account_id = r.applicant_id';

/** One's own, and for leads those of people they lead and of people without a group. */
const branches = [
  { from: '(SELECT 1) s', where: 'r.applicant_id = $2' },
  {
    from: '(SELECT 1 WHERE $3::bool) s',
    where: `(EXISTS (${seat} AND m.group_id = ANY($4::uuid[])) OR NOT EXISTS (${seat}))`,
  },
];
const filter = 'r.status = ANY($5::smallint[])';
const after = '($6::timestamptz IS NULL OR (r.created_at, r.id) < ($6, $7::uuid))';

const page = statement<
  ReviewRow,
  [...Filter, afterAt: string | null, afterId: string | null, limit: number, offset: number]
>(
  'reviews.page',
  `WITH top AS (${newestOf('reviews', branches, `${filter} AND ${after}`, '($8::int + $9::int)')})
   SELECT ${shownParts.columns} FROM top JOIN reviews r ON r.tenant_id = $1 AND r.id = top.id ${shownParts.joins}
   ORDER BY top.created_at DESC, top.id DESC LIMIT $8 OFFSET $9`,
);

const count = statement<{ total: number }, Filter>(
  'reviews.count',
  `SELECT count(*) AS total FROM (${newestOf('reviews', branches, filter, String(mostCounted))}) n`,
);

const byId = statement<ReviewRow, [tenantId: string, id: string]>(
  'reviews.byId',
  `SELECT ${shownParts.columns} FROM reviews r ${shownParts.joins} WHERE r.tenant_id = $1 AND r.id = $2`,
);

const locked = statement<ReviewRow, [tenantId: string, id: string]>(
  'reviews.locked',
  `SELECT ${shownParts.columns} FROM reviews r ${shownParts.joins} WHERE r.tenant_id = $1 AND r.id = $2
   FOR UPDATE OF r`,
);

/** A review that somebody may see; `lock` holds it until the end of the transaction. */
export async function visibleReview(
  on: Queryable,
  { tenantId, actor }: { tenantId: string; actor: StaffActor },
  id: string,
  lock = false,
): Promise<ReviewRow> {
  const row = await (lock ? locked : byId).first(on, tenantId, id);
  if (!row || !maySeeReview(stateOf(row), actor)) throw new SvcdeskError('notFound');
  return row;
}

/** One review. */
export async function reviewDetail(
  { id }: CheckedRequestOf<typeof reviews.detail>,
  context: ContextOf<typeof reviews.detail>,
): Promise<Review> {
  const row = await visibleReview(context.db, context, id);
  return (await shownReviews(context.db, context, [row]))(row);
}

const everyStatus = [1, 2, 3];

/** One page of the reviews that somebody decides on or handed in, newest first. */
export async function listReviews(
  input: CheckedRequestOf<typeof reviews.page>,
  context: ContextOf<typeof reviews.page>,
): Promise<DataOf<typeof reviews.page>> {
  const { db, tenantId, actor } = context;
  const place = placeOf(input);
  const statuses = input.status?.length ? input.status : everyStatus;
  const wanted: Filter = [
    tenantId,
    actor.accountId,
    actor.roles.includes('lead'),
    actor.ledGroupIds,
    statuses,
  ];
  const { afterAt, afterId, offset, isTooFar } = place;
  const { size } = input;
  const rows = isTooFar ? [] : await page.all(db, ...wanted, afterAt, afterId, size + 1, offset);
  const total = place.total ?? (await count.first(db, ...wanted))?.total ?? 0;
  return pageOf(place, size, total, rows, await shownReviews(db, context, rows));
}
