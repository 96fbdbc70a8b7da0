import { useCallback, useEffect, useRef, useState } from 'react';
import type { Photo } from './photo.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Where one photo stands: `share` is what has left the phone, 0 to 1. */
export type UploadState =
  | { state: 'waiting' }
  | { state: 'sending'; share: number }
  | { state: 'failed' }
  | { state: 'done' };

export interface PhotoUploads {
  stateOf: (photo: Photo) => UploadState;
  retry: (photo: Photo) => void;
  /** Waits for every photo; rejects with the first failure, having tried all of them again. */
  finish: () => Promise<Photo[]>;
}

/** Sends photos one after another as soon as they are picked, so that sending the form has nothing left to wait for. */
export function usePhotoUploads(photos: readonly Photo[], onChange: (photos: Photo[]) => void): PhotoUploads {
  const [states, setStates] = useState<Record<string, UploadState>>({});
  const running = useRef(new Map<string, Promise<string>>());
  const latest = useRef({ photos, onChange });
  useEffect(() => {
    latest.current = { photos, onChange };
  });
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const mark = useCallback(
    (id: string, state: UploadState) => setStates((before) => ({ ...before, [id]: state })),
    [],
  );

  const send = useCallback(
    (photo: Photo): Promise<string> => {
      const already = running.current.get(photo.id);
      if (already) return already;
      mark(photo.id, { state: 'waiting' });
      const sending = line.current
        .then(() => uploadPhoto(photo, (share) => mark(photo.id, { state: 'sending', share })))
        .then((url) => {
          const now = latest.current;
          now.onChange(now.photos.map((other) => (other.id === photo.id ? { ...other, url } : other)));
          mark(photo.id, { state: 'done' });
          return url;
        })
        .catch((error: unknown) => {
          mark(photo.id, { state: 'failed' });
          throw error;
        })
        .finally(() => running.current.delete(photo.id));
      running.current.set(photo.id, sending);
      line.current = sending.catch(() => undefined);
      return sending;
    },
    [mark],
  );

  useEffect(() => {
    for (const photo of photos) {
      // A failure shows on the photo itself, with its own retry.
      if (photo.url === undefined && states[photo.id] === undefined) send(photo).catch(() => undefined);
    }
  }, [photos, states, send]);

  return {
    stateOf: (photo) =>
      photo.url === undefined ? (states[photo.id] ?? { state: 'waiting' }) : { state: 'done' },
    retry: (photo) => void send(photo).catch(() => undefined),
    finish: async () => {
      const now = latest.current.photos;
      const settled = await Promise.allSettled(now.map((photo) => photo.url ?? send(photo)));
      const failed = settled.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      return now.map((photo, index) => {
        const result = settled[index];
        return result?.status === 'fulfilled' ? { ...photo, url: result.value } : photo;
      });
    },
  };
}
