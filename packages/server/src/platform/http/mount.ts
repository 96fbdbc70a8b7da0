import { Readable } from 'node:stream';
import { rawIssues, SvcdeskError } from '@svcdesk/core';
import { type Call, domains, isCall } from '@svcdesk/core/contract';
import { decodeText } from '@svcdesk/core/format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTooLarge, InvalidRequest, invalid } from '../refusals.ts';
import type { SignedIn } from '../sessions/access.ts';
import type { Authorize } from './authorize.ts';
import { callerAddress } from './caller-address.ts';
import { okBody } from './envelope.ts';
import type { FileReply, Handlers, ReadAgain, RequestContext } from './handler.ts';
import { localeOf, sendFile, sendJson, sendStream } from './replies.ts';
import { fileHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { maxUploadBytes, receiveUpload } from './upload.ts';
import { idLeftOf, readIdempotencyKey, runWrite } from './writes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
    /** Dotted id of the call, for logs and figures. */
    callId: string | undefined;
  }
}

/** Largest JSON body in bytes: the longest texts and lists of any call fit well. */
const maxJsonBytes = 1024 * 1024;
/** For public calls: reading a large body holds up all other calls. */
const maxPublicBytes = 32 * 1024;
/** A batch of a phone that was offline is the largest. */
const maxBytesOf: Readonly<Record<string, number>> = { 'tracking.create': 192 * 1024 };

function maxBytesFor({ id, body, permission }: Call): number {
  if (body === 'multipart') return maxUploadBytes;
  return permission === 'public' ? (maxBytesOf[id] ?? maxPublicBytes) : maxJsonBytes;
}

/** A handler with its types forgotten: what it gets is what its call says. */
type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/** Puts every call of the contract at its path. */
export function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  services: Services,
  admit: Authorize,
  readAgain: ReadAgain,
): void {
  for (const [domain, calls] of Object.entries(domains)) {
    // By name: the types have seen that each call has its handler.
    const domainHandlers = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[domain];
    for (const [name, call] of Object.entries(calls) as [string, unknown][]) {
      const handler = domainHandlers?.[name];
      if (isCall(call) && handler) mountCall(app, call, answerOf(call, handler, services, readAgain), admit);
    }
  }
}

function mountCall(app: FastifyInstance, call: Call, answer: Answer, admit: Authorize): void {
  const maxBytes = maxBytesFor(call);
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: maxBytes,
    config: {
      writes: call.writes === true,
      endless: call.reply === 'stream',
      byAddress: call.method === 'GET' && (call.reply === 'file' || call.reply === 'stream'),
      ...(call.reply === 'file' && { headers: fileHeaders }),
    },
    // Files keep their length, and most of them are compressed in their own way.
    ...((call.reply === 'file' || call.reply === 'stream') && { compress: false }),
    onRequest: async (request) => {
      request.callId = call.id;
      // A body that is announced as too large is refused before all other checks.
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
        throw call.body === 'multipart' ? fileTooLarge() : new SvcdeskError('tooLarge');
      }
      await admit(call, request);
    },
    handler: async (request, reply) => {
      // HEAD has no body, and the stream never ends.
      if (call.reply === 'stream' && request.method === 'HEAD') return sendStream(reply, Readable.from([]));
      const data = await answer(request, reply);
      if (call.reply === 'file') return sendFile(reply, data as FileReply);
      if (call.reply === 'stream') return sendStream(reply, data as Readable);
      return sendJson(reply, call.reply === 'json' ? JSON.stringify(data) : okBody(data));
    },
  });
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** From a checked request to the handler's answer: in a transaction for writes, on the database for reads. */
function answerOf(call: Call, handler: AnyHandler, services: Services, readAgain: ReadAgain): Answer {
  const { db } = services;
  const isPublic = call.permission === 'public';
  if (isPublic || !call.writes || call.countsRefusals) {
    return async (request) => {
      const who = isPublic ? { visitor: request.signedIn } : request.signedIn;
      return handler(checkedInput(call, request), { ...contextOf(request, services), ...who, db });
    };
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
      const id = replayed ? idLeftOf(data) : undefined;
      const read = id === undefined ? undefined : readAgain[call.id];
      // The call was this account's to make, and the one who reads is the same.
      return id !== undefined && read ? await read(id, { ...context, ...signedIn, db }) : data;
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
    address: callerAddress(request),
    baseUrl: services.settings.publicUrl?.href.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`,
    device: headers['user-agent']?.slice(0, maxDeviceTextLength) ?? '',
    skewMs: skewOf(headers['x-device-time'], services.now),
    idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
    range: headers.range,
    ifRange: Array.isArray(headers['if-range']) ? undefined : headers['if-range'],
    ifNoneMatch: headers['if-none-match'],
    headersOnly: request.method === 'HEAD',
  };
}

function skewOf(deviceTime: string | string[] | undefined, now: () => Date): number | undefined {
  if (typeof deviceTime !== 'string') return undefined;
  const at = Date.parse(deviceTime);
  return Number.isNaN(at) ? undefined : now().getTime() - at;
}

/** The request of a call as the contract has it, defaults filled in. Throws {@link InvalidRequest}. */
function checkedInput(call: Call, request: FastifyRequest): unknown {
  const result = call.request().safeParse(given(call, request), { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidRequest(rawIssues(result.error.issues));
}

function given(call: Call, request: FastifyRequest): unknown {
  if (call.method === 'GET') {
    const asked = { ...(request.query as object), ...(request.params as object) };
    const lastEventId = call.reply === 'stream' ? request.headers['last-event-id'] : undefined;
    return lastEventId === undefined ? asked : { ...asked, lastEventId };
  }
  return parsedJson(request);
}

/** Bodies arrive as bytes, so that what is wrong with them is said after what is wrong with the caller. */
function parsedJson({ body, headers }: FastifyRequest): unknown {
  if (!Buffer.isBuffer(body)) throw invalid('', 'required');
  const text = jsonText(body, /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1]);
  if (text === undefined) throw invalid('', 'encoding');
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('', 'format');
  }
}

/** Written as its sender says, else as UTF-8 or as its byte order mark says; nothing is guessed. */
function jsonText(body: Buffer, charset: string | undefined): string | undefined {
  if (charset === undefined) {
    const found = decodeText(body);
    return found?.encoding === 'gb18030' ? undefined : found?.text;
  }
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
