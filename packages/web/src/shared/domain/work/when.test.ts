import { expect, test } from 'vitest';
import { dayOfWork, noWhen, overlap, startingAt, whenOf, whenProblem } from './when.ts';

const nowMs = Date.parse('2026-11-20T02:10:00.000Z');

test('a plan begins with what was planned, else with the next half hour', () => {
  const planned = { planStart: '2026-11-21T01:00:00.000Z', planEnd: '2026-11-21T03:00:00.000Z' };
  expect(whenOf(planned, 60, nowMs)).toEqual({ start: planned.planStart, end: planned.planEnd });
  expect(whenOf({}, 90, nowMs)).toEqual({
    start: '2026-11-20T02:30:00.000Z',
    end: '2026-11-20T04:00:00.000Z',
  });
});

test('the end moves with the start, and a plan without one gets an hour', () => {
  const when = whenOf({}, 90, nowMs);
  expect(startingAt(when, '2026-11-22T00:00:00.000Z').end).toBe('2026-11-22T01:30:00.000Z');
  expect(startingAt(noWhen, '2026-11-22T00:00:00.000Z').end).toBe('2026-11-22T01:00:00.000Z');
});

test('a plan needs a start and an end after it', () => {
  expect(whenProblem(noWhen)).toBe('startMissing');
  const when = whenOf({}, 60, nowMs);
  expect(whenProblem(when)).toBeUndefined();
  expect(whenProblem({ start: when.end, end: when.start })).toBe('endBefore');
});

test('plans overlap by shared time, not by touching', () => {
  const when = whenOf({}, 60, nowMs);
  expect(overlap(when, '2026-11-20T03:00:00.000Z', '2026-11-20T05:00:00.000Z')).toBe(true);
  expect(overlap(when, '2026-11-20T03:30:00.000Z', '2026-11-20T05:00:00.000Z')).toBe(false);
});

test('the day of work is the planned one, else the due one, as long as it is not over', () => {
  const planned = { planStart: '2026-11-21T01:00:00.000Z', dueOn: '2026-11-25' };
  expect(dayOfWork(planned, '2026-11-20')).toBe('2026-11-21');
  expect(dayOfWork({ dueOn: '2026-11-25' }, '2026-11-20')).toBe('2026-11-25');
  expect(dayOfWork(planned, '2026-11-21')).toBe('2026-11-21');
  expect(dayOfWork(planned, '2026-11-22')).toBeUndefined();
  expect(dayOfWork({}, '2026-11-20')).toBeUndefined();
});
