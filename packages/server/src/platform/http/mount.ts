import type { Readable } from 'node:stream';
import { type Call, domains, isCall } from '@svcdesk/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../sessions/access.ts';
import type { Admit } from './admission.ts';
import { okBody } from './envelope.ts';
import type { FileReply, Handlers, RequestContext } from './handler.ts';
import { checkedInput, checkSize, maxJsonBytes } from './input.ts';
import { localeOf } from './locale.ts';
import { sendFile, sendJson, sendStream } from './replies.ts';
import { filePolicy } from './security-headers.ts';
import type { Services } from './services.ts';
import { maxUploadBytes, receiveUpload } from './upload.ts';
import { readIdempotencyKey, runWrite } from './writes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
    /** Dotted id of the call, for logs and figures. */
    callId: string | undefined;
  }
}

/** A handler with its types forgotten: what it gets is what its call says. */
type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/** Puts every call of the contract at its path. */
export function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  services: Services,
  admit: Admit,
): void {
  for (const [domain, calls] of Object.entries(domains)) {
    const domainHandlers = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[domain];
    for (const [name, call] of Object.entries(calls) as [string, unknown][]) {
      const handler = domainHandlers?.[name];
      if (isCall(call) && handler) mountCall(app, call, handler, services, admit);
    }
  }
}

function mountCall(
  app: FastifyInstance,
  call: Call,
  handler: AnyHandler,
  services: Services,
  admit: Admit,
): void {
  const maxBytes = call.body === 'multipart' ? maxUploadBytes : maxJsonBytes;
  const answer = answerOf(call, handler, services);
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: maxBytes,
    config: {
      writes: call.writes === true,
      endless: call.reply === 'stream',
      ...(call.reply === 'file' && { policy: filePolicy }),
    },
    // Files keep their length, and most of them are compressed in their own way.
    ...((call.reply === 'file' || call.reply === 'stream') && { compress: false }),
    onRequest: async (request) => {
      request.callId = call.id;
      checkSize(request, maxBytes);
      await admit(call, request);
    },
    handler: async (request, reply) => {
      const data = await answer(request, reply);
      if (call.reply === 'file') return sendFile(reply, data as FileReply);
      if (call.reply === 'stream') return sendStream(reply, data as Readable);
      return sendJson(reply, call.reply === 'json' ? JSON.stringify(data) : okBody(data));
    },
  });
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** From a checked request to the handler's answer: in a transaction for writes, on the database for reads. */
function answerOf(call: Call, handler: AnyHandler, services: Services): Answer {
  const { db } = services;
  if (call.permission === 'public') {
    return async (request) =>
      handler(checkedInput(call, request), {
        ...contextOf(request, services),
        visitor: request.signedIn,
        db,
      });
  }
  if (!call.writes || call.countsRefusals) {
    return async (request) =>
      handler(checkedInput(call, request), { ...contextOf(request, services), ...request.signedIn, db });
  }
  return async (request, reply) => {
    const signedIn = request.signedIn as SignedIn;
    const context = contextOf(request, services);
    const arrived = call.body === 'multipart' ? await receiveUpload(request, services, signedIn) : undefined;
    const input = arrived?.input ?? checkedInput(call, request);
    const write = {
      tenantId: signedIn.tenantId,
      accountId: signedIn.actor.accountId,
      callId: call.id,
      key: context.idempotencyKey,
      body: arrived?.identity ?? input,
      at: context.now(),
      ...(call.secretAnswer && { box: services.secrets }),
    };
    let committed = false;
    try {
      const { data, replayed } = await runWrite(db, write, (tx) => {
        tx.afterCommit(() => {
          committed = true;
        });
        return handler(input, { ...context, ...signedIn, tx });
      });
      if (replayed) reply.header('idempotent-replayed', 'true');
      return data;
    } finally {
      await arrived?.finish(committed);
    }
  };
}

const maxDeviceTextLength = 200;

function contextOf(request: FastifyRequest, services: Services): RequestContext {
  const { headers } = request;
  return {
    services,
    locale: localeOf(headers['accept-language']),
    now: services.now,
    requestId: request.id,
    address: request.ip,
    baseUrl: services.settings.publicUrl?.href.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`,
    device: headers['user-agent']?.slice(0, maxDeviceTextLength) ?? '',
    skewMs: skewOf(headers['x-device-time'], services.now),
    idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
  };
}

function skewOf(deviceTime: string | string[] | undefined, now: () => Date): number | undefined {
  if (typeof deviceTime !== 'string') return undefined;
  const at = Date.parse(deviceTime);
  return Number.isNaN(at) ? undefined : now().getTime() - at;
}
