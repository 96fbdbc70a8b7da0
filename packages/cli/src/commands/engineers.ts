import { one } from '@svcdesk/core/contract/employees';
import { deleteSkill, findOne, skills, skillTree, update } from '@svcdesk/core/contract/engineers';
import { accountTree, engineerGroups } from '@svcdesk/core/contract/groups';
import { suggestEngineers } from '@svcdesk/core/contract/orders';
import { list, noun, view, write } from '../calls/define.ts';
import { resource } from '../calls/fields.ts';
import { type Pair, pairs } from '../line/flags.ts';
import { peopleFields, peopleRows } from '../resources/tree.ts';

const levels = { field: 'level' };

/** `svcdesk engineers`: engineers: cards, skills and suggestions. */
export const engineers = noun('engineers', {
  list: list({
    call: accountTree,
    unpaged: true,
    items: peopleRows,
    itemFields: peopleFields,
    columns: ['name', 'groupName', 'lead', 'id'],
    examples: { one: 'svcdesk engineers list', json: 'svcdesk engineers list --json=id,name' },
  }),
  view: view({
    call: findOne,
    args: [resource('id', 'person')],
    examples: { one: 'svcdesk engineers view "Li Wei"' },
  }),
  card: view({
    call: one,
    args: ['employeeId'],
    examples: { one: 'svcdesk engineers card @me' },
  }),
  skills: list({
    call: skills,
    unpaged: true,
    hasRequiredFields: true,
    args: ['engineerId'],
    columns: ['name', 'level', 'skillId'],
    examples: { one: 'svcdesk engineers skills @me' },
  }),
  groups: list({
    call: engineerGroups,
    unpaged: true,
    hasRequiredFields: true,
    args: ['engineerId'],
    columns: ['name', 'path', 'lead'],
    examples: { one: 'svcdesk engineers groups @me' },
  }),
  suggest: list({
    call: suggestEngineers,
    unpaged: true,
    hasRequiredFields: true,
    args: ['orderId'],
    fields: { with: 'withIds', group: 'groupId', day: 'day' },
    columns: ['engineer', 'fits', 'load', 'arrivesAt', 'lateMinutes', 'reasons'],
    examples: {
      one: 'svcdesk engineers suggest WO202611200001 --day tomorrow',
      several: 'svcdesk engineers suggest WO202611200001 --with WO202611200002 --with WO202611200003',
    },
  }),
  'drop-skill': write({
    call: deleteSkill,
    args: ['skillId'],
    confirm: true,
    hasView: false,
    examples: { one: 'svcdesk engineers drop-skill "Network" --yes' },
  }),
  'hand-in': write({
    call: update,
    otherCalls: [skillTree],
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
      const { inCodes } = await import('../calls/vocabulary.ts');
      const { findResource } = await import('../resources/find.ts');
      const skills = [...(given as object[])];
      const reading = { name: '--skill', phrases: context.phrases, now: context.host.now() };
      for (const [named, word] of skill as readonly Pair[]) {
        const [level] = inCodes([word], levels, { kind: 'choice', many: false, values: [1, 2, 3] }, reading);
        const skillId = await findResource('skill', named, { connection, request: {} }, context);
        skills.push({ skillId, level: Number(level) });
      }
      return skills.length > 0 ? { skills } : {};
    },
    hasView: false,
    examples: {
      one: 'svcdesk engineers hand-in --employer "Link & Co" --skill Network=3 --skill Printers=Basic',
      file: 'svcdesk engineers hand-in --input profile.json',
    },
  }),
});
