import { type Locale, locales } from '@svcdesk/core/phrases';

const known = new Map<string, Locale>();
const knownMost = 500;

/** The language of ours that a reader likes best, Chinese when he names none of them. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  if (!acceptLanguage) return 'zh-CN';
  const found = known.get(acceptLanguage);
  if (found) return found;
  const locale = best(acceptLanguage.slice(0, 300));
  if (known.size < knownMost) known.set(acceptLanguage, locale);
  return locale;
}

function best(header: string): Locale {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return {
        language: tag.toLowerCase().split('-')[0],
        weight: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wishes) {
    const locale = locales.find((each) => each.toLowerCase().split('-')[0] === language);
    if (locale) return locale;
  }
  return 'zh-CN';
}
