import { loadChunk } from '../load-chunk.ts';
import { deviceKeys, ownPrefixes, storageKeys } from './storage-keys.ts';
import { readStored, writeStored } from './web-storage.ts';

/**
 * What this page and this device keep of a person, in one place: whatever holds something of them in memory registers
 * here how it is emptied, keys of web storage go unless they are on the short list of {@link deviceKeys}, and tables of
 * the device's database unless `forget-tables.ts` spares them.
 */
const stores = new Set<() => unknown>();

/** Has a store emptied when the session ends or is another person's. */
export function forgetWithPerson(forget: () => unknown): void {
  stores.add(forget);
}

/** Whether a key of web storage stays: it is the device's, or a draft, or of the person who is here now. */
function stays(key: string, person: string | undefined): boolean {
  if (!ownPrefixes.some((prefix) => key.startsWith(prefix))) return true;
  if (deviceKeys.includes(key)) return true;
  const parts = key.split('.');
  // What was typed beside a secret is a draft of the account that stands behind the form; a stranger has none.
  if (key.startsWith(`${storageKeys.typed}.`)) return (parts[3] ?? '') !== '';
  if (key.startsWith(`${storageKeys.unsaved}.`)) return true;
  return person !== undefined && parts.includes(person);
}

function forgetKeys(area: () => Storage, person: string | undefined): void {
  try {
    const storage = area();
    for (const key of Object.keys(storage)) if (!stays(key, person)) storage.removeItem(key);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

async function forgetOnDevice(person: string | undefined): Promise<void> {
  const { forgetTables } = await loadChunk(() => import('./forget-tables.ts'));
  await forgetTables(person);
  if (person === undefined) writeStored(storageKeys.clean, 'yes');
}

/**
 * Forgets whoever was here, in memory at once: what one person has seen is not for the next one. `person` is who is here
 * now. Resolves when the device has forgotten them, too; where it cannot, the next start of the app sees to it.
 */
export async function forgetPerson(person: string | undefined): Promise<void> {
  for (const forget of stores) {
    try {
      forget();
    } catch {
      // One that fails keeps no other from being emptied.
    }
  }
  forgetKeys(() => localStorage, person);
  forgetKeys(() => sessionStorage, person);
  await forgetOnDevice(person).catch(() => undefined);
}

/** Called as the page starts: what is left of a session that ended while the app was shut goes, once there is time. */
export function forgetLeftovers(person: string | undefined): void {
  if (person !== undefined) {
    keepsPerson();
    return;
  }
  if (readStored(storageKeys.clean) !== null) return;
  forgetKeys(() => localStorage, undefined);
  const forget = () => void forgetOnDevice(undefined).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(forget);
  else setTimeout(forget, 3_000);
}

/** From here on there is something of a person on this device. */
export function keepsPerson(): void {
  writeStored(storageKeys.clean, null);
}
