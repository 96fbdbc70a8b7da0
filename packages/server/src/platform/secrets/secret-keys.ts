import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chainKeysOf, useChainKeys } from '../audit/chain-key.ts';
import { makeDataFolder } from '../db/index.ts';
import type { Settings } from '../settings/settings.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

type Keyed = Pick<Settings, 'secretKey' | 'otherSecretKey' | 'data'>;

/** The secret keys that a process was given. */
export interface SecretKeys {
  /** What is written is sealed and signed with it. */
  readonly current: string;
  /** What is read may be sealed with them: there is one while keys are changed. */
  readonly others: readonly string[];
  /** Where they are kept, unless the settings have them. */
  readonly file?: string;
  /** Made right now, since there was none. */
  readonly isNew?: boolean;
}

/** The server's keys: those of its settings, else one that it makes once and keeps in its data folder. */
export async function secretKeysOf({ secretKey, otherSecretKey, data }: Keyed): Promise<SecretKeys> {
  if (secretKey !== undefined) return { current: secretKey, others: otherSecretKey ? [otherSecretKey] : [] };
  return await keptKeys(data.path);
}

const lookAgainMs = 1000;

/** The server's box, by its keys, and the former ones if there are any. */
export async function openSecretBox(settings: Keyed, former: readonly string[] = []): Promise<SecretBox> {
  const { current, others, file } = await secretKeysOf(settings);
  let known = [...new Set([current, ...others, ...former])];
  let box = createSecretBox(current, ...known.slice(1));
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** The keys in the file, read at most once a second, since any caller can send text that does not decrypt. */
  function keysNow(from: string): string[] {
    if (performance.now() - lookedAt < lookAgainMs) return [];
    lookedAt = performance.now();
    try {
      return keysIn(readFileSync(from, 'utf8'));
    } catch {
      // It can be read again later; until then nothing else opens.
      return [];
    }
  }

  return {
    seal: (tenantId, secret) => box.seal(tenantId, secret),
    open(tenantId, sealed) {
      const opened = box.open(tenantId, sealed);
      if (opened !== undefined || file === undefined) return opened;
      // An operator may have changed the keys of the data folder while this process goes on.
      const [now, ...more] = keysNow(file);
      if (now === undefined || now === known[0]) return undefined;
      known = [...new Set([now, ...more, ...known])];
      box = createSecretBox(now, ...known.slice(1));
      useChainKeys(chainKeysOf(now, ...known.slice(1)));
      return box.open(tenantId, sealed);
    },
  };
}

export const newSecretKey = (): string => randomBytes(32).toString('base64url');

/** One a line, the current one first. */
const keysIn = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

async function keptKeys(folder: string): Promise<SecretKeys> {
  await makeDataFolder(folder);
  const file = join(folder, 'secret.key');
  const made = newSecretKey();
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return { current: made, others: [], file, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [current, ...others] = keysIn(await readFile(file, 'utf8'));
    if (current !== undefined) return { current, others, file };
    // A first start was killed before it had written it, so nothing is sealed with it.
    await writeFile(file, made);
    return { current: made, others: [], file, isNew: true };
  }
}

/** Puts keys in the place of those of the data folder, the current one first, whole or not at all. */
export async function keepKeys(file: string, keys: readonly string[]): Promise<void> {
  const draft = `${file}.part`;
  await writeFile(draft, keys.join('\n'), { mode: 0o600, flush: true });
  await rename(draft, file);
}
