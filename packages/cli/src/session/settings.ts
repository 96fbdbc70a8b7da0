import { join } from 'node:path';
import { fileStorage } from '@svcdesk/core/node';
import type { Host } from '../host/host.ts';

/** What may be set once instead of with every line, by the variable of the environment that means the same. */
export const settingVariables = {
  profile: 'SVCDESK_PROFILE',
  lang: 'SVCDESK_LANG',
  timeout: 'SVCDESK_TIMEOUT',
  storage: 'SVCDESK_STORAGE',
  'no-input': 'SVCDESK_NO_INPUT',
  'no-color': 'SVCDESK_NO_COLOR',
} as const;

/** Name of a setting. */
export type SettingName = keyof typeof settingVariables;

/** Names of all settings. */
export const settingNames = Object.keys(settingVariables) as readonly SettingName[];

/** The file of settings. */
export function settingsFile(host: Pick<Host, 'env' | 'platform' | 'homeFolder'>) {
  return fileStorage(join(configFolder(host), 'config.json'));
}

/** A host whose environment says what was set, unless it says otherwise itself: flags win over it, and it over the file. */
export function withSettings(host: Host): Host {
  const values = settingsFile(host);
  const set = settingNames.flatMap((name) => {
    const value = values.get(name);
    const variable = settingVariables[name];
    return typeof value === 'string' && !host.env[variable] ? [[variable, value] as const] : [];
  });
  if (set.length === 0) return host;
  const env = { ...host.env, ...Object.fromEntries(set) };
  return Object.create(host, { env: { value: env } }) as Host;
}

/** Where profiles are kept: as the platform's programs do, unless SVCDESK_CONFIG_DIR says otherwise. */
export function configFolder({
  env,
  platform,
  homeFolder,
}: Pick<Host, 'env' | 'platform' | 'homeFolder'>): string {
  if (env.SVCDESK_CONFIG_DIR) return env.SVCDESK_CONFIG_DIR;
  if (platform === 'win32') return join(env.APPDATA ?? join(homeFolder, 'AppData', 'Roaming'), 'svcdesk');
  return join(env.XDG_CONFIG_HOME || join(homeFolder, '.config'), 'svcdesk');
}
