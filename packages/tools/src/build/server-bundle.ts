import { Complaint } from '../process/complaint.ts';
import { inWorkspace, workspace } from '../workspace.ts';
import { buildIfStale } from './freshness.ts';

/**
 * The server with all it imports in a few files: it starts four times as fast as its some thousand modules
 * do. As deep as `dist` of the published package, so that paths relative to the entry (the migrations) agree.
 */
const folder = 'packages/server/.cache';

const serverBundle = {
  sources: [
    'packages/{core,server}/src/**/*.ts',
    'packages/{core,server}/package.json',
    'packages/tools/src/build/server-bundle.ts',
    'pnpm-lock.yaml',
  ],
  output: `${folder}/main.js`,
  stamp: `${folder}/build-stamp`,
};

/** Found at run time instead of bundled: they load native code or data files that lie beside them. */
const leftOutside = ['sharp', '@electric-sql/pglite', '@electric-sql/pglite/*', 'pg-native'];

/** Names that CommonJS modules expect, which an ES module lacks. */
const commonJsNames = [
  "import { createRequire as createRequireForBundle } from 'node:module';",
  'const require = createRequireForBundle(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/** Bundles the server unless that is up to date; resolves to the entry to run. */
export async function bundleServerIfStale(): Promise<string> {
  await buildIfStale(workspace, serverBundle, async () => {
    console.log('Building the server …');
    // Imported only here: the common start has nothing to build and should not wait for the builder.
    const { build, stop } = await import('esbuild');
    const built = build({
      absWorkingDir: inWorkspace('packages/server'),
      entryPoints: {
        main: 'src/main.ts',
        admin: 'src/admin/main.ts',
        'embedded-worker': 'src/db/embedded/embedded-worker.ts',
      },
      outdir: inWorkspace(folder),
      bundle: true,
      splitting: true,
      chunkNames: 'chunk-[hash]',
      format: 'esm',
      platform: 'node',
      target: 'node24',
      conditions: ['@svcdesk/source'],
      external: leftOutside,
      banner: { js: commonJsNames },
      logLevel: 'warning',
    });
    try {
      await built;
    } catch {
      throw new Complaint('the server could not be built; the errors stand above');
    } finally {
      // Its helper process would live as long as the server that starts now.
      await stop();
    }
  });
  return inWorkspace(serverBundle.output);
}
