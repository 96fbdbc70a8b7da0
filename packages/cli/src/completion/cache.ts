import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../host/cache-folder.ts';
import type { Host } from '../host/host.ts';

/** How long names are good for: who presses Tab twice asks once, and a new order is there soon. */
const goodForMs = 30_000;

/** What was found for a key a moment ago, else what is found now, kept for the next time. */
export async function cached<T>(
  key: string,
  host: Pick<Host, 'env' | 'platform' | 'now'>,
  find: () => Promise<T>,
): Promise<T> {
  const folder = join(cacheFolder(host.env, host.platform), 'names');
  // The key names servers and accounts, which have no place in a file's name.
  const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  const kept = readKept<T>(file);
  if (kept !== undefined) return kept;
  const found = await find();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(found), { mode: 0o600 });
  } catch {
    // A cache that cannot be written is none.
  }
  return found;
}

function readKept<T>(file: string): T | undefined {
  try {
    if (Date.now() - statSync(file).mtimeMs > goodForMs) return undefined;
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
