import type { Locale } from '@svcdesk/core/phrases';
import type { help } from './zh-CN/help.ts';

/** Words about one command; what is not said follows from its call. */
export interface VerbWords {
  readonly summary?: string;
  /** By placeholder. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** By flag. */
  readonly flags?: Readonly<Record<string, string>>;
  /** By the example's name. */
  readonly examples?: Readonly<Record<string, string>>;
}

/** Words about the commands of a noun, by verb; a noun that is a command itself has them under an empty name. */
export type NounWords = Readonly<Record<string, VerbWords>>;

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
