import { SvcdeskError } from '@svcdesk/core';
import type { FastifyInstance } from 'fastify';
import { failureReply } from './envelope.ts';
import { localeOf } from './locale.ts';
import { sendFailure } from './replies.ts';

/**
 * Refuses a request with two Host headers (RFC 9112, section 3.2): a proxy may go by one of them and we by the other.
 * Node keeps the first and says nothing.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (hostCount(request.raw.rawHeaders) < 2) return next();
    const locale = localeOf(request.headers['accept-language']);
    const failure = failureReply(new SvcdeskError('badRequest'), locale, request.id);
    void sendFailure(reply.header('connection', 'close'), { ...failure, httpStatus: 400 });
  });
}

/** Names and values take turns. */
function hostCount(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}
