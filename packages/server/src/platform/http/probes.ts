import { timingSafeEqual } from 'node:crypto';
import { okStatus, SvcdeskError } from '@svcdesk/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tryWriting } from '../db/index.ts';
import { hashOfSecret } from '../sessions/lookup.ts';
import type { Settings } from '../settings/settings.ts';
import { okBody } from './envelope.ts';
import { sendFailure, sendJson } from './replies.ts';
import type { Services } from './services.ts';

type ProbedServices = Pick<Services, 'db' | 'files' | 'settings'>;

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work: it is not stopping, the database answers and takes
 * writes, and its own disk does; `because` names what is in the way.
 */
export function addProbes(app: FastifyInstance, { db, files, settings }: ProbedServices): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const diskTakesWrites = createDiskProbe([settings.data.path, files.incoming]);
  app.get('/healthz', (_request, reply) => answer(reply, []));
  app.get('/readyz', async (_request, reply) => {
    const [databaseWell, diskWell] = await Promise.all([db.healthy(), diskTakesWrites()]);
    const because = [stopping && 'stopping', !databaseWell && 'database', !diskWell && 'disk'];
    return answer(
      reply,
      because.filter((each) => each !== false),
    );
  });
}

function answer(reply: FastifyReply, because: readonly string[]): FastifyReply {
  if (because.length === 0) return sendJson(reply, okBody({ ready: true }));
  return sendJson(
    reply.code(503),
    JSON.stringify({ status: 10503, data: { ready: false, because }, msg: '' }),
  );
}

/** The readiness probe is public, so the disk is not tried more often than this. */
const trialEveryMs = 2000;

/** Whether a small file can be written to each of some folders, which a full or read-only disk refuses. */
function createDiskProbe(folders: readonly string[]): () => Promise<boolean> {
  let triedAt = Number.NEGATIVE_INFINITY;
  let outcome = Promise.resolve(true);
  return () => {
    if (performance.now() - triedAt < trialEveryMs) return outcome;
    triedAt = performance.now();
    outcome = Promise.all(folders.map(takesWrites)).then((each) => each.every(Boolean));
    return outcome;
  };
}

const takesWrites = (folder: string): Promise<boolean> =>
  tryWriting(folder).then(
    () => true,
    () => false,
  );

type MetricsSettings = Pick<Settings, 'metricsToken' | 'mode'>;

/** `/metrics` for Prometheus, and what it is told of calls. */
export function addMetrics(
  app: FastifyInstance,
  { figures, settings }: Pick<Services, 'figures' | 'settings'>,
): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { callId: call, refused } = request;
    if (call !== undefined) {
      figures.calls.inc({ call, status: refused?.status ?? okStatus, code: refused?.code ?? 'ok' });
      if (!request.routeOptions.config.endless) {
        figures.callSeconds.observe({ call, http: reply.statusCode }, reply.elapsedTime / 1000);
      }
    }
    next();
  });
  app.get('/metrics', async (request, reply) => {
    // Prometheus reads the HTTP status: an envelope with 200 would be figures that it cannot parse.
    if (!mayRead(request, settings)) return sendFailure(reply, new SvcdeskError('notFound'), 404);
    const text = await figures.read();
    return reply.header('cache-control', 'no-store').type(figures.registry.contentType).send(text);
  });
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** What proxies and networks of delivery add to a request, by the beginnings of names. */
const proxyHeader =
  /^(x-forwarded|forwarded|via$|x-real-|x-client-ip|x-cluster-|x-original-|x-envoy-|x-proxy|true-client-ip|cf-|cdn-|fastly-|fly-|x-azure-|x-appengine-|ali-|eagleeye-)/;

/** By token; in demo mode this machine needs none, unless it may stand for other clients. */
function mayRead(request: FastifyRequest, { metricsToken: token, mode }: MetricsSettings): boolean {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && bearer !== undefined) return equal(bearer, token);
  // Behind a proxy on this machine all clients come from loopback, and not every proxy says that it is one.
  if (mode === 'production' || Object.keys(request.headers).some((name) => proxyHeader.test(name)))
    return false;
  return loopback.test(request.socket.remoteAddress ?? '');
}

function equal(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(a)), Buffer.from(hashOfSecret(b)));
}
