import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, reviews } from '@svcdesk/core/contract';
import { type Locale, phrasesFor } from '@svcdesk/core/phrases';
import type { StaffActor } from '@svcdesk/core/roles';
import {
  availableActions,
  maySeeReview,
  type ReviewState,
  reviewKind,
  reviewStatus,
} from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import { type AccessPath, byIds, eachNumber } from '../../engine/list/access-path.ts';
import { byNumbers } from '../../engine/list/filters.ts';
import { defineList } from '../../engine/list/list.ts';
import { array, raw, type Sql, sql } from '../../engine/list/sql.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { groupLive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { formatPhone } from '../../platform/sessions/handles.ts';
import { regionName } from '../dictionary/index.ts';
import { joinWords, profileJson, type SkillRow, skillNames, skillsOfTenant } from './profile.ts';

type Review = DataOf<typeof reviews.detail>;

/** A review as it is read; `inForce` is the applicant's profile now. */
export interface ReviewRow
  extends Pick<Review, 'id' | 'kind' | 'status' | 'applicantId' | 'version' | 'createdAt'> {
  applicantName: string;
  applicantPhone: string | null;
  groupIds: string[];
  groupName: string | null;
  proposal: ProfileProposal;
  before: ProfileProposal | null;
  inForce: ProfileProposal;
  reviewerId: string | null;
  reviewerName: string | null;
  decidedAt: string | null;
  comment: string | null;
}

/** The columns of a {@link ReviewRow} of reviews `r`, and what they are joined from. */
const presentedParts = {
  columns: `r.id, r.kind, r.status, r.applicant_id AS "applicantId", a.name AS "applicantName",
    a.phone AS "applicantPhone", g.ids AS "groupIds", g.names AS "groupName", r.proposal, r.before,
    ${profileJson} AS "inForce",
    r.reviewer_id AS "reviewerId", w.name AS "reviewerName", r.decided_at AS "decidedAt", r.comment, r.version,
    r.created_at AS "createdAt"`,
  joins: `JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.applicant_id
    ${joinWords}
    LEFT JOIN accounts w ON w.tenant_id = r.tenant_id AND w.id = r.reviewer_id
    CROSS JOIN LATERAL (SELECT coalesce(array_agg(o.id), '{}') AS ids, string_agg(o.name, ', ' ORDER BY o.name) AS names
      FROM group_members m JOIN groups o ON o.tenant_id = m.tenant_id AND o.id = m.group_id AND ${groupLive('o')}
      WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id) g`,
} as const;

/** A review as the rules judge it. */
export function stateOf({ status, version, applicantId, groupIds }: ReviewRow): ReviewState {
  return { status, version, applicantId, applicantGroupIds: groupIds };
}

/** What a field of a proposal says, in the reader's words; a picture is an attachment, not words. */
async function inWords(
  field: keyof ProfileProposal,
  { skills = [], serviceAreas = [], ...plain }: ProfileProposal,
  names: readonly SkillRow[],
  locale: Locale,
): Promise<string> {
  const separator = locale === 'en' ? ', ' : '、';
  if (field === 'skills') {
    const levels: Record<string, string> = phrasesFor(locale).dictionary.skillLevel;
    const words = skills.map(({ skillId, level }) => {
      const { name } = skillNames(names, skillId, locale);
      return `${name} ${levels[level] ?? level}`;
    });
    return words.join(separator);
  }
  if (field === 'serviceAreas') {
    const regions = serviceAreas.map(async (code) => (await regionName(code)) ?? code);
    return (await Promise.all(regions)).join(separator);
  }
  return field === 'photo' ? '' : (plain[field] ?? '');
}

function attachmentsOf(field: keyof ProfileProposal, { photo = '', skills = [] }: ProfileProposal): string {
  if (field === 'photo') return photo;
  return field === 'skills' ? skills.flatMap(({ certificate }) => certificate || []).join(',') : '';
}

async function changesOf(
  { status, inForce, before, proposal }: ReviewRow,
  names: readonly SkillRow[],
  locale: Locale,
): Promise<Review['changes']> {
  const then = status === reviewStatus.waiting ? inForce : (before ?? {});
  const fields = Object.keys(proposal) as (keyof ProfileProposal)[];
  return Promise.all(
    fields.map(async (field) => ({
      field,
      before: (await inWords(field, then, names, locale)) || undefined,
      after: await inWords(field, proposal, names, locale),
      attachments: attachmentsOf(field, proposal) || undefined,
    })),
  );
}

/** A review as its reader sees it, with what they may do; `names` are the tenant's skills. */
export async function presentReview(
  row: ReviewRow,
  names: readonly SkillRow[],
  context: Pick<ReadContext, 'country' | 'locale' | 'now'> & { readonly actor: StaffActor },
): Promise<Review> {
  const { actor, country, locale } = context;
  const { id, kind, status, applicantId, applicantName, createdAt, version } = row;
  const { groupName, reviewerId, reviewerName, decidedAt, comment } = row;
  const { can, refused } = availableActions(reviewKind, stateOf(row), actor, context.now().getTime());
  const decides = actor.accountId !== applicantId;
  return {
    id,
    kind,
    status,
    applicantId,
    applicantName,
    applicantPhone: decides && row.applicantPhone ? formatPhone(row.applicantPhone, country) : undefined,
    createdAt,
    applicantGroupIds: row.groupIds,
    ...omitNulls({ groupName, reviewerId, reviewerName, decidedAt, comment }),
    changes: await changesOf(row, names, locale),
    version,
    can: [...can],
    refused: [...refused],
  };
}

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
  contains: sql`r.applicant_id IN (${applicants})`,
});

const everyStatus = [1, 2, 3];

/** One's own, and for leads those of people they lead and of people without a group; not searchable by words. */
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

/** A review that an actor may see; `lock` holds it until the end of the transaction. */
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
