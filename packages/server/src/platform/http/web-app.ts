import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { hasAlready, sendNothingNew } from './replies.ts';
import { type Headers, pageHeaders } from './security-headers.ts';

const yearSeconds = 31_536_000;

/** Serves the built web app: compressed ahead where a file lies beside, for ever where its name holds its hash. */
export async function addWebApp(app: FastifyInstance, folder: string, settings: Settings): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const headers = pageHeaders(settings);
  addPage(app, join(folder, 'index.html'), settings.publicUrl, { ...headers, 'cache-control': 'no-cache' });
  addShareTarget(app);
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

/**
 * What another app shares to the installed one is taken in by its service worker. Where there is none yet, the photo
 * is dropped, since its sender is unknown here: the form of a new report asks for it again, after the sign-in.
 */
function addShareTarget(app: FastifyInstance): void {
  app.post('/share', (_request, reply) =>
    reply.redirect('./#/centerPage?kind=start&id=report&lost=photos', 303),
  );
}

const cardPicture = /(<meta property="og:image" content=")\.\//;

/** The page with the whole address of its card's picture, which a chat needs; as built without a setting. */
function addPage(app: FastifyInstance, file: string, publicUrl: URL | undefined, headers: Headers): void {
  if (publicUrl === undefined) return;
  const base = publicUrl.href.replace(/\/?$/, '/');
  app.get('/', { config: { headers } }, async (request, reply) => {
    const page = (await readFile(file, 'utf8')).replace(cardPicture, (_, before) => `${before}${base}`);
    const tag = `"${createHash('sha256').update(page).digest('base64url')}"`;
    reply.header('etag', tag);
    if (hasAlready(request.headers['if-none-match'], tag)) return sendNothingNew(reply);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

const named = /<meta name="build" content="([^"]+)"/;

/** Tells which build of the web app is served, as its page names it; one laid under a running server, too. */
export function createWebBuild(folder: string | undefined): () => Promise<string | undefined> {
  return async () => {
    if (folder === undefined) return undefined;
    // It may be replaced this moment, or not be there at all.
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
    return named.exec(page)?.[1];
  };
}
