import { type ErrorCode, SvcdeskError } from '@svcdesk/core';
import { type AuditKind, recordEvent } from '../../platform/audit/record-event.ts';
import type { Database } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { judgeAttempt, whoIs } from './attempts.ts';

/** A secret that somebody has to know before something is done. */
export interface Challenge<Found> {
  /** Who is meant where it is nobody's account: a phone, or a ticket. */
  readonly typed: string;
  readonly otherwise: Extract<ErrorCode, 'codeWrong' | 'wrongCredentials'>;
  /** Whose secret is guessed at, and whose chain a failure stands in. */
  readonly tenantId: string;
  readonly accountId?: string | undefined;
  /** What was found by the secret; undefined when it is wrong. */
  readonly judge: () => Promise<Found | undefined>;
}

const failures: Readonly<Record<Challenge<unknown>['otherwise'], AuditKind>> = {
  codeWrong: 'code.fail',
  wrongCredentials: 'login.fail',
};

/**
 * Judges a secret outside of signing in: failures count for the same account and address, lock the same way and stand
 * in the audit. No slider is asked for, since each needs a code, which came after one, or a session.
 */
export async function prove<Found>(
  challenge: Challenge<Found>,
  context: RequestContext & { readonly db: Database },
): Promise<Found> {
  const { db, address, requestId, device } = context;
  const { typed, otherwise, tenantId, accountId, judge } = challenge;
  const at = context.now();
  const { found, locks } = await judgeAttempt(db, {
    who: whoIs(accountId === undefined ? undefined : { tenantId, accountId }, typed),
    address,
    at,
    sliderPassed: async () => true,
    judge: async () => {
      const found = await judge();
      return { found, proven: found !== undefined };
    },
  });
  if (found !== undefined) return found;
  const kind = locks ? 'login.locked' : failures[otherwise];
  await db.transaction((tx) =>
    recordEvent(tx, { tenantId, accountId, kind, at, requestId, address, device }),
  );
  throw new SvcdeskError(otherwise);
}
