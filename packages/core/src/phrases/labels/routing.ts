import type { Open } from '../../contract/define.ts';
import type { PlanChange } from '../../contract/dispatch.ts';
import type { PlanEffect, StopWarning, WaitReason } from '../../scheduling/outlook.ts';
import type { RoutedBy } from '../../scheduling/route.ts';
import type { SuggestionReason } from '../../scheduling/suggest.ts';
import type { StopReason, UnplacedReason } from '../../scheduling/team-plan.ts';
import { routing as routingEn } from '../en/routing.ts';
import type { Locale } from '../locale.ts';
import { routing as routingZhCN } from '../zh-CN/routing.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** Why an order goes to its group. */
export function routedByLabel(by: Open<RoutedBy>, locale: Locale): string {
  return labelOf(wordsIn(locale, routingZhCN, routingEn).by, by);
}

/** Why an engineer is suggested. */
export function suggestionLabel(reason: Open<SuggestionReason>, locale: Locale): string {
  return labelOf(wordsIn(locale, routingZhCN, routingEn).suggestion, reason);
}

/** Why a plan has an order where it does. */
export function stopReasonLabel(reason: Open<StopReason>, locale: Locale): string {
  return labelOf(wordsIn(locale, routingZhCN, routingEn).stop, reason);
}

/** Why a plan of so many days has no place for an order; several days unless said. */
export function unplacedReasonLabel(reason: Open<UnplacedReason>, locale: Locale, dayCount?: number): string {
  const { unplaced, unplacedOnDay } = wordsIn(locale, routingZhCN, routingEn);
  return labelOf(dayCount === 1 ? { ...unplaced, ...unplacedOnDay } : unplaced, reason);
}

/** What becomes of an order by a plan. */
export function planChangeLabel(change: Open<PlanChange>, locale: Locale): string {
  return labelOf(wordsIn(locale, routingZhCN, routingEn).change, change);
}

/** What speaks against a time that a person is given. */
export function stopWarningLabel(warning: Open<StopWarning>, locale: Locale): string {
  return labelOf(wordsIn(locale, routingZhCN, routingEn).warning, warning);
}

/** Why work waits. */
export function waitReasonLabel(reason: Open<WaitReason>, locale: Locale): string {
  return labelOf(wordsIn(locale, routingZhCN, routingEn).wait, reason);
}

/** What a change does to a piece of work. */
export function planEffectLabel(effect: Open<PlanEffect>, locale: Locale): string {
  return labelOf(wordsIn(locale, routingZhCN, routingEn).effect, effect);
}
