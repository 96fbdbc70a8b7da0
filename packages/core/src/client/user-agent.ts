import { version } from './version.ts';

/**
 * The user agent of a program's requests. A browser has its own, which a page must not set: some refuse it, others would
 * ask the server first whether it may be.
 */
export function userAgentOf(program: string | undefined): string | undefined {
  if (typeof navigator !== 'undefined' && navigator.userAgent?.startsWith('Mozilla/')) return undefined;
  return `${program ? `${program} ` : ''}svcdesk-core/${version}`;
}
