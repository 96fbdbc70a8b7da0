import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HolidayDays,
  type Hours,
  officeHours,
  roundTheClock,
  type ServiceCalendar,
} from './calendar.ts';
import { chinaHolidays2026, holidayDays } from './holidays.ts';
import { hoursOfDay, serviceClock } from './service-clock.ts';
import { dateOfDay, timeZone, weekdayOf } from './time-zone.ts';

const hour = 3_600_000;
const shanghai: ServiceCalendar = { timeZone: 'Asia/Shanghai', weekly: officeHours };
const holidays = holidayDays(chinaHolidays2026);

function local(text: string, zone = 'Asia/Shanghai') {
  return timeZone(zone).instantOf(Date.parse(`${text}Z`));
}

describe('the office calendar of Shanghai', () => {
  const clock = serviceClock(shanghai, holidays);

  it('counts only opening hours, over nights and weekends', () => {
    expect(clock.between(local('2026-11-20T16:30'), local('2026-11-23T09:30'))).toBe(2 * hour);
    expect(clock.between(local('2026-11-21T09:00'), local('2026-11-22T09:00'))).toBe(0);
    expect(clock.between(local('2026-11-20T12:00'), local('2026-11-20T11:00'))).toBe(0);
  });

  it('finds a deadline at the earliest instant, so that one at closing time does not slip to the next day', () => {
    expect(clock.after(local('2026-11-20T16:30'), hour)).toBe(local('2026-11-20T17:30'));
    expect(clock.after(local('2026-11-20T16:30'), hour + 1)).toBe(local('2026-11-23T08:30') + 1);
    expect(clock.after(local('2026-11-21T16:30'), 0)).toBe(local('2026-11-21T16:30'));
  });

  it('keeps public holidays and works the days given in exchange by the hours of Monday', () => {
    expect(clock.between(local('2026-10-01T00:00'), local('2026-10-08T00:00'))).toBe(0);
    expect(clock.between(local('2026-10-10T00:00'), local('2026-10-11T00:00'))).toBe(9 * hour);
    expect(clock.isOpen(local('2026-02-14T10:00'))).toBe(true);
    expect(clock.isOpen(local('2026-02-16T10:00'))).toBe(false);
    expect(clock.isOpen(local('2026-11-20T17:30'))).toBe(false);
  });

  it('puts an exception before the holiday set', () => {
    const own = serviceClock(
      { ...shanghai, exceptions: { '2026-10-01': [['09:00', '10:00']], '2026-10-10': [] } },
      holidays,
    );
    expect(own.between(local('2026-10-01T00:00'), local('2026-10-02T00:00'))).toBe(hour);
    expect(own.between(local('2026-10-10T00:00'), local('2026-10-11T00:00'))).toBe(0);
  });
});

describe('other calendars', () => {
  it('let an interval cross midnight and belong to the day it began', () => {
    const nights: Hours[] = [['22:00', '06:00']];
    const weekly = [nights, [], [], [], [], [], []];
    const clock = serviceClock({ timeZone: 'Asia/Shanghai', weekly });
    expect(clock.between(local('2026-11-16T00:00'), local('2026-11-23T00:00'))).toBe(8 * hour);
    expect(clock.isOpen(local('2026-11-17T05:59'))).toBe(true);
    expect(clock.isOpen(local('2026-11-16T05:59'))).toBe(false);
  });

  it('count an hour once when intervals overlap', () => {
    const weekly = Array.from({ length: 7 }, (): Hours[] => [
      ['08:00', '12:00'],
      ['10:00', '13:00'],
      ['20:00', '09:00'],
    ]);
    const clock = serviceClock({ timeZone: 'UTC', weekly });
    expect(clock.between(Date.UTC(2026, 0, 2), Date.UTC(2026, 0, 3))).toBe(17 * hour);
  });

  it('run through holidays when they never close', () => {
    const clock = serviceClock({ timeZone: 'Asia/Shanghai', weekly: roundTheClock }, holidays);
    expect(clock.between(local('2026-10-01T00:00'), local('2026-10-08T00:00'))).toBe(168 * hour);
    expect(clock.after(local('2026-10-01T00:00'), 5)).toBe(local('2026-10-01T00:00') + 5);
  });

  it('are round the clock in shifts too, and only when no minute is missing', () => {
    const everyDay = (...hours: Hours[]) => ({
      timeZone: 'Asia/Shanghai',
      weekly: Array.from({ length: 7 }, () => hours),
    });
    const holiday = [local('2026-10-01T00:00'), local('2026-10-08T00:00')] as const;
    for (const shifts of [
      [
        ['08:00', '20:00'],
        ['20:00', '08:00'],
      ],
      [
        ['00:00', '12:00'],
        ['12:00', '24:00'],
      ],
      [
        ['06:00', '14:00'],
        ['14:00', '22:00'],
        ['22:00', '06:00'],
      ],
      [['09:00', '09:00']],
    ] as Hours[][]) {
      expect(serviceClock(everyDay(...shifts), holidays).between(...holiday)).toBe(168 * hour);
    }
    const gap = everyDay(['08:00', '20:00'], ['20:01', '08:00']);
    expect(serviceClock(gap, holidays).between(...holiday)).toBeLessThan(24 * hour);
  });

  it('work an exchanged weekend day by the hours of a day that is worked', () => {
    const shop: Hours[] = [['10:00', '18:00']];
    const weekly = [[], shop, shop, shop, shop, shop, []];
    const clock = serviceClock({ timeZone: 'Asia/Shanghai', weekly }, { '2026-09-20': 'work' });
    expect(clock.between(local('2026-09-20T00:00'), local('2026-09-21T00:00'))).toBe(8 * hour);
    expect(clock.between(local('2026-09-21T00:00'), local('2026-09-22T00:00'))).toBe(0);
  });

  it('never close on a day that an exception closes', () => {
    const clock = serviceClock({ timeZone: 'UTC', weekly: roundTheClock, exceptions: { '2026-10-02': [] } });
    expect(clock.between(Date.UTC(2026, 9, 1), Date.UTC(2026, 9, 4))).toBe(48 * hour);
  });

  it('follow the clocks when they change', () => {
    const weekly = Array.from({ length: 7 }, (): Hours[] => [['00:00', '12:00']]);
    const clock = serviceClock({ timeZone: 'America/New_York', weekly });
    const day = (date: string) =>
      clock.between(local(`${date}T00:00`, 'America/New_York'), local(`${date}T23:59`, 'America/New_York'));
    expect(day('2026-03-07')).toBe(12 * hour);
    expect(day('2026-03-08')).toBe(11 * hour);
    expect(day('2026-11-01')).toBe(13 * hour);
  });

  it('have no deadline when they never open, and pass over malformed hours', () => {
    const clock = serviceClock({ timeZone: 'UTC', weekly: [[['25:00', 'x']], [], [], [], [], [], []] });
    expect(clock.after(0, 1)).toBeUndefined();
    expect(clock.between(0, 1e12)).toBe(0);
  });
});

