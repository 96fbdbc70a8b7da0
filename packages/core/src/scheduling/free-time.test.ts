import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  earliestStart,
  type FreeTimeAsked,
  freeTimes,
  lateMinutesOf,
  offeredSlots,
  stretchesOf,
  timeStops,
  wayMinutes,
} from './index.ts';

const minute = 60_000;
/** A moment of a day, by hours. */
const at = (hour: number) => hour * 60 * minute;
const travel = { kmPerHour: 30, unknownMinutes: 30 };
const bund = { latitude: 31.24, longitude: 121.49 };
const airport = { latitude: 31.14, longitude: 121.81 };
const asked = (over: Partial<FreeTimeAsked> = {}): FreeTimeAsked => ({
  from: at(8),
  open: [
    { from: at(9), to: at(12) },
    { from: at(13), to: at(18) },
  ],
  busy: [],
  minutes: 60,
  travel,
  ...over,
});
const hoursOf = (ms: number | undefined) => ms !== undefined && ms / at(1);

describe('arriving', () => {
  it('is when work begins, later by the way to a site, and not before now', () => {
    expect(hoursOf(earliestStart(asked()))).toBe(9);
    expect(hoursOf(earliestStart(asked({ site: {} })))).toBe(9.5);
    expect(hoursOf(earliestStart(asked({ from: at(10) })))).toBe(10);
  });

  it('only has to lie in time on call, in which nobody leaves what cannot wait because their duty ends', () => {
    const night = asked({ from: at(23.25), open: [{ from: at(18), to: at(24), onCall: true }], minutes: 85 });
    expect(hoursOf(earliestStart(night))).toBe(23.25);
    expect(hoursOf(earliestStart({ ...night, site: {} }))).toBe(23.75);
    // One only has to set out in it.
    expect(hoursOf(earliestStart({ ...night, from: at(23.75), site: {} }))).toBe(24.25);
    expect(earliestStart({ ...night, from: at(24), site: {} })).toBeUndefined();
    expect(earliestStart({ ...night, busy: [{ from: at(24.5), to: at(30) }] })).toBeUndefined();
    // Hours that follow are no time on call: what begins in them ends in them.
    const morning = [
      { from: at(0), to: at(9), onCall: true as const },
      { from: at(9), to: at(12) },
    ];
    expect(hoursOf(earliestStart(asked({ from: at(8.5), open: morning })))).toBe(8.5);
    expect(earliestStart(asked({ from: at(11.5), open: morning }))).toBeUndefined();
  });

  it('comes after what is planned, by the way from there, and leaves time for the way to the next', () => {
    const there = { from: at(9), to: at(10), onSite: true, place: bund };
    expect(hoursOf(earliestStart(asked({ site: { place: bund }, busy: [there] })))).toBe(10);
    const later = { from: at(11), to: at(12), onSite: true, place: airport };
    const between = asked({ site: { place: bund }, busy: [there, later] });
    expect(earliestStart(between)).toBe(at(13) + wayMinutes(airport, bund, travel) * minute);
    expect(hoursOf(earliestStart({ ...between, busy: [there, { ...later, place: bund }] }))).toBe(10);
  });

  it('goes by the site that one was at last, which a call does not change', () => {
    const there = { from: at(9), to: at(10), onSite: true, place: bund };
    const call = { from: at(10), to: at(10.5) };
    const later = { from: at(15), to: at(16), onSite: true, place: airport };
    expect(hoursOf(earliestStart(asked({ site: { place: bund }, busy: [there, call, later] })))).toBe(10.5);
  });

  it('goes by the site of what ended last, whatever was begun and over meanwhile', () => {
    const longer = { from: at(9), to: at(11), onSite: true, place: bund };
    const meanwhile = { from: at(9.5), to: at(10), onSite: true, place: airport };
    expect(hoursOf(earliestStart(asked({ site: { place: bund }, busy: [longer, meanwhile] })))).toBe(11);
  });

  it('leaves time for the way to the next site after remote work, too', () => {
    const later = { from: at(11), to: at(12), onSite: true, place: airport };
    expect(hoursOf(earliestStart(asked({ minutes: 90, busy: [later] })))).toBe(9);
    expect(hoursOf(earliestStart(asked({ minutes: 91, busy: [later] })))).toBe(13);
    const there = { from: at(9), to: at(9.5), onSite: true, place: bund };
    const way = wayMinutes(bund, airport, travel);
    const between = (minutes: number) => hoursOf(earliestStart(asked({ minutes, busy: [there, later] })));
    expect(between(90 - way)).toBe(9.5);
    expect(between(91 - way)).toBe(13);
  });

  it('begins at a place that nobody knows after eight hours without work', () => {
    const early = (to: number) => [{ from: at(0), to, onSite: true, place: bund }];
    const arrives = (to: number) => hoursOf(earliestStart(asked({ site: { place: bund }, busy: early(to) })));
    expect(arrives(at(1))).toBe(9.5);
    expect(arrives(at(1) + minute)).toBe(9);
  });

  it('does not depend on the order in which a schedule is given', () => {
    const whole = [{ from: at(9), to: at(22) }];
    const here = { from: at(9), to: at(10), onSite: true, place: bund };
    const away = { from: at(13), to: at(14), onSite: true, place: airport };
    const long = { from: at(9), to: at(14), onSite: true, place: airport };
    const fromAirport = at(14) + wayMinutes(airport, bund, travel) * minute;
    for (const busy of [
      [here, away],
      [here, long],
    ].flatMap((all) => [all, all.toReversed()])) {
      const question = asked({ open: whole, busy, minutes: 180, site: { place: bund } });
      expect(earliestStart(question)).toBe(fromAirport);
    }
  });

  it('is not kept up by an entry that takes no time', () => {
    const mark = { from: at(9.5), to: at(9.5) };
    expect(hoursOf(earliestStart(asked({ busy: [mark] })))).toBe(9);
  });

  it('is on another opening where the work does not fit, and nowhere where none does', () => {
    expect(hoursOf(earliestStart(asked({ from: at(11.5) })))).toBe(13);
    expect(hoursOf(earliestStart(asked({ minutes: 150, from: at(10) })))).toBe(13);
    expect(earliestStart(asked({ from: at(17.5) }))).toBeUndefined();
    expect(earliestStart(asked({ busy: [{ from: at(0), to: at(24) }] }))).toBeUndefined();
  });

  it('waits for a part of the day that holds the work, and runs through the break where none does', () => {
    expect(hoursOf(earliestStart(asked({ minutes: 240, from: at(10) })))).toBe(13);
    // What is just as long as it has to begin with it.
    expect(hoursOf(earliestStart(asked({ minutes: 180 })))).toBe(9);
    expect(hoursOf(earliestStart(asked({ minutes: 180, from: at(9.5) })))).toBe(13);
    // Longer than either part: the break is taken after it.
    expect(hoursOf(earliestStart(asked({ minutes: 400, from: at(10) })))).toBe(10);
    expect(earliestStart(asked({ minutes: 400, from: at(10.5) }))).toBeUndefined();
    // Longer than the day: it only begins there, in the first part, and the way there has to end before that does.
    const long = { minutes: 600, site: {} };
    expect(hoursOf(earliestStart(asked({ ...long, from: at(11.25) })))).toBe(11.75);
    expect(earliestStart(asked({ ...long, from: at(11.5) }))).toBeUndefined();
  });

  it('does not wait for a break that would make it late, and takes the break after it', () => {
    const due = { minutes: 70, from: at(11.5), dueAt: at(13) };
    expect(hoursOf(earliestStart(asked(due)))).toBe(11.5);
    expect(hoursOf(earliestStart(asked({ ...due, dueAt: at(18) })))).toBe(13);
    expect(hoursOf(earliestStart(asked({ ...due, dueAt: undefined })))).toBe(13);
    // No break is left before what is planned next.
    const next = (hour: number) => ({ busy: [{ from: at(hour), to: at(hour) + 30 * minute }] });
    expect(hoursOf(earliestStart(asked({ ...due, ...next(14) })))).toBe(11.5);
    expect(hoursOf(earliestStart(asked({ ...due, ...next(13.5) })))).toBe(14);
    // The end of the day is no break.
    expect(earliestStart(asked({ ...due, from: at(17.5) }))).toBeUndefined();
  });

  it('goes on over midnight where the hours do', () => {
    const night = [
      { from: at(22), to: at(24) },
      { from: at(24), to: at(30) },
    ];
    expect(hoursOf(earliestStart(asked({ from: at(22.5), open: night, minutes: 120 })))).toBe(22.5);
    expect(earliestStart(asked({ from: at(22.5), open: night, minutes: 470 }))).toBeUndefined();
  });
});

