import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { pagePermissions, pagePolicy } from './security-headers.ts';

const yearSeconds = 31_536_000;

/** Serves the built web app: compressed ahead where a file lies beside, for ever where its name holds its hash. */
export async function addWebApp(app: FastifyInstance, folder: string, settings: Settings): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const policy = pagePolicy(settings);
  await app.register(import('@fastify/static'), {
    root: folder,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      reply.header('permissions-policy', pagePermissions);
      reply.secure(policy);
    },
  });
}
