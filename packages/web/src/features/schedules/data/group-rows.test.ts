import { expect, test } from 'vitest';
import { groupRowsOf } from './group-rows.ts';

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