describe('offered times', () => {
  it('begin at whole steps and follow each other', () => {
    const slots = offeredSlots(asked({ from: at(9) + 7 * minute, stepMinutes: 15, minutes: 30 }), 3);
    expect(slots.map(({ from }) => hoursOf(from))).toEqual([9.25, 9.75, 10.25]);
  });

  it('begin at the steps of plans where a gap holds the work only so', () => {
    const busy = [
      { from: at(9), to: at(9) + 17 * minute },
      { from: at(10) + 20 * minute, to: at(18) },
    ];
    const gap = asked({ from: at(9), stepMinutes: 15, busy });
    expect(offeredSlots({ ...gap, minutes: 50 }, 1)).toEqual([{ from: at(9.5), to: at(10) + 20 * minute }]);
    expect(offeredSlots(gap, 1)).toEqual([{ from: at(9) + 20 * minute, to: at(10) + 20 * minute }]);
    expect(offeredSlots({ ...gap, minutes: 61 }, 1)).toEqual([]);
  });

  it('tell by how much they end too late', () => {
    expect(offeredSlots(asked({ dueAt: at(10) }), 3).map(({ lateMinutes }) => lateMinutes)).toEqual([
      undefined,
      60,
      120,
    ]);
    expect(offeredSlots(asked({ dueAt: at(10) }), 1)).toStrictEqual([{ from: at(9), to: at(10) }]);
    expect(lateMinutesOf(at(1) + 1, at(1))).toBe(1);
    expect(lateMinutesOf(at(1), at(1))).toBeUndefined();
    expect(lateMinutesOf(at(1), undefined)).toBeUndefined();
  });

  const span = fc.tuple(fc.nat({ max: 1440 }), fc.integer({ min: 1, max: 400 })).map(([from, length]) => ({
    from: from * minute,
    to: (from + length) * minute,
  }));
  const place = fc.constantFrom(undefined, bund, airport);
  const busy = fc.array(
    fc.tuple(span, fc.boolean(), place).map(([times, onSite, where]) => ({ ...times, onSite, place: where })),
    { maxLength: 6 },
  );

  it('never lie over what is planned or outside working hours, and end in time unless they say otherwise', () => {
    const times = fc.record({
      from: fc.nat({ max: 1440 }).map((one) => one * minute),
      busy,
      minutes: fc.integer({ min: 5, max: 180 }),
      site: fc.option(fc.record({ place }), { nil: undefined }),
      stepMinutes: fc.constantFrom(undefined, 15),
    });
    fc.assert(
      fc.property(times, fc.integer({ min: 540, max: 1080 }), (over, due) => {
        const question = asked(over);
        for (const slot of offeredSlots({ ...question, dueAt: due * minute }, 5)) {
          expect(slot.from).toBeGreaterThanOrEqual(question.from);
          expect(slot.to - slot.from).toBe(question.minutes * minute);
          const isWithin = [...question.open].some(({ from, to }) => slot.from >= from && slot.to <= to);
          // Through the break from 12 to 13, which is taken after it, only where it would be late else.
          const free = isWithin ? slot.to : slot.to + at(1);
          if (!isWithin) expect(at(13) + slot.to - slot.from).toBeGreaterThan(due * minute);
          expect(free).toBeLessThanOrEqual(at(18));
          expect(question.busy.some(({ from, to }) => from < free && to > slot.from)).toBe(false);
          if (slot.lateMinutes === undefined) expect(slot.to).toBeLessThanOrEqual(due * minute);
          else expect(slot.lateMinutes * minute).toBeGreaterThanOrEqual(slot.to - due * minute);
        }
      }),
    );
  });

  it('are found one after another, each once', () => {
    fc.assert(
      fc.property(busy, (planned) => {
        const starts = [...freeTimes(asked({ busy: planned, minutes: 20 }))].map(({ from }) => from);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      }),
    );
  });
});

