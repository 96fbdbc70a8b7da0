import { maxFileBytes, maxPicturePixels } from '@svcdesk/core/contract/limits';
import { useEffect } from 'react';
import { onNetworkBack } from '../../platform/network.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { type UploadState, uploadOnce, useUploads } from '../../platform/photos/uploads.ts';

const longSidePx = 2048;
const quality = 0.8;

/**
 * Scales a picture down and writes it anew as JPEG, which leaves its place, time and camera behind. However many pixels
 * it has, the canvas has no more than those of the result, for phones limit its area. Orientation is applied by the
 * decoder. What this device cannot decode but the server may (HEIC) goes as it is.
 */
export async function preparePhoto(file: Blob): Promise<Blob | undefined> {
  if (file.size === 0) return undefined;
  try {
    return await decoded(file, redrawn);
  } catch {
    return /heic|heif/i.test(file.type) ? file : undefined;
  }
}

/** A file as it is; a picture that the server would refuse for its size is scaled down as photos are. */
export async function prepareFile(file: Blob): Promise<Blob | undefined> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  try {
    return await decoded(file, async (picture) => {
      const fits = picture.naturalWidth * picture.naturalHeight <= maxPicturePixels;
      return fits && file.size <= maxFileBytes ? file : redrawn(picture);
    });
  } catch {
    return file;
  }
}

async function decoded<T>(file: Blob, use: (picture: HTMLImageElement) => Promise<T>): Promise<T> {
  const url = URL.createObjectURL(file);
  try {
    return await use(await pictureAt(url));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An image element, for it alone draws a part of what it decodes everywhere: bitmaps are limited as canvases are. */
function pictureAt(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('This device cannot decode it.'));
    picture.src = url;
  });
}

async function redrawn(picture: HTMLImageElement): Promise<Blob | undefined> {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth === 0 || naturalHeight === 0) return undefined;
  const scale = Math.min(1, longSidePx / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency: without paper below, clear parts turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return jpeg ?? undefined;
}

/** A failure shows on the photo itself, with its own retry; what only waits goes when its form is sent. */
export function tryUpload({ id }: Photo): void {
  uploadOnce(id).catch(() => undefined);
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
