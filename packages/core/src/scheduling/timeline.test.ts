import { describe, expect, it } from 'vitest';
import { stretchesOf, type TimedWork, timeStops } from './timeline.ts';

/** Places stand on a line, a minute apart by the number between them; 0 is not known and half an hour from anywhere. */
const way = (from: number, to: number) => (from && to ? Math.abs(from - to) : 30);
const day = [
  { from: 0, to: 180 },
  { from: 240, to: 540 },
] as const;
const nextDay = [
  { from: 1440, to: 1620 },
  { from: 1680, to: 1980 },
] as const;

const work = (fields: Partial<TimedWork<number>> = {}): TimedWork<number> => ({
  minutes: 60,
  place: 10,
  ...fields,
});
const beginsOf = (works: TimedWork<number>[], stretches = stretchesOf(day, [], 5)) =>
  timeStops(works, stretches, way, 0)?.stops.map(({ begin }) => begin);

describe('the hours that work may be put into', () => {
  it('are working hours less breaks', () => {
    expect(stretchesOf(day, [], 5)).toEqual([
      { from: 0, to: 180, start: 5 },
      { from: 240, to: 540, start: undefined, afterBreak: true },
    ]);
  });

  it('end in time for an appointment, and go on from where that is', () => {
    expect(stretchesOf(day, [{ from: 300, to: 360, place: 8 }], 5)).toEqual([
      { from: 0, to: 180, start: 5 },
      { from: 240, to: 300, start: undefined, end: 8, afterBreak: true },
      { from: 360, to: 540, start: 8 },
    ]);
  });

  it('leave out what overlaps, runs over a break, or was before they begin', () => {
    const taken = [
      { from: -60, to: -10, place: 7 },
      { from: 100, to: 250, place: 8 },
      { from: 120, to: 260, place: 9 },
    ];
    expect(stretchesOf(day, taken, 5)).toEqual([
      { from: 0, to: 100, start: 7, end: 8 },
      { from: 260, to: 540, start: 9 },
    ]);
  });

  it('begin at home again after a night', () => {
    const twoDays = [...day, ...nextDay];
    const starts = stretchesOf(twoDays, [{ from: 500, to: 540, place: 8 }], 5).map(({ start }) => start);
    expect(starts).toEqual([5, undefined, 5, undefined]);
  });

  it('begin at home after eight hours, and where the evening’s appointment was after less', () => {
    const starts = (until: number) =>
      stretchesOf([day[0], { from: 660, to: 840 }], [{ from: 170, to: until, place: 7 }], 5).map(
        ({ start }) => start,
      );
    expect(starts(180)).toEqual([5, 5]);
    expect(starts(181)).toEqual([5, 7]);
    const startAfter = (to: number) => stretchesOf(day, [{ from: -600, to, place: 7 }], 5)[0]?.start;
    expect([startAfter(-480), startAfter(-479)]).toEqual([5, 7]);
  });

  it('begin after an appointment that takes their beginning, and keep whole before one in the break', () => {
    expect(stretchesOf(day, [{ from: 0, to: 60, place: 8 }], 5)[0]).toEqual({ from: 60, to: 180, start: 8 });
    const [morning, afternoon] = stretchesOf(day, [{ from: 180, to: 240, place: 8 }], 5);
    expect(morning).toEqual({ from: 0, to: 180, start: 5 });
    expect(afternoon).toMatchObject({ from: 240, to: 540, start: 8 });
  });

  it('come after a break only where nothing is done at either end of it', () => {
    expect(stretchesOf(day, [{ from: 0, to: 180, place: 8 }], 5)).toEqual([{ from: 240, to: 540, start: 8 }]);
    const calls = [
      { from: 240, to: 250 },
      { from: 300, to: 360 },
    ];
    expect(stretchesOf(day, calls, 5)).toEqual([
      { from: 0, to: 180, start: 5 },
      { from: 250, to: 300 },
      { from: 360, to: 540 },
    ]);
  });

  it('come after no break where an appointment stands in it, so that long work does not run over that', () => {
    for (const taken of [
      { from: 190, to: 230, place: 8 },
      { from: 180, to: 240, place: 8 },
    ]) {
      const stretches = stretchesOf(day, [taken], 5);
      expect(stretches[1]).toEqual({ from: 240, to: 540, start: 8 });
      expect(beginsOf([work({ minutes: 301 })], stretches)).toBeUndefined();
    }
  });

  it('take a call for no journey', () => {
    expect(stretchesOf(day, [{ from: 0, to: 30 }], 5)[0]).toEqual({ from: 30, to: 180, start: 5 });
  });
});

