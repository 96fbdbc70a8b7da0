import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../db/index.ts';
import type { Settings } from '../settings/settings.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

const keyFile = 'secret.key';

type Keyed = Pick<Settings, 'secretKey' | 'data'>;

/** The server's key: that of its settings, else one that it makes once and keeps in its data folder. */
export async function secretKeyOf({ secretKey, data }: Keyed): Promise<string> {
  return secretKey ?? (await keptKey(data.path));
}

/** The server's box, by its key. */
export async function openSecretBox(settings: Keyed): Promise<SecretBox> {
  return createSecretBox(await secretKeyOf(settings));
}

async function keptKey(folder: string): Promise<string> {
  await makeDataFolder(folder);
  const path = join(folder, keyFile);
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept !== '') return kept;
    // A first start was killed before it had written it, so nothing is sealed with it.
    await writeFile(path, made);
    return made;
  }
}
