import { stat } from 'node:fs/promises';
import { maxPicturePixels } from '@svcdesk/core/contract/limits';
import type { Sharp } from 'sharp';

const maxSidePixels = 4096;
const previewSide = 480;
const quality = 88;
const previewQuality = 72;

let queue: Promise<unknown> = Promise.resolve();

/** One picture at a time: each takes as much memory as its pixels. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = queue.then(work, work);
  queue = mine.catch(() => {});
  return mine;
}

/**
 * Draws a picture anew from its pixels, upright and without its metadata (places, devices, names), with a small preview
 * beside it. Gives undefined for what cannot be drawn, such as a broken file or one with too many pixels.
 */
export function redraw(path: string, mediaType: string) {
  return inTurn(async () => {
    const { default: sharp } = await import('sharp');
    // Memory that libvips keeps for later is worth less here than memory that is free.
    sharp.cache(false);
    const options = { limitInputPixels: maxPicturePixels, failOn: 'error' } as const;
    const target = `${path}.drawn`;
    const previewPath = `${path}.preview`;
    try {
      const animated = mediaType === 'image/gif';
      const upright = sharp(path, { ...options, animated }).autoOrient();
      const fitted = animated
        ? upright
        : upright.resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true });
      const { width, height, pageHeight } = (await encoded(fitted, mediaType).toFile(target)) as {
        width: number;
        height: number;
        pageHeight?: number;
      };
      await sharp(target, options)
        .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: previewQuality })
        .toFile(previewPath);
      const { size } = await stat(target);
      return { path: target, size, previewPath, width, height: pageHeight ?? height };
    } catch {
      return undefined;
    }
  });
}

function encoded(picture: Sharp, mediaType: string): Sharp {
  if (mediaType === 'image/png') return picture.png();
  if (mediaType === 'image/webp') return picture.webp({ quality });
  return mediaType === 'image/gif' ? picture.gif() : picture.jpeg({ quality, mozjpeg: false });
}
