import { formatDuration } from '@svcdesk/core/format';
import type { Locale } from './pick-locale.ts';

const hourMinutes = 60;

/** A length of time in the product's one style: 45分, 1小时30分, -5分. Seconds tell something only within an hour. */
export function minutesText(minutes: number, locale: Locale): string {
  const seconds = Math.abs(minutes) < hourMinutes ? Math.round(minutes * 60) : Math.round(minutes) * 60;
  return formatDuration(seconds, locale);
}
