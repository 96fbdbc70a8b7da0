import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../packed/must-run.fixture.ts';
import { captureTool } from '../process/tool.ts';
import { inWorkspace } from '../workspace.ts';
import { type Release, releaseBefore } from './read-releases.ts';

/** A release as people have it, installed from its own packages. */
export interface BuiltRelease extends Release {
  /** A project that has `@svcdesk/core`, `@svcdesk/cli` and `@svcdesk/server` of it in its `node_modules`. */
  readonly folder: string;
  /** What Node runs as `svcdesk-server`. */
  readonly serverEntry: string;
  /** The command `svcdesk`. */
  readonly svcdesk: string;
}

const cache = inWorkspace('node_modules/.cache/releases');

/**
 * The release before this one, or another: built once from its commit, packed and installed into a cache. A clone
 * without the commit fails with a sentence. It takes some minutes the first time, so only long runs ask for it.
 */
export async function builtRelease(release: Release = releaseBefore()): Promise<BuiltRelease> {
  const folder = join(cache, release.commit);
  if (!existsSync(folder)) await build(release, folder);
  const modules = join(folder, 'node_modules');
  return {
    ...release,
    folder,
    serverEntry: join(modules, '@svcdesk/server/dist/svcdesk-server.js'),
    svcdesk: join(modules, '.bin/svcdesk'),
  };
}

async function build({ version, commit }: Release, target: string): Promise<void> {
  const { exitCode } = await captureTool('git', ['cat-file', '-e', `${commit}^{commit}`]);
  if (exitCode !== 0) {
    throw new Error(
      `Release ${version} is commit ${commit}, which this clone does not have. Fetch the whole history (git fetch --unshallow), or leave out what tests two versions.`,
    );
  }
  // Not within `node_modules`, where Node reads no TypeScript.
  const draft = mkdtempSync(join(tmpdir(), 'svcdesk-release-'));
  try {
    const source = join(draft, 'source');
    mkdirSync(source);
    await mustRun('git', ['archive', `--output=${draft}/source.tar`, commit], '.');
    await mustRun('tar', ['-xf', `${draft}/source.tar`], source);
    await mustRun(
      'npx',
      ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'],
      source,
    );
    for (const name of ['core', 'cli', 'server']) {
      await mustRun('npm', ['pack', '--pack-destination', draft], join(source, 'packages', name));
    }
    const tarballs = readdirSync(draft).filter((name) => name.endsWith('.tgz'));
    // Beside its place, so that it appears there whole.
    mkdirSync(cache, { recursive: true });
    const installed = mkdtempSync(join(cache, 'draft-'));
    writeFileSync(join(installed, 'package.json'), '{"private":true}');
    const install = ['install', '--no-audit', '--no-fund', ...tarballs.map((name) => join(draft, name))];
    await mustRun('npm', install, installed);
    renameSync(installed, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
