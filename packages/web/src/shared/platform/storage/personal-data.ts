import { loadChunk } from '../chunks.ts';
import { readStored, storageKeys, writeStored } from './web-storage.ts';

/**
 * What this page and this device keep of a person, in one place: whatever holds something of them in memory registers
 * here how it is emptied; what web storage and the device's tables keep goes unless `forget-device.ts` spares it.
 */
const stores = new Set<() => unknown>();

/** Has a store emptied when the session ends or is another person's. */
export function forgetWithPerson(forget: () => unknown): void {
  stores.add(forget);
}

/**
 * Forgets the former person, in memory at once: what one person has seen is not for the next one. `person` says who is here
 * at a moment. Resolves when the device has forgotten them, too; where it cannot, the next start of the app sees to it.
 */
export async function forgetPerson(person: () => string | undefined): Promise<void> {
  for (const forget of stores) {
    try {
      forget();
    } catch {
      // One that fails keeps no other from being emptied.
    }
  }
  await forgetKept(person);
}

async function forgetKept(person: () => string | undefined): Promise<void> {
  try {
    const { forgetOnDevice } = await loadChunk(() => import('./forget-device.ts'));
    await forgetOnDevice(person);
  } catch {
    // What is left stays until the next start.
  }
}

/** So long the sign-in has the line for itself. */
const leftoversMs = 3_000;

/** Called as the page starts: what is left of a session that ended while the app was shut goes, once there is time. */
export function forgetLeftovers(person: () => string | undefined): void {
  if (readStored(storageKeys.clean) !== null) return;
  setTimeout(() => void forgetKept(person), leftoversMs);
}

/** From here on there is something of a person on this device. */
export function keepsPerson(): void {
  writeStored(storageKeys.clean, null);
}
