import type { config as source } from '../../zh-CN/commands/config.ts';

/** `svcdesk config` */
export const config: typeof source = {
  list: {
    summary: 'List the settings: what is kept, and what is in use',
  },
  get: {
    summary: 'Print a setting',
    arguments: { SETTING: 'Name of the setting' },
  },
  set: {
    summary: 'Keep a setting: profile, language, timeout, where sessions lie, never asking, no colours',
    arguments: { SETTING: 'Name of the setting', VALUE: 'Its value; yes or no for a switch' },
    examples: { lang: 'Speak Chinese from now on', file: 'Keep sessions in files, not in the keyring' },
  },
  unset: {
    summary: 'Forget a setting',
    arguments: { SETTING: 'Name of the setting' },
  },
};
