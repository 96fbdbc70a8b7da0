import type { Locale } from '../locale.ts';

/** One of two languages' words. */
export function wordsIn<Words>(locale: Locale, zhCN: Words, en: Words): Words {
  return locale === 'en' ? en : zhCN;
}

/** The words for a code, or the code itself where a newer server says one that this version has no words for. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string | number): string {
  return (Object.hasOwn(labels, code) && labels[code]) || String(code);
}

/** The name of a status or another number. */
export function nameOf(codes: Readonly<Record<string, number>>, code: number): string | number {
  return Object.keys(codes).find((name) => codes[name] === code) ?? code;
}
