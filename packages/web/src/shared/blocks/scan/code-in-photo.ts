import { findDetector } from './detector.ts';

/** Longest side, in pixels: a small one is quick and forgives blur, a large one still has a small code in it. */
const sizes = [1000, 2000];

/** The first code in a photo, read on the device; undefined where none is found. */
export async function codeInPhoto(photo: Blob): Promise<string | undefined> {
  const [detector, whole] = await Promise.all([findDetector(), createImageBitmap(photo)]);
  try {
    for (const size of sizes) {
      const [code] = await detector.detect(scaled(whole, size)).catch(() => []);
      if (code?.rawValue) return code.rawValue;
      if (Math.max(whole.width, whole.height) <= size) break;
    }
    return undefined;
  } finally {
    whole.close();
  }
}

/** `createImageBitmap` itself scales only in newer browsers. */
function scaled(picture: ImageBitmap, size: number): ImageData {
  const scale = Math.min(1, size / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
