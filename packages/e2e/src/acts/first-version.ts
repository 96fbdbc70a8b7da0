import type { Page } from '@playwright/test';

/** A note on an order that waits with a photo, as the app kept it before its database had a second version. */
export interface NoteKept {
  account: string;
  orderId: string;
  content: string;
  photoName: string;
}

/**
 * Makes the device's database as it was in its first version, when a row of `photos` held its bytes as a Blob, and
 * writes the rows that the app of then (commit 8b51e1ae) wrote for a note that waits and for a report that was begun.
 * Stays open, as an old tab does: it lets go when it is asked to, as that app did, or not before it is closed.
 */
export async function keepAsFirstVersion(page: Page, note: NoteKept, letsGo = true): Promise<void> {
  const picture = [...(await page.screenshot({ type: 'jpeg', scale: 'css' }))];
  await page.evaluate(
    async ({ account, orderId, content, photoName, bytes, lets }) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opening = indexedDB.open('svcdesk', 1);
      opening.onupgradeneeded = () => {
        for (const name of ['drafts', 'photos', 'outbox', 'reads']) {
          opening.result.createObjectStore(name, { keyPath: 'key' }).createIndex('savedAtMs', 'savedAtMs');
        }
      };
      const db = await answer(opening);
      if (lets) db.onversionchange = () => db.close();
      const savedAtMs = Date.now();
      const at = new Date().toISOString();
      const [photo, begun, key] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      const blob = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
      const writing = db.transaction(['photos', 'drafts', 'outbox'], 'readwrite');
      const photos = writing.objectStore('photos');
      photos.put({ key: photo, name: photoName, blob, savedAtMs });
      photos.put({ key: begun, name: 'begun.jpg', blob, savedAtMs });
      const draft = { content, photos: [{ id: photo, name: photoName }] };
      writing.objectStore('outbox').put({
        key,
        at,
        request: { orderId, content, internal: false, attachments: `photo:${photo}`, at },
        about: {
          kind: 'order',
          id: orderId,
          action: 'progress',
          status: 2,
          words: '填写进展',
          title: content,
        },
        form: {
          path: `/userSide/orderCenter/orderDetail?id=${orderId}`,
          draftKey: `${account}:progress:order-${orderId}`,
          draft,
        },
        account,
        callId: 'orders.progress',
        photoIds: [photo],
        place: 1,
        savedAtMs,
        state: 'waiting',
        failures: 0,
      });
      writing.objectStore('drafts').put({
        key: `${account}:resolve:order-${orderId}`,
        value: { solution: '昨天写的', after: [{ id: begun, name: 'begun.jpg' }] },
        savedAtMs,
      });
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(writing.error);
      });
    },
    { ...note, bytes: picture, lets: letsGo },
  );
}
