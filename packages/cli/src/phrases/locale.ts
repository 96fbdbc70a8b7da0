import type { Locale } from '@svcdesk/core/phrases';

/** What `--lang` takes, each with the language it means. */
export const languages = { zh: 'zh-CN', 'zh-CN': 'zh-CN', en: 'en' } as const satisfies Record<
  string,
  Locale
>;

/**
 * The language of a run: `--lang` wherever it stands, else what the environment says. Read before anything is
 * parsed, because an error of the other flags already needs it.
 */
export function localeOf(args: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const given = flagValue(args) ?? env.SVCDESK_LANG;
  if (given && Object.hasOwn(languages, given)) return languages[given as keyof typeof languages];
  const spoken = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh\b|^zh_/i.test(spoken) ? 'zh-CN' : 'en';
}

function flagValue(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const flags = end === -1 ? args : args.slice(0, end);
  const inline = flags.findLast((arg) => arg.startsWith('--lang='));
  return inline?.slice('--lang='.length) ?? flags[flags.lastIndexOf('--lang') + 1 || flags.length];
}
