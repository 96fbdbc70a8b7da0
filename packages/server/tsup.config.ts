import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    'svcdesk-server': 'src/admin/main.ts',
    // The thread's code is looked for beside the code that starts it.
    'embedded-worker': 'src/db/embedded/embedded-worker.ts',
  },
  format: ['esm'],
  target: 'node24',
  clean: true,
  splitting: true,
  dts: { entry: { index: 'src/index.ts' }, compilerOptions: { composite: false, incremental: false } },
});
