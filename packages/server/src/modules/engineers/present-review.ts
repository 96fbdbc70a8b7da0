import type { DataOf, reviews } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import { phrasesFor } from '@svcdesk/core/phrases';
import type { StaffActor } from '@svcdesk/core/roles';
import { dictionaries, possible, type ReviewState, reviewKind, reviewStatus } from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import { groupLive } from '../../platform/db/active.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';
import { shownPhone } from '../../platform/sessions/phones.ts';
import { regionName } from '../dictionary/index.ts';
import type { HeldSkill } from './profile.ts';
import { type SkillRow, skillNames, skillsOfTenant } from './skill-names.ts';

export type Review = DataOf<typeof reviews.detail>;

/** A review as it is read; `inForce` is the applicant's profile now. */
export interface ReviewRow {
  id: string;
  kind: Review['kind'];
  status: number;
  applicantId: string;
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
  version: number;
  createdAt: string;
}

/** The columns of a {@link ReviewRow} of reviews `r`, and what they are joined from. */
export const presentedParts = {
  columns: `r.id, r.kind, r.status, r.applicant_id AS "applicantId", a.name AS "applicantName",
    a.phone AS "applicantPhone", g.ids AS "groupIds", g.names AS "groupName", r.proposal, r.before,
    jsonb_build_object('name', a.name, 'photo', coalesce(a.photo, ''), 'idNumber', coalesce(p.id_number, ''),
      'employer', coalesce(p.employer, ''), 'experience', coalesce(p.experience, ''),
      'skills', coalesce((SELECT jsonb_agg(jsonb_build_object('skillId', s.skill_id, 'level', s.level,
          'certificate', s.certificate) ORDER BY s.created_at, s.skill_id)
        FROM engineer_skills s WHERE s.tenant_id = a.tenant_id AND s.account_id = a.id), '[]'),
      'serviceAreas', to_jsonb(ARRAY(SELECT x.region_code FROM service_areas x
        WHERE x.tenant_id = a.tenant_id AND x.account_id = a.id ORDER BY x.region_code))) AS "inForce",
    r.reviewer_id AS "reviewerId", w.name AS "reviewerName", r.decided_at AS "decidedAt", r.comment, r.version,
    r.created_at AS "createdAt"`,
  joins: `JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.applicant_id
    LEFT JOIN engineer_profiles p ON p.tenant_id = a.tenant_id AND p.account_id = a.id
    LEFT JOIN accounts w ON w.tenant_id = r.tenant_id AND w.id = r.reviewer_id
    CROSS JOIN LATERAL (SELECT coalesce(array_agg(o.id), '{}') AS ids, string_agg(o.name, ', ' ORDER BY o.name) AS names
      FROM group_members m JOIN groups o ON o.tenant_id = m.tenant_id AND o.id = m.group_id AND ${groupLive('o')}
      WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id) g`,
} as const;

/** A review as the rules judge it. */
export function stateOf({ status, version, applicantId, groupIds }: ReviewRow): ReviewState {
  return { status, version, applicantId, applicantGroupIds: groupIds };
}

type Value = ProfileProposal[keyof ProfileProposal];

async function inWords(
  field: keyof ProfileProposal,
  value: Value,
  names: readonly SkillRow[],
  locale: Locale,
): Promise<string> {
  const separator = locale === 'en' ? ', ' : '、';
  if (field === 'skills') {
    const levels: Record<string, string> = phrasesFor(locale).dictionary.skillLevel;
    return ((value ?? []) as readonly HeldSkill[])
      .map(({ skillId, level }) => {
        const { name } = skillNames(names, skillId, locale);
        const code = dictionaries.skillLevel.find((item) => item.code === String(level))?.code ?? '';
        return `${name} ${levels[code] ?? level}`;
      })
      .join(separator);
  }
  if (field === 'serviceAreas') {
    const codes = (value ?? []) as readonly string[];
    return (await Promise.all(codes.map(async (code) => (await regionName(code)) ?? code))).join(separator);
  }
  // A picture is an attachment, not words.
  return field === 'photo' ? '' : ((value as string | undefined) ?? '');
}

function attachmentsOf(field: keyof ProfileProposal, value: Value): string {
  if (field === 'photo') return (value as string | undefined) ?? '';
  if (field !== 'skills') return '';
  return ((value ?? []) as readonly HeldSkill[])
    .map(({ certificate = '' }) => certificate)
    .filter((text) => text !== '')
    .join(',');
}

async function changesOf(
  row: ReviewRow,
  names: readonly SkillRow[],
  locale: Locale,
): Promise<Review['changes']> {
  const then = row.status === reviewStatus.waiting ? row.inForce : (row.before ?? {});
  const fields = Object.keys(row.proposal) as (keyof ProfileProposal)[];
  return Promise.all(
    fields.map(async (field) => {
      const before = await inWords(field, then[field], names, locale);
      const after = await inWords(field, row.proposal[field], names, locale);
      const attachments = attachmentsOf(field, row.proposal[field]);
      return { field, before: before || undefined, after, attachments: attachments || undefined };
    }),
  );
}

/** Reviews as their reader sees them, with what they may do. */
export async function presentReviews(
  on: Queryable,
  context: Pick<ReadContext, 'tenantId' | 'country' | 'locale' | 'now'> & { readonly actor: StaffActor },
  rows: readonly ReviewRow[],
): Promise<(row: ReviewRow) => Review> {
  const { tenantId, locale, actor } = context;
  const names = rows.some(({ proposal }) => proposal.skills) ? await skillsOfTenant(on, tenantId) : [];
  const changes = new Map<string, Review['changes']>();
  for (const row of rows) changes.set(row.id, await changesOf(row, names, locale));
  const now = context.now().getTime();
  return (row) => {
    const { can, refused } = possible(reviewKind, stateOf(row), actor, now);
    const { groupName, reviewerId, reviewerName, decidedAt, comment } = row;
    const decides = actor.accountId !== row.applicantId;
    return {
      id: row.id,
      kind: row.kind,
      status: row.status,
      applicantId: row.applicantId,
      applicantName: row.applicantName,
      applicantPhone:
        decides && row.applicantPhone ? shownPhone(row.applicantPhone, context.country) : undefined,
      groupName: groupName || undefined,
      createdAt: row.createdAt,
      ...(reviewerId && { reviewerId, reviewerName: reviewerName ?? '' }),
      decidedAt: decidedAt || undefined,
      comment: comment || undefined,
      changes: changes.get(row.id) ?? [],
      version: row.version,
      can: [...can],
      refused: refused.map(({ action, reason }) => ({ action, reason })),
    };
  };
}
