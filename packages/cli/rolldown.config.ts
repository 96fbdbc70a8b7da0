import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What stands in one file together with all that it needs: every run loads it. */
const groundFiles = ['run-process', 'calls/define'].map((file) =>
  fileURLToPath(new URL(`src/${file}.ts`, import.meta.url)),
);

const ordersFile = fileURLToPath(new URL('src/commands/orders.ts', import.meta.url));
const schemas = /[\\/](node_modules[\\/]zod|core[\\/]src[\\/]contract[\\/]atoms)[\\/]/;

// CommonJS: Node takes half the time of ES modules for it. The file that runs first is tiny and knows the version; what
// every run needs is one file, and each noun's commands, each language and what is loaded on use are files of their
// own. No types: it is a program, not a library.
export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  resolve: { conditionNames: ['@svcdesk/source', 'node', 'import', 'require'] },
  transform: {
    target: 'node20',
    define: {
      bundledVersion: JSON.stringify(version),
      'import.meta.dirname': '"."',
      // The SDK checks what a program sends while it is developed; ours was, and its schemas take a tenth of a run.
      'process.env.NODE_ENV': '"production"',
    },
  },
  plugins: [
    {
      name: 'commander-without-programs-of-its-own',
      // commander loads it for commands that are programs of their own, which ours are not; it takes a tenth of a run.
      resolveId: (source, importer) =>
        source === 'node:child_process' && importer?.includes('commander') ? '\0no-programs' : null,
      load: (id) => (id === '\0no-programs' ? 'export default {}' : null),
    },
  ],
  // A part that is loaded on use by one file and at once by another is meant so: they are never in one run.
  checks: { ineffectiveDynamicImport: false },
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'cjs',
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    codeSplitting: {
      groups: [
        { name: 'ground', test: (id) => groundFiles.includes(id), priority: 2 },
        { name: 'schemas', test: schemas, priority: 1 },
        // What is typed all day stands in one file too: to find and open a dozen takes longer than to read them.
        { name: 'orders', test: (id) => id === ordersFile },
      ],
    },
  },
});
