import type { Locale } from '@svcdesk/core/phrases';
import type { Phrases } from './zh-CN/index.ts';

export type { Phrases } from './zh-CN/index.ts';

/** Loads the command line's own texts; only the language in use is read. */
export async function loadPhrases(locale: Locale): Promise<Phrases> {
  return locale === 'en' ? (await import('./en/index.ts')).en : (await import('./zh-CN/index.ts')).zhCN;
}
