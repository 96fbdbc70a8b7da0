import { cpSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locksFile } from './migrate.ts';

const ours = new URL('../../../migrations/', import.meta.url);

/**
 * A folder of our migrations and of more, with a journal that names them in this order. Of the latter it is recorded that
 * each locks these tables, by the mode of each. It lies in the folder of the run, which is removed at its end.
 */
export async function folderOf(
  migrations: Record<string, string>,
  locked: Record<string, string> = {},
): Promise<URL> {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'svcdesk-migrations-'))}/`);
  cpSync(ours, folder, { recursive: true });
  const { entries } = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string }[];
  };
  entries.push(...Object.keys(migrations).map((tag) => ({ tag })));
  await writeFile(new URL('meta/_journal.json', folder), JSON.stringify({ entries }));
  for (const [name, text] of Object.entries(migrations)) {
    await writeFile(new URL(`${name}.sql`, folder), text);
  }
  const file = new URL(locksFile, folder);
  const locks = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const name of Object.keys(migrations)) locks[name] = locked;
  await writeFile(file, JSON.stringify(locks));
  return folder;
}
