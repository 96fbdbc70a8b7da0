import type { FastifyInstance } from 'fastify';

/** Lets the pages of the named origins call the server; tokens travel in a header, so no cookies are allowed. */
export async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(import('@fastify/cors'), {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: [
      'token',
      'content-type',
      'accept-language',
      'cache-control',
      'idempotency-key',
      'x-device-time',
      'x-request-id',
    ],
    exposedHeaders: ['x-request-id', 'idempotent-replayed', 'retry-after'],
    maxAge: 7200,
    strictPreflight: false,
  });
}
