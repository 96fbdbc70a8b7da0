import type { Locale } from '../../platform/i18n/locale.ts';
import { calendarText } from './phrases/index.ts';

/** A length of time as people say it: 45 分, 1 小时 30 分. */
export function lengthText(minutes: number, locale: Locale): string {
  const text = calendarText.in(locale);
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return text.minutes(rest);
  return rest === 0 ? text.hours(hours) : text.hoursMinutes(hours, rest);
}
