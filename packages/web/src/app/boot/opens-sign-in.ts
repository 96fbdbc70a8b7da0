import { publicPaths } from '../../shared/platform/paths.ts';

/** Whether this address shows the sign-in first; deep links and live sessions must never see it flash by. */
export function opensSignIn(path: string, hasSession: boolean): boolean {
  if (path === publicPaths.login) return true;
  return !hasSession && ['', publicPaths.root, publicPaths.redirect].includes(path);
}
