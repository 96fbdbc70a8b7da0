import { serverNow } from '../clock.ts';
import { device, type Row, type TableName } from './device-db.ts';
import { unsaved } from './draft-store.ts';
import { storageKeys } from './storage-keys.ts';
import { readStored } from './web-storage.ts';

/** What a person did and the server does not have yet stays theirs, and is shown to them alone; photos that it names stay, too. */
const spared = ['drafts', 'outbox'] as const satisfies readonly TableName[];

/** So long a form takes at most to keep what it holds. */
const draftsSettleMs = 1_000;

/** A photo of the present person may be in no draft yet; one that belongs to nobody goes when they sign out, too. */
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
  // Bytes are written before the row of their photo; with nobody there, none is on its way.
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
 * Empties the device's tables of everything but waiting actions, drafts and what the present person has seen. Rejects
 * where the device does not answer: nothing is removed then of which nobody knows whose it is.
 */
export async function forgetTables(person: string | undefined): Promise<void> {
  await forgetReads(person);
  await forgetNotifications(person).catch(() => undefined);
  // A form that was open keeps its last words just now: photos must not go before it has named them.
  await new Promise((resolve) => setTimeout(resolve, draftsSettleMs));
  await forgetPhotos(person);
}
