import { randomId } from '@svcdesk/core';
import { device, type Row, type Table } from '../storage/device-db.ts';

/** A picked photo or file as this device keeps it until what it belongs to has reached the server. */
export interface KeptPhoto extends Row {
  name: string;
  /** The bytes to send: of photos resized, without metadata. */
  blob: Blob;
  /** Where the server keeps it, once uploaded; an item of the attachment string. */
  url?: string;
  uploadedAtMs?: number;
  /** How often it has been uploaded anew because the server does not keep unused files for long. */
  renewed?: number;
}

/** What a form, its draft and what waits to be sent hold of a photo: never its bytes. */
export interface Photo {
  id: string;
  name: string;
}

const table = (): Promise<Table<KeptPhoto>> => device.table<KeptPhoto>('photos');

/** A photo that this device does not hold any more: its storage was cleared. */
export class PhotoGone extends Error {
  override readonly name = 'PhotoGone';
}

/** Bytes on their way into the table. */
const saving = new Map<string, Promise<void>>();

/**
 * Saves bytes once; everything else names them by the id that this gives at once, so that nothing drawn or picked can
 * be left out of a form that is sent in the same moment.
 */
export function keepPhoto(name: string, bytes: Blob | Promise<Blob>): Photo {
  const id = randomId();
  const saved = (async () => {
    const blob = await bytes;
    await (await table()).put({ key: id, name, blob, savedAtMs: Date.now() });
  })();
  saving.set(id, saved);
  saved.catch(() => undefined).finally(() => saving.delete(id));
  return { id, name };
}

export async function findPhoto(id: string): Promise<KeptPhoto | undefined> {
  await saving.get(id);
  return (await table()).get(id);
}

export async function updatePhoto(photo: KeptPhoto): Promise<void> {
  await (await table()).put(photo);
}

export async function forgetPhotos(ids: readonly string[]): Promise<void> {
  const photos = await table();
  await Promise.all(ids.map((id) => photos.remove(id)));
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const reference = new RegExp(`photo:(${uuid})`, 'g');

/** How a request names a photo that has not reached the server yet; put in its place by {@link withAddresses}. */
function photoReference({ id }: Pick<Photo, 'id'>): string {
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
