import type { Locale } from '@svcdesk/core/phrases';
import type { NounWords } from './zh-CN/commands/index.ts';
import type { help } from './zh-CN/help.ts';

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
      import('./zh-CN/help.ts'),
      import('./zh-CN/commands/index.ts'),
    ]);
    return { help, commands };
  }
  const [own, { commands }] = await Promise.all([import('./en/help.ts'), import('./en/commands/index.ts')]);
  return { help: own.help, commands };
}
