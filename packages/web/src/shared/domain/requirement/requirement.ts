import type { DataOf, requirements } from '@svcdesk/core/contract';
import { kindsEn, kindsZhCN } from '@svcdesk/core/phrases';
import { type RequirementAction, requirementStatus } from '@svcdesk/core/rules';
import type { Locale } from '../../platform/i18n/locale.ts';
import { reasonWords } from '../order/order-words.ts';
import { requirementText } from './phrases.ts';

/** What a customer asks for, until staff make an order of it or refuse it; lists and details show the same. */
export type Requirement = DataOf<typeof requirements.detail>;
/** One step of a requirement's history. */
export type RequirementRecord = DataOf<typeof requirements.records>[number];

/** A requirement that is not an order yet, nor refused or given up. */
export const openRequirements: readonly number[] = [requirementStatus.submitted, requirementStatus.handling];

/** A status in words; one of a newer server shows as its number. */
export function requirementStatusWords(status: number, locale: Locale): string {
  const found = Object.entries(requirementStatus).find(([, number]) => number === status)?.[0];
  const names: Readonly<Record<string, string>> = (locale === 'en' ? kindsEn : kindsZhCN).requirement;
  return found === undefined ? String(status) : (names[found] ?? String(status));
}

/** What a button for the action says to staff. */
export function requirementActionWords(action: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = requirementText.in(locale).action;
  return names[action] ?? action;
}

/** Why not: what core says is of orders where it speaks of a state or of who has it. */
export function requirementReasonWords(reason: string, action: string, locale: Locale): string {
  const { notNow, reason: own } = requirementText.in(locale);
  if (reason === 'wrongState') return notNow[action as RequirementAction] ?? own.wrongState;
  return (own as Readonly<Record<string, string>>)[reason] ?? reasonWords(reason, locale);
}
