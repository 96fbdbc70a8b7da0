import { describe, expect, it } from 'vitest';
import { type Appointment, breaksPromise, effectOf, looseOutcome, outlookOf, overlaps } from './outlook.ts';
import { defaultTravel } from './travel.ts';

const minute = 60_000;
const at = (hour: number, minutes = 0) => (hour * 60 + minutes) * minute;
const travel = defaultTravel;
const here = { latitude: 31.2, longitude: 121.4 };
/** Some ten kilometres, 29 minutes of road. */
const there = { latitude: 31.29, longitude: 121.4 };

const visit = (id: string, from: number, to: number, more: Partial<Appointment> = {}): Appointment => ({
  ...{ id, from, to, onSite: true, place: here },
  ...more,
});
const outcome = (id: string, appointments: Appointment[], away: { from: number; to: number }[] = []) =>
  outlookOf({ appointments, away, travel }).outcomes.get(id);

describe('how a day turns out', () => {
  it('keeps what leaves time for the way between', () => {
    const day = [visit('a', at(9), at(10)), visit('b', at(11), at(12), { place: there, dueAt: at(12) })];
    expect(outlookOf({ appointments: day, away: [], travel })).toEqual({
      outcomes: new Map([
        ['a', { planned: at(9), begin: at(9), delayMinutes: 0, lateMinutes: 0 }],
        ['b', { planned: at(11), begin: at(11), delayMinutes: 0, lateMinutes: 0 }],
      ]),
      // Nobody knows where the day begins.
      travelMinutes: 30 + 29,
    });
  });

  it('pushes what comes after work that takes longer, the way between them too', () => {
    const day = [
      visit('a', at(9), at(10, 50)),
      visit('b', at(11), at(12), { place: there, dueAt: at(12) }),
      visit('c', at(12), at(13), { place: there }),
    ];
    expect(outcome('b', day)).toMatchObject({ begin: at(11, 19), delayMinutes: 19, lateMinutes: 19 });
    expect(outcome('c', day)).toMatchObject({ begin: at(12, 19), delayMinutes: 19, lateMinutes: 0 });
  });

  it('lets a later gap take the delay up, and the next day begin in time', () => {
    const day = [
      visit('a', at(9), at(10)),
      visit('b', at(9, 30), at(10)),
      visit('c', at(14), at(15)),
      visit('d', at(33), at(34), { place: there }),
    ];
    expect(outcome('b', day)?.delayMinutes).toBe(30);
    expect(outcome('c', day)?.delayMinutes).toBe(0);
    expect(outcome('d', day)).toMatchObject({ begin: at(33), delayMinutes: 0 });
  });

  it('sends nobody to what lies in time away, nor counts the way there', () => {
    const day = [visit('a', at(9), at(10)), visit('b', at(11), at(12), { place: there })];
    const away = [{ from: at(10, 30), to: at(18) }];
    expect(outcome('b', day, away)).toEqual({ planned: at(11), delayMinutes: 0, lateMinutes: 0 });
    expect(outlookOf({ appointments: day, away, travel }).travelMinutes).toBe(30);
  });

  it('keeps what only touches time away, before it or after it', () => {
    const leave = { from: at(10), to: at(11) };
    const touching = [visit('a', at(9), at(10)), visit('b', at(11), at(12)), visit('c', at(15), at(16))];
    expect(touching.map((each) => overlaps(each, leave))).toEqual([false, false, false]);
    const { outcomes } = outlookOf({ appointments: touching, away: [leave], travel });
    expect([...outcomes.values()].map(({ begin }) => begin)).toEqual([at(9), at(11), at(15)]);
    expect(outcome('d', [visit('d', at(9), at(10, 1))], [leave])?.begin).toBeUndefined();
    expect(outcome('d', [visit('d', at(10, 59), at(12))], [leave])?.begin).toBeUndefined();
  });

  it('goes by time, the shorter of two that begin together first, however the appointments stand', () => {
    const day = [
      visit('a', at(9), at(10)),
      visit('b', at(10), at(10, 30)),
      visit('c', at(10), at(12)),
      visit('d', at(13), at(14)),
    ];
    for (const appointments of [day, day.toReversed()]) {
      const { outcomes } = outlookOf({ appointments, away: [], travel });
      const begins = ['a', 'b', 'c', 'd'].map((id) => outcomes.get(id)?.begin);
      expect(begins).toEqual([at(9), at(10), at(10, 30), at(13)]);
    }
  });

  it('begins at a place that nobody knows after eight hours without work', () => {
    const travelTo = (from: number) =>
      outlookOf({
        appointments: [visit('a', at(9), at(10)), visit('b', from, from + at(1))],
        away: [],
        travel,
      }).travelMinutes;
    expect(travelTo(at(17, 59))).toBe(30);
    expect(travelTo(at(18))).toBe(60);
    expect(travelTo(at(33))).toBe(60);
  });

  it('needs no way for what is done from anywhere, and keeps where the person is', () => {
    const day = [
      visit('a', at(9), at(10)),
      visit('call', at(10), at(11), { onSite: false, place: undefined }),
      visit('b', at(11), at(12)),
    ];
    expect(outlookOf({ appointments: day, away: [], travel }).travelMinutes).toBe(30);
    expect(outcome('b', day)?.delayMinutes).toBe(0);
  });

  it('pushes what comes after a call by the way from the site before it', () => {
    const day = [
      visit('a', at(9), at(10)),
      visit('call', at(10), at(11), { onSite: undefined, place: undefined }),
      visit('b', at(11), at(12), { place: there }),
    ];
    expect(outcome('b', day)).toMatchObject({ begin: at(11, 29), delayMinutes: 29 });
  });

  it('comes after a call by the way, as in plans', () => {
    const call = visit('call', at(9), at(10), { onSite: undefined, place: undefined });
    const day = [call, visit('b', at(10), at(11), { place: there })];
    expect(outcome('b', day)).toMatchObject({ begin: at(10, 30), delayMinutes: 30 });
    expect(outlookOf({ appointments: day, away: [], travel }).travelMinutes).toBe(30);
    expect(outlookOf({ appointments: [call], away: [], travel }).travelMinutes).toBe(0);
  });

  it('is begun from where the person is now, and no sooner than they can be there', () => {
    const beginOf = (from: number, over: Appointment[] = [], more: Partial<Appointment> = {}) => {
      const next = visit('b', from, from + at(1), { place: there, ...more });
      const { outcomes } = outlookOf({ appointments: [...over, next], away: [], travel, now: at(10) });
      expect([...outcomes.keys()]).toEqual(['b']);
      return outcomes.get('b')?.begin;
    };
    const over = [visit('a', at(9), at(10))];
    expect(beginOf(at(10, 5), over)).toBe(at(10, 29));
    expect(beginOf(at(9, 55), over)).toBe(at(10, 29));
    expect(beginOf(at(10, 5))).toBe(at(10, 30));
    expect(beginOf(at(10, 5), [], { onSite: false })).toBe(at(10, 5));
    expect(beginOf(at(11), over)).toBe(at(11));
    // After eight hours without work they come from a place that nobody knows.
    expect(
      outlookOf({
        ...{ appointments: [visit('a', at(3), at(4)), visit('b', at(13), at(14))], away: [], travel },
        now: at(10),
      }).travelMinutes,
    ).toBe(30);
    // Who should have begun it may be there.
    expect(beginOf(at(9, 55), over, { begun: true })).toBe(at(9, 55));
    expect(beginOf(at(9, 55), over, { underWay: true })).toBe(at(9, 55));
  });

  it('has what is not begun follow what is under way, the ways to which are part of it', () => {
    const underWay = { underWay: true };
    const day = [
      visit('early', at(8), at(8, 30)),
      visit('a', at(9), at(10), underWay),
      visit('b', at(10), at(11), { ...underWay, place: there }),
      visit('c', at(9, 55), at(10, 25)),
      visit('d', at(10), at(10, 30)),
    ];
    const { outcomes } = outlookOf({ appointments: day, away: [], travel });
    expect([...outcomes].map(([id, { begin }]) => [id, begin])).toEqual([
      ['early', at(8)],
      ['a', at(9)],
      ['b', at(10)],
      ['c', at(11, 29)],
      ['d', at(11, 59)],
    ]);
  });

  it('does work without a time as soon as it fits', () => {
    const asked = { appointments: [visit('a', at(9), at(10))], away: [], travel };
    const loose = { from: at(9), open: [{ from: at(9), to: at(18) }], minutes: 60, site: { place: here } };
    expect(looseOutcome(asked, { ...loose, dueAt: at(10, 30) })).toEqual({
      ...{ begin: at(10), delayMinutes: 0, lateMinutes: 30 },
    });
    const ill = { ...asked, away: [{ from: at(9), to: at(18) }] };
    expect(looseOutcome(ill, loose)).toEqual({ delayMinutes: 0, lateMinutes: 0 });
  });
});