describe('when works are done', () => {
  it('is as soon as one is there, one after the other', () => {
    expect(beginsOf([work(), work({ place: 30 })])).toEqual([5, 85]);
  });

  it('is after the break for what would run into it, with the way', () => {
    expect(beginsOf([work({ minutes: 150 }), work({ place: 30 })])).toEqual([5, 260]);
  });

  it('leaves time for the way to an appointment', () => {
    const stretches = stretchesOf(day, [{ from: 70, to: 100, place: 30 }], 5);
    // 5 there, 60 of work, 20 to the appointment at 70: too late.
    expect(beginsOf([work()], stretches)).toEqual([120]);
  });

  it('leaves as much time as the way from the work to an appointment takes', () => {
    const stretches = stretchesOf(day, [{ from: 90, to: 100, place: 30 }], 5);
    // 23 there and up to a whole step, 60 of work, 2 to the appointment.
    expect(beginsOf([work({ place: 28 })], stretches)).toEqual([25]);
  });

  it('is not before the day begins, and never for whoever has no time', () => {
    expect(beginsOf([work({ place: undefined })], stretchesOf([{ from: 540, to: 720 }], [], 5))).toEqual([
      540,
    ]);
    expect(beginsOf([work()], stretchesOf([{ from: 540, to: 720 }], [], 5))).toEqual([545]);
    expect(beginsOf([work()], [])).toBeUndefined();
    expect(timeStops([], [], way, 0)).toEqual({ stops: [], travelMinutes: 0 });
  });

  it('is by the way from home on another day', () => {
    const stretches = stretchesOf([day[0], nextDay[0]], [], 5);
    expect(timeStops([work({ minutes: 170 }), work({ place: 30 })], stretches, way, 0)).toEqual({
      stops: [
        { begin: 5, end: 175, way: 5 },
        { begin: 1465, end: 1525, way: 25 },
      ],
      travelMinutes: 30,
    });
  });

  it('is at the time that was given, to the minute, unless one is there only later', () => {
    expect(beginsOf([work({ place: 12, earliest: 7 })])).toEqual([7]);
    expect(beginsOf([work({ earliest: 3 })])).toEqual([5]);
    expect(beginsOf([work({ latest: 5 })])).toEqual([5]);
    expect(beginsOf([work({ latest: 4 })])).toBeUndefined();
  });

  it('is as late as a window ends, also when that is just when hours begin', () => {
    const call = { place: undefined };
    expect(beginsOf([work({ ...call, minutes: 150 }), work({ ...call, latest: 240 })])).toEqual([0, 240]);
  });

  it('keeps to a window, and fails where that has passed', () => {
    expect(beginsOf([work({ earliest: 30, latest: 60 })])).toEqual([30]);
    expect(beginsOf([work({ minutes: 90 }), work({ latest: 60 })])).toBeUndefined();
    expect(beginsOf([work({ minutes: 541 })])).toBeUndefined();
  });

  it('runs on through a break where it is longer than what lies on either side, and has the break behind it', () => {
    expect(beginsOf([work({ minutes: 290 })])).toEqual([245]);
    expect(beginsOf([work({ minutes: 301 }), work()])).toEqual([5, 370]);
    // An appointment on the way is no break.
    const stretches = stretchesOf(day, [{ from: 190, to: 250 }], 5);
    expect(beginsOf([work({ minutes: 301 })], stretches)).toBeUndefined();
    const taken = stretchesOf(day, [{ from: 170, to: 180 }], 5);
    expect(beginsOf([work({ minutes: 301 })], taken)).toBeUndefined();
  });

  it('does not wait for a break that would make it late, and has the break behind it', () => {
    const [before, urgent] = [work({ minutes: 120 }), work({ minutes: 70, dueAt: 230 })];
    expect(beginsOf([before, urgent, work()])).toEqual([5, 125, 255]);
    expect(beginsOf([before, { ...urgent, dueAt: 310 }])).toEqual([5, 240]);
    // It begins before the break or after it, and never in it.
    expect(beginsOf([work({ minutes: 175 }), urgent])).toEqual([5, 240]);
    expect(beginsOf([work({ minutes: 172 }), urgent])).toEqual([5, 240]);
    // What stands in the break, or too soon after it, is not run over.
    for (const from of [190, 240]) {
      const stretches = stretchesOf(day, [{ from, to: from + 20, place: 5 }], 5);
      expect(beginsOf([before, urgent], stretches)?.[1]).toBeGreaterThan(from);
    }
  });

  it('is after the break for work that fits there, and through none that is longer than two hours', () => {
    expect(beginsOf([work({ place: undefined, minutes: 300 })])).toEqual([240]);
    const before = (from: number) => stretchesOf([day[0], { from, to: from + 300 }], [], 5);
    expect(beginsOf([work({ minutes: 301 })], before(300))).toEqual([5]);
    expect(beginsOf([work({ minutes: 301 })], before(301))).toBeUndefined();
    // Whatever hour the day begins at.
    const late = day.map(({ from, to }) => ({ from: from + 480, to: to + 480 }));
    expect(beginsOf([work({ minutes: 301 })], stretchesOf(late, [], 5))).toEqual([485]);
  });

  it('is put into hours that are for some works alone only if it is one of them, and no other runs on into them', () => {
    const hours = [
      { from: 0, to: 120, onlyFor: new Set(['a']) },
      { from: 120, to: 240 },
    ];
    const stretches = stretchesOf(hours, [], 5);
    const call = { place: undefined };
    expect(beginsOf([work({ ...call, id: 'a' }), work({ ...call, id: 'b' })], stretches)).toEqual([0, 120]);
    expect(beginsOf([work(call)], stretches)).toEqual([120]);
    expect(beginsOf([work({ ...call, id: 'b', minutes: 130 })], stretches)).toBeUndefined();
    const evening = stretchesOf(
      [
        { from: 0, to: 120 },
        { from: 120, to: 240, onlyFor: new Set(['a']) },
      ],
      [],
      5,
    );
    expect(beginsOf([work({ ...call, id: 'b', minutes: 130 })], evening)).toBeUndefined();
    expect(beginsOf([work({ ...call, id: 'a', minutes: 130 })], evening)).toEqual([0]);
  });

  it('goes on after hours that are for it alone, up to what the person has then', () => {
    const hours = [{ from: 0, to: 120, onlyFor: new Set(['a']) }];
    const night = (from: number, place?: number) => stretchesOf(hours, [{ from, to: 400, place }], 5);
    const long = work({ id: 'a', place: undefined, minutes: 100, earliest: 115 });
    expect(beginsOf([long], stretchesOf(hours, [], 5))).toEqual([115]);
    expect(beginsOf([long], night(215))).toEqual([115]);
    expect(beginsOf([long], night(214))).toBeUndefined();
    // One has to set out in them.
    expect(beginsOf([{ ...long, earliest: 120 }], stretchesOf(hours, [], 5))).toBeUndefined();
    const there = { ...long, place: 0, earliest: undefined };
    const late = hours.map((span) => ({ ...span, from: 118 }));
    expect(beginsOf([there], stretchesOf(late, [], 5))?.[0]).toBeGreaterThan(120);
    // What comes after begins when it is done.
    const next = { from: 120, to: 400 };
    expect(
      beginsOf([long, work({ id: 'b', place: undefined })], stretchesOf([...hours, next], [], 5)),
    ).toEqual([115, 215]);
  });

  it('asks for no way where nobody has to go', () => {
    expect(beginsOf([work({ place: undefined }), work()])).toEqual([0, 65]);
  });
});
