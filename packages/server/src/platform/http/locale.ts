import { type Locale, locales } from '@svcdesk/core/phrases';
import Negotiator from 'negotiator';

const maxHeaderLength = 300;

/** By language alone: who wishes for any Chinese is served ours. */
const byLanguage = new Map(locales.map((locale) => [locale.split('-')[0] ?? locale, locale]));
const languages = [...byLanguage.keys()];

/** The language of ours that a reader likes best, Chinese when they name none of them. */
export function localeOf(acceptLanguage = ''): Locale {
  const headers = { 'accept-language': acceptLanguage.slice(0, maxHeaderLength) };
  const liked = acceptLanguage && new Negotiator({ headers }).language(languages);
  return byLanguage.get(liked || '') ?? 'zh-CN';
}
