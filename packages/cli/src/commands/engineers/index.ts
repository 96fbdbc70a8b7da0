import { card } from './card.ts';
import { dropSkill } from './drop-skill.ts';
import { groups } from './groups.ts';
import { handIn } from './hand-in.ts';
import { list } from './list.ts';
import { skills } from './skills.ts';
import { suggest } from './suggest.ts';
import { view } from './view.ts';

/** `svcdesk engineers` */
export const engineers = {
  verbs: {
    list,
    view,
    card,
    skills,
    groups,
    suggest,
    'drop-skill': dropSkill,
    'hand-in': handIn,
  },
};
