import type { Locale } from '../../platform/i18n/locale.ts';
import { actionWords } from '../order/order-words.ts';

/** The owner of work: its handler, else its assignee. */
export interface Owned {
  handlerId?: string | undefined;
  handlerName?: string | undefined;
  assigneeId?: string | undefined;
  assigneeName?: string | undefined;
}

/** The person who has it; undefined while only a group does, or none. */
export function ownerOf(work: Owned): { id: string; name: string } | undefined {
  const { handlerId, handlerName, assigneeId, assigneeName } = work;
  const id = handlerId ?? assigneeId;
  return id === undefined ? undefined : { id, name: (handlerId ? handlerName : assigneeName) ?? '' };
}

/** The word for giving work away: an unassigned one is assigned, any other reassigned. */
export function assignVerb(reassigns: boolean, locale: Locale): string {
  return actionWords(reassigns ? 'transfer' : 'assign', locale);
}

/** The word for giving several works away: one that has an owner makes it a reassignment. */
export function assignWordsOf(works: readonly Owned[], locale: Locale): string {
  return assignVerb(
    works.some((work) => ownerOf(work) !== undefined),
    locale,
  );
}
