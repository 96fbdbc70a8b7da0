import { expect, test } from 'vitest';
import { drawnMinutes, minutesFromNow, moved, overlapping } from './agenda-move.ts';

const at = (id: string, start: string, end: string) => ({
  id,
  start: `2026-11-20T${start}:00.000Z`,
  end: `2026-11-20T${end}:00.000Z`,
});
const [early, late] = [at('a', '05:30', '06:30'), at('b', '07:00', '08:00')];

test('a finger moves an entry by quarters of an hour, a tremble by nothing', () => {
  expect([0, 5, -5, 12, -25, 10_000].map(drawnMinutes)).toEqual([0, 0, 0, 15, -30, 1440]);
});

test('a moved entry keeps its length and tells what it lies over, touching ends aside', () => {
  const later = moved(early, 60);
  expect([later.start, later.end]).toEqual(['2026-11-20T06:30:00.000Z', '2026-11-20T07:30:00.000Z']);
  expect(overlapping(later, [early, late]).map(({ id }) => id)).toEqual(['b']);
  expect(overlapping(moved(early, 30), [early, late])).toEqual([]);
});

test('an entry moves no further back than to the next step from now, and one that should have begun only on', () => {
  const at0310 = Date.parse('2026-11-20T03:10:00.000Z');
  const from = (minutes: number, nowMs = at0310) => minutesFromNow(early, minutes, nowMs);
  expect([-15, -135, -150, -720, 30].map((minutes) => from(minutes))).toEqual([-15, -135, -135, -135, 30]);
  const at0540 = Date.parse('2026-11-20T05:40:00.000Z');
  expect([-15, 0, 15, 60].map((minutes) => from(minutes, at0540))).toEqual([0, 0, 15, 60]);
  const at0550 = Date.parse('2026-11-20T05:50:00.000Z');
  expect([-15, 15, 60].map((minutes) => from(minutes, at0550))).toEqual([0, 30, 60]);
});
