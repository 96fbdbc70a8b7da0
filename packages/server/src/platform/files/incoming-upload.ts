import { rm } from 'node:fs/promises';
import { SvcdeskError } from '@svcdesk/core';
import { drawnAs, isPicture, isRefusedName, mediaTypeOf, storedName } from './media-type.ts';
import { redraw } from './pictures.ts';

/** An upload as it lies in its temporary place. */
export interface RawUpload {
  /** As the sender named it, cut to its last part; never used as a path. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** Of the bytes as they came, hex. */
  readonly sha256: string;
}

/** An upload that was found harmless; it still lies in its temporary place. */
export interface CheckedUpload extends RawUpload {
  /** Decided by its content. */
  readonly mediaType: string;
  /** Of pictures: a small one, and the size of the whole one in pixels. */
  readonly previewPath?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * Judges an upload by its content and name and makes it harmless: its name ends as its content wants it, pictures are drawn anew, everything else is kept as it is
 * and never shown as a page. Done before the transaction, which no picture should hold open. Throws `mediaType`, `tooLarge`,
 * and `tooManyRequests` when too many pictures of the owner wait to be drawn.
 */
export async function checkUpload(upload: RawUpload, owner: string): Promise<CheckedUpload> {
  if (isRefusedName(upload.name)) throw new SvcdeskError('mediaType');
  const found = await mediaTypeOf(upload.path, upload.name);
  if (!found) throw new SvcdeskError('mediaType');
  const mediaType = drawnAs(found);
  const name = storedName(upload.name, mediaType);
  if (!isPicture(found)) return { ...upload, name, mediaType };
  const redrawn = await redraw(upload.path, found, owner);
  if (!redrawn) throw new SvcdeskError('mediaType');
  const { path, size, previewPath, width, height } = redrawn;
  return { ...upload, name, mediaType, path, size, previewPath, width, height };
}

/** Removes whatever of an upload still lies in its temporary place. */
export async function discardUpload(path: string): Promise<void> {
  for (const each of [path, `${path}.drawn`, `${path}.preview`]) await rm(each, { force: true });
}
