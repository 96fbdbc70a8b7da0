import { languages } from '../phrases/locale.ts';
import type { Flag, FlagValue } from './flag.ts';
import { choice, text, toggle, whole } from './flag-kinds.ts';

/** Longest wait for a reply that can be asked for, in seconds. */
const timeoutMaxSeconds = 3600;

/** The value of `--json`: absent, all fields, or the chosen ones. */
export type JsonChoice = undefined | 'all' | readonly string[];

const json: Flag<JsonChoice> = {
  value: 'FIELDS',
  optionalValue: true,
  read([given]) {
    if (given === undefined) return undefined;
    return given === '' ? 'all' : given.split(',').map((field) => field.trim());
  },
};

/** Flags that every command takes; their words stand in the phrases under `globalFlags`. */
export const globalFlags = {
  server: text('URL'),
  profile: text('NAME'),
  json,
  jq: text('EXPRESSION'),
  template: text('TEXT'),
  'no-input': toggle(),
  quiet: toggle('q'),
  debug: toggle(),
  'no-color': toggle(),
  timeout: whole('SECONDS', 1, timeoutMaxSeconds),
  lang: choice('LANG', Object.keys(languages)),
  help: toggle('h'),
  version: toggle('V'),
} as const;

/** What was typed of the flags that every command takes. */
export type Globals = { readonly [Name in keyof typeof globalFlags]: FlagValue<(typeof globalFlags)[Name]> };
