import type { Call, RequestOf } from '@svcdesk/core/contract';
import { type ActionTarget, mayWait, type Outcome, outcomeOf } from '@svcdesk/core/outbox';
import { caller, session } from '../api/caller.ts';
import { useSession } from '../api/session.ts';
import { photosNamedIn } from '../photos/photo-store.ts';
import { withPhotosSent } from '../photos/uploads.ts';
import { submit, takeBack } from './outbox.ts';
import type { FormKept } from './outbox-item.ts';

/** What a form sends, with the key and the time that its draft keeps. */
export interface Sent {
  key: string;
  at: string;
  request: object;
  about?: ActionTarget;
  baseVersion?: number;
  form?: FormKept;
}

/**
 * Sends what a form holds. What may wait goes through the outbox, where it is safe before the first byte leaves:
 * `later` without an error says that it waits there. A refusal is the form's again, until `left` says that nobody is at
 * the form any more: then it stays in the outbox.
 */
export async function send(call: Call, { request, ...rest }: Sent, left?: AbortSignal): Promise<Outcome> {
  const isSignedIn = useSession.getState().signedIn !== undefined;
  if (!mayWait(call.id, request) || !isSignedIn) return sendOnce(call, request, rest.key);
  const photoIds = photosNamedIn(request);
  const outcome = await submit(call, request as RequestOf<Call>, { ...rest, photoIds, left });
  const isRefused = outcome.state === 'refused' || outcome.state === 'broken';
  // A person who signs in again finds their words in the form: sent by itself meanwhile, it would be empty.
  const isForm = outcome.state === 'signedOut' && rest.form?.draftKey !== undefined;
  if (isRefused || isForm) await takeBack(rest);
  return outcome;
}

/** Sends what may not wait, and says what became of it. The key was written down before. */
async function sendOnce(call: Call, request: object, key: string): Promise<Outcome> {
  const token = session.token();
  try {
    const ready = (await withPhotosSent(request)) as RequestOf<Call>;
    return { state: 'done', data: await caller.call(call, ready, { idempotencyKey: key, token }) };
  } catch (error) {
    return outcomeOf(error);
  }
}
