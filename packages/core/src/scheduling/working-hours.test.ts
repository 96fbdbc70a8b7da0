import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityMinutes, isWithinHours, type WorkingDay, workingSpans } from './index.ts';

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

  it('makes the gap longer that is nearest to the middle, at its end when it is there', () => {
    expect(spansOf({ opening: [span(8, 9), span(10, 13), span(14, 19)] })).toEqual([
      span(8, 9),
      span(10, 13),
      span(15, 19),
    ]);
    expect(spansOf({ opening: [span(8, 12), span(13, 17), span(18, 19)] })).toEqual([
      span(8, 12),
      span(14, 17),
      span(18, 19),
    ]);
    expect(spansOf({ opening: [span(8.5, 13), span(14, 18.5)] })).toEqual([span(8.5, 13), span(15, 18.5)]);
  });

  it('leaves a break of two hours, but no longer one', () => {
    expect(spansOf({ opening: [span(8, 18)] })).toEqual([span(8, 12), span(14, 18)]);
    expect(spansOf({ opening: [span(8, 18.25)] })).toEqual([span(8, 18.25)]);
  });

  it('begins a break at a whole quarter of the shift', () => {
    const shifts = [{ ...span(9, 17 + 1 / 6), breakMinutes: 60 }];
    expect(spansOf({ shifts, opening: [] })).toEqual([span(9, 12.5), span(13.5, 17 + 1 / 6)]);
  });

  it('is in order of time, and nothing of a shift that is over when the day begins', () => {
    const shift = (from: number, to: number) => ({ ...span(from, to), breakMinutes: 0 });
    const shifts = [shift(18, 20), shift(-2, 0), shift(-8, -4), shift(9, 12), shift(24, 30)];
    expect(spansOf({ shifts, opening: [] })).toEqual([span(9, 12), span(18, 20)]);
  });

  it('is never in a shift that is shorter than its break', () => {
    const shifts = [{ ...span(9, 10), breakMinutes: 61 }];
    expect(spansOf({ shifts, opening: [] })).toEqual([]);
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

describe('a time within hours', () => {
  const hours = [span(8, 12), span(13, 17), span(32, 36)];
  const isWithin = (from: number, to: number, open = hours) => isWithinHours(open, span(from, to));

  it('begins and ends in them, or in a break between', () => {
    expect([isWithin(8, 12), isWithin(9, 16), isWithin(8, 17), isWithin(12, 13)]).not.toContain(false);
    // What takes longer than the day is left ends on another one.
    expect(isWithin(16, 33)).toBe(true);
  });

  it('does not when it begins before them or ends after them', () => {
    expect([isWithin(7, 9), isWithin(7, 8), isWithin(16, 18), isWithin(17, 18)]).not.toContain(true);
    expect([isWithin(16, 32), isWithin(17, 33), isWithin(36, 37)]).not.toContain(true);
    expect(isWithin(9, 10, [])).toBe(false);
  });

  it('takes what is longer than two hours for no break', () => {
    expect(isWithin(11.5, 12.5, [span(8, 11), span(13, 17)])).toBe(true);
    const siesta = [span(8, 10), span(13, 17)];
    expect([isWithin(10.5, 11, siesta), isWithin(10, 14, siesta), isWithin(9, 13, siesta)]).not.toContain(
      true,
    );
  });

  it('only has to begin in time on call', () => {
    const evening = [span(8, 12), { ...span(18, 24), onCall: true as const }];
    expect([isWithin(23, 25, evening), isWithin(18, 19, evening)]).not.toContain(false);
    expect(isWithinHours(evening, span(24.5, 26), 3_600_000)).toBe(true);
    expect(isWithinHours(evening, span(25, 26), 3_600_000)).toBe(false);
    expect([isWithin(17, 19, evening), isWithin(24, 25, evening), isWithin(11, 13, evening)]).not.toContain(
      true,
    );
  });

  it('is known without reading more hours than it needs', () => {
    function* endless() {
      yield span(8, 12);
      throw new Error('read on');
    }
    expect(isWithinHours(endless(), span(9, 12))).toBe(true);
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
