import { createRequire } from 'node:module';
import type { EntryOptions } from '@napi-rs/keyring';
import type { Keyring } from './host.ts';

const service = 'svcdesk';

/** What is pinned on Linux: the kernel's own keyring, the library's second choice, forgets with the next start. */
const options: EntryOptions = { linux: { store: 'secret-service' } };

/**
 * Opens the keyring of the operating system: Keychain, Credential Manager or Secret Service. Its library is native and
 * comes as an optional part of the package, so that it is loaded on use and may be missing.
 */
export function openKeyring(): Keyring | undefined {
  try {
    const { Entry } = createRequire(import.meta.url)('@napi-rs/keyring') as typeof import('@napi-rs/keyring');
    const entry = (label: string) => new Entry(service, label, options);
    return {
      get: (label) => orNothing(() => entry(label).getPassword() ?? undefined),
      set: (label, secret) =>
        orNothing(() => {
          entry(label).setPassword(secret);
          return true;
        }) ?? false,
      remove: (label) => void orNothing(() => entry(label).deletePassword()),
    };
  } catch {
    return undefined;
  }
}

/** A keyring that is locked, or that nobody runs, keeps nothing. */
function orNothing<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
