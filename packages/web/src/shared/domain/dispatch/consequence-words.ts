import type { DataOf } from '@svcdesk/core/contract';
import type { preview } from '@svcdesk/core/contract/dispatch';
import { stopWarningLabel } from '@svcdesk/core/phrases';
import { serverNow } from '../../platform/clock.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { TextOf } from '../../platform/i18n/phrase-book.ts';
import { minutesText, spanWords } from '../../platform/i18n/time-words.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';

/** What follows from a change. */
export type Preview = DataOf<typeof preview>;

/** A piece of work that a change does something to. */
export type Effect = Preview['effects'][number];

/** Something that speaks against a time. */
export type Warning = Preview['warnings'][number];

const wrong: readonly string[] = ['away', 'unattended', 'late', 'delayed'];

/** Whether it has to be put right: its engineer will not be there, or comes too late, or nobody follows it up. */
export const goesWrong = ({ effect }: Effect): boolean => wrong.includes(effect);

/** Whether anything goes wrong by it: what is late, times that were agreed, and what speaks against times that are given. */
export function isBad({
  effects,
  brokenCount,
  warnings,
}: Pick<Preview, 'effects' | 'brokenCount' | 'warnings'>): boolean {
  const isWrong = effects.some(({ effect }) => ['late', 'away', 'unattended', 'offHours'].includes(effect));
  return brokenCount > 0 || warnings.length > 0 || isWrong;
}

/** What speaks against the time of an order, each in its words: leave and what stands there with its times. */
function warningWords(warnings: readonly Warning[], locale: Locale, text = textNow(dispatchText)) {
  const nowMs = serverNow();
  return warnings.map(({ warning, from, to, title }) => {
    const label = stopWarningLabel(warning, locale);
    if (from === undefined || to === undefined) return label;
    const span = spanWords(from, to, nowMs);
    if (warning === 'overlaps' && title !== undefined) return text.overlaps(title, span);
    return text.warnedAt(label, span);
  });
}

/** The same of several orders: how many each concerns. */
function warningCounts(warnings: readonly Warning[], locale: Locale, text: TextOf<typeof dispatchText>) {
  const kinds = [...new Set(warnings.map(({ warning }) => warning))];
  return kinds.map((kind) => {
    const orders = new Set(warnings.flatMap(({ warning, orderId }) => (warning === kind ? orderId : [])));
    return text.warned(orders.size, stopWarningLabel(kind, locale));
  });
}

/** What follows in one line, what is bad first. */
export function consequenceWords(
  { effects, brokenCount, warnings, present, proposed }: Preview,
  locale: Locale,
  text = textNow(dispatchText),
): string {
  // That an engineer on leave is not there is said by the leave.
  const onLeave = warnings.flatMap(({ warning, orderId }) => (warning === 'onLeave' ? orderId : []));
  const away = effects.filter(
    ({ effect, orderId }) => effect === 'away' && !(orderId !== undefined && onLeave.includes(orderId)),
  );
  // That an engineer will not be there is said once.
  const broken = brokenCount - away.filter(({ planStart }) => planStart !== undefined).length;
  const late = effects.filter(({ effect }) => effect === 'late');
  const unattended = effects.filter(({ effect }) => effect === 'unattended').length;
  const inTime = effects.filter(({ effect }) => effect === 'inTime').length;
  const [worst] = late;
  const way = proposed.travelMinutes - present.travelMinutes;
  const isOne = new Set(warnings.map(({ orderId }) => orderId)).size === 1;
  const warned = isOne ? warningWords(warnings, locale, text) : warningCounts(warnings, locale, text);
  const isCalm = !isBad({ effects, brokenCount, warnings });
  return [
    ...warned,
    away.length > 0 && text.away(away.length),
    unattended > 0 && text.unattended(unattended),
    late.length === 1 && worst?.minutes !== undefined && text.lateBy(minutesText(worst.minutes, locale)),
    late.length > 1 && text.late(late.length),
    broken > 0 && text.broken(broken),
    isCalm && text.nothing,
    inTime > 0 && text.inTime(inTime),
    way > 0 && text.further(minutesText(way, locale)),
    way < 0 && text.nearer(minutesText(-way, locale)),
  ]
    .filter(Boolean)
    .join(' · ');
}
