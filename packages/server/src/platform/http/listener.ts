import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { SvcdeskError } from '@svcdesk/core';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { isProxyOf } from './caller-address.ts';
import { failureReply } from './envelope.ts';
import { localeOf, sendFailure } from './replies.ts';

/** How long a caller may take. */
export interface Timeouts {
  /** To send the headers of a request. */
  readonly headersMs: number;
  /** To send a whole request, the largest upload on a slow line included. */
  readonly requestMs: number;
  /**
   * To take at least something of a reply, and for a call that is worked on to say something: longer than any call
   * takes, except for streams, which say something all the time.
   */
  readonly idleMs: number;
  /** How often slow callers are looked for. */
  readonly checkMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 15_000,
  requestMs: 180_000,
  idleMs: 180_000,
  checkMs: 5000,
};
const keepAliveMs = 72_000;

/** Fastify with HTTP or HTTPS as the settings say, and nothing to answer yet. */
export function createListener(settings: Settings, log: Logger, timeouts: Timeouts): FastifyInstance {
  const { tlsKey, tlsCert, trustProxy } = settings;
  const isProxy = isProxyOf(settings);
  const timing = { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs };
  const options: FastifyServerOptions = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger serves all requests: a child for each would cost more than the few lines are worth.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => requestIdOf((request as IncomingMessage).headers['x-request-id']),
    trustProxy: trustProxy === false ? false : isProxy,
    // Longer ids are judged like all others; Node bounds the whole address.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    keepAliveTimeout: keepAliveMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // HEAD is answered with the status and headers of GET.
    exposeHeadRoutes: true,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => {
      // Hooks do not run for an address that cannot even be read.
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      void sendFailure(reply, error);
    },
  };
  if (!tlsKey || !tlsCert) return Fastify({ ...options, http: timing });
  const https = { ...timing, key: readFileSync(tlsKey), cert: readFileSync(tlsCert) };
  return Fastify({ ...options, https } as FastifyServerOptions);
}

/** The caller's own id when it is harmless, so that both sides can find the request in their logs. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is not even a request, or comes too slowly, gets an envelope too. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { body } = failureReply(new SvcdeskError('badRequest'), localeOf(), '');
  socket.end(
    `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    // A client that slow may never hang up: a half-closed connection would stay open on our side.
    () => socket.destroySoon(),
  );
}

const lookEveryMs = 50;

/**
 * While the server stops, a connection whose last reply is out counts as idle only when it is looked at: without
 * this, stopping would wait for the caller to hang up. One that has not sent anything yet, as browsers open them
 * ahead, never counts as idle at all.
 */
export function addDraining(app: FastifyInstance): void {
  const silent = new Map<string, Socket>();
  let timer: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    const caller = callerOf(socket);
    silent.set(caller, socket);
    socket.once('close', () => silent.delete(caller));
  });
  app.addHook('onRequest', (request, _reply, next) => {
    silent.delete(callerOf(request.raw.socket));
    next();
  });
  app.addHook('preClose', async () => {
    timer = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of silent.values()) socket.destroy();
    }, lookEveryMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The same for a connection and for what is encrypted within it. */
function callerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
