import { storageKeys } from '../../../shared/platform/storage/storage-keys.ts';
import { readStored, writeStored } from '../../../shared/platform/storage/web-storage.ts';

const keyOf = (accountId: string) => `${storageKeys.site}.${accountId}`;

/** The site that the home page was last switched to; empty for all. */
export function keptSite(accountId: string): string {
  return readStored(keyOf(accountId)) ?? '';
}

export function keepSite(accountId: string, cellId: string): void {
  writeStored(keyOf(accountId), cellId || null);
}
