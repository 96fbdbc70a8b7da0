import { randomId } from '@svcdesk/core';
import { device, type Row, type Table } from './device-db.ts';
import { storageKeys } from './storage-keys.ts';
import { readStored, writeStored } from './web-storage.ts';

/** A form's content as it was last seen; its key is made by {@link draftKey}. */
export interface Draft extends Row {
  value: unknown;
}

/** The drafts of this device. */
export const drafts = (): Promise<Table<Draft>> => device.table<Draft>('drafts');

/** Drafts belong to an account: the next person on the same phone never sees them. */
export function draftKey(owner: string, form: string, objectId = 'new'): string {
  return [owner, form, objectId].map(encodeURIComponent).join(':');
}

const ofVisit = () => sessionStorage;
let visit: string | undefined;

/** Whose drafts these are: the account's, or before the sign-in those of this visit, which ends with its tab. */
export function draftOwner(accountId: string | undefined): string {
  if (accountId !== undefined) return accountId;
  visit ??= readStored(storageKeys.visit, ofVisit) ?? `visit-${randomId()}`;
  writeStored(storageKeys.visit, visit, ofVisit);
  return visit;
}
