import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSettings } from '../../platform/files/file-store.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { redraw } from '../../platform/files/pictures.ts';
import { scenes } from './scenes.ts';

/** A picture that lies in the file store, to be shown by any number of files. */
export interface Picture {
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly storeKey: string;
  readonly previewKey: string;
  readonly widthPixels: number;
  readonly heightPixels: number;
}

/** Pictures by scene. */
export type Pictures = ReadonlyMap<string, Picture>;

const mediaType = 'image/png';

/** Draws every scene into the server's file store, the way an upload gets there. */
export async function drawPictures(settings: FileSettings, tenantId: string): Promise<Pictures> {
  const { default: sharp } = await import('sharp');
  const store = await openFileStore(settings);
  const drawn = new Map<string, Picture>();
  for (const [name, scene] of Object.entries(scenes)) {
    const bytes = await sharp(Buffer.from(scene)).png().toBuffer();
    const arrived = join(store.arrivals, `demo-${name}`);
    await writeFile(arrived, bytes, { mode: 0o600 });
    const redrawn = await redraw(arrived, mediaType, 'demo');
    if (!redrawn) throw new Error(`The picture ${name} cannot be drawn`);
    const storeKey = await store.place(tenantId, redrawn.path);
    drawn.set(name, {
      mediaType,
      sizeBytes: redrawn.size,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storeKey,
      previewKey: await store.place(tenantId, redrawn.previewPath),
      widthPixels: redrawn.width,
      heightPixels: redrawn.height,
    });
  }
  return drawn;
}
