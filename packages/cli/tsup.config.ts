import { defineConfig } from 'tsup';

/** CommonJS modules that are bundled ask for a `require`, which an ES module lacks. */
const requireForBundle =
  "import { createRequire as createRequireForBundle } from 'node:module'; const require = createRequireForBundle(import.meta.url);";

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'node20',
  clean: true,
  // All in few small files, each command in its own: a command line is judged by how fast it starts.
  noExternal: [/.*/],
  splitting: true,
  minify: true,
  banner: { js: requireForBundle },
});
