import { caller, session } from '../api/caller.ts';
import { withPhotosSent } from '../photos/uploads.ts';
import type { OutboxItem } from './outbox-item.ts';
import { waitingCall } from './sender.ts';

export { lookAt } from './look.ts';
export { sendAll } from './sender.ts';

/** Sends an item, once: waiting is done by the outbox, over restarts of the page too. */
export async function deliver(item: OutboxItem): Promise<unknown> {
  const call = waitingCall(item.callId);
  if (!call) throw new Error(`${item.callId} may not wait any more.`);
  // Photos may take long: whoever signs in meanwhile does not send this.
  const token = session.token();
  const request = await withPhotosSent(item.request, item.photoIds);
  return caller.call(call, request, { idempotencyKey: item.key, retries: 0, token });
}
