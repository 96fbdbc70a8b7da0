import { useEffect } from 'react';
import { onNetworkBack } from '../../platform/network.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { type UploadState, uploaded, useUploads } from '../../platform/photos/uploads.ts';

/** A failure shows on the photo itself, with its own retry; what only waits goes when its form is sent. */
export function tryUpload({ id }: Photo): void {
  uploaded(id).catch(() => undefined);
}

/** How a photo's upload stands. */
export function useUpload({ id }: Photo): UploadState {
  return useUploads((state) => state[id]) ?? { state: 'waiting' };
}

/** Sends photos as soon as they are picked and again when the network is back, so that sending the form has nothing left to wait for. */
export function useEagerUploads(photos: readonly Photo[]): void {
  useEffect(() => {
    const begin = () => {
      const states = useUploads.getState();
      for (const photo of photos) {
        const state = states[photo.id]?.state;
        if (state === undefined || state === 'waiting') tryUpload(photo);
      }
    };
    begin();
    return onNetworkBack(begin);
  }, [photos]);
}
