import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where programs of the platform keep what they can make again. */
export function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  const home = homedir();
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'svcdesk');
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'svcdesk');
  return join(env.XDG_CACHE_HOME || join(home, '.cache'), 'svcdesk');
}
