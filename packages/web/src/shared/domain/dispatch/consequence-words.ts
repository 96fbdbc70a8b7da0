import type { DataOf } from '@svcdesk/core/contract';
import type { preview } from '@svcdesk/core/contract/dispatch';
import type { Locale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';

/** What follows from a change. */
export type Preview = DataOf<typeof preview>;

/** A piece of work that a change does something to. */
export type Effect = Preview['effects'][number];

/** Whether anything goes wrong by it: what is late, and times that were agreed. */
export function isBad({ effects, brokenCount }: Preview): boolean {
  return brokenCount > 0 || effects.some(({ effect }) => ['late', 'away', 'offHours'].includes(effect));
}

/** What follows in one line, what is bad first. */
export function consequenceWords(
  { effects, brokenCount, present, proposed }: Preview,
  locale: Locale,
  text = textNow(dispatchText),
): string {
  const late = effects.filter(({ effect }) => effect === 'late');
  const offHours = effects.filter(({ effect }) => effect === 'offHours').length;
  const inTime = effects.filter(({ effect }) => effect === 'inTime').length;
  const [worst] = late;
  const way = proposed.travelMinutes - present.travelMinutes;
  const isCalm = late.length === 0 && brokenCount === 0 && offHours === 0;
  return [
    late.length === 1 && worst?.minutes !== undefined && text.lateBy(minutesText(worst.minutes, locale)),
    late.length > 1 && text.late(late.length),
    offHours > 0 && text.offHours(offHours),
    brokenCount > 0 && text.broken(brokenCount),
    isCalm && text.nothing,
    inTime > 0 && text.inTime(inTime),
    way > 0 && text.further(minutesText(way, locale)),
    way < 0 && text.nearer(minutesText(-way, locale)),
  ]
    .filter(Boolean)
    .join(' · ');
}
