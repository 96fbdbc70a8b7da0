import { execFileSync } from 'node:child_process';
import { workspace } from '../workspace.ts';
import type { Finding } from './source-file.ts';

/** Every place where a file that git knows may lie. Another one is a line here, and a reason to have it. */
const places: readonly RegExp[] = [
  // The whole: a configuration file for each tool, the lock file, what lands a change.
  /^(README\.md|package\.json|pnpm-(lock|workspace)\.yaml|tsconfig(\.base)?\.json|\.git(ignore|attributes))$/,
  /^(biome\.json|knip\.json|vitest\.config\.ts|\.ci\/run)$/,
  // Each package: what it is, how it is built, its sources.
  /^packages\/\w+\/(README\.md|package\.json|tsconfig(\.\w+)?\.json|\w+\.config\.ts)$/,
  /^packages\/\w+\/src\/.+\.(ts|tsx|css)$/,
  // Core's documents are generated from the contract.
  /^packages\/core\/docs\/\w+\.(md|json)$/,
  // The server's migrations, dumps of databases of former versions, notes of releases.
  /^packages\/server\/migrations\/(\d{4}_\w+\.sql|meta\/(\d{4}_snapshot|_journal|_checksums)\.json)$/,
  /^packages\/server\/src\/(platform\/db\/upgrade\/\w+\.sql\.br|modules\/app\/releases\.json)$/,
  // The web app's page, icon, and parts of its build; the pictures of the README.
  /^packages\/web\/(index\.html|pictures\/[\w-]+\.webp|public\/icon\.svg|vite\/[\w-]+\.ts)$/,
  // Flags and JSON fields of the command line, which programs rely on.
  /^packages\/cli\/src\/commands\/stable\.txt$/,
  // What must run on an old Node before anything else does.
  /^packages\/tools\/(run|src\/readiness)\.mjs$/,
  /^examples\/[\w-]+\/(README\.md|package\.json|tsconfig\.json|vite\.config\.ts|main\.ts|\w+\.(html|csv|json))$/,
  /^examples\/[\w-]+\/src\/[\w/-]+\.(ts|tsx|css)$/,
];

/** Files that belong to nothing: what a tool left behind, a trial, a note. */
export function strangers(paths: readonly string[]): Finding[] {
  return paths
    .filter((path) => !places.some((place) => place.test(path)))
    .map((path) => ({
      path,
      message:
        'belongs to nothing here; remove it (git rm), ignore it, or name its place in house-rules/belonging.ts',
    }));
}

/** What git knows; nothing where there is no git, as in an unpacked archive. */
export function trackedFiles(): string[] {
  try {
    const files = execFileSync('git', ['ls-files', '-z'], {
      cwd: workspace,
      stdio: 'pipe',
      encoding: 'utf8',
    });
    return files.split('\0').filter((path) => path !== '');
  } catch {
    return [];
  }
}
