import { storageKeys } from '../../../shared/platform/storage/storage-keys.ts';
import { readStored, writeStored } from '../../../shared/platform/storage/web-storage.ts';

/** What was chosen in the last report of this phone: most reports are of the same kind from the same place. */
export interface LastReport {
  cellId?: string;
  typeId?: string;
  serverCatalogId?: string;
}

const keyOf = (accountId: string) => `${storageKeys.lastReport}.${accountId}`;

export function lastReport(accountId: string): LastReport {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(accountId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as LastReport) : {};
  } catch {
    return {};
  }
}

export function keepLastReport(accountId: string, report: LastReport): void {
  writeStored(keyOf(accountId), JSON.stringify(report));
}
