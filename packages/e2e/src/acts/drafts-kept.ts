import type { Page } from '@playwright/test';

/** What this device keeps of forms which were begun and not sent, each as text. */
export function draftsKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answer(indexedDB.open('svcdesk'));
    const drafts = await answer(db.transaction('drafts').objectStore('drafts').getAll());
    db.close();
    return drafts.map((draft) => JSON.stringify(draft));
  });
}
