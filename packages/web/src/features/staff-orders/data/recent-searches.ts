import { readStored, writeStored } from '../../../shared/platform/storage/web-storage.ts';

const most = 8;

/** Words searched for lately by this account on this phone, newest first. */
export function recentSearches(key: string) {
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
      const next = [words, ...read().filter((each) => each !== words)].slice(0, most);
      writeStored(key, JSON.stringify(next));
    },
    clear: () => writeStored(key, null),
  };
}
