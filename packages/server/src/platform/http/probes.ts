import { timingSafeEqual } from 'node:crypto';
import { okStatus, SvcdeskError } from '@svcdesk/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { hashOfSecret } from '../sessions/token.ts';
import type { Settings } from '../settings/settings.ts';
import { okBody } from './envelope.ts';
import { sendJson } from './replies.ts';
import type { Services } from './services.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, that is, the database answers and it is not stopping. */
export function addProbes(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', (_request, reply) => answer(reply, true));
  app.get('/readyz', async (_request, reply) => answer(reply, !stopping && (await services.db.healthy())));
}

function answer(reply: FastifyReply, ready: boolean): FastifyReply {
  reply.code(ready ? 200 : 503);
  return sendJson(
    reply,
    ready ? okBody({ ready }) : JSON.stringify({ status: 10503, data: { ready }, msg: '' }),
  );
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type MetricsSettings = Pick<Settings, 'metricsToken' | 'mode'>;

/** `/metrics` for Prometheus: times of calls, their outcomes, and the process. */
export function addMetrics(app: FastifyInstance, settings: MetricsSettings): void {
  const registry = new Registry();
  const times = new Histogram({
    name: 'svcdesk_call_duration_seconds',
    help: 'Time from a request to its whole reply, by call and HTTP status',
    labelNames: ['call', 'http'] as const,
    buckets,
    registers: [registry],
  });
  // Most refusals are HTTP 200: only the envelope's status tells a wrong password from an open door.
  const outcomes = new Counter({
    name: 'svcdesk_calls_total',
    help: 'Calls answered, by call, status of the envelope and its code',
    labelNames: ['call', 'status', 'code'] as const,
    registers: [registry],
  });
  let collecting = false;
  app.addHook('onResponse', (request, reply, next) => {
    const { callId: call, refused } = request;
    if (call !== undefined) {
      outcomes.inc({ call, status: refused?.status ?? okStatus, code: refused?.code ?? 'ok' });
      if (!request.routeOptions.config.endless) {
        times.observe({ call, http: reply.statusCode }, reply.elapsedTime / 1000);
      }
    }
    next();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings)) throw new SvcdeskError('notFound');
    // The process's own figures cost time to set up, which a server that nobody measures should not spend.
    if (!collecting) collectDefaultMetrics({ register: registry });
    collecting = true;
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** What proxies and networks of delivery add to a request, by the beginnings of names. */
const proxyHeader =
  /^(x-forwarded|forwarded|via$|x-real-|x-client-ip|x-cluster-|x-original-|x-envoy-|x-proxy|true-client-ip|cf-|cdn-|fastly-|fly-|x-azure-|x-appengine-|ali-|eagleeye-)/;

/** By token; in demo mode this machine needs none, unless somebody else may be behind it. */
function mayRead(request: FastifyRequest, { metricsToken: token, mode }: MetricsSettings): boolean {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && bearer !== undefined) return equal(bearer, token);
  // Behind a proxy on this machine everybody comes from loopback, and not every proxy says that it is one.
  if (mode === 'production' || Object.keys(request.headers).some((name) => proxyHeader.test(name)))
    return false;
  return loopback.test(request.socket.remoteAddress ?? '');
}

function equal(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(a)), Buffer.from(hashOfSecret(b)));
}
