import {
  ccGroup,
  ccMine,
  ccRead,
  escalations,
  mineAll,
  mineToday,
  pendingItsm,
  pendingSe,
  timeout,
  todayMonitor,
  todayPage,
  todaySe,
  underlingAll,
  underlingStaff,
  underlingToday,
  willTimeout,
} from '@svcdesk/core/contract/backlog';
import { list, noun, view, write } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';

/** `svcdesk todo`: counts of what I have to do. */
export const todo = noun(
  'todo',
  {
    today: view({
      call: mineToday,
      examples: { one: 'svcdesk todo today' },
    }),
    all: view({
      call: mineAll,
      examples: { one: 'svcdesk todo all' },
    }),
    'team-today': view({
      call: underlingToday,
      fields: { group: 'groupId' },
      examples: { one: 'svcdesk todo team-today' },
    }),
    'team-all': view({
      call: underlingAll,
      fields: { group: 'groupId' },
      examples: { one: 'svcdesk todo team-all --group "Network team"' },
    }),
    team: list({
      call: underlingStaff,
      fields: { group: 'groupId', keyword: 'keyword', today: switchFor('today') },
      columns: ['name', 'groupName', 'totalCount', 'timeoutCount', 'willTimeoutCount', 'saturation'],
      examples: { one: 'svcdesk todo team --today' },
    }),
    read: write({
      call: ccRead,
      args: [{ field: 'orderIds', many: true }],
      viewed: false,
      examples: { one: 'svcdesk todo read WO202611200001' },
    }),
    'today-operations': list({
      call: todayPage,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { scope: 'scope', group: 'groupId' },
      examples: { one: 'svcdesk todo today-operations' },
    }),
    'today-monitoring': list({
      call: todayMonitor,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { scope: 'scope', group: 'groupId' },
      examples: { one: 'svcdesk todo today-monitoring' },
    }),
    'today-se': list({
      call: todaySe,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { scope: 'scope', group: 'groupId' },
      examples: { one: 'svcdesk todo today-se' },
    }),
    'to-handle': list({
      call: pendingItsm,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { scope: 'scope', group: 'groupId', today: switchFor('today') },
      examples: { one: 'svcdesk todo to-handle' },
    }),
    'to-handle-se': list({
      call: pendingSe,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { scope: 'scope', group: 'groupId', today: switchFor('today') },
      examples: { one: 'svcdesk todo to-handle-se' },
    }),
    late: list({
      call: timeout,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { scope: 'scope', group: 'groupId', today: switchFor('today') },
      examples: { one: 'svcdesk todo late' },
    }),
    soon: list({
      call: willTimeout,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { scope: 'scope', group: 'groupId', today: switchFor('today') },
      examples: { one: 'svcdesk todo soon' },
    }),
    copied: list({
      call: ccMine,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { unread: switchFor('unread') },
      examples: { one: 'svcdesk todo copied' },
    }),
    'copied-to-group': list({
      call: ccGroup,
      kind: 'order',
      columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
      fields: { unread: switchFor('unread') },
      examples: { one: 'svcdesk todo copied-to-group' },
    }),
    escalations: view({
      call: escalations,
      examples: { one: 'svcdesk todo escalations' },
    }),
  },
  { usual: 'today' },
);
