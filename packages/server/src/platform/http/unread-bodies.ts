import type { FastifyInstance } from 'fastify';
import { maxUploadBytes } from './upload.ts';

/** Photos of today's phones, and several times the largest file that is taken. */
const maxUnwantedBytes = 4 * maxUploadBytes;

/**
 * Reads out the rest of a body that was refused early, so that its sender gets to the answer and the next request on
 * that connection is heard; whoever goes on and on is cut off. Node by itself reads out only what nobody began to
 * read, and any amount of it.
 */
export function addUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, next) => {
    const { raw: body } = request;
    if (!body.complete) {
      let bytes = 0;
      body.unpipe();
      body.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxUnwantedBytes) body.destroy();
      });
      // A reader that was not quick enough had stopped it.
      body.resume();
    }
    next(null, payload);
  });
}
