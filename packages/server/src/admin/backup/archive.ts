import { createHash, type Hash } from 'node:crypto';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { explainDiskFault } from '../../platform/disk-fault.ts';
import { AdminRefused } from '../read-args.ts';

/** What is kept beside the database, in the order of the archive. Other files there are not the product's. */
const keptNames = ['secret.key', 'demo-password', 'database.json', 'files'];
/** Uploads that are still arriving. */
const notYet = join('files', 'arrivals');

/** Names of files and folders in an archive. */
export type Contents = ReadonlySet<string>;

/** Adds what a name stands for, links followed. `above` are the folders that it lies in, as they really are. */
async function add(
  contents: Set<string>,
  path: string,
  name: string,
  above: readonly string[],
): Promise<void> {
  const found = await stat(path).catch(async (error: NodeJS.ErrnoException) => {
    // Deleted since its folder was read, and no link that leads nowhere.
    if (error.code === 'ENOENT' && !(await lstat(path).catch(() => undefined))) return undefined;
    throw new AdminRefused(
      `${path} cannot be read (${error.code}): mount or mend what it is linked to. Nothing was copied.`,
    );
  });
  if (found?.isFile() || found?.isDirectory()) contents.add(name);
  if (!found?.isDirectory() || name === notYet) return;
  const real = await realpath(path);
  if (above.includes(real)) {
    throw new AdminRefused(
      `${path} is a link that leads back to a folder around it; take it away. Nothing was copied.`,
    );
  }
  for (const each of (await readdir(path)).sort()) {
    await add(contents, join(path, each), join(name, each), [...above, real]);
  }
}

/** What of a data folder is kept beside its database: links are followed, and must lead somewhere. */
export async function contentsOf(folder: string, names: readonly string[] = keptNames): Promise<Contents> {
  const contents = new Set<string>();
  const there = new Set(await readdir(folder));
  for (const name of names) {
    if (there.has(name)) await add(contents, join(folder, name), name, [await realpath(folder)]);
  }
  return contents;
}

/** The archive of these files and folders of a folder, as it is made; PostgreSQL wants its empty folders too. */
export async function* pack(folder: string, contents: Contents): AsyncGenerator<Buffer> {
  const how = { gzip: true, portable: true, follow: true, noDirRecurse: true, strict: true } as const;
  const stream = create({ ...how, cwd: folder }, [...contents]);
  // A reader that stops early gets no error of what fails after that.
  stream.on('error', () => {});
  yield* stream;
}

/** Passes bytes on, and takes their sum. */
function summing(sum: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      done(null, chunk);
    },
  });
}

/**
 * Reads an archive back from where it was put, and unpacks its database into a folder: its bytes are those that were sent
 * there, and everything is in it. Throws {@link AdminRefused} otherwise.
 */
export async function verifyArchive(
  source: Readable,
  sha256: string,
  contents: Contents,
  into: string,
): Promise<void> {
  const missing = new Set(contents);
  const sum = createHash('sha256');
  const filter = (path: string): boolean => {
    missing.delete(path.replace(/\/$/, ''));
    return path.startsWith('database/');
  };
  const notGood = (why: string) =>
    new AdminRefused(`The backup is not good: ${why}. It was taken away again; make another one.`);
  await pipeline(source, summing(sum), extract({ cwd: into, strict: true, filter })).catch(
    (error: unknown) => {
      throw explainDiskFault(error, into) === undefined ? notGood('it cannot be read back') : error;
    },
  );
  if (sum.digest('hex') !== sha256) throw notGood('what was read back is not what was written');
  const [name] = missing;
  if (name !== undefined) throw notGood(`${name} is not in it`);
}
