import { constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter bodies fit one packet as they are. */
const worthCompressing = 1024;
/** Up to here (a page of a list) compressing at once takes less than setting up a stream for it. */
const maxAtOnce = 32 * 1024;

/** Compresses replies of all routes added after it for readers that take that; request bodies stay as they come. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(import('@fastify/compress'), {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: worthCompressing,
    syncThreshold: maxAtOnce,
    // The lowest levels shrink JSON to a fifth already; higher ones cost more time than they save on the line.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
  });
}
