import type { Locale } from '@svcdesk/core/phrases';
import type { NounWords } from './commands-zh-cn.ts';
import type { help } from './help-zh-cn.ts';
import type { Phrases } from './zh-cn.ts';

export type { Phrases } from './zh-cn.ts';

/** Loads the command line's own texts; only the language in use is read. */
export async function loadPhrases(locale: Locale): Promise<Phrases> {
  return locale === 'en' ? (await import('./en.ts')).en : (await import('./zh-cn.ts')).zhCN;
}

/** Everything that only help says. */
export interface HelpWords {
  readonly help: typeof help;
  /** By noun. */
  readonly commands: Readonly<Record<string, NounWords>>;
}

/** Loads what only help says, which nothing else waits for. */
export async function loadHelpWords(locale: Locale): Promise<HelpWords> {
  if (locale !== 'en') {
    const [{ help }, { commands }] = await Promise.all([
      import('./help-zh-cn.ts'),
      import('./commands-zh-cn.ts'),
    ]);
    return { help, commands };
  }
  const [own, { commands }] = await Promise.all([import('./help-en.ts'), import('./commands-en.ts')]);
  return { help: own.help, commands };
}
