import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../workspace.ts';

/** Where the server's migrations lie, relative to the workspace. */
export const migrationsFolder = 'packages/server/migrations';

/** Beside the generator's own files, which it knows by names without the underscore. */
export const checksumsFile = 'meta/_checksums.json';

/** Migrations by name, each with the digest that databases note when they apply it. */
export type Checksums = Readonly<Record<string, string>>;

export interface Migrations {
  /** What the server applies, in this order. */
  readonly journal: readonly { readonly idx: number; readonly tag: string }[];
  /** The files as they are now. */
  readonly present: Checksums;
  /** What they were when they were recorded. */
  readonly recorded: Checksums;
}

export function readMigrations(folder: string = inWorkspace(migrationsFolder)): Migrations {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const recorded = join(folder, checksumsFile);
  return {
    journal: entries,
    present: Object.fromEntries(
      files.sort().map((name) => [name.slice(0, -'.sql'.length), digest(readFileSync(join(folder, name)))]),
    ),
    recorded: existsSync(recorded) ? JSON.parse(readFileSync(recorded, 'utf8')) : {},
  };
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Those after this one, with their statements. */
export function migrationsAfter(name: string, folder: string = inWorkspace(migrationsFolder)) {
  const tags = readMigrations(folder).journal.map(({ tag }) => tag);
  const added = tags.slice(tags.indexOf(name) + 1);
  return added.map((tag) => ({ name: tag, text: readFileSync(join(folder, `${tag}.sql`), 'utf8') }));
}