const time = fc
  .integer({ min: 0, max: 96 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const hours = fc.array(fc.tuple(time, time), { maxLength: 2 });
const calendars = fc.record({
  timeZone: fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe'),
  weekly: fc.array(hours, { minLength: 7, maxLength: 7 }),
  exceptions: fc.dictionary(fc.constantFrom('2026-03-08', '2026-10-04', '2026-10-05'), hours),
});
const someHolidays: HolidayDays = { '2026-03-07': 'work', '2026-10-05': 'off', '2026-10-06': 'off' };
const starts = fc.constantFrom(Date.UTC(2026, 2, 6), Date.UTC(2026, 9, 2), Date.UTC(2026, 3, 3));

/** Is it open at a quarter of an hour, found without any of the clock's shortcuts? */
function openAt(calendar: ServiceCalendar, instant: number): boolean {
  const zone = timeZone(calendar.timeZone);
  const localMinute = Math.floor((instant + zone.offsetMs(instant)) / 60_000);
  const today = Math.floor(localMinute / 1440);
  return [0, 1].some((back) => {
    const minute = localMinute - (today - back) * 1440;
    return hoursOfDay(calendar, someHolidays, today - back).some(([from, to]) => {
      const [start = 0, end = 0] = [from, to].map(
        (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
      );
      return start <= minute && minute < (end <= start ? end + 1440 : end);
    });
  });
}

describe('any calendar', () => {
  it('agrees with counting quarter by quarter, where the clocks do not repeat an hour', () => {
    fc.assert(
      // Lord Howe repeats half an hour 39 hours after the start, so the count ends before.
      fc.property(calendars, fc.integer({ min: 0, max: 150 }), (calendar, length) => {
        const from = Date.UTC(2026, 3, 3);
        const quarters = Array.from({ length }, (_, index) => from + index * 900_000);
        const open = quarters.filter((instant) => openAt(calendar, instant)).length;
        expect(serviceClock(calendar, someHolidays).between(from, from + length * 900_000)).toBe(
          open * 900_000,
        );
      }),
    );
  });

  it('finds deadlines that lie exactly the asked service time ahead', () => {
    fc.assert(
      fc.property(calendars, starts, fc.integer({ min: 0, max: 40 * hour }), (calendar, from, serviceMs) => {
        const clock = serviceClock(calendar, someHolidays);
        const due = clock.after(from, serviceMs);
        if (due === undefined) return;
        expect(clock.between(from, due)).toBe(serviceMs);
        if (serviceMs > 0) expect(clock.between(from, due - 1)).toBe(serviceMs - 1);
      }),
    );
  });

  it('adds up over any instant between, and is never negative', () => {
    const spot = fc.integer({ min: -10 * hour, max: 300 * hour });
    fc.assert(
      fc.property(calendars, starts, spot, spot, spot, (calendar, from, a, b, c) => {
        const clock = serviceClock(calendar, someHolidays);
        const [x = 0, y = 0, z = 0] = [a, b, c].map((ms) => from + ms).sort((p, q) => p - q);
        expect(clock.between(x, y) + clock.between(y, z)).toBe(clock.between(x, z));
        expect(clock.between(z, x)).toBe(0);
      }),
    );
  });
});

describe('the seed of public holidays', () => {
  it('has the days of the notice for 2026', () => {
    const off = Object.values(holidays).filter((kind) => kind === 'off').length;
    expect([off, Object.keys(holidays).length]).toEqual([33, 39]);
    expect(holidays['2026-02-15']).toBe('off');
    expect(holidays['2026-02-28']).toBe('work');
  });

  it('works only on weekends, in exchange', () => {
    for (let day = 20_454; day < 20_454 + 365; day += 1) {
      if (holidays[dateOfDay(day)] === 'work') expect(weekdayOf(day)).toBeGreaterThan(4);
    }
  });
});
