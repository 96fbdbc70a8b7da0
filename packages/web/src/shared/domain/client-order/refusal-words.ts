import type { Locale } from '../../platform/i18n/locale.ts';
import { reasonWords } from '../order/item-words.ts';
import type { ClientAction } from './client-actions.ts';

interface RefusalTexts {
  notNow: Readonly<Record<ClientAction, string>>;
}

/** Why not, to a customer: a state that does not fit says when it will; other reasons speak for themselves. */
export function refusalWords(
  action: ClientAction,
  reason: string,
  { notNow }: RefusalTexts,
  locale: Locale,
): string {
  return reason === 'wrongState' ? notNow[action] : reasonWords(reason, locale);
}
