import type { Call, RequestOf } from '@svcdesk/core/contract';
import { caller } from '../api/caller.ts';
import { withPhotosSent } from '../photos/sent-photos.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Sends what may not wait, and says what became of it. The key was written down before. */
export async function sendOnce(call: Call, request: object, key: string): Promise<Outcome> {
  try {
    const ready = (await withPhotosSent(request)) as RequestOf<Call>;
    return { state: 'done', data: await caller.call(call, ready, { idempotencyKey: key }) };
  } catch (error) {
    return outcomeOf(error);
  }
}
