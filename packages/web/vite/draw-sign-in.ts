import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { locales } from '../src/shared/platform/i18n/pick-locale.ts';
import { chunkOf, chunksBehind, signInScreen } from './chunks.ts';
import type { DrawOrder } from './draw-worker.ts';

/**
 * Puts the sign-in, drawn once per language, into the page as templates, of which the first script shows the right one,
 * and the modules that it is made of into `modules`. While developing there are no templates and the app draws it itself.
 */
export function drawSignIn(modules: Set<string>): Plugin {
  let config: ResolvedConfig;
  let templates = '';
  return {
    name: 'svcdesk:draw-sign-in',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'build') templates = await drawTemplates(config, modules);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        return html
          .replace('</head>', `  <meta name="build" content="${buildName(Object.keys(bundle))}">\n  </head>`)
          .replace('</body>', `${templates}</body>`);
      },
    },
  };
}

/** Every file's name holds the hash of its content, so the names together name the build. */
function buildName(files: readonly string[]): string {
  return createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12);
}

async function drawTemplates({ root, resolve }: ResolvedConfig, modules: Set<string>): Promise<string> {
  const outDir = join(root, '.cache/prerender');
  await mkdir(outDir, { recursive: true });
  const built = await build({
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
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  for (const id of modulesOfSignIn(built as Rolldown.RolldownOutput)) modules.add(id);
  const module = pathToFileURL(join(outDir, 'prerender.mjs')).href;
  const drawn = await Promise.all(locales.map((locale) => drawOne({ module, locale })));
  await rm(outDir, { recursive: true });
  return locales
    .map((locale, index) => `<template id="sign-in-${locale}">${drawn[index]}</template>\n    `)
    .join('');
}

/** The modules of which the sign-in uses something. */
function modulesOfSignIn({ output: [entry, ...rest] }: Rolldown.RolldownOutput): string[] {
  const bundle = Object.fromEntries([entry, ...rest].map((file) => [file.fileName, file]));
  return chunksBehind(bundle, [entry, chunkOf(bundle, signInScreen)]).flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
  );
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
