import type { CheckedRequestOf, engineers } from '@svcdesk/core/contract';
import { readAttachments } from '@svcdesk/core/format';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { given } from '../../engine/given.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';
import { invalid } from '../../platform/refusals.ts';
import { regionName } from '../dictionary/index.ts';
import { certificateFiles, portraitFiles } from './files.ts';
import { skillsOfTenant } from './skill-names.ts';

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

/** What somebody says of themselves, checked: their files are bound, their skills and regions exist. */
export async function proposalOf(
  context: WriteContext,
  accountId: string,
  request: Request,
): Promise<ProfileProposal> {
  const { name, photo, idNumber, employer, experience, skills, serviceAreas } = request;
  return {
    ...given({ name }),
    ...(photo !== undefined && { photo: await ownPhoto(context, accountId, photo) }),
    ...given({ idNumber, employer, experience }),
    ...(skills !== undefined && { skills: await ownSkills(context, accountId, skills) }),
    ...(serviceAreas !== undefined && { serviceAreas: await ownAreas(serviceAreas) }),
  };
}
