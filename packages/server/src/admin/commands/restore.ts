import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { extract } from 'tar';
import { makeDataFolder } from '../../platform/db/index.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { withDatabase } from '../open-database.ts';
import { onlyFile } from '../read-args.ts';
import { AdminRefused } from '../refused.ts';

/** Puts a backup into the data folder, which must be empty, and opens it once to see that it is sound. */
export async function run(args: readonly string[]): Promise<void> {
  const file = resolve(onlyFile(args));
  const { data, databaseUrl } = readSettings(process.env);
  if (databaseUrl) throw new AdminRefused('DATABASE_URL names a PostgreSQL: restore it with pg_restore.');
  if (!existsSync(file)) throw new AdminRefused(`${file} is not there.`);
  await makeDataFolder(data.path);
  if ((await readdir(data.path)).length > 0) {
    throw new AdminRefused(`${data.path} is not empty; name an empty folder (SVCDESK_DATA).`);
  }
  await extract({ cwd: data.path, file, strict: true }).catch((error: NodeJS.ErrnoException) => {
    if (!/^(TAR_|Z_)/.test(error.code ?? '')) throw error;
    throw new AdminRefused(`${file} is no whole backup; what was read of it is in ${data.path}.`);
  });
  await withDatabase(async () => console.log(`Restored ${data.path}.`));
}
