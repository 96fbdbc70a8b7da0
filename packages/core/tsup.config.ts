import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** One entry a door, named so that it lands where package.json points. */
const doors = Object.values(manifest.exports)
  .flatMap((door) => (typeof door === 'object' && door ? globSync(door['@svcdesk/source']) : []))
  .filter((file) => !/\.(test|fixture)\.ts$/.test(file));

// Only CommonJS: `tsc -p tsconfig.build.json` writes the ES modules, one a file. In a bundle every domain of the contract
// is an object, and a program that makes one call would carry them all.
export default defineConfig({
  entry: Object.fromEntries(doors.map((file) => [file.replace('src/', '').replace('.ts', ''), file])),
  format: ['cjs'],
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: false,
  // The doors share one program here, so Node's types stand in for what src/web-common.d.ts names.
  dts: { compilerOptions: { composite: false, incremental: false, types: ['node'] } },
});
