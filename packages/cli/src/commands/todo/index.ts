import { all } from './all.ts';
import { copied } from './copied.ts';
import { copiedToGroup } from './copied-to-group.ts';
import { escalations } from './escalations.ts';
import { late } from './late.ts';
import { read } from './read.ts';
import { soon } from './soon.ts';
import { team } from './team.ts';
import { teamAll } from './team-all.ts';
import { teamToday } from './team-today.ts';
import { toHandle } from './to-handle.ts';
import { toHandleSe } from './to-handle-se.ts';
import { today } from './today.ts';
import { todayMonitoring } from './today-monitoring.ts';
import { todayOperations } from './today-operations.ts';
import { todaySe } from './today-se.ts';

/** `svcdesk todo` */
export const todo = {
  usual: 'today',
  verbs: {
    today,
    all,
    'team-today': teamToday,
    'team-all': teamAll,
    team,
    read,
    'today-operations': todayOperations,
    'today-monitoring': todayMonitoring,
    'today-se': todaySe,
    'to-handle': toHandle,
    'to-handle-se': toHandleSe,
    late,
    soon,
    copied,
    'copied-to-group': copiedToGroup,
    escalations,
  },
};
