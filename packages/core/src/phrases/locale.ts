/** Languages that the product speaks. zh-CN is the default. */
export const locales = ['zh-CN', 'en'] as const;

/** A language of the product. */
export type Locale = (typeof locales)[number];

/** The language of the product that a language tag asks for, such as `en-GB`; undefined for a language that it does not speak. */
export function localeOf(tag: string): Locale | undefined {
  const language = (of: string) => of.toLowerCase().split(/[-_,;]/)[0];
  return locales.find((locale) => language(locale) === language(tag));
}
