/** Opening hours from one local time to another, HH:mm; to at or before from runs into the next day. */
export type Hours = readonly [from: string, to: string];

/**
 * When a service runs. Days in `exceptions` (YYYY-MM-DD) go before the holiday set, which goes before the week.
 */
export interface ServiceCalendar {
  /** IANA name. */
  readonly timeZone: string;
  /** Hours of Monday to Sunday; an empty list is a day off. */
  readonly weekly: readonly (readonly Hours[])[];
  /** Name of the holiday set it follows; absent: none. */
  readonly holidaySet?: string | undefined;
  readonly exceptions?: Readonly<Record<string, readonly Hours[]>> | undefined;
}

/** Days off, and weekend days worked in exchange, by YYYY-MM-DD. */
export type HolidayDays = Readonly<Record<string, 'off' | 'work'>>;

const wholeDay: readonly Hours[] = [['00:00', '24:00']];
const office: readonly Hours[] = [['08:30', '17:30']];

/** Weekly hours of a service that never closes. */
export const roundTheClock: readonly (readonly Hours[])[] = Array.from({ length: 7 }, () => wholeDay);

/** Weekly hours of an office: Monday to Friday, 08:30 to 17:30. */
export const officeHours: readonly (readonly Hours[])[] = [office, office, office, office, office, [], []];

/** Minutes after midnight of HH:mm, 0 to 1440; undefined when it is no such time. */
export function minutesOf(time: string): number | undefined {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(time);
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 1440 ? minutes : undefined;
}

/** Hours as minutes after midnight, those into the next day beyond 1440; malformed ones are left out. */
export function spansOf(hours: readonly Hours[]): readonly (readonly [from: number, to: number])[] {
  return hours.flatMap(([from, to]) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    if (start === undefined || end === undefined) return [];
    return [[start, end <= start ? end + 1440 : end] as const];
  });
}

/** Whether a week leaves no minute out, in whatever shifts; such a calendar ignores holidays. */
export function isRoundTheClock({ weekly }: ServiceCalendar): boolean {
  if (weekly.length !== 7) return false;
  const days = weekly.map(spansOf);
  return days.every((spans, day) => {
    const eve = days[(day + 6) % 7] ?? [];
    const ofDay = [...eve.map(([from, to]) => [from - 1440, to - 1440] as const), ...spans];
    const openUntil = ofDay
      .sort(([a], [b]) => a - b)
      .reduce((until, [from, to]) => (from <= until ? Math.max(until, to) : until), 0);
    return openUntil >= 1440;
  });
}

/** Hours of a weekend day that is worked in exchange for a day off: those of the first day from Monday that has any. */
export function exchangeHours({ weekly }: ServiceCalendar): readonly Hours[] {
  return weekly.find((hours) => hours.length > 0) ?? [];
}
