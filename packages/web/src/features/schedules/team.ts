import type { backlog, DataOf } from '@svcdesk/core/contract';
import type { HeatRow } from '../../shared/blocks/calendar/heat-map.tsx';
import { fullest, type Load, marksOf } from '../../shared/domain/schedule/marks.ts';

/** An engineer with their days. */
export interface Member {
  id: string;
  name: string;
  loads: readonly Load[];
}

/** People with their days, the fullest first: they are looked for. */
export function membersOf(loads: readonly Load[], nameOf: (id: string) => string): Member[] {
  const byPerson = new Map<string, Load[]>();
  for (const load of loads) byPerson.set(load.accountId, [...(byPerson.get(load.accountId) ?? []), load]);
  return [...byPerson]
    .map(([id, own]) => ({ id, name: nameOf(id), loads: own }))
    .toSorted((one, other) => highest(other) - highest(one) || one.name.localeCompare(other.name));
}

function highest({ loads }: Member): number {
  return fullest(loads)?.saturation ?? 0;
}

/** Those who have a day with more than can be done. */
export function overloadedOf(members: readonly Member[]): Member[] {
  return members.filter((member) => highest(member) > 1);
}

/** A day of a person. */
export interface PickedDay {
  member: Member;
  load: Load;
}

/** The day that a cell of the address names, as `id day`. */
export function loadAt(members: readonly Member[], cell: string | null): PickedDay | undefined {
  const [id, day] = cell?.split(' ') ?? [];
  const member = members.find((each) => each.id === id);
  const load = member?.loads.find(({ date }) => date === day);
  return member && load && { member, load };
}

/** A person as a heat map shows them. */
export function rowOf(member: Member, leave: Parameters<typeof marksOf>[1]): HeatRow {
  return { id: member.id, name: member.name, marks: marksOf(member.loads, leave) };
}

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
