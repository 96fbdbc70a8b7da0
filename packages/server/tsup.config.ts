import { spawnSync } from 'node:child_process';
import { defineConfig } from 'tsup';

/** Names that CommonJS modules expect, which an ES module lacks. */
const commonJsNames = [
  "import { createRequire as createRequireForBundle } from 'node:module';",
  'const require = createRequireForBundle(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/** The commit that is built, `-dirty` when files differ from it; none where there is no git or no history. */
function builtCommit(): string | undefined {
  const described = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']);
  return described.status === 0 ? described.stdout.toString().trim() : undefined;
}

// What `start` runs here and what is published: the same files, made by this one file. All that is imported is within
// (devDependencies), so that a server starts four times as fast as its thousand modules do and an installation fetches
// next to nothing; outside stay the dependencies, which load native code or data files that lie beside them.
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'svcdesk-server': 'src/svcdesk-server.ts',
    // Threads' code is looked for beside the code that starts them.
    'embedded-worker': 'src/platform/db/embedded/embedded-worker.ts',
    'heic-worker': 'src/platform/files/heic-worker.ts',
    'plan-worker': 'src/modules/dispatch/plan-worker.ts',
    'second-reader-worker': 'src/platform/audit/verify/second-reader-worker.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: true,
  dts: false,
  removeNodeProtocol: false,
  external: ['pg-native'],
  define: { BUILT_COMMIT: JSON.stringify(builtCommit() ?? '') },
  banner: { js: commonJsNames },
  esbuildOptions(options) {
    options.conditions = ['@svcdesk/source'];
  },
});
