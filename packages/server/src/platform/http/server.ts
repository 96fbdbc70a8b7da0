import { SvcdeskError } from '@svcdesk/core';
import { maxFileBytes } from '@svcdesk/core/contract';
import type { FastifyInstance } from 'fastify';
import { createAdmission } from './admission.ts';
import { addCompression } from './compression.ts';
import { addCors } from './cors.ts';
import { addDraining } from './draining.ts';
import { failureReply } from './envelope.ts';
import type { Handlers } from './handler.ts';
import { refuseSecondHost } from './host-header.ts';
import { createListener, defaultTimeouts, type Timeouts } from './listener.ts';
import { localeOf } from './locale.ts';
import { addMetrics } from './metrics.ts';
import { mountContract } from './mount.ts';
import { addProbes } from './probes.ts';
import { addRateLimits, defaultRateLimits, type RateLimits } from './rate-limits.ts';
import { addReference } from './reference/add-reference.ts';
import { sendFailure, sendJson } from './replies.ts';
import { addRequestLog } from './request-log.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { addWebApp } from './web-app.ts';

/** When turns take longer than this on average, what waits had better come back later. */
const defaultMaxTurnMs = 1500;
const retryAfterMs = 2000;

/** Refuses calls with 10503 while the process cannot keep up. */
async function addOverloadGuard(app: FastifyInstance, maxTurnMs: number): Promise<void> {
  await app.register(import('@fastify/under-pressure'), {
    maxEventLoopDelay: maxTurnMs,
    pressureHandler: async () => {
      throw new SvcdeskError('unavailable', { retryAfterMs });
    },
  });
}

export interface ServerOptions {
  readonly rateLimits?: Partial<RateLimits>;
  readonly timeouts?: Timeouts;
  /** Average turn of the event loop in milliseconds from which on calls are refused. */
  readonly maxTurnMs?: number;
  /** Folder of the built web app; none is served when it is absent. */
  readonly webAppFolder?: string;
}

/** The HTTP server with everything it answers, not yet listening. */
export async function createServer(
  services: Services,
  handlers: Handlers,
  options: ServerOptions = {},
): Promise<FastifyInstance> {
  const { settings, log } = services;
  const app = createListener(settings, log, options.timeouts ?? defaultTimeouts);
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('callId', undefined);
  app.decorateRequest('refused', undefined);
  addErrorReplies(app, services);
  await addBodies(app);
  addRequestLog(app, services);
  addSecurityHeaders(app, settings);
  refuseSecondHost(app);
  await addCors(app, settings.origins);
  await addOverloadGuard(app, options.maxTurnMs ?? defaultMaxTurnMs);
  await addCompression(app);
  addProbes(app, services);
  addDraining(app);
  // Streams never end by themselves; their readers come back to a server that stays.
  app.addHook('preClose', async () => services.events.endAll());
  addMetrics(app, settings);
  const limits = { ...(settings.rateLimits && defaultRateLimits), ...options.rateLimits };
  const limiters = await addRateLimits(app, limits);
  addReference(app);
  mountContract(app, handlers, services, createAdmission(services, limiters));
  if (options.webAppFolder) await addWebApp(app, options.webAppFolder, settings);
  return app;
}

async function addBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // As text: what is wrong with a body is said after what is wrong with its sender.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(import('@fastify/multipart'), {
    limits: { fileSize: maxFileBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
}

function addErrorReplies(app: FastifyInstance, { log }: Services): void {
  app.setErrorHandler((error, request, reply) => {
    // The web app's files refuse a path out of their folder: for who asks there is no such path.
    if ((error as { statusCode?: number }).statusCode === 403) return reply.callNotFound();
    const failure = failureReply(error, localeOf(request.headers['accept-language']), request.id);
    if (failure.code === 'internal' || failure.code === 'unavailable') {
      log.error({ requestId: request.id, call: request.callId, err: error }, 'request failed');
    }
    return sendFailure(reply, failure);
  });
  app.setNotFoundHandler((request, reply) => {
    const locale = localeOf(request.headers['accept-language']);
    const { body } = failureReply(new SvcdeskError('notFound'), locale, request.id);
    return sendJson(reply.code(404), body);
  });
}
