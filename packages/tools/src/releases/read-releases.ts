import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';

/** A version that people have, by the commit that it was made of: tags do not travel to every clone. */
export interface Release {
  readonly version: string;
  readonly commit: string;
  /** The last migration that it has. */
  readonly migration: string;
}

/** What is released, newest first; the version that is being made has no commit yet. */
export function readReleases(): Release[] {
  const file = inWorkspace('packages/server/src/platform/releases.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Partial<Release>[];
  return all.filter((each): each is Release => each.commit !== undefined);
}

/** The release before what is being made: servers of it may run beside ours while we are rolled out. */
export function releaseBefore(): Release {
  const [newest] = readReleases();
  if (!newest) throw new Error('packages/server/src/platform/releases.json names no commit');
  return newest;
}
