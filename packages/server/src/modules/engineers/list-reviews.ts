import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, reviews } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { maySeeReview } from '@svcdesk/core/rules';
import { type AccessPath, byIds, eachNumber } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/define-list.ts';
import { byNumbers } from '../../engine/list/filters.ts';
import { array, raw, type Sql, sql } from '../../engine/list/sql.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { presentedParts, presentReview, type Review, type ReviewRow, stateOf } from './present-review.ts';
import { skillsOfTenant } from './skill-names.ts';

const seats = 'SELECT FROM group_members m WHERE m.tenant_id = $1 AND m.account_id = a.id';
const ofPeopleWithoutGroup = sql`SELECT a.id FROM accounts a
  WHERE a.tenant_id = $1 AND a.type = 1 AND NOT EXISTS (${raw(seats)})`;
const ofMembers = (groupIds: readonly string[]) => sql`SELECT DISTINCT m.account_id FROM group_members m
  WHERE m.tenant_id = $1 AND m.group_id = ANY(${array(groupIds, 'uuid')})`;

/** Each applicant has a few: a scan of all reviews would be long for a lead of people who hand in none. */
const ofApplicants = (applicants: Sql): AccessPath => ({
  from: sql`(${applicants}) a(v)`,
  where: sql`r.applicant_id = a.v`,
  branches: 1,
  holds: sql`r.applicant_id IN (${applicants})`,
});

const everyStatus = [1, 2, 3];

/** One's own, and for leads those of people they lead and of people without a group; nobody searches them by words. */
export const reviewList = defineList<
  ContextOf<typeof reviews.page>,
  Pick<CheckedRequestOf<typeof reviews.page>, 'status'>,
  ReviewRow,
  Review
>({
  name: 'reviews',
  table: 'reviews',
  filters: { status: byNumbers('status') },
  accessPaths({ actor }, { status }) {
    const ofLed = actor.roles.includes('lead')
      ? [ofApplicants(ofMembers(actor.ledGroupIds)), ofApplicants(ofPeopleWithoutGroup)]
      : [];
    const paths = [byIds('applicant_id', [actor.accountId]), ...ofLed];
    return paths.map((path) => eachNumber(path, 'status', status?.length ? status : everyStatus));
  },
  select: () => ({ as: 'r', columns: raw(presentedParts.columns), joins: raw(presentedParts.joins) }),
  async present(rows, context, on) {
    const names = await skillsOfTenant(on, context.tenantId);
    return Promise.all(rows.map((row) => presentReview(row, names, context)));
  },
});

const one = `SELECT ${presentedParts.columns} FROM reviews r ${presentedParts.joins}
  WHERE r.tenant_id = $1 AND r.id = $2`;

const byId = statement<ReviewRow, [tenantId: string, id: string]>('reviews.byId', one);
const locked = statement<ReviewRow, [tenantId: string, id: string]>(
  'reviews.locked',
  `${one} FOR UPDATE OF r`,
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
export const reviewDetail: Handler<typeof reviews.detail> = async ({ id }, context) => {
  const row = await visibleReview(context.db, context, id);
  return presentReview(row, await skillsOfTenant(context.db, context.tenantId), context);
};
