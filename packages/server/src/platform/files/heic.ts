import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sharp, SharpOptions } from 'sharp';

/** A decoded picture: four bytes a pixel, upright. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** Fewer than of other pictures, since each takes long: the largest cameras of phones have no more. */
export const maxHeicPixels = 50_000_000;

/** The largest picture that is taken needs some ten seconds on a slow machine. */
const maxDecodeMs = 60_000;

/**
 * Reads a photo as phones take it (HEIC), which sharp has no decoder for. In a thread that ends with it: decoding holds
 * up no other call, and its memory is free again. Throws for what cannot be decoded.
 */
export async function decodeHeic(path: string, options: SharpOptions): Promise<Sharp> {
  // What the decoder prints of a broken photo is dropped: the uploader is answered by the error.
  const silent = { stdout: true, stderr: true } as const;
  const worker = new Worker(workerFile(), { workerData: path, name: 'svcdesk-heic', ...silent });
  // It may also end without a word, as when it waits for something that can come no more.
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(maxDecodeMs)]);
  try {
    const [decoded] = (await once(worker, 'message', { signal })) as [DecodedPicture];
    const { width, height, pixels } = decoded;
    const { default: sharp } = await import('sharp');
    return sharp(pixels, { ...options, raw: { width, height, channels: 4 } }).removeAlpha();
  } finally {
    await worker.terminate();
  }
}

// The source runs as it is under Node; a bundle puts the thread's own entry beside its main file.
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './heic-worker.ts' : './heic-worker.js', import.meta.url);
