import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { FileToSend } from '../client/call-with-files.ts';

/**
 * A file of the disk, to be sent by {@link callWithFiles}; its bytes are read when they are. Throws what the system says
 * where it cannot be read, such as `ENOENT`.
 *
 * @example
 * await callWithFiles(client, orders.create, draft, { attachment: [await fileAt('leak.jpg')] });
 */
export async function fileAt(path: string, name = basename(path)): Promise<FileToSend> {
  return { data: await openAsBlob(path), name };
}
