import { readStored, writeStored } from '../../platform/storage/web-storage.ts';
import type { Found } from './found.ts';

const maxChoices = 6;

const isFound = (each: unknown): each is Found =>
  typeof each === 'object' && each !== null && 'id' in each && 'words' in each;

/** What was chosen lately, newest first, kept on this phone under a key. */
export function recentChoices<Item extends Found>(key: string) {
  const read = (): Item[] => {
    try {
      const kept: unknown = JSON.parse(readStored(key) ?? '[]');
      return Array.isArray(kept) ? (kept.filter(isFound) as Item[]) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add(items: readonly Item[]): void {
      const before = read().filter(({ id }) => items.every((item) => item.id !== id));
      writeStored(key, JSON.stringify([...items, ...before].slice(0, maxChoices)));
    },
  };
}
