import { isDeepStrictEqual } from 'node:util';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, engineers } from '@svcdesk/core/contract';
import { readAttachments } from '@svcdesk/core/format';
import { loginType, type StaffActor } from '@svcdesk/core/roles';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { notify } from '../../engine/messages.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { reviewIs } from '../../engine/statuses.ts';
import { recordAct, recordEvent, requestOf } from '../../platform/audit/record-event.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';
import type { Handler, RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { maskPhone } from '../../platform/sessions/handles.ts';
import { openSession } from '../../platform/sessions/session.ts';
import { checkSignUp, insertAccount, invitedTo, menuOf, openTenant, spendCode } from '../auth/index.ts';
import { regionName } from '../dictionary/index.ts';
import { certificateFiles, portraitFiles, reviewersOf } from './files.ts';
import { type Profile, profileOf, skillsOfTenant } from './profile.ts';

/** What a review is about. */
type ReviewKind = 'registration' | 'profile' | 'skill' | 'area';

/** The request of the person who submits. */
type Context = Pick<WriteContext, 'tx' | 'tenantId' | 'now'> &
  Pick<RequestContext, 'requestId' | 'address' | 'device'> & { readonly actor: StaffActor };

const isUnderReview = statement<{ underReview: boolean }, [tenantId: string, accountId: string]>(
  'reviews.isUnderReview',
  'SELECT under_review AS "underReview" FROM accounts WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

const lastRegistration = statement<{ proposal: ProfileProposal }, [tenantId: string, accountId: string]>(
  'reviews.lastRegistration',
  `SELECT proposal FROM reviews WHERE tenant_id = $1 AND applicant_id = $2 AND kind = 'registration'
   ORDER BY created_at DESC, id DESC LIMIT 1`,
);

/** One waits for each kind: handing in again changes it. What is in force already ($7) is no proposal any more. */
const put = statement<
  { id: string },
  [
    tenantId: string,
    id: string,
    kind: ReviewKind,
    accountId: string,
    proposal: ProfileProposal,
    at: Date,
    settled: readonly string[],
  ]
>(
  'reviews.put',
  `INSERT INTO reviews AS r (tenant_id, id, kind, status, applicant_id, proposal, created_at, updated_at)
   VALUES ($1, $2, $3, 1, $4, $5, $6, $6)
   ON CONFLICT (tenant_id, applicant_id, kind) WHERE ${reviewIs('', 'waiting')} DO UPDATE SET
     proposal = (r.proposal || excluded.proposal) - $7::text[], version = r.version + 1, updated_at = $6
   RETURNING r.id`,
);

const dropEmpty = statement<object, [tenantId: string, accountId: string]>(
  'reviews.dropEmpty',
  `DELETE FROM reviews
   WHERE tenant_id = $1 AND applicant_id = $2 AND ${reviewIs('', 'waiting')} AND kind <> 'registration' AND proposal = '{}'`,
);

/** Takes one field out of what waits. */
const withdraw = statement<object, [tenantId: string, accountId: string, field: string, at: Date]>(
  'reviews.withdraw',
  `UPDATE reviews SET proposal = proposal - $3, version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND applicant_id = $2 AND ${reviewIs('', 'waiting')} AND proposal ? $3`,
);

const kindOf = (field: string): ReviewKind =>
  field === 'skills' ? 'skill' : field === 'serviceAreas' ? 'area' : 'profile';

/**
 * Submits a person's own profile. The profile in force stays as it is until a lead approves; of a newcomer
 * everything belongs to their registration.
 */
export async function submitProfile(context: Context, proposal: ProfileProposal): Promise<void> {
  const { tx, tenantId, now } = context;
  const { accountId } = context.actor;
  // Holds the account, so that two at once hand in one after the other.
  const state = await isUnderReview.first(tx, tenantId, accountId);
  const inForce = await profileOf(tx, tenantId, accountId);
  if (!state || !inForce) return;
  if (state.underReview) {
    const before = (await lastRegistration.first(tx, tenantId, accountId))?.proposal;
    await putReview(context, 'registration', { ...before, ...proposal }, []);
    return;
  }
  const isSettled = ([field, value]: [string, unknown]) =>
    isDeepStrictEqual(value, inForce[field as keyof Profile]);
  const { settled = [], changed = [] } = Object.groupBy(Object.entries(proposal), (entry) =>
    isSettled(entry) ? 'settled' : 'changed',
  );
  const settledFields = settled.map(([field]) => field);
  for (const kind of ['profile', 'skill', 'area'] as const) {
    const own = changed.filter(([field]) => kindOf(field) === kind);
    if (own.length > 0) await putReview(context, kind, Object.fromEntries(own), settledFields);
  }
  for (const field of settledFields) await withdraw.change(tx, tenantId, accountId, field, now());
  await dropEmpty.change(tx, tenantId, accountId);
}

async function putReview(
  context: Context,
  kind: ReviewKind,
  proposal: ProfileProposal,
  settled: readonly string[],
): Promise<void> {
  const { tx, tenantId, now } = context;
  const { accountId } = context.actor;
  const at = now();
  const made = timeOrderedId(at.getTime());
  const id = (await put.first(tx, tenantId, made, kind, accountId, proposal, at, settled))?.id ?? made;
  const review = { kind: 'review', id };
  const accountIds = await reviewersOf(tx, tenantId, accountId);
  const params = { byId: accountId, reviewKind: kind };
  const about = { tenantId, target: review, at: at.getTime(), system: true, actorId: accountId };
  await notify(tx, { kind: 'review.waiting', accountIds, params, ...about });
  const changes = { reviewKind: kind, fields: Object.keys(proposal) };
  await recordAct(tx, context, { kind: 'review.change', object: review, changes });
}

const proposedSkills = statement<
  { id: string; skills: readonly { skillId: string }[] },
  [tenantId: string, accountId: string]
>(
  'reviews.proposedSkills',
  `SELECT id, proposal->'skills' AS skills FROM reviews
   WHERE tenant_id = $1 AND applicant_id = $2 AND ${reviewIs('', 'waiting')} AND proposal ? 'skills' FOR UPDATE`,
);

const replaceSkills = statement<object, [tenantId: string, id: string, skills: string, at: Date]>(
  'reviews.replaceSkills',
  `UPDATE reviews SET proposal = jsonb_set(proposal, '{skills}', $3::jsonb), version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

/** Takes a skill out of what waits; whether it was there. */
async function withdrawSkill(
  tx: Queryable,
  tenantId: string,
  accountId: string,
  skillId: string,
  at: Date,
): Promise<boolean> {
  let found = false;
  for (const { id, skills } of await proposedSkills.all(tx, tenantId, accountId)) {
    const left = skills.filter((skill) => skill.skillId !== skillId);
    if (left.length === skills.length) continue;
    found = true;
    await replaceSkills.change(tx, tenantId, id, JSON.stringify(left), at);
  }
  return found;
}

const drop = statement<object, [tenantId: string, accountId: string, skillId: string]>(
  'engineers.dropSkill',
  'DELETE FROM engineer_skills WHERE tenant_id = $1 AND account_id = $2 AND skill_id = $3',
);

/** Drops a skill of one's own, in force or waiting: to know less needs no approval. */
export const dropSkill: Handler<typeof engineers.deleteSkill> = async ({ skillId }, context) => {
  const { tx, tenantId, actor, now } = context;
  const { accountId } = actor;
  const dropped = (await drop.change(tx, tenantId, accountId, skillId)) > 0;
  const withdrawn = await withdrawSkill(tx, tenantId, accountId, skillId, now());
  if (!dropped && !withdrawn) throw new SvcdeskError('notFound');
  const object = { kind: 'skill', id: skillId };
  await recordAct(tx, context, { kind: 'account.change', object, changes: { dropped, withdrawn } });
  return {};
};

type Request = Pick<
  CheckedRequestOf<typeof engineers.update>,
  'name' | 'photo' | 'idNumber' | 'employer' | 'experience' | 'skills' | 'serviceAreas'
>;

/** Makes a picture the account's own; an attachment string of one, or empty for none. */
export async function ownPhoto(context: WriteContext, accountId: string, photo: string): Promise<string> {
  if (readAttachments(photo).length > 1) throw invalid('photo', 'tooMany', { max: 1 });
  return (await bindAttachments(context, { kind: portraitFiles, id: accountId }, { photo })).photo;
}

async function ownSkills(context: WriteContext, accountId: string, skills: NonNullable<Request['skills']>) {
  const known = new Set((await skillsOfTenant(context.tx, context.tenantId)).map(({ id }) => id));
  const seen = new Set<string>();
  for (const [index, { skillId }] of skills.entries()) {
    if (!known.has(skillId)) throw invalid(`skills.${index}.skillId`, 'unknown');
    if (seen.has(skillId)) throw invalid(`skills.${index}.skillId`, 'repeated');
    seen.add(skillId);
  }
  const strings = Object.fromEntries(
    skills.map(({ certificate }, index) => [`skills.${index}.certificate`, certificate ?? '']),
  );
  const bound = await bindAttachments(context, { kind: certificateFiles, id: accountId }, strings);
  return skills.map(({ skillId, level }, index) => ({
    skillId,
    level,
    certificate: bound[`skills.${index}.certificate`] ?? '',
  }));
}

async function ownAreas(codes: readonly string[]): Promise<string[]> {
  for (const [index, code] of codes.entries()) {
    if ((await regionName(code)) === undefined) throw invalid(`serviceAreas.${index}`, 'unknown');
  }
  return [...new Set(codes)].sort();
}

/** A person's own profile, checked: its files are bound, its skills and regions exist. */
export async function proposalOf(
  context: WriteContext,
  accountId: string,
  request: Request,
): Promise<ProfileProposal> {
  const { name, photo, idNumber, employer, experience, skills, serviceAreas } = request;
  return {
    ...omitNulls({ name }),
    ...(photo !== undefined && { photo: await ownPhoto(context, accountId, photo) }),
    ...omitNulls({ idNumber, employer, experience }),
    ...(skills !== undefined && { skills: await ownSkills(context, accountId, skills) }),
    ...(serviceAreas !== undefined && { serviceAreas: await ownAreas(serviceAreas) }),
  };
}

/**
 * Makes the account of an engineer who signs up, hands its registration in and signs it in: without a role it has
 * nothing but its own profile.
 */
export const register: Handler<typeof engineers.register> = async (request, context) => {
  const { db, services, locale, now, address, device } = context;
  const { name, inviteCode } = request;
  const { phone, code, passwordHash } = await checkSignUp(request, 'registerEngineer', context);
  const { id: tenantId, country, timeZone } = await openTenant(db, await invitedTo(context, inviteCode));
  const at = now();
  return db.transaction(async (tx) => {
    await spendCode(tx, code, at);
    const type = loginType.staff;
    const accountId = await insertAccount(tx, { tenantId, type, name, phone, passwordHash, locale, at });
    const actor = { kind: 'staff', accountId, roles: [], memberGroupIds: [], ledGroupIds: [] } as const;
    const writing = { ...context, tenantId, timeZone, country, tx, actor, name };
    await submitProfile(writing, await proposalOf(writing, accountId, { ...request, name: undefined }));
    const whose = { tenantId, accountId };
    const session = { ...whose, at, device, address };
    const { token, expiresAt } = await openSession(tx, services.access, session);
    const registered = { object: { kind: 'account', id: accountId }, changes: { phone: maskPhone(phone) } };
    await recordEvent(tx, { ...whose, kind: 'account.register', ...registered, ...requestOf(context) });
    await recordEvent(tx, { ...whose, kind: 'login.ok', ...requestOf(context) });
    const menuList = await menuOf(tx, whose, [], locale);
    return { token, id: accountId, type, admin: 0, menuList, expiresAt, timeZone };
  });
};
