import { captureTool } from '../process/tool.ts';
import { UsageError } from '../process/usage-error.ts';
import { inWorkspace, workspace } from '../workspace.ts';
import { buildIfStale } from './freshness.ts';

/** As deep as `dist` of the published package, so that paths relative to the entry (the migrations) agree. */
const folder = 'packages/server/.cache';

const serverBundle = {
  sources: [
    'packages/{core,server}/src/**/*.ts',
    'packages/{core,server}/package.json',
    'packages/server/tsup.config.ts',
    'pnpm-lock.yaml',
  ],
  output: `${folder}/main.js`,
  stamp: `${folder}/build-stamp`,
};

/** Bundles the server as it is published, unless that is up to date; resolves to the entry to run. */
export async function bundleServerIfStale(): Promise<string> {
  await buildIfStale(workspace, serverBundle, async () => {
    console.log('Building the server …');
    // The folder holds more than the bundle.
    const args = ['--no-clean', '--silent', '--out-dir', '.cache'];
    const { exitCode, output } = await captureTool('node_modules/.bin/tsup', args, {
      cwd: 'packages/server',
    });
    if (exitCode !== 0) throw new UsageError(`the server could not be built:\n${output}`);
  });
  return inWorkspace(serverBundle.output);
}
