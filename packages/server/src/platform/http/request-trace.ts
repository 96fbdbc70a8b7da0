import type { FastifyInstance } from 'fastify';
import { continueTrace, inTrace, type Trace } from '../trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
  }
}

/** Takes up the trace that a caller is in, or begins one, for all that a request does. */
export function addRequestTrace(app: FastifyInstance): void {
  app.decorateRequest('trace');
  app.addHook('onRequest', (request, _reply, next) => {
    request.trace = continueTrace(request.headers.traceparent);
    inTrace(request.trace, next);
  });
}
