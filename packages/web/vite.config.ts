import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { appManifest } from './vite/app-manifest.ts';
import { bootScripts } from './vite/boot-scripts.ts';
import { drawSignIn } from './vite/draw-sign-in.ts';
import { firstModules } from './vite/first-modules.ts';
import { keepWorkerExports } from './vite/keep-worker-exports.ts';
import { ownPreload } from './vite/own-preload.ts';
import { precompress } from './vite/precompress.ts';
import { screenSize } from './vite/screen-size.ts';
import { serviceWorker } from './vite/service-worker.ts';

/** Where the API is while developing. */
const server = process.env.SVCDESK_SERVER ?? 'http://127.0.0.1:8700';

/** Libraries without which nothing shows. */
const ground =
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand|classnames)[\\/]/;

/** A library that so many files need is in everybody's way sooner or later. */
const maxScreens = 40;
/** What the sign-in is made of, known once it is drawn. */
const drawn = new Set<string>();
const firstParts = Object.entries(firstModules(import.meta.dirname, drawn));

/** As Vite names them; `ios_saf 15.4` is its `ios15.4`. */
const oldestBrowsers = manifest.browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' ', ''));

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  plugins: [
    react(),
    ownPreload(),
    appManifest(),
    drawSignIn(drawn),
    bootScripts(),
    screenSize(),
    serviceWorker(),
    precompress(),
  ],
  resolve: { conditions: ['@svcdesk/source', 'module', 'browser', 'development|production'] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/tapi', '/config.json'].map((path) => [path, { target: server, changeOrigin: true }]),
    ),
  },
  worker: {
    format: 'es',
    plugins: () => [keepWorkerExports()],
    rolldownOptions: { output: { entryFileNames: 'assets/[hash].mjs' } },
  },
  build: {
    target: oldestBrowsers,
    modulePreload: {
      polyfill: false,
      // A chunk that stands alone is listed too: what loads chunks asks for each of their files.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && files.length === 0 ? [file] : files,
    },
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first script lists every file of every screen: names would cost a kilobyte there, and the manifest has them.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // What every page runs on in one file: it packs better together, and stays in caches over releases.
        codeSplitting: {
          groups: [
            { name: 'ground', test: ground, priority: 1 },
            ...firstParts.map(([name, isIn]) => ({
              name: (id: string, ask: Parameters<typeof isIn>[1]) => (isIn(id, ask) ? name : null),
              includeDependenciesRecursively: false,
              debugName: name,
              ...(name === 'shared' && { minShareCount: maxScreens }),
            })),
          ],
        },
      },
    },
  },
});
