import { randomId } from '@svcdesk/core';
import { serverNow } from '../clock.ts';
import type { Refusal } from '../outbox/outbox-item.ts';
import { device, type Row, type Table } from '../storage/device-db.ts';

/** Photos that this device does not hold any more: its storage was cleared, or their bytes cannot be read. */
export class PhotoGone extends Error {
  override readonly name = 'PhotoGone';

  readonly ids: readonly string[];
  /** What the outbox keeps of it. */
  readonly refusal: Refusal;

  constructor(ids: readonly string[]) {
    super(`${ids.length} photos are not on this device any more.`);
    this.ids = ids;
    this.refusal = { code: 'photoGone', words: '', photoIds: ids };
  }
}

/** A picked photo or file as this device keeps it until what it belongs to has reached the server; its bytes stand apart. */
export interface KeptPhoto extends Row {
  name: string;
  /** The bytes, in a row of the database's first version. */
  blob?: Blob;
  /** Where the server keeps it, once uploaded; an item of the attachment string. */
  url?: string;
  uploadedAtMs?: number;
  /** How often it has been uploaded anew because the server does not keep unused files for long. */
  renewed?: number;
}

/**
 * What is sent of a photo: resized, without metadata. Written once under the photo's id and never again, for in WebKit
 * what waits to be sent must not be rewritten.
 */
interface KeptBytes extends Row {
  type: string;
  bytes: ArrayBuffer;
}

/** What a form, its draft and what waits to be sent hold of a photo: never its bytes. */
export interface Photo {
  id: string;
  name: string;
}

const photos = (): Promise<Table<KeptPhoto>> => device.table<KeptPhoto>('photos');
const bytesOf = (): Promise<Table<KeptBytes>> => device.table<KeptBytes>('bytes');

/** Bytes on their way into the table. */
const saving = new Map<string, Promise<void>>();
/** What was picked on this page: sent from here, whatever becomes of the device's storage meanwhile. */
const ofPage = new Map<string, KeptPhoto & { file: File }>();

/**
 * Saves bytes once; everything else names them by the id that this gives at once, so that nothing drawn or picked can
 * be left out of a form that is sent in the same moment.
 */
export function keepPhoto(name: string, picked: Blob | Promise<Blob>): Photo {
  const id = randomId();
  const saved = (async () => {
    const blob = await picked;
    const row = { key: id, name, savedAtMs: serverNow() };
    const kept = { type: blob.type, bytes: await blob.arrayBuffer() };
    ofPage.set(id, { ...row, file: new File([kept.bytes], name, { type: kept.type }) });
    await (await bytesOf()).put({ ...kept, key: id, savedAtMs: row.savedAtMs });
    await (await photos()).put(row);
  })();
  saving.set(id, saved);
  // What the phone does not give is shown where the photo stands, as one that is gone.
  saved.catch(() => undefined).finally(() => saving.delete(id));
  return { id, name };
}

/** How a photo stands; undefined for one that is not here. Rejects where the device does not answer. */
export async function findPhoto(id: string): Promise<KeptPhoto | undefined> {
  await saving.get(id)?.catch(() => undefined);
  const own = ofPage.get(id);
  const kept = (await photos()).get(id);
  return own ? ((await kept.catch(() => undefined)) ?? own) : kept;
}

/** What is in it, made anew in memory; undefined where it is not here or cannot be read any more. */
export async function fileOf(photo: KeptPhoto): Promise<File | undefined> {
  const own = ofPage.get(photo.key);
  if (own) return own.file;
  const kept = (await (await bytesOf()).get(photo.key)) ?? (await movedBytes(photo));
  return kept && new File([kept.bytes], photo.name, { type: kept.type });
}

/** The bytes of a row of the first version, from then on in a row of their own; undefined where WebKit has lost them. */
async function movedBytes({ blob, ...photo }: KeptPhoto): Promise<KeptBytes | undefined> {
  if (!blob) return undefined;
  const bytes = await blob.arrayBuffer().catch(() => undefined);
  if (!bytes) return undefined;
  const kept = { key: photo.key, type: blob.type, bytes, savedAtMs: photo.savedAtMs };
  // The row keeps its Blob unless the device has the bytes.
  if (await (await bytesOf()).put(kept)) await (await photos()).put(photo);
  return kept;
}

export async function updatePhoto(photo: KeptPhoto): Promise<void> {
  await (await photos()).put(photo);
}

/**
 * Gives whether the device keeps these photos; what it did not take it is given once more. Those that it does not keep
 * last as long as the page that they were picked on.
 */
export async function keepPhotos(ids: readonly string[]): Promise<boolean> {
  await Promise.all(ids.map((id) => saving.get(id)?.catch(() => undefined)));
  const tables = [await photos(), await bytesOf()];
  const kept = await Promise.all(tables.map((table) => table.keeps(ids)));
  return kept.every(Boolean);
}

export async function forgetPhotos(ids: readonly string[]): Promise<void> {
  const tables = [await photos(), await bytesOf()];
  for (const id of ids) ofPage.delete(id);
  await Promise.all(ids.flatMap((id) => tables.map((table) => table.remove(id))));
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const reference = new RegExp(`photo:(${uuid})`, 'g');

/** How a request names a photo that has not reached the server yet; put in its place by {@link withAddresses}. */
export function photoReference({ id }: Pick<Photo, 'id'>): string {
  return `photo:${id}`;
}

/** The attachment string of a form's photos, whether or not they have been sent. */
export function attachmentOf(photos: readonly Photo[]): string | undefined {
  return photos.map(photoReference).join(',') || undefined;
}

/** Ids of the photos that a request or a draft names. */
export function photosNamedIn(content: unknown): string[] {
  const found = (JSON.stringify(content) ?? '').matchAll(reference);
  return [...new Set(Array.from(found, ([, id = '']) => id))];
}

/** The request with the server's addresses in place of its photos, table fields that hold JSON included. */
export function withAddresses<Request>(request: Request, addresses: ReadonlyMap<string, string>): Request {
  const text = JSON.stringify(request).replaceAll(
    reference,
    (named, id: string) => addresses.get(id) ?? named,
  );
  return JSON.parse(text) as Request;
}
