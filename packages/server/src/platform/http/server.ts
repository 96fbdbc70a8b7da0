import { monitorEventLoopDelay } from 'node:perf_hooks';
import { constants } from 'node:zlib';
import { SvcdeskError } from '@svcdesk/core';
import { maxFileBytes } from '@svcdesk/core/contract';
import type { FastifyInstance } from 'fastify';
import { isDatabaseError } from '../db/index.ts';
import { continueTrace, inTrace, type Trace } from '../trace.ts';
import { createAuthorizer } from './authorize.ts';
import { warnOfUnnamedProxy } from './caller-address.ts';
import { limitConnections } from './connections.ts';
import type { Handlers, ReadAgain } from './handler.ts';
import { addDraining, createListener, defaultTimeouts, type Timeouts } from './listener.ts';
import { addRequestLog } from './log.ts';
import { mountContract } from './mount.ts';
import { addMetrics, addProbes } from './probes.ts';
import { addRateLimits, defaultRateLimits, type RateLimits } from './rate-limits.ts';
import { addReference } from './reference/add-reference.ts';
import { sendFailure } from './replies.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { maxUploadBytes } from './upload.ts';
import { addWebApp } from './web-app.ts';

/** When turns take longer than this on average, new calls are asked to come back later. */
const defaultMaxTurnMs = 1500;
const retryAfterMs = 2000;
const sampleMs = 1000;
const resolutionMs = 10;

/**
 * Refuses calls with 10503 while the process cannot keep up. `@fastify/under-pressure` does the same, but asks for the
 * process's memory each second, which throws where no file can be opened, and so ends a server that is only busy.
 */
function addOverloadGuard(app: FastifyInstance, maxTurnMs = defaultMaxTurnMs): void {
  const turns = monitorEventLoopDelay({ resolution: resolutionMs });
  turns.enable();
  let turnMs = 0;
  const timer = setInterval(() => {
    // No sample at all: one turn took the whole time.
    turnMs = turns.count === 0 ? Number.POSITIVE_INFINITY : turns.mean / 1e6 - resolutionMs;
    turns.reset();
  }, sampleMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    turns.disable();
  });
  app.addHook('onRequest', (_request, _reply, next) =>
    turnMs > maxTurnMs ? next(new SvcdeskError('unavailable', { retryAfterMs })) : next(),
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
  }
}

/** Takes up the trace that a caller is in, or begins one, for all that a request does. */
function addRequestTrace(app: FastifyInstance): void {
  app.decorateRequest('trace');
  app.addHook('onRequest', (request, _reply, next) => {
    request.trace = continueTrace(request.headers.traceparent);
    inTrace(request.trace, next);
  });
}

/** Photos of today's phones, and several times the largest file that is taken. */
const maxUnwantedBytes = 4 * maxUploadBytes;

/**
 * Reads out the rest of a body that was refused early, so that its sender gets to the answer and the next request on
 * that connection is heard; a sender that does not end is cut off. Node by itself reads out only bodies that were
 * never read, and any amount of it.
 */
function addUnreadBodies(app: FastifyInstance): void {
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

export interface ServerOptions {
  readonly rateLimits?: Partial<RateLimits>;
  readonly timeouts?: Timeouts;
  /** Average turn of the event loop in milliseconds from which on calls are refused. */
  readonly maxTurnMs?: number;
  /** How many files and connections may be open at once; connections are limited by it. */
  readonly openFiles?: number;
  /** How writes are answered whose first answer is not kept whole any more. */
  readonly readAgain?: ReadAgain;
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
  limitConnections(app, settings, options.openFiles);
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('callId', undefined);
  app.decorateRequest('refused', undefined);
  addRequestTrace(app);
  addErrorReplies(app, services);
  addUnreadBodies(app);
  warnOfUnnamedProxy(app, settings, log);
  await addBodies(app);
  addRequestLog(app, services);
  addSecurityHeaders(app, settings);
  // Callers learn the time from replies, by the clock that what they send is judged by.
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('date', services.now().toUTCString());
    next();
  });
  refuseSecondHost(app);
  await addCors(app, settings.origins);
  addOverloadGuard(app, options.maxTurnMs);
  await addCompression(app);
  addProbes(app, services);
  addDraining(app);
  // Streams never end by themselves; their readers come back to a server that stays.
  app.addHook('preClose', async () => services.events.endAll());
  addMetrics(app, services);
  const limits = { ...(settings.rateLimits && defaultRateLimits), ...options.rateLimits };
  const limiters = await addRateLimits(app, limits);
  addReference(app);
  mountContract(app, handlers, services, createAuthorizer(services, limiters), options.readAgain ?? {});
  if (options.webAppFolder) await addWebApp(app, options.webAppFolder, settings);
  return app;
}

async function addBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // As bytes: what is wrong with a body is said after what is wrong with its sender.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(import('@fastify/multipart'), {
    limits: { fileSize: maxFileBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
}

function addErrorReplies(app: FastifyInstance, { log }: Services): void {
  app.setErrorHandler((error, request, reply) => {
    // The web app's files refuse a path out of their folder: for its caller there is no such path.
    if ((error as { statusCode?: number }).statusCode === 403) return reply.callNotFound();
    // A client that left in the middle of sending is no fault of ours.
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    const sent = sendFailure(
      reply,
      hasLeft && !isDatabaseError(error) ? new SvcdeskError('badRequest') : error,
    );
    const { id: requestId, callId: call, refused, trace } = request;
    if (refused?.code === 'internal' || refused?.code === 'unavailable') {
      log.error({ traceId: trace?.traceId, requestId, call, err: error }, 'request failed');
    }
    return sent;
  });
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, new SvcdeskError('notFound'), 404));
}

/**
 * Refuses a request with two Host headers (RFC 9112, section 3.2): a proxy may go by one of them and we by the other.
 * Node keeps the first and says nothing.
 */
function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { host = [] } = request.raw.headersDistinct;
    if (host.length < 2) return next();
    void sendFailure(reply.header('connection', 'close'), new SvcdeskError('badRequest'), 400);
  });
}

/** Lets the pages of the named origins call the server; tokens travel in a header, so no cookies are allowed. */
async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(import('@fastify/cors'), {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: [
      'token',
      'content-type',
      'accept-language',
      'cache-control',
      'idempotency-key',
      'x-device-time',
      'x-request-id',
      'traceparent',
      'tracestate',
      'range',
      'if-range',
      'if-none-match',
    ],
    // By date and age a client learns our time, whatever the device's clock shows.
    exposedHeaders: [
      'x-request-id',
      'idempotent-replayed',
      'retry-after',
      'date',
      'age',
      'content-disposition',
      'content-range',
      'accept-ranges',
      'etag',
    ],
    maxAge: 7200,
    strictPreflight: false,
  });
}

/** Shorter bodies fit one packet as they are. */
const worthCompressing = 1024;
/** Up to here (a page of a list) compressing at once takes less than setting up a stream for it. */
const maxAtOnce = 32 * 1024;

/** Compresses replies of all routes added after it for readers that take that; request bodies stay as they come. */
async function addCompression(app: FastifyInstance): Promise<void> {
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
