import { captureTool } from '../process/tool.ts';
import { UsageError } from '../process/usage-error.ts';
import { workspace } from '../workspace.ts';
import { buildIfStale } from './freshness.ts';

const webApp = {
  sources: [
    'packages/web/{*.ts,*.html,package.json,tsconfig.json}',
    'packages/web/{src,vite,public}/**/*.*',
    'packages/core/src/**/*.ts',
    'pnpm-lock.yaml',
  ],
  output: 'packages/web/dist/index.html',
  stamp: 'packages/web/.cache/build-stamp',
};

/** Builds the web app into packages/web/dist unless that is up to date. */
export async function buildWebAppIfStale(): Promise<void> {
  await buildIfStale(workspace, webApp, async () => {
    console.log('Building the web app …');
    const { exitCode, output } = await captureTool('node_modules/.bin/vite', ['build', '--logLevel=warn'], {
      cwd: 'packages/web',
      // A test that builds it has another, which would make React's development build.
      env: { NODE_ENV: 'production' },
    });
    if (exitCode !== 0) throw new UsageError(`the web app could not be built:\n${output}`);
  });
}
