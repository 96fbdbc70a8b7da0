import { type Location, useLocation } from 'react-router-dom';

/**
 * What tells a history entry from all others. Entries that were typed, or linked from outside, have one key of the
 * router's in common: of those the address does.
 */
export function entryKeyOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/** That of the entry that is shown. */
export const useEntryKey = (): string => entryKeyOf(useLocation());
