import type { DataOf, reviews } from '@svcdesk/core/contract';
import { type Locale, phrasesFor } from '@svcdesk/core/phrases';
import type { StaffActor } from '@svcdesk/core/roles';
import { availableActions, type ReviewState, reviewKind, reviewStatus } from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import { given } from '../../engine/given.ts';
import { groupLive } from '../../platform/db/active.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';
import { shownPhone } from '../../platform/sessions/handles.ts';
import { regionName } from '../dictionary/index.ts';
import { joinWords, profileJson } from './profile.ts';
import { type SkillRow, skillNames } from './skill-names.ts';

export type Review = DataOf<typeof reviews.detail>;

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
export const presentedParts = {
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
    applicantPhone: decides && row.applicantPhone ? shownPhone(row.applicantPhone, country) : undefined,
    createdAt,
    ...given({ groupName, reviewerId, reviewerName, decidedAt, comment }),
    changes: await changesOf(row, names, locale),
    version,
    can: [...can],
    refused: [...refused],
  };
}
