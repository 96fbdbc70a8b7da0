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

  it('is all of a day that is open for so long that it tells nothing of a break', () => {
    expect(spansOf({ opening: [day] })).toEqual([day]);
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

/** A calendar's hours: apart from each other, within the day. */
const opening = fc
  .uniqueArray(fc.nat({ max: 24 * 60 }), { maxLength: 6 })
  .map((all) => all.sort((a, b) => a - b))
  .map((all) =>
    all.flatMap((from, index) =>
      index % 2 === 0 && all[index + 1] !== undefined ? [span(from / 60, (all[index + 1] ?? 0) / 60)] : [],
    ),
  );
const lengthOf = (spans: readonly { from: number; to: number }[]) =>
  spans.reduce((sum, { from, to }) => sum + (to - from) / minuteMs, 0);

it('is within the calendar’s hours, and never more than a workday where these leave time for a break', () => {
  fc.assert(
    fc.property(opening, (hours) => {
      const spans = spansOf({ opening: hours });
      const [open, whole] = [lengthOf(spans), lengthOf(hours)];
      const capacity = capacityMinutes({ day, opening: hours, leaves: [] });
      expect(open).toBeCloseTo(whole <= 600 ? Math.min(whole, 480) : whole, 6);
      if (whole <= 600) expect(open).toBeLessThanOrEqual(capacity + 1e-6);
      for (const { from, to } of spans)
        expect(hours.some((each) => each.from <= from && to <= each.to)).toBe(true);
    }),
  );
});
