import type { DataOf } from '@svcdesk/core/contract';
import type { plan } from '@svcdesk/core/contract/dispatch';
import { serverNow } from '../../platform/clock.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../platform/i18n/time-words.ts';
import { dispatchText } from './phrases.ts';

/**
 * What others make way for in one line: who comes to the order and when, whether that is in time, and how many agreed times
 * move for it. That there is no room is said; why, the plan says itself. Empty where the order is left out.
 */
export function roomWords(
  orderId: string,
  { list, unplaced }: Pick<DataOf<typeof plan>, 'list' | 'unplaced'>,
  locale: Locale,
): string {
  const text = dispatchText.in(locale).room;
  const stop = list.find((each) => each.orderId === orderId);
  if (!stop) return unplaced.some((each) => each.orderId === orderId) ? text.none : '';
  const { engineerName, planStart, dueAt, lateMinutes } = stop;
  const movedCount = list.filter(
    (each) => each !== stop && each.change !== 'kept' && each.before?.planStart !== undefined,
  ).length;
  return [
    text.at(engineerName, momentWords(planStart, serverNow())),
    lateMinutes !== undefined && text.late(minutesText(lateMinutes, locale)),
    lateMinutes === undefined && dueAt !== undefined && text.inTime,
    movedCount > 0 ? text.moved(movedCount) : text.unmoved,
  ]
    .filter(Boolean)
    .join(' · ');
}
