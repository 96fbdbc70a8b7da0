import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityMinutes, type WorkingDay, workingSpans } from './index.ts';

const minuteMs = 60_000;
const span = (from: number, to: number) => ({ from: from * 60 * minuteMs, to: to * 60 * minuteMs });
const day = span(0, 24);
const spansOf = (of: Omit<WorkingDay, 'day' | 'leaves'>) => workingSpans({ day, ...of });

describe('when a person can be given work', () => {
  it('leaves a break in the middle of a calendar’s day that is longer than a workday', () => {
    expect(spansOf({ opening: [span(8.5, 17.5)] })).toEqual([span(8.5, 12.5), span(13.5, 17.5)]);
    expect(spansOf({ opening: [span(9, 17)] })).toEqual([span(9, 17)]);
    expect(spansOf({ opening: [] })).toEqual([]);
  });

  it('makes a gap that is there longer', () => {
    expect(spansOf({ opening: [span(8.5, 12), span(13, 18)] })).toEqual([span(8.5, 12), span(13.5, 18)]);
    expect(spansOf({ opening: [span(8, 13), span(14, 18)] })).toEqual([span(8, 12), span(14, 18)]);
  });

  it('is the middle of a day that is open around the clock', () => {
    expect(spansOf({ opening: [day] })).toEqual([span(7, 11), span(13, 17)]);
  });

  it('leaves a shift’s break in its middle, on the day that it lies in', () => {
    const shifts = [{ ...span(22, 30), breakMinutes: 60 }];
    expect(spansOf({ shifts, opening: [] })).toEqual([span(22, 24)]);
    expect(workingSpans({ day: span(24, 48), shifts, opening: [] })).toEqual([
      span(24, 25.5),
      span(26.5, 30),
    ]);
    expect(spansOf({ shifts: [{ ...span(9, 10), breakMinutes: 60 }], opening: [] })).toEqual([]);
  });
});

const minute = fc.nat({ max: 48 * 60 });
const drawnSpan = fc.tuple(minute, minute).map(([a, b]) => span(Math.min(a, b) / 60, Math.max(a, b) / 60));
/** A calendar's hours: apart from each other, within the day. */
const opening = fc
  .uniqueArray(fc.nat({ max: 24 * 60 }), { maxLength: 6 })
  .map((all) => all.sort((a, b) => a - b))
  .map((all) =>
    all.flatMap((from, index) =>
      index % 2 === 0 && all[index + 1] !== undefined ? [span(from / 60, (all[index + 1] ?? 0) / 60)] : [],
    ),
  );
const shift = fc.record({ of: drawnSpan, breakMinutes: fc.nat({ max: 180 }) });

it('is never longer than the capacity of the day, whatever leave there is', () => {
  fc.assert(
    fc.property(
      opening,
      fc.option(fc.array(shift, { maxLength: 1 }), { nil: undefined }),
      fc.array(drawnSpan, { maxLength: 3 }),
      (hours, drawn, leaves) => {
        const shifts = drawn?.map(({ of, breakMinutes }) => ({ ...of, breakMinutes }));
        const spans = workingSpans({ day, shifts, opening: hours });
        const isAway = (at: number) => leaves.some(({ from, to }) => from <= at && at < to);
        let open = 0;
        for (let at = 0; at < 24 * 60; at++) {
          const ms = at * minuteMs;
          if (!isAway(ms) && spans.some(({ from, to }) => from <= ms && ms < to)) open += 1;
        }
        expect(open).toBeLessThanOrEqual(capacityMinutes({ day, shifts, opening: hours, leaves }));
      },
    ),
  );
});
