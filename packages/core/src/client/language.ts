import { type Locale, localeOf, locales } from '../phrases/locale.ts';
import { askAtOnce, type CallBack, callerFault } from './callbacks.ts';

const wanted = `locale has to be one of ${locales.join(', ')}`;

/** Takes a language of the server, or a function that gives one, or throws: it would answer any other in Chinese without a word. */
export function checkLocale(locale: string | (() => string) | undefined): void {
  if (locale === undefined || typeof locale === 'function' || isSpoken(locale)) return;
  throw new TypeError(`${wanted}; it is "${locale}"`);
}

/**
 * The language tag that a call asks for: its own, else the client's. A function that gives none that the server speaks is
 * told, and the server answers in its own; a call that names one itself is refused.
 */
export function languageFor(
  callId: string,
  own: string | undefined,
  locale: string | (() => string) | undefined,
  callBack: CallBack,
): string | undefined {
  if (own !== undefined) {
    if (localeOf(own)) return own;
    throw callerFault(callId, `${callId} cannot be answered in "${own}"`, new TypeError(wanted));
  }
  if (typeof locale !== 'function') return locale;
  return askAtOnce(callBack, locale, isSpoken, `${wanted}, at once`);
}

function isSpoken(given: unknown): given is string {
  return typeof given === 'string' && localeOf(given) !== undefined;
}

/** The language of the product that a tag asks for, as the server has it: Chinese where there is none. */
export function spoken(tag: string | undefined): Locale {
  return localeOf(tag ?? '') ?? locales[0];
}