describe('what a change does to work', () => {
  const planned = { planned: at(9), begin: at(9), delayMinutes: 0, lateMinutes: 0 };
  const loose = { begin: at(9), delayMinutes: 0, lateMinutes: 0 };

  it.each([
    [planned, planned, undefined, false],
    [planned, { ...planned, begin: undefined }, 'away', true],
    [planned, { ...planned, begin: at(9, 4), delayMinutes: 4 }, undefined, false],
    [planned, { ...planned, begin: at(9, 5), delayMinutes: 5 }, 'delayed', true],
    [planned, { ...planned, begin: at(10), delayMinutes: 60, lateMinutes: 20 }, 'late', true],
    [planned, { ...planned, lateMinutes: 20 }, 'late', false],
    [planned, loose, 'unplanned', true],
    [planned, { ...planned, planned: at(11), begin: at(11) }, 'moved', true],
    [
      { ...planned, lateMinutes: 10 },
      { ...planned, begin: at(10), delayMinutes: 60, lateMinutes: 70 },
      'delayed',
      true,
    ],
    [{ ...loose, lateMinutes: 10 }, { ...loose, lateMinutes: 70 }, 'late', false],
    [{ ...loose, lateMinutes: 10 }, { ...loose, lateMinutes: 15 }, 'late', false],
    [{ ...loose, lateMinutes: 10 }, { ...loose, lateMinutes: 14 }, undefined, false],
    [{ ...planned, delayMinutes: 10 }, { ...planned, delayMinutes: 10 }, undefined, false],
    [{ ...planned, delayMinutes: 10 }, { ...planned, delayMinutes: 15 }, 'delayed', true],
    [{ ...planned, lateMinutes: 10 }, planned, 'inTime', false],
    [{ ...planned, lateMinutes: 10 }, { ...planned, lateMinutes: 10 }, undefined, false],
    [{ ...planned, begin: undefined }, { ...planned, begin: undefined }, undefined, false],
    [loose, { ...loose, lateMinutes: 1 }, 'late', false],
    [loose, planned, undefined, false],
    [undefined, loose, undefined, false],
    [undefined, { ...loose, begin: undefined }, 'away', false],
  ] as const)('%j to %j: %s', (without, withIt, effect, breaks) => {
    expect(effectOf(without, withIt)).toBe(effect);
    expect(breaksPromise(without, withIt)).toBe(breaks);
  });

  it('says of work that goes to another engineer that it is late, even if it was', () => {
    const late = { ...planned, lateMinutes: 10 };
    expect(effectOf(late, late, { isGiven: true })).toBe('late');
    expect(effectOf(late, { ...late, planned: at(11), begin: at(11) }, { isGiven: true })).toBe('late');
    expect(effectOf(late, planned, { isGiven: true })).toBe('inTime');
    expect(effectOf(planned, planned, { isGiven: true })).toBeUndefined();
  });

  it('says first that a time is given outside of hours, unless nobody comes or it ends too late', () => {
    const evening = { ...planned, planned: at(20), begin: at(20) };
    expect(effectOf(planned, evening, { isOffHours: true })).toBe('offHours');
    expect(effectOf(loose, evening, { isOffHours: true })).toBe('offHours');
    expect(effectOf(undefined, evening, { isOffHours: true })).toBe('offHours');
    expect(effectOf(planned, { ...evening, begin: undefined }, { isOffHours: true })).toBe('away');
    expect(effectOf(planned, { ...evening, lateMinutes: 1 }, { isOffHours: true })).toBe('late');
    expect(effectOf(planned, evening)).toBe('moved');
    // It was there before the change.
    expect(effectOf(evening, evening, { isOffHours: true })).toBeUndefined();
    expect(effectOf(evening, { ...evening, delayMinutes: 5 }, { isOffHours: true })).toBe('delayed');
  });
});
