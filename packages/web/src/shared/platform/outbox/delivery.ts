import { detail as device } from '@svcdesk/core/contract/device-orders';
import { detail as entrusted } from '@svcdesk/core/contract/entrust';
import { detail } from '@svcdesk/core/contract/orders';
import { detail as pm } from '@svcdesk/core/contract/pm-orders';
import { findOne as project } from '@svcdesk/core/contract/projects';
import { caller, session } from '../api/caller.ts';
import { withPhotosSent } from '../photos/uploads.ts';
import type { OutboxItem } from './outbox-item.ts';
import { type Live, waitingCall } from './sender.ts';

const fetchByKind: Readonly<Record<string, (id: string) => Promise<Live>>> = {
  order: (orderId) => caller.call(detail, { orderId }),
  pm: (id) => caller.call(pm, { id }),
  device: (id) => caller.call(device, { id }),
  entrust: (id) => caller.call(entrusted, { id }),
  project: (orderId) => caller.call(project, { orderId }),
};

/** Reads what an item is about, as it is now. */
export async function fetchCurrent({ about }: OutboxItem): Promise<Live | undefined> {
  return about && fetchByKind[about.kind]?.(about.id);
}

export { sendAll } from './sender.ts';

/** Sends an item, once: waiting is done by the outbox, over restarts of the page too. */
export async function deliver(item: OutboxItem): Promise<unknown> {
  const call = waitingCall(item.callId);
  if (!call) throw new Error(`${item.callId} may not wait any more.`);
  // Photos may take long: an account that signs in meanwhile does not send this.
  const token = session.token();
  const request = await withPhotosSent(item.request, item.photoIds);
  return caller.call(call, request, { idempotencyKey: item.key, retries: 0, token });
}
