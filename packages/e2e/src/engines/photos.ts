import { join } from 'node:path';
import sharp from 'sharp';

/** How a phone that is held upright says that its sensor lies on its side. */
const turnedRight = 6;

/** Photos as a phone makes them: 12 megapixels of JPEG that lie on their side and say so; each with its own colour. */
export async function takePhotos(folder: string, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, place) => join(folder, `IMG_${place + 1}.jpg`));
  for (const [place, file] of files.entries()) {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    await sharp({ create: { width: 504, height: 378, channels: 3, background: 'black', noise } })
      .tint({ r: 80 * place, g: 120, b: 200 })
      .resize(4032, 3024)
      .withMetadata({ orientation: turnedRight })
      .jpeg({ quality: 80 })
      .toFile(file);
  }
  return files;
}
