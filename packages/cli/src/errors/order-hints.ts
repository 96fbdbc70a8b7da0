import { isSvcdeskError, type SvcdeskError } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import type { Phrases } from '../phrases/index.ts';
import { exitCode, exitCodeOf } from './exit-codes.ts';
import { Hinted } from './hinted.ts';

/** Failures of the line before anything was sent. */
const neverSent: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * What to do when an action on an order failed: look at it where it is not as it was thought to be, and try
 * again with the same key where it is not certain whether the action arrived.
 */
export function withOrderHint(
  error: unknown,
  { order, key }: { order: string; key: string },
  { errors }: Phrases,
): unknown {
  return new Hinted(error, order, hintFor(error, order, key, errors));
}

function hintFor(error: unknown, order: string, key: string, errors: Phrases['errors']): string | undefined {
  if (!isSvcdeskError(error)) return undefined;
  if (exitCodeOf(error.code) === exitCode.conflict) {
    return format(errors.refreshHint, { command: `svcdesk orders view ${order}` });
  }
  return mayHaveArrived(error) ? format(errors.sameKey, { key }) : undefined;
}

function mayHaveArrived({ kind, cause }: SvcdeskError): boolean {
  if (kind === 'network') return !neverSent.includes((cause as { code?: string } | undefined)?.code);
  return kind === 'http' || kind === 'contract';
}
