import { expect, it } from 'vitest';
import { configFolder } from './settings.ts';

it.each([
  ['linux', {}, '/home/a/.config/svcdesk'],
  ['linux', { XDG_CONFIG_HOME: '/x' }, '/x/svcdesk'],
  ['linux', { SVCDESK_CONFIG_DIR: '/own', XDG_CONFIG_HOME: '/x' }, '/own'],
  ['darwin', {}, '/home/a/.config/svcdesk'],
  ['win32', { APPDATA: '/Roaming' }, '/Roaming/svcdesk'],
  ['win32', {}, '/home/a/AppData/Roaming/svcdesk'],
] as const)('on %s with %j profiles are kept in %s', (platform, env, expected) => {
  expect(configFolder({ platform, env, homeFolder: '/home/a' })).toBe(expected);
});
