import { defineConfig } from 'tsup';

// Everything in few files: a command then starts in half the time that its single modules take. No types: the
// package is a program.
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  minify: true,
  splitting: true,
  clean: true,
  dts: false,
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.conditions = ['@svcdesk/source'];
    options.charset = 'utf8';
  },
});
