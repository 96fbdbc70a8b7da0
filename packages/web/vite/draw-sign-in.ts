import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { locales } from '../src/shared/platform/i18n/pick-locale.ts';
import type { DrawOrder } from './draw-worker.ts';

const bootSource = 'src/app/boot/boot.ts';

/**
 * Puts the sign-in, drawn once per language, into the page as templates, and before the app the script that shows the
 * right one. While developing there are no templates and the app draws it itself.
 */
export function drawSignIn(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'svcdesk:draw-sign-in',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      this.emitFile({ type: 'asset', name: 'boot.js', source: await buildBoot(config) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) {
          const src = `/${bootSource}`;
          return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }];
        }
        const boot = Object.values(bundle).find((file) => 'names' in file && file.names.includes('boot.js'));
        if (!boot) throw new Error('The first script is missing in the build.');
        const templates = await drawTemplates(config);
        return html
          .replace('</head>', `  <meta name="build" content="${buildName(Object.keys(bundle))}">\n  </head>`)
          .replace('</body>', `${templates}<script src="./${boot.fileName}"></script>\n  </body>`);
      },
    },
  };
}

/** Every file's name holds the hash of its content, so the names together name the build. */
function buildName(files: readonly string[]): string {
  return createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12);
}

async function buildBoot({ root }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, bootSource), formats: ['iife'], name: 'boot' },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The first script could not be built.');
  return chunk.code;
}

async function drawTemplates({ root, resolve }: ResolvedConfig): Promise<string> {
  const outDir = join(root, '.cache/prerender');
  await mkdir(outDir, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: resolve.conditions },
    ssr: { noExternal: true, resolve: { conditions: resolve.conditions } },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  });
  const module = pathToFileURL(join(outDir, 'prerender.mjs')).href;
  const drawn = await Promise.all(locales.map((locale) => drawOne({ module, locale })));
  await rm(outDir, { recursive: true });
  return locales
    .map((locale, index) => `<template id="sign-in-${locale}">${drawn[index]}</template>\n    `)
    .join('');
}

function drawOne(order: DrawOrder): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: order });
    worker.once('error', reject);
    worker.once('message', (markup: string) => {
      void worker.terminate();
      if (/\sstyle=|<script/i.test(markup)) reject(new Error('The drawn sign-in breaks the content policy.'));
      else resolve(markup);
    });
  });
}
