import type { SessionStorage } from '@svcdesk/core';
import type { Host } from '../host/host.ts';

/** Places where a session can be kept. */
export const storagePlaces = ['keyring', 'file'] as const;

/** Where a session is kept: in the keyring of the operating system, or in the profile's file. */
export type StoragePlace = (typeof storagePlaces)[number];

/** Stands in the file for what the keyring holds. */
const inKeyring = 'in the keyring';

/**
 * The storage of a profile: sessions lie in the keyring of the operating system where there is one and it was not
 * decided otherwise (SVCDESK_STORAGE), everything else in the file. The keyring is opened only for a session that lies
 * there, and to keep a new one.
 */
export function keptSessions(
  file: SessionStorage,
  name: string,
  host: Pick<Host, 'env' | 'keyring'>,
): SessionStorage {
  const isSession = (key: string) => key.startsWith('session ');
  const label = (key: string) => `${key} ${name}`;
  return {
    get(key) {
      const value = file.get(key);
      return value === inKeyring ? host.keyring()?.get(label(key)) : value;
    },
    set(key, value) {
      const keyring = isSession(key) && host.env.SVCDESK_STORAGE !== 'file' ? host.keyring() : undefined;
      file.set(key, keyring?.set(label(key), value) ? inKeyring : value);
    },
    remove(key) {
      if (file.get(key) === inKeyring) host.keyring()?.remove(label(key));
      file.remove(key);
    },
  };
}

/** Where the file says that something is kept. */
export function placeOf(file: SessionStorage, key: string): StoragePlace {
  return file.get(key) === inKeyring ? 'keyring' : 'file';
}
