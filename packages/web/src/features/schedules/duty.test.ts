import { expect, test } from 'vitest';
import { chosenDays, dutyMarks } from './duty.ts';

const text = {
  me: '值',
  mine: (shift: string) => `我值${shift}`,
  people: (count: number) => `${count} 人值班`,
  nobody: '无人值班',
};
const person = (accountId: string) => ({ accountId, name: accountId, shift: 'night', shiftName: '夜班' });
const day = (date: string, people: string[], groupId = 'g') => ({
  date,
  groupId,
  groupName: groupId,
  workday: true,
  people: people.map(person),
  version: 1,
  can: [],
});

test('my turn is named, of others their number, each person once', () => {
  const marks = dutyMarks(
    [
      day('2026-11-20', ['a', 'b']),
      day('2026-11-20', ['b'], 'h'),
      day('2026-11-21', ['me']),
      day('2026-11-22', []),
    ],
    'me',
    text,
  );
  expect(marks.get('2026-11-20')).toMatchObject({ words: '2', spoken: '2 人值班' });
  expect(marks.get('2026-11-21')).toMatchObject({ words: '值', spoken: '我值夜班' });
  expect(marks.get('2026-11-22')?.spoken).toBe('无人值班');
});

test('duty repeats on the weekdays that are named, and on every day without', () => {
  expect(chosenDays('2026-11-20', '2026-11-30', [5, 6])).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(chosenDays('2026-11-20', '2026-11-21', [])).toEqual(['2026-11-20', '2026-11-21']);
  expect(chosenDays('2026-11-21', '2026-11-20', [])).toEqual([]);
});
