import { expect, test } from 'vitest';
import { groupRowsOf, loadAt, membersOf, overloadedOf } from './team.ts';

const load = (accountId: string, date: string, saturation: number) => ({ accountId, date, saturation });
const names: Readonly<Record<string, string>> = { a: '陈晨', b: '赵强', c: '王敏' };

test('whoever is fullest on any day stands first, and who is over is named', () => {
  const members = membersOf(
    [
      load('a', '2026-11-20', 0.9),
      load('b', '2026-11-20', 0.1),
      load('b', '2026-11-21', 1.2),
      load('c', '2026-11-20', 0),
    ],
    (id) => names[id] ?? '',
  );
  expect(members.map(({ name }) => name)).toEqual(['赵强', '陈晨', '王敏']);
  expect(overloadedOf(members).map(({ id }) => id)).toEqual(['b']);
});

test('a cell of the address names a day of somebody, or nothing where there is none', () => {
  const members = membersOf([load('a', '2026-11-20', 0.9)], (id) => names[id] ?? '');
  expect(loadAt(members, 'a 2026-11-20')).toMatchObject({ member: { id: 'a' }, load: { saturation: 0.9 } });
  expect(loadAt(members, 'a 2026-11-21')).toBeUndefined();
  expect(loadAt(members, 'b 2026-11-20')).toBeUndefined();
  expect(loadAt(members, null)).toBeUndefined();
});

const groupLoad = (groupId: string, date: string, saturation: number, capacityMinutes = 960) => ({
  groupId,
  groupName: groupId.toUpperCase(),
  date,
  saturation,
  plannedMinutes: 0,
  capacityMinutes,
  headcount: 2,
});

test('each group is one row with its people and its days', () => {
  const rows = groupRowsOf(
    [
      groupLoad('a', '2026-11-20', 0.5),
      groupLoad('a', '2026-11-21', 0, 0),
      groupLoad('b', '2026-11-20', 1.1),
    ],
    (count) => `${count} 人`,
  );
  expect(rows.map(({ id, name, note }) => [id, name, note])).toEqual([
    ['a', 'A', '2 人'],
    ['b', 'B', '2 人'],
  ]);
  expect(rows[0]?.marks.get('2026-11-21')).toEqual({ saturation: 0, rest: true });
});
