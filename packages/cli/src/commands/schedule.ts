import { isSvcdeskError } from '@svcdesk/core';
import {
  groupSaturation,
  groupScheduleOrders,
  groupScheduleSaturation,
} from '@svcdesk/core/contract/backlog';
import { accountTree } from '@svcdesk/core/contract/groups';
import * as plans from '@svcdesk/core/contract/plans';
import { feed, slots, stops, today, week } from '@svcdesk/core/contract/schedules';
import { list, noun, view, write } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';
import type { Item } from '../print/output.ts';
import type { LookupClient } from '../resources/resource.ts';
import { searchPeople } from '../resources/search-people.ts';
import { planSchedule } from './schedule-plan.ts';
import { delayedSchedule, previewSchedule } from './schedule-preview.ts';

/** Fields of a day of a person, with their name: an id tells people nothing. */
const namedDayFields = [
  'accountName',
  'accountId',
  'date',
  'saturation',
  'plannedMinutes',
  'capacityMinutes',
  'unplannedCount',
  'offDuty',
  'leave',
  'parts',
] as const;

/** Rows about people with their names; a reader who may not see the organisation gets the ids. */
async function withPeople(rows: readonly Item[], connection: LookupClient): Promise<readonly Item[]> {
  if (rows.length === 0) return rows;
  const people = await searchPeople('', { connection, request: {} }).catch((error: unknown) => {
    if (isSvcdeskError(error, 'noPermission')) return [];
    throw error;
  });
  const names = new Map(people.map(({ id, names: [name] }) => [id, name]));
  return rows.map((row) => ({ ...row, accountName: names.get(String(row.accountId)) ?? row.accountId }));
}

/** `svcdesk schedule`: what is planned for me. */
export const schedule = noun('schedule', {
  week: list({
    call: week,
    unpaged: true,
    fields: { from: 'from' },
    items: (days) => days.flatMap(({ list }) => list),
    itemFields: ['orderNo', 'planStart', 'planEnd', 'title', 'cellName', 'status', 'orderId', 'id'],
    columns: ['planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
    examples: { one: 'svcdesk schedule week --from monday' },
  }),
  today: list({
    call: today,
    unpaged: true,
    fields: { date: 'date' },
    columns: ['planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
    examples: { one: 'svcdesk schedule today' },
  }),
  team: list({
    call: groupScheduleSaturation,
    unpaged: true,
    hasRequiredFields: true,
    fields: { day: 'days', group: 'groupId', person: 'accountIds' },
    items: withPeople,
    itemFields: namedDayFields,
    otherCalls: [accountTree],
    defaults: { day: 'today' },
    columns: ['accountName', 'date', 'saturation', 'plannedMinutes', 'capacityMinutes'],
    examples: { one: 'svcdesk schedule team --day today --day tomorrow' },
  }),
  'team-orders': list({
    call: groupScheduleOrders,
    hasRequiredFields: true,
    fields: { day: 'planTime', group: 'groupId', person: 'accountIds' },
    columns: ['accountName', 'planStart', 'planEnd', 'orderNo', 'title'],
    examples: { one: 'svcdesk schedule team-orders --day today' },
  }),
  groups: list({
    call: groupSaturation,
    unpaged: true,
    hasRequiredFields: true,
    fields: { day: 'days', group: 'groupId' },
    defaults: { day: 'today' },
    columns: ['groupName', 'date', 'saturation', 'headcount', 'plannedMinutes', 'capacityMinutes'],
    examples: { one: 'svcdesk schedule groups --day today' },
  }),
  saturation: list({
    call: plans.calendarSaturation,
    unpaged: true,
    fields: { person: 'accountId', from: 'from', days: 'days' },
    columns: ['date', 'saturation', 'plannedMinutes', 'capacityMinutes', 'unplannedCount', 'leave'],
    examples: { one: 'svcdesk schedule saturation --from monday --days 7' },
  }),
  people: list({
    call: plans.dailySaturation,
    unpaged: true,
    hasRequiredFields: true,
    fields: { day: 'days', group: 'groupId', person: 'accountIds' },
    items: withPeople,
    itemFields: namedDayFields,
    otherCalls: [accountTree],
    defaults: { day: 'today' },
    columns: ['accountName', 'date', 'saturation'],
    examples: { one: 'svcdesk schedule people --day today --group "Network team"' },
  }),
  list: list({
    call: plans.list,
    unpaged: true,
    hasRequiredFields: true,
    fields: { from: 'from', to: 'to', group: 'groupId', person: 'accountIds' },
    defaults: { from: 'today', to: '+7d' },
    columns: ['accountName', 'planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
    examples: { one: 'svcdesk schedule list --from monday --to +7d' },
  }),
  of: list({
    call: plans.engineerOrders,
    unpaged: true,
    hasRequiredFields: true,
    args: ['accountId'],
    fields: { day: 'date' },
    columns: ['planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
    examples: { one: 'svcdesk schedule of "Li Wei" --day tomorrow' },
  }),
  slots: list({
    call: slots,
    unpaged: true,
    args: ['orderId'],
    fields: { person: 'engineerId', day: 'day', minutes: 'minutes', count: 'size' },
    items: ({ list }) => list,
    columns: ['planStart', 'planEnd', 'lateMinutes'],
    examples: { one: 'svcdesk schedule slots WO202611200001 --person "Li Wei"' },
  }),
  plan: planSchedule,
  preview: previewSchedule,
  delays: delayedSchedule,
  statistics: list({
    call: plans.statistics,
    unpaged: true,
    hasRequiredFields: true,
    fields: { from: 'from', to: 'to', group: 'groupId' },
    defaults: { from: '-30d', to: 'today' },
    columns: ['name', 'saturation', 'plannedMinutes', 'scheduledCount', 'resolvedCount', 'openCount'],
    examples: { one: 'svcdesk schedule statistics --from -30d --to today' },
  }),
  kept: view({
    call: plans.isOpenSchedule,
    fields: { person: 'accountId' },
    examples: { one: 'svcdesk schedule kept --person @me' },
  }),
  feed: write({
    call: feed,
    fields: {
      rotate: { ...switchFor('rotate'), conflicts: ['revoke'] },
      revoke: switchFor('revoke'),
    },
    shows: ['url', 'since'],
    hasView: false,
    examples: { one: 'svcdesk schedule feed', rotate: 'svcdesk schedule feed --rotate' },
  }),
  stops: list({
    call: stops,
    unpaged: true,
    columns: ['planStart', 'orderNo', 'cellName', 'title'],
    examples: { one: 'svcdesk schedule stops' },
  }),
});
