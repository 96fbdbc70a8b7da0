import { isSvcdeskError, type SvcdeskError } from '@svcdesk/core';

/** Failures of the line before anything was sent. */
const neverSent: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** What is said of something that has no key, where it is not certain whether it arrived. */
export function hintIfUncertain(error: unknown, hint: string): string | undefined {
  return isSvcdeskError(error) && mayHaveArrived(error) ? hint : undefined;
}

/** Whether the server may have done something although no answer came. */
export function mayHaveArrived({ kind, cause }: SvcdeskError): boolean {
  if (kind === 'network') return !neverSent.includes((cause as { code?: string } | undefined)?.code);
  return kind === 'http' || kind === 'contract';
}
