export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A stored choice wins; else Chinese unless the device speaks another language. */
export function pickLocale(stored: string | null, device: string): Locale {
  const chosen = locales.find((locale) => locale === stored);
  if (chosen) return chosen;
  return device.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}
