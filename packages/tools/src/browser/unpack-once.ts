import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Fills a folder the first time it is asked for. It is filled under another name and appears at once, so that
 * several processes may ask together and a broken attempt leaves nothing that looks whole.
 */
export async function unpackOnce(folder: string, fill: (into: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const filling = mkdtempSync(`${folder}-`);
  try {
    await fill(filling);
    renameSync(filling, folder);
  } catch (error) {
    rmSync(filling, { recursive: true, force: true });
    // Another process was faster: its folder is as good as ours.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
