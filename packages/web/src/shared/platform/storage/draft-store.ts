/** A form's content as it was last seen. Values are cloned by IndexedDB, so photos are kept as they are (Blobs). */
export interface Draft {
  /** `account:form:object`; see {@link draftKey}. */
  key: string;
  value: unknown;
  savedAtMs: number;
}

/** Where drafts are kept. */
export interface DraftStore {
  get(key: string): Promise<Draft | undefined>;
  put(draft: Draft): Promise<void>;
  remove(key: string): Promise<void>;
  /** Forgets what nobody came back for. */
  removeOlderThan(savedAtMs: number): Promise<void>;
}

/** Drafts belong to an account: the next person on the same phone never sees them. */
export function draftKey(accountId: string, form: string, objectId = 'new'): string {
  return [accountId, form, objectId].map(encodeURIComponent).join(':');
}

/** Keeps drafts as long as the page lives; for tests and for devices without IndexedDB. */
export function memoryDraftStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    get: async (key) => drafts.get(key),
    put: async (draft) => void drafts.set(draft.key, draft),
    remove: async (key) => void drafts.delete(key),
    removeOlderThan: async (savedAtMs) => {
      for (const draft of drafts.values()) if (draft.savedAtMs < savedAtMs) drafts.delete(draft.key);
    },
  };
}
