import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** One entry a door, named so that it lands where package.json points. */
const doors = Object.values(manifest.exports).map((door) => door['@svcdesk/source']);

export default defineConfig({
  entry: Object.fromEntries(doors.map((file) => [file.replace('./src/', '').replace('.ts', ''), file])),
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: false,
  // The doors share one program here, so Node's types stand in for what src/web-common.d.ts names.
  dts: { compilerOptions: { composite: false, incremental: false, types: ['node'] } },
});
