import type { Page } from '@playwright/test';

interface DeviceRow {
  key: string;
  value?: unknown;
}

/** What the app keeps in one of its tables on this device. */
export function deviceRows(page: Page, table: 'drafts' | 'outbox'): Promise<DeviceRow[]> {
  return page.evaluate(
    (name) =>
      new Promise<DeviceRow[]>((resolve, reject) => {
        const opening = indexedDB.open('svcdesk');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result.map(({ key, value }: DeviceRow) => ({ key, value })));
          };
        };
      }),
    table,
  );
}
