/** Languages that the product speaks. zh-CN is the default. */
export const locales = ['zh-CN', 'en'] as const;

/** A language of the product. */
export type Locale = (typeof locales)[number];
