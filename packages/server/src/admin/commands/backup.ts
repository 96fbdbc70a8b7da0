import { existsSync } from 'node:fs';
import { access, constants, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { create } from 'tar';
import { checkVersion, databaseDraft, markBackup, restoreDraft } from '../../platform/db/index.ts';
import { type OpenDatabase, withDatabase } from '../open-database.ts';
import { onlyFile } from '../read-args.ts';
import { AdminRefused } from '../refused.ts';

/** Of a running process, not of the data. */
const leftOut = new Set(['admin.sock', 'server.pid', databaseDraft, restoreDraft]);

/** Copies the data folder as it is at one moment; a server that runs on it waits meanwhile. */
export async function run(args: readonly string[]): Promise<void> {
  const file = resolve(onlyFile(args));
  if (existsSync(file)) throw new AdminRefused(`${file} is there already; name a file that is not.`);
  const folder = dirname(file);
  await access(folder, constants.W_OK).catch(() => {
    throw new AdminRefused(`Nothing can be written to ${folder}.`);
  });
  const copy = async ({ db, settings }: OpenDatabase): Promise<void> => {
    if (!db.pause) {
      throw new AdminRefused(
        'This database is a PostgreSQL: back it up with pg_dump, and with it the data folder (SVCDESK_DATA): its files, and secret.key.',
      );
    }
    const unfinished = `${file}.part`;
    const goOn = await db.pause();
    try {
      const filter = (path: string) => !leftOut.has(path.replace(/^\.\//, ''));
      await create(
        { cwd: settings.data.path, file: unfinished, gzip: true, portable: true, mode: 0o600, filter },
        ['.'],
      );
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      goOn();
    }
    await markBackup(settings.data.path, file);
    console.log(
      `Copied ${settings.data.path} into ${file}. It holds secrets: keep it where nobody else can read it.`,
    );
  };
  // As it is: whoever is about to upgrade wants the way back, with tables that the version before can read.
  await withDatabase(copy, (db, { allowNewer }) => checkVersion(db, allowNewer));
}
