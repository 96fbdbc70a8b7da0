import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileToSend } from '../client/call-with-files.ts';

/**
 * A file of the disk, to be sent by {@link callWithFiles}: its bytes as they are now. Throws what the system says where it
 * cannot be read, such as `ENOENT`, and a TypeError for what is no file.
 *
 * @example
 * await callWithFiles(client, orders.create, draft, { attachment: [await fileAt('leak.jpg')] });
 */
export async function fileAt(path: string, name = basename(path)): Promise<FileToSend> {
  // A folder or a device has a size too, and some devices have no end.
  if (!(await stat(path)).isFile()) throw new TypeError(`${path} is not a file`);
  return { data: await readFile(path), name };
}
