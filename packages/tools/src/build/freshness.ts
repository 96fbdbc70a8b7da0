import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something built from sources, with a stamp that remembers which sources. Paths are relative to the root. */
export interface Artefact {
  /** Globs of all that the result depends on. */
  readonly sources: readonly string[];
  readonly output: string;
  readonly stamp: string;
}

const neverSource = /(^|[\\/])(node_modules|dist|\.types|\.cache|\.data)([\\/]|$)|\.test\.tsx?$/;

/** A digest of names, sizes and times of sources: enough to see an edit, and a thousand files take 20 ms. */
function fingerprint(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  const found = sources.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (path) => neverSource.test(path) }),
  );
  for (const path of found.sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds when the output is missing or the sources changed since; true when it built. */
export async function buildIfStale(
  root: string,
  { sources, output, stamp }: Artefact,
  build: () => Promise<void>,
): Promise<boolean> {
  const now = fingerprint(root, sources);
  const stampFile = join(root, stamp);
  if (existsSync(join(root, output)) && readStamp(stampFile) === now) return false;
  // Gone until the build is through: a build that was broken off must not pass for done.
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, now);
  return true;
}

function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
