import type { Context } from '../command.ts';

/** Longest wait for a reply in seconds, unless something says otherwise. */
const defaultTimeoutSeconds = 30;

/** Longest wait for a reply in seconds: by `--timeout`, else by SVCDESK_TIMEOUT where it is a number. */
export function timeoutSecondsOf({ globals, host }: Pick<Context, 'globals' | 'host'>): number {
  return globals.timeout ?? (Number(host.env.SVCDESK_TIMEOUT) || defaultTimeoutSeconds);
}
