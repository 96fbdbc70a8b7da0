import type { Locale } from '../../platform/i18n/locale.ts';

interface LengthWords {
  meters: (count: string) => string;
  kilometers: (count: string) => string;
}

/** A length as people say it: 40 m, 1.2 km, 350 km. */
export function lengthWords(meters: number, words: LengthWords, locale: Locale): string {
  if (meters < 1000) return words.meters(String(Math.round(meters)));
  const digits = meters < 10_000 ? 1 : 0;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(meters / 1000);
  return words.kilometers(count);
}
