import { all } from './all.ts';
import { read } from './read.ts';
import { team } from './team.ts';
import { teamAll } from './team-all.ts';
import { teamToday } from './team-today.ts';
import { today } from './today.ts';

/** `svcdesk todo` */
export const todo = {
  verbs: {
    today,
    all,
    'team-today': teamToday,
    'team-all': teamAll,
    team,
    read,
  },
};
