import type { Globals } from './global-flags.ts';

/** What is known of a line before it is parsed, or when it cannot be: how to complain about it. */
export function earlyGlobals(args: readonly string[]): Globals {
  const has = (flag: string) => args.includes(flag);
  return {
    server: undefined,
    profile: undefined,
    json: args.some((arg) => /^--(json|jq|template)(=|$)/.test(arg)) ? 'all' : undefined,
    jq: undefined,
    template: undefined,
    'no-input': has('--no-input'),
    quiet: false,
    debug: has('--debug'),
    'no-color': has('--no-color'),
    timeout: undefined,
    lang: undefined,
    help: false,
    version: false,
  };
}
