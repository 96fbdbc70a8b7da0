import { type Locale, locales } from '@svcdesk/core/phrases';
import Negotiator from 'negotiator';

const known = new Map<string, Locale>();
const maxKnown = 500;
const maxHeaderLength = 300;

/** By language alone: who wishes for any Chinese is served ours. */
const byLanguage = new Map(locales.map((locale) => [locale.split('-')[0] ?? locale, locale]));
const languages = [...byLanguage.keys()];

/** The language of ours that a reader likes best, Chinese when they name none of them. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  if (!acceptLanguage) return 'zh-CN';
  const found = known.get(acceptLanguage);
  if (found) return found;
  const headers = { 'accept-language': acceptLanguage.slice(0, maxHeaderLength) };
  const locale = byLanguage.get(new Negotiator({ headers }).language(languages) ?? '') ?? 'zh-CN';
  if (known.size < maxKnown) known.set(acceptLanguage, locale);
  return locale;
}
