import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

// CommonJS in two files: the one that runs first is tiny and knows the version; the other has everything, each
// part set up when it is first used, and is loaded with the code compiled before. Node takes half the time of ES
// modules for it, and a module of Node that is required costs a fraction of one imported, whose lazy exports are
// all evaluated. No types: the package is a program, not a library.
export default defineConfig([
  bundle({ main: 'src/main.ts' }),
  bundle({ 'run-process': 'src/run-process.ts' }),
]);

function bundle(entry: Record<string, string>): Parameters<typeof defineConfig>[0] & object {
  return {
    entry,
    format: ['cjs'],
    target: 'node20',
    platform: 'node',
    minify: true,
    splitting: false,
    dts: false,
    noExternal: [/.*/],
    removeNodeProtocol: false,
    define: { bundledVersion: JSON.stringify(version), 'import.meta.dirname': '"."' },
    esbuildOptions(options) {
      options.conditions = ['@svcdesk/source'];
      options.supported = { 'dynamic-import': false };
    },
  };
}
