import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { pageHeaders } from './security-headers.ts';

const yearSeconds = 31_536_000;

/** Serves the built web app: compressed ahead where a file lies beside, for ever where its name holds its hash. */
export async function addWebApp(app: FastifyInstance, folder: string, settings: Settings): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const headers = pageHeaders(settings);
  await app.register(import('@fastify/static'), {
    root: folder,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.headers(headers);
      reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
}

const named = /<meta name="build" content="([^"]+)"/;

/**
 * Tells which build of the web app is served, as its page names it. Read again once the page has changed, so that a
 * build laid under a running server is noticed, too.
 */
export function createWebBuild(folder: string | undefined): () => Promise<string | undefined> {
  let known: { changedMs: number; name: string | undefined } | undefined;
  return async () => {
    if (folder === undefined) return undefined;
    const page = join(folder, 'index.html');
    try {
      const { mtimeMs: changedMs } = await stat(page);
      if (known?.changedMs !== changedMs) {
        known = { changedMs, name: named.exec(await readFile(page, 'utf8'))?.[1] };
      }
      return known.name;
    } catch {
      // No web app is served here, or it is being replaced this moment.
      return undefined;
    }
  };
}
