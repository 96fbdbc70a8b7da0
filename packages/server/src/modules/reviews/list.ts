import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, reviews } from '@svcdesk/core/contract';
import { maySeeReview, type StaffActor } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../db/index.ts';
import type { ContextOf } from '../../http/handler.ts';
import { listStatements, readPage } from '../work/newest-page.ts';
import { type Review, type ReviewRow, shownParts, shownReviews, stateOf } from './shown.ts';

const seat = 'SELECT FROM group_members m WHERE m.tenant_id = {tenantId} AND m.account_id = r.applicant_id';
const isLed = `(EXISTS (${seat} AND m.group_id = ANY({ledGroupIds}::uuid[])) OR NOT EXISTS (${seat}))`;

/** One's own, and for leads those of people they lead and of people without a group. */
const list = listStatements<ReviewRow>(
  'reviews',
  [
    {
      table: 'reviews',
      branches: [
        { from: '(SELECT 1) s', where: 'r.applicant_id = {accountId}' },
        { from: '(SELECT 1 WHERE {isLead}::bool) s', where: isLed },
      ],
      reached: `r.applicant_id = {accountId} OR ({isLead}::bool AND ${isLed})`,
      // Nobody searches them by words.
      text: "''",
      where: 'r.status = ANY({statuses}::smallint[])',
    },
  ],
  `${shownParts.columns} FROM top JOIN reviews r ON r.tenant_id = {tenantId} AND r.id = top.id ${shownParts.joins}`,
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
  const values = {
    tenantId,
    accountId: actor.accountId,
    isLead: actor.roles.includes('lead'),
    ledGroupIds: actor.ledGroupIds,
    statuses: input.status?.length ? input.status : everyStatus,
  };
  return readPage(db, list, input, values, (rows) => shownReviews(db, context, rows));
}
