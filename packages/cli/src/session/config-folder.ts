import { join } from 'node:path';
import type { Host } from '../host/host.ts';

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
