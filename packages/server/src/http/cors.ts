import type { FastifyInstance } from 'fastify';

const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'token, content-type, accept-language, cache-control, idempotency-key, x-device-time, x-request-id',
  'access-control-max-age': '7200',
};
const exposed = 'x-request-id, idempotent-replayed, retry-after';

/** Lets the pages of the named origins call the server; tokens travel in a header, so no cookies are allowed. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
    if (request.method === 'OPTIONS') return reply.headers(allowed).code(204).send();
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
}
