import { sendingBy } from '@svcdesk/core/outbox';
import { caller, session } from '../api/caller.ts';
import { withPhotosSent } from '../photos/uploads.ts';
import type { OutboxItem } from './outbox-item.ts';

/** How an item goes by this app's client: its photos first. */
const plain = sendingBy<OutboxItem>({ ...caller, session });

export const delivery: Pick<typeof plain, 'send' | 'fetchCurrent'> = {
  fetchCurrent: plain.fetchCurrent,
  async send(item, keep) {
    return plain.send({ ...item, request: await withPhotosSent(item.request, item.photoIds) }, keep);
  },
};
