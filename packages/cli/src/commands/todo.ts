import type { Call } from '@svcdesk/core/contract';
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
import type { ListParts } from '../calls/parts.ts';

const orderColumns = ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'] as const;

/** Orders, of which a call gives those of one kind. */
function orderList<const C extends Call>(call: C, parts: Pick<ListParts<C>, 'fields' | 'examples'>) {
  return list<C>({ call, kind: 'order', columns: orderColumns, ...parts });
}

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
      fields: { group: 'groupId', person: 'accountId' },
      examples: { one: 'svcdesk todo team-today' },
    }),
    'team-all': view({
      call: underlingAll,
      fields: { group: 'groupId', person: 'accountId' },
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
      hasView: false,
      examples: { one: 'svcdesk todo read WO202611200001' },
    }),
    'today-operations': orderList(todayPage, {
      fields: { scope: 'scope', group: 'groupId', person: 'accountId' },
      examples: { one: 'svcdesk todo today-operations' },
    }),
    'today-monitoring': orderList(todayMonitor, {
      fields: { scope: 'scope', group: 'groupId', person: 'accountId' },
      examples: { one: 'svcdesk todo today-monitoring' },
    }),
    'today-se': orderList(todaySe, {
      fields: { scope: 'scope', group: 'groupId', person: 'accountId' },
      examples: { one: 'svcdesk todo today-se' },
    }),
    'to-handle': orderList(pendingItsm, {
      fields: { scope: 'scope', group: 'groupId', person: 'accountId', today: switchFor('today') },
      examples: { one: 'svcdesk todo to-handle' },
    }),
    'to-handle-se': orderList(pendingSe, {
      fields: { scope: 'scope', group: 'groupId', person: 'accountId', today: switchFor('today') },
      examples: { one: 'svcdesk todo to-handle-se' },
    }),
    late: orderList(timeout, {
      fields: { scope: 'scope', group: 'groupId', person: 'accountId', today: switchFor('today') },
      examples: { one: 'svcdesk todo late' },
    }),
    soon: orderList(willTimeout, {
      fields: { scope: 'scope', group: 'groupId', person: 'accountId', today: switchFor('today') },
      examples: { one: 'svcdesk todo soon' },
    }),
    copied: orderList(ccMine, {
      fields: { unread: switchFor('unread') },
      examples: { one: 'svcdesk todo copied' },
    }),
    'copied-to-group': orderList(ccGroup, {
      fields: { unread: switchFor('unread') },
      examples: { one: 'svcdesk todo copied-to-group' },
    }),
    escalations: view({
      call: escalations,
      columns: {
        late: orderColumns,
        returned: ['orderNo', 'byName', 'action', 'title'],
        overbooked: ['name', 'saturation', 'plannedMinutes'],
      },
      all: {
        lateCount: 'svcdesk todo late --scope underling',
        unassignedLateCount: 'svcdesk pool queue --part late',
        returnedCount: 'svcdesk pool queue --part returned',
        overbookedCount: 'svcdesk schedule team',
        reviewCount: 'svcdesk reviews list --status waiting',
        joinCount: 'svcdesk joins list --status waiting',
      },
      examples: { one: 'svcdesk todo escalations' },
    }),
  },
  { defaultVerb: 'today' },
);
