import { type DBSchema, openDB } from 'idb';
import { type Draft, type DraftStore, memoryDraftStore } from './draft-store.ts';

interface DraftDb extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { savedAtMs: number } };
}

const keepDays = 30;

async function open(): Promise<DraftStore> {
  const db = await openDB<DraftDb>('svcdesk-drafts', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts', { keyPath: 'key' }).createIndex('savedAtMs', 'savedAtMs');
    },
  });
  const store: DraftStore = {
    get: (key) => db.get('drafts', key),
    put: async (draft) => void (await db.put('drafts', draft)),
    remove: (key) => db.delete('drafts', key),
    removeOlderThan: async (savedAtMs) => {
      const old = await db.getAllKeysFromIndex('drafts', 'savedAtMs', IDBKeyRange.upperBound(savedAtMs));
      await Promise.all(old.map((key) => db.delete('drafts', key)));
    },
  };
  void store.removeOlderThan(Date.now() - keepDays * 86_400_000);
  return store;
}

let opened: Promise<DraftStore> | undefined;

/** The device's drafts. Where IndexedDB is refused they last as long as the page, and `persistent` says so. */
export const deviceDrafts = {
  persistent: true,
  store(): Promise<DraftStore> {
    opened ??= open().catch(() => {
      deviceDrafts.persistent = false;
      return memoryDraftStore();
    });
    return opened;
  },
};
