import type { Locale } from '../../platform/i18n/locale.ts';
import { actionWords } from '../order/order-words.ts';

/** Who has work: whoever does it, else whom it was given to. */
export interface Owned {
  handlerId?: string | undefined;
  handlerName?: string | undefined;
  assigneeId?: string | undefined;
  assigneeName?: string | undefined;
}

/** The person who has it; undefined while nobody in particular does. */
export function ownerOf(work: Owned): { id: string; name: string } | undefined {
  const { handlerId, handlerName, assigneeId, assigneeName } = work;
  const id = handlerId ?? assigneeId;
  return id === undefined ? undefined : { id, name: (handlerId ? handlerName : assigneeName) ?? '' };
}

/** What giving work to somebody is called: it is assigned while nobody has it, and reassigned from then on. */
export function assignVerb(reassigns: boolean, locale: Locale): string {
  return actionWords(reassigns ? 'transfer' : 'assign', locale);
}

/** What giving several of them to somebody is called: one that somebody has makes it a reassignment. */
export function assignWordsOf(works: readonly Owned[], locale: Locale): string {
  return assignVerb(
    works.some((work) => ownerOf(work) !== undefined),
    locale,
  );
}
