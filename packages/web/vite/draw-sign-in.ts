import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { locales } from '../src/shared/platform/i18n/pick-locale.ts';
import type { DrawOrder } from './draw-worker.ts';

/**
 * Puts the sign-in, drawn once per language, into the page as templates, of which the first script shows the right one.
 * While developing there are no templates and the app draws it itself.
 */
export function drawSignIn(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'svcdesk:draw-sign-in',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const templates = await drawTemplates(config);
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
