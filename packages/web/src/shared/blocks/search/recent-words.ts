import { useSession } from '../../platform/api/session.ts';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';

const maxWords = 8;

/** Words searched for lately, newest first, kept on this phone under a key. */
export function recentWords(key: string) {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(readStored(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add(words: string): void {
      const next = [words, ...read().filter((each) => each !== words)].slice(0, maxWords);
      writeStored(key, JSON.stringify(next));
    },
    clear: () => writeStored(key, null),
  };
}

/** Words that this account searched for; `kind` names what is searched. */
export function useRecentWords(kind: string): ReturnType<typeof recentWords> {
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  return recentWords(`${storageKeys.searches}.${accountId}.${kind}`);
}
