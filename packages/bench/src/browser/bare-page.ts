import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Scope } from '../harness/scope.ts';

/** What a bare page carries: as many words, as much script, as many data. */
export interface Weight {
  readonly words: readonly string[];
  /** Bytes of script after compression; none for a page without. */
  readonly scriptBytes: number;
  readonly data?: unknown;
}

/** Functions that are never called, as hard to compress as a program is. */
function fillerOf(bytes: number): string {
  let seed = 1;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed.toString(36);
  };
  let code = '';
  while (brotliCompressSync(code).length < bytes) {
    for (let line = 0; line < 200; line++) code += `f_${next()}(a,b){return a.p_${next()}+b.p_${next()}},`;
  }
  return `globalThis.filler = {${code}};`;
}

async function bundle(fillerBytes: number): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'bare-app.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: fillerOf(fillerBytes) },
  });
  return outputFiles[0]?.text ?? '';
}

const html = (body: string) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>bare</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body>${body}</body></html>`;

/** Serves a page that does nothing but show the same words, compressed as the product is; gives its address. */
export async function serveBarePage(scope: Scope, { words, scriptBytes, data }: Weight): Promise<string> {
  const files = new Map<string, [type: string, body: string]>();
  if (scriptBytes === 0) files.set('/', ['text/html', html(words.map((each) => `<p>${each}</p>`).join(''))]);
  else {
    files.set('/', ['text/html', html('<div id="root"></div><script type="module" src="/app.js"></script>')]);
    const bare = await bundle(0);
    files.set('/app.js', ['text/javascript', await bundle(scriptBytes - brotliCompressSync(bare).length)]);
    files.set('/data.json', ['application/json', JSON.stringify({ words, data })]);
  }
  const ready = new Map(
    [...files].map(([path, [type, body]]) => [path, { type, body: brotliCompressSync(body) }]),
  );
  const server = createServer((request, response) => {
    const file = ready.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  scope.own(server, () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
