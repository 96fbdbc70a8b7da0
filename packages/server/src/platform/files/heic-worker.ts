/** The thread that decodes one photo: see heic.ts. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';
import { type DecodedPicture, maxHeicPixels } from './heic.ts';

const images = await decode.all({ buffer: await readFile(workerData as string) });
// Its types leave out what its README names.
const [first] = images as unknown as (Pick<DecodedPicture, 'width' | 'height'> & (typeof images)[number])[];
// Judged before by the head of the main picture, which the first need not be.
if (!first || first.width * first.height > maxHeicPixels) throw new Error('No picture that can be decoded');
const { width, height, data } = await first.decode();
const pixels = data as Uint8ClampedArray<ArrayBuffer>;
parentPort?.postMessage({ width, height, pixels } satisfies DecodedPicture, [pixels.buffer]);
