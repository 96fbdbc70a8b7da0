import { timeZone } from '@svcdesk/core/sla';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import utc from 'dayjs/plugin/utc.js';
import { sharedText } from '../phrases/shared.ts';
import { currentLocale, type Locale, useLocale } from './locale.ts';
import { useZone, zoneNow } from './zone.ts';

dayjs.extend(utc);
dayjs.extend(customParseFormat);
dayjs.extend(relativeTime);

const names: Record<Locale, string> = { 'zh-CN': 'zh-cn', en: 'en' };
for (const [locale, name] of Object.entries(names)) {
  const { relativeTime: words } = dayjs.Ls[name] ?? {};
  const { future } = sharedText.in(locale as Locale).time;
  // A week of the service begins on Monday in either language.
  Object.assign(dayjs.Ls[name] ?? {}, { weekStart: 1, relativeTime: { ...words, future } });
}

/**
 * What clocks and calendars on the organisation's wall show: a dayjs in UTC mode whose fields are the wall's, so that
 * adding days and months meets no hour that is skipped. It is no instant; {@link Dates.instantOf} tells which it means.
 */
export type WallTime = Dayjs;

/** Days and hours by the clocks of one zone, in the words of one language. */
export interface Dates {
  /** What the wall shows at an instant (ISO 8601, or milliseconds since 1970 UTC). */
  at: (instant: string | number) => WallTime;
  /** A day or a time as stored or typed: exactly as `format` says, else ISO 8601 without a zone; undefined when it is none. */
  read: (text: string, format?: string) => WallTime | undefined;
  /** The instant, ISO 8601 UTC, at which the wall shows it; of a repeated hour the first, of a skipped one the hour after. */
  instantOf: (wall: WallTime) => string;
  /** How far off an instant is: "in 20 minutes", "2 hours ago". */
  fromNow: (instant: string | number, nowMs: number) => string;
}

const stored = ['YYYY-MM-DD', 'YYYY-MM-DDTHH:mm', 'YYYY-MM-DDTHH:mm:ss'];

/** Dates of a zone (IANA name) in a language. */
export function datesIn(zone: string, locale: Locale): Dates {
  // dayjs's own zones err in hours that the device's zone skips, and when days are added over a change of clocks.
  const { offsetMs, instantOf } = timeZone(zone);
  const wall = (ms: number) => dayjs.utc(ms).locale(names[locale]);
  return {
    at: (instant) => {
      const ms = dayjs(instant).valueOf();
      return wall(ms + (Number.isNaN(ms) ? 0 : offsetMs(ms)));
    },
    read: (text, format) => {
      const formats = format === undefined ? stored : [format];
      const read = formats.map((one) => dayjs.utc(text, one, true)).find((one) => one.isValid());
      return read?.locale(names[locale]);
    },
    instantOf: (time) => dayjs.utc(instantOf(time.valueOf())).toISOString(),
    fromNow: (instant, nowMs) => dayjs(instant).locale(names[locale]).from(nowMs),
  };
}

/** Dates by the organisation's clocks in the person's language, for components. */
export function useDates(): Dates {
  const zone = useZone();
  return datesIn(
    zone,
    useLocale((state) => state.locale),
  );
}

/** The same for code outside components. */
export function datesNow(): Dates {
  return datesIn(zoneNow(), currentLocale());
}
