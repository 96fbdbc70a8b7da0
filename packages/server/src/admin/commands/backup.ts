import { existsSync } from 'node:fs';
import { access, constants, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { create } from 'tar';
import { checkVersion, databaseDraft, markBackup, restoreDraft } from '../../platform/db/index.ts';
import { copyDatabase } from '../copy-database.ts';
import { type OpenDatabase, withDatabase } from '../open-database.ts';
import { onlyFile } from '../read-args.ts';
import { AdminRefused } from '../refused.ts';

/** Copied by itself, or of a running process and not of the data. */
const leftOut = new Set(['database', 'admin.sock', 'server.pid', databaseDraft, restoreDraft]);

/**
 * Copies the data folder: the database as it is at one moment, for which a server that runs on it waits as long as it
 * takes to copy what has changed since the copying began, and then every file that it names.
 */
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
    const staged = `${file}.part.d`;
    // What one left that was killed.
    await remove(unfinished, staged);
    try {
      const from = resolve(settings.data.path);
      await copyDatabase(db, join(from, 'database'), join(staged, 'database'));
      for (const name of await readdir(from)) {
        const path = join(from, name);
        if (!leftOut.has(name) && path !== staged) await symlink(path, join(staged, name));
      }
      const how = { gzip: true, portable: true, follow: true, mode: 0o600 } as const;
      await create({ ...how, cwd: staged, file: unfinished }, ['.']);
      await rename(unfinished, file);
    } finally {
      await remove(unfinished, staged);
    }
    await markBackup(settings.data.path, file);
    console.log(
      `Copied ${settings.data.path} into ${file}. It holds secrets: keep it where nobody else can read it.`,
    );
  };
  // As it is: whoever is about to upgrade wants the way back, with tables that the version before can read.
  await withDatabase(copy, (db, { allowNewer }) => checkVersion(db, allowNewer));
}

async function remove(...paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true });
}
