import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureTool } from '../process/tool.ts';
import { inWorkspace } from '../workspace.ts';

/** Core as people get it: its tarball, and a project folder in whose node_modules it was unpacked. */
export interface PackedCore {
  readonly tarball: string;
  /** Where the tarball was unpacked. */
  readonly folder: string;
  /** A project that finds `@svcdesk/core` and what it depends on. */
  readonly project: string;
  readonly remove: () => void;
}

/** Builds and packs core, and unpacks it into a project of its own; nothing is fetched. */
export async function packCore(): Promise<PackedCore> {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'svcdesk-packed-')));
  const folder = join(project, 'node_modules/@svcdesk/core');
  mkdirSync(folder, { recursive: true });
  await mustRun('node', [inWorkspace('packages/tools/run.mjs'), 'build', 'core'], '.');
  await mustRun('npm', ['pack', '--ignore-scripts', '--pack-destination', project], 'packages/core');
  const tarball = join(project, 'svcdesk-core-0.1.0.tgz');
  await mustRun('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], '.');
  for (const dependency of ['zod', 'undici']) {
    const installed = realpathSync(inWorkspace('packages/core/node_modules', dependency));
    symlinkSync(installed, join(project, 'node_modules', dependency), 'dir');
  }
  return { tarball, folder, project, remove: () => rmSync(project, { recursive: true, force: true }) };
}

async function mustRun(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { exitCode, output } = await captureTool(command, args, { cwd });
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}
