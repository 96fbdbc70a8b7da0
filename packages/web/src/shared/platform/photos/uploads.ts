import { createCaller, SvcdeskError } from '@svcdesk/core';
import { uploadTransport } from '@svcdesk/core/browser';
import { files } from '@svcdesk/core/contract';
import { outcomeOf } from '@svcdesk/core/outbox';
import { create } from 'zustand';
import { baseUrl } from '../api/base-url.ts';
import { session } from '../api/caller.ts';
import { serverNow } from '../clock.ts';
import { currentLocale } from '../i18n/locale.ts';
import { forgetWithPerson } from '../storage/personal-data.ts';
import { fileOf, findPhoto, PhotoGone, photosNamedIn, updatePhoto, withAddresses } from './photo-store.ts';

/** Sends one file and gives its address. By the key the server knows it again: sent twice it is kept once. */
async function uploadPhoto(
  file: File,
  key: string,
  token: string | undefined,
  onProgress: (share: number) => void,
): Promise<string> {
  const caller = createCaller({
    baseUrl,
    session,
    locale: currentLocale,
    transport: uploadTransport(XMLHttpRequest),
    // Tried whatever the device believes; where that is offline a form that waits for it is told at once.
    retries: navigator.onLine ? undefined : 0,
  });
  // The caller that needs it asks again: a form without a network is not held up by attempts of which nobody knows.
  const onSent = (bytes: number) => onProgress(Math.min(1, bytes / file.size));
  const options = { idempotencyKey: key, token, retries: 0, onSent };
  const kept = await caller.call(files.upload, { file, name: file.name }, options);
  return kept.url;
}

/**
 * Where one photo stands: `share` is what has left the phone, 0 to 1. Only a refusal is a failure: a network comes back.
 * What is `gone` has to be taken again.
 */
export type UploadState =
  | { state: 'waiting' }
  | { state: 'sending'; share: number }
  | { state: 'failed' }
  | { state: 'gone' }
  | { state: 'done' };

/** How the uploads of this page stand, by photo. */
export const useUploads = create<Record<string, UploadState>>(() => ({}));

forgetWithPerson(() => useUploads.setState({}, true));

const mark = (id: string, state: UploadState) => useUploads.setState({ [id]: state });

/** A file that nothing refers to is kept by the server for seven days; one that waited almost so long is sent anew. */
const addressGoodMs = 6 * 86_400_000;

const running = new Map<string, Promise<string>>();
let line: Promise<unknown> = Promise.resolve();

/** A device that does not answer may do so later, as a network does. */
function deviceSilent(cause: unknown): never {
  throw new SvcdeskError('network', { cause });
}

async function send(id: string, token: string | undefined): Promise<string> {
  const photo = await findPhoto(id).catch(deviceSilent);
  if (!photo) throw new PhotoGone([id]);
  const good = photo.uploadedAtMs !== undefined && serverNow() - photo.uploadedAtMs < addressGoodMs;
  if (photo.url !== undefined && good) return photo.url;
  // Read before the row is written anew: a row of the database's first version holds the bytes themselves.
  const file = await fileOf(photo).catch(deviceSilent);
  if (!file) throw new PhotoGone([id]);
  const { blob: _moved, ...row } = photo;
  const renewed = row.url === undefined ? (row.renewed ?? 0) : (row.renewed ?? 0) + 1;
  const key = renewed === 0 ? id : `${id}.${renewed}`;
  // Written down before it leaves: after a break the same key must go again.
  if (renewed !== row.renewed) await updatePhoto({ ...row, url: undefined, renewed });
  const url = await uploadPhoto(file, key, token, (share) => mark(id, { state: 'sending', share }));
  await updatePhoto({ ...row, renewed, url, uploadedAtMs: serverNow() });
  return url;
}

/** Uploads a photo, one after another, unless it has been; gives its address. */
export function uploadOnce(id: string): Promise<string> {
  const already = running.get(id);
  if (already) return already;
  if (useUploads.getState()[id]?.state !== 'done') mark(id, { state: 'waiting' });
  // It is this person's, also when another account signs in before its turn.
  const token = session.token();
  const sending = line
    .then(() => send(id, token))
    .then((url) => {
      mark(id, { state: 'done' });
      return url;
    })
    .catch((error: unknown) => {
      const comesBack = outcomeOf(error).state !== 'refused';
      const isGone = error instanceof PhotoGone;
      mark(id, { state: isGone ? 'gone' : comesBack ? 'waiting' : 'failed' });
      throw error;
    })
    .finally(() => running.delete(id));
  running.set(id, sending);
  line = sending.catch(() => undefined);
  return sending;
}

/** The request with its photos sent first and named by the server's addresses. */
export async function withPhotosSent<Request>(
  request: Request,
  ids: readonly string[] = photosNamedIn(request),
): Promise<Request> {
  if (ids.length === 0) return request;
  const addresses = new Map<string, string>();
  const gone: string[] = [];
  for (const id of ids) {
    try {
      addresses.set(id, await uploadOnce(id));
    } catch (error) {
      if (!(error instanceof PhotoGone)) throw error;
      gone.push(id);
    }
  }
  // All at once, so that nobody takes one again only to hear of the next.
  if (gone.length > 0) throw new PhotoGone(gone);
  return withAddresses(request, addresses);
}
