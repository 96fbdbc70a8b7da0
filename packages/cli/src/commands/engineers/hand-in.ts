import { update as call, skillTree } from '@svcdesk/core/contract/engineers';
import { writeCommand } from '../../call-commands/write-command.ts';
import { type Pair, pairs } from '../../command/flag-kinds.ts';

/** `svcdesk engineers hand-in` */
export const handIn = writeCommand({
  name: 'engineers hand-in',
  call,
  besides: [skillTree],
  fields: {
    name: 'name',
    photo: 'photo',
    'id-number': 'idNumber',
    employer: 'employer',
    experience: 'experience',
    area: 'serviceAreas',
  },
  own: { skill: pairs('SKILL=LEVEL') },
  async complete({ skills: given = [] }, connection, context, { skill }) {
    const { inCodes } = await import('../../fields/vocabulary.ts');
    const { findThing } = await import('../../things/find.ts');
    const skills = [...(given as object[])];
    const reading = { name: '--skill', phrases: context.phrases, now: context.host.now() };
    for (const [named, word] of skill as readonly Pair[]) {
      const [level] = inCodes([word], levels, { kind: 'choice', many: false, values: [1, 2, 3] }, reading);
      const skillId = await findThing('skill', named, { connection, request: {} }, context);
      skills.push({ skillId, level: Number(level) });
    }
    return skills.length > 0 ? { skills } : {};
  },
  viewed: false,
  examples: {
    one: 'svcdesk engineers hand-in --employer "Link & Co" --skill Network=3 --skill Printers=Basic',
    file: 'svcdesk engineers hand-in --input profile.json',
  },
});

const levels = { field: 'level' };
