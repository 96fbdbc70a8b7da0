import { serverNow } from '../clock.ts';
import { device, type Row, type TableName } from './device-db.ts';
import { unsaved } from './draft-store.ts';
import { readStored, storageKeys, writeStored } from './web-storage.ts';

/** How keys of this app begin. */
const ownPrefixes: readonly string[] = ['svcdesk.', storageKeys.authBtns];

/** Keys that tell nothing of a person and stay when an account signs out. The session's own is its owner's business. */
const deviceKeys: readonly string[] = [
  storageKeys.session,
  storageKeys.locale,
  storageKeys.theme,
  storageKeys.consent,
  storageKeys.codeSentAt,
  storageKeys.clock,
  storageKeys.chunkReload,
  storageKeys.clean,
  storageKeys.tab,
  storageKeys.visit,
];

/** Keys of a person that do not say whose they are. */
const unnamedKeys: readonly string[] = [storageKeys.authBtns, storageKeys.zone, storageKeys.scroll];

/** Whether a key of web storage stays: it is the device's, or a draft, or of the person who is here now. */
function stays(key: string, person: string | undefined): boolean {
  if (!ownPrefixes.some((prefix) => key.startsWith(prefix))) return true;
  if (deviceKeys.includes(key)) return true;
  const parts = key.split('.');
  // What was typed beside a secret is a draft of its account, or of the visitor who is at a form before the sign-in in this tab.
  if (key.startsWith(`${storageKeys.typed}.`)) return true;
  if (key.startsWith(`${storageKeys.unsaved}.`)) return true;
  if (person === undefined) return false;
  // What names nobody was written by the account that is here now, or will be as soon as the server says what holds for them.
  return parts.includes(person) || unnamedKeys.includes(key);
}

function forgetKeys(area: () => Storage, person: string | undefined): void {
  try {
    const storage = area();
    for (const key of Object.keys(storage)) if (!stays(key, person)) storage.removeItem(key);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

/** What a person did and the server does not have yet stays theirs, and is shown to them alone; photos that it names stay, too. */
const spared = ['drafts', 'outbox'] as const satisfies readonly TableName[];

/** So long a form takes at most to keep what it holds. */
const draftsSettleMs = 1_000;

/** A photo of the present person may be in no draft yet; one without an owner is deleted when they sign out, too. */
const pickedMs = 600_000;

async function remove(name: TableName, keys: readonly string[]): Promise<void> {
  const table = await device.table(name);
  await Promise.all(keys.map((key) => table.remove(key)));
}

/** Copies of what the server has, under keys that begin with the account. */
async function forgetReads(person: string | undefined): Promise<void> {
  const keys = await (await device.table('reads')).keys();
  await remove(
    'reads',
    keys.filter((key) => person === undefined || !key.startsWith(`${person} `)),
  );
}

async function forgetPhotos(person: string | undefined): Promise<void> {
  const rowsOf = async (name: TableName) => (await device.table<Row>(name)).startingWith('');
  const theirs = JSON.stringify([await Promise.all(spared.map(rowsOf)), unsaved.all()]);
  const justPicked = ({ savedAtMs }: Row) => person !== undefined && serverNow() - savedAtMs < pickedMs;
  const photos = await rowsOf('photos');
  const gone = photos.filter((row) => !theirs.includes(row.key) && !justPicked(row)).map(({ key }) => key);
  await remove('photos', gone);
  await remove('bytes', gone);
  if (person !== undefined) return;
  // Bytes are written before the row of their photo; while no account is signed in, none is on its way.
  const left = new Set(photos.map(({ key }) => key));
  const bytes = await (await device.table('bytes')).keys();
  await remove(
    'bytes',
    bytes.filter((key) => !left.has(key)),
  );
}

/** This browser notified the former person: what it shows still is theirs, and what comes would be. */
async function forgetNotifications(person: string | undefined): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (person !== undefined && readStored(`${storageKeys.push}.${person}`) !== null) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Empties web storage of everything but the device's own keys, and the device's tables of everything but waiting actions,
 * drafts and what the present person has seen. Rejects where the device does not answer: nothing is removed then of which
 * nobody knows whose it is.
 */
export async function forgetOnDevice(person: () => string | undefined): Promise<void> {
  // Asked anew at each step: another account may sign in meanwhile, and what it begins to keep is theirs.
  forgetKeys(() => localStorage, person());
  forgetKeys(() => sessionStorage, person());
  await forgetReads(person());
  await forgetNotifications(person()).catch(() => undefined);
  // A form that was open keeps its last words just now: photos must not go before it has named them.
  await new Promise((resolve) => setTimeout(resolve, draftsSettleMs));
  await forgetPhotos(person());
  if (person() === undefined) writeStored(storageKeys.clean, 'yes');
}