describe('free time and plans', () => {
  /** Hours of a day in minutes, those on call until midnight or into the night, and an entry after the office closes. */
  const day = fc.record({
    morning: fc.boolean(),
    pause: fc.constantFrom(30, 60),
    onCallFrom: fc.constantFrom(undefined, 18 * 60, 20 * 60),
    onCallTo: fc.constantFrom(24 * 60, 30 * 60),
    now: fc.integer({ min: 0, max: 24 * 12 }).map((steps) => steps * 5),
    minutes: fc.integer({ min: 1, max: 60 }).map((steps) => steps * 5),
    onSite: fc.boolean(),
    taken: fc.option(
      fc.record({ from: fc.integer({ min: 216, max: 400 }), steps: fc.integer({ min: 1, max: 40 }) }),
      { nil: undefined },
    ),
  });

  it('have work begin at the same time, in hours, over breaks, and in time on call', () => {
    fc.assert(
      fc.property(day, ({ morning, pause, onCallFrom, onCallTo, now, minutes, onSite, taken }) => {
        const onlyFor = new Set(['a']);
        const hours = [
          ...(morning ? [{ from: 9 * 60, to: 12 * 60 }] : []),
          { from: 12 * 60 + pause, to: 18 * 60 },
          ...(onCallFrom === undefined ? [] : [{ from: onCallFrom, to: onCallTo, onlyFor }]),
        ];
        const busy = taken ? [{ from: taken.from * 5, to: (taken.from + taken.steps) * 5 }] : [];
        const left = hours.map((span) => ({ ...span, from: Math.max(now, span.from) }));
        const stretches = stretchesOf(
          left.filter(({ from, to }) => from < to),
          busy,
          0,
        );
        const asked = { id: 'a', minutes, place: onSite ? 1 : undefined };
        const planned = timeStops([asked], stretches, () => travel.unknownMinutes, 0)?.stops[0]?.begin;
        const found = earliestStart({
          from: now * minute,
          open: hours.map((span) => ({
            ...{ from: span.from * minute, to: span.to * minute },
            ...('onlyFor' in span && { onCall: true as const }),
          })),
          busy: busy.map(({ from, to }) => ({ from: from * minute, to: to * minute })),
          ...{ minutes, travel, stepMinutes: 5, site: onSite ? {} : undefined },
        });
        expect(found && found / minute).toBe(planned);
      }),
      { numRuns: 500 },
    );
  });
});
