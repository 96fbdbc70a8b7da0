import type { backlog, DataOf } from '@svcdesk/core/contract';
import type { HeatRow } from '../../../shared/blocks/calendar/heat-row.ts';

/** How full a day of a group is. */
export type GroupLoad = DataOf<typeof backlog.groupSaturation>[number];

/** Groups as a heat map shows them, in the order that the server gives; nobody works where nothing can be done. */
export function groupRowsOf(loads: readonly GroupLoad[], people: (count: number) => string): HeatRow[] {
  const rows = new Map<string, HeatRow & { marks: Map<string, object> }>();
  for (const { groupId, groupName, headcount, date, saturation, capacityMinutes } of loads) {
    const row = rows.get(groupId) ?? {
      id: groupId,
      name: groupName,
      note: people(headcount),
      marks: new Map(),
    };
    row.marks.set(date, { saturation, rest: capacityMinutes === 0 });
    rows.set(groupId, row);
  }
  return [...rows.values()];
}
