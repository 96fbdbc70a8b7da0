import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, reviews } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { maySeeReview } from '@svcdesk/core/rules';
import { pagedList } from '../../engine/list/paged-list.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { type Review, type ReviewRow, shownParts, shownReviews, stateOf } from './shown-review.ts';

const seats = 'SELECT FROM group_members m WHERE m.tenant_id = {tenantId} AND m.account_id = a.id';
const ofApplicants = (applicants: string) => ({
  from: `(${applicants}) a(v) CROSS JOIN unnest({statuses}::smallint[]) s(v)`,
  where: 'r.applicant_id = a.v AND r.status = s.v',
});

/** One's own, and for leads those of people they lead and of people without a group; nobody searches them by words. */
const list = pagedList<ReviewRow>({
  name: 'reviews',
  sources: [
    {
      table: 'reviews',
      branches: [
        ofApplicants('SELECT {accountId}::uuid'),
        // Each applicant has a few: a walk through all reviews would be long for a lead of people who hand in none.
        ofApplicants(`SELECT DISTINCT m.account_id FROM group_members m
          WHERE {isLead}::bool AND m.tenant_id = {tenantId} AND m.group_id = ANY({ledGroupIds}::uuid[])`),
        ofApplicants(`SELECT a.id FROM accounts a
          WHERE {isLead}::bool AND a.tenant_id = {tenantId} AND a.type = 1 AND NOT EXISTS (${seats})`),
      ],
      reached: 'true',
    },
  ],
  shown: {
    columns: shownParts.columns,
    joins: `JOIN reviews r ON r.tenant_id = {tenantId} AND r.id = top.id ${shownParts.joins}`,
  },
});

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
  const values = {
    tenantId,
    accountId: actor.accountId,
    isLead: actor.roles.includes('lead'),
    ledGroupIds: actor.ledGroupIds,
    statuses: input.status?.length ? input.status : everyStatus,
  };
  const { rows, rest } = await list.read(db, input, values);
  return { list: rows.map(await shownReviews(db, context, rows)), ...rest };
}
