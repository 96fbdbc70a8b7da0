import { stat } from 'node:fs/promises';
import { SvcdeskError } from '@svcdesk/core';
import { maxPicturePixels } from '@svcdesk/core/contract/limits';
import type { Sharp } from 'sharp';
import { InvalidRequest } from '../refusals.ts';
import { createFairQueue } from './fair-queue.ts';
import { decodeHeic, maxHeicPixels } from './heic.ts';
import { drawnAs } from './media-type.ts';

const maxSidePixels = 4096;
const previewSide = 480;
const quality = 88;
const previewQuality = 72;

/** One picture of a kind at a time, since each takes as much memory as its pixels; accounts take turns. */
const limits = { maxWaiting: 300, maxOfOwner: 60 };
const queue = createFairQueue(limits);
/** Those that sharp has no decoder for take many times as long: no other picture waits for them. */
const heicQueue = createFairQueue(limits);
const retryAfterMs = 30_000;

/** So many pixels are drawn of few bytes whatever they are; beyond that a byte stands for some hundred at most. */
const freePixels = 4_000_000;
const maxPixelsPerByte = 4000;

/** Judges by its head alone, before it waits or is drawn. Throws `tooLarge`; false for what has no head. */
async function isWorthDrawing(path: string, maxPixels: number): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head?.width || !head.height) return false;
  const pixels = head.width * head.height * (head.pages ?? 1);
  const { size } = await stat(path);
  if (pixels > maxPixels) {
    const issue = { path: 'file', code: 'tooManyPixels', params: { max: maxPixels / 1_000_000 } } as const;
    throw new InvalidRequest([issue], 'tooLarge');
  }
  if (pixels > freePixels && pixels / size > maxPixelsPerByte) throw new SvcdeskError('tooLarge');
  return true;
}

/**
 * Draws a picture anew from its pixels, upright and without its metadata (places, devices, names), with a small preview
 * beside it. Gives undefined for what cannot be drawn, such as a broken file; throws `tooLarge` for too many pixels, and
 * `tooManyRequests` when too many wait.
 */
export async function redraw(path: string, mediaType: string, owner: string) {
  const isHeic = drawnAs(mediaType) !== mediaType;
  if (!(await isWorthDrawing(path, isHeic ? maxHeicPixels : maxPicturePixels))) return undefined;
  const drawn = (isHeic ? heicQueue : queue).run(owner, async () => {
    const { default: sharp } = await import('sharp');
    // Memory that libvips keeps for later is worth less here than memory that is free.
    sharp.cache(false);
    const options = { limitInputPixels: maxPicturePixels, failOn: 'error' } as const;
    const target = `${path}.drawn`;
    const previewPath = `${path}.preview`;
    try {
      const animated = mediaType === 'image/gif';
      const upright = isHeic
        ? await decodeHeic(path, options)
        : sharp(path, { ...options, animated }).autoOrient();
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
  if (!drawn) throw new SvcdeskError('tooManyRequests', { reason: 'tooManyAtOnce', retryAfterMs });
  return drawn;
}

function encoded(picture: Sharp, mediaType: string): Sharp {
  if (mediaType === 'image/png') return picture.png();
  if (mediaType === 'image/webp') return picture.webp({ quality });
  return mediaType === 'image/gif' ? picture.gif() : picture.jpeg({ quality, mozjpeg: false });
}
