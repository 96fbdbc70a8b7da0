import { readFileSync, writeFileSync } from 'node:fs';
import { readChangesets } from '@changesets/read';
import { runSource, runTool } from '../process/tool.ts';
import { UsageError } from '../process/usage-error.ts';
import { withRelease } from '../releases/write-changelog.ts';
import { inWorkspace, workspace } from '../workspace.ts';

/**
 * Gathers what waits in `.changeset` into CHANGELOG.md and raises the version of every package. The rest of a release
 * is done by hand and held by tests: CONTRIBUTING.md has the list.
 */
export async function run(): Promise<number> {
  const changesets = await readChangesets(workspace);
  if (changesets.length === 0)
    throw new UsageError('no change waits in .changeset: write one with pnpm changeset');
  const exitCode = await runTool('changeset', ['version']);
  if (exitCode !== 0) return exitCode;
  const manifest = readFileSync(inWorkspace('packages/core/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const file = inWorkspace('CHANGELOG.md');
  const today = new Date().toISOString().slice(0, 10);
  const changes = changesets.map(({ summary, releases }) => ({
    summary,
    packages: releases.map(({ name }) => name),
  }));
  writeFileSync(file, withRelease(readFileSync(file, 'utf8'), version, today, changes));
  return await runSource('packages/tools/src/documents/main.ts', []);
}
