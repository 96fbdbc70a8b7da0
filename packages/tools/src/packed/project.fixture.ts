import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inWorkspace } from '../workspace.ts';
import { mustRun } from './must-run.fixture.ts';

/** What the strictest of developers have TypeScript check, the types of packages included. */
export const strictest = {
  ...{ module: 'nodenext', target: 'es2024', strict: true, noEmit: true, skipLibCheck: false },
  ...{ allowImportingTsExtensions: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ types: ['node'], typeRoots: [inWorkspace('node_modules/@types')] },
};

/** A project of a developer who uses a package. */
export interface Project {
  readonly folder: string;
  /** Writes a file and gives its path. */
  write(name: string, text: string): string;
  remove(): void;
}

export function emptyProject(): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'svcdesk-project-')));
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  write('package.json', '{"private":true}');
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A project with a package unpacked from its tarball, and what it depends on from the workspace: nothing is fetched. */
export async function unpackedProject(
  name: string,
  tarball: string,
  dependencies: readonly string[],
): Promise<Project & { readonly packageFolder: string }> {
  const project = emptyProject();
  const packageFolder = join(project.folder, 'node_modules/@svcdesk', name);
  mkdirSync(packageFolder, { recursive: true });
  await mustRun('tar', ['-xzf', tarball, '--strip-components=1', '-C', packageFolder], '.');
  for (const dependency of dependencies) {
    const link = join(project.folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(inWorkspace('packages', name, 'node_modules', dependency)), link, 'dir');
  }
  return { ...project, packageFolder };
}

/** What a package in a folder says of itself. */
export interface Manifest {
  readonly version: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
