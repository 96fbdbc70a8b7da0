import { Readable } from 'node:stream';
import { type ErrorCode, errorRow } from '@svcdesk/core';
import { type Locale, locales } from '@svcdesk/core/phrases';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type FailureReply, failureReply } from './envelope.ts';
import type { FileReply } from './handler.ts';

/**
 * Whether a reader has what is tagged so, by its If-None-Match (RFC 9110, section 13.1.2): it names several or any by `*`, and a weak
 * tag is as good as a strong one. Tags of this server hold no commas.
 */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

const maxHeaderLength = 300;

/** By language alone: who wishes for any Chinese is served ours. */
const byLanguage = new Map(locales.map((locale) => [locale.split('-')[0] ?? locale, locale]));
const languages = [...byLanguage.keys()];

/** The language of ours that a reader likes best, Chinese when they name none of them. */
export function localeOf(acceptLanguage = ''): Locale {
  const headers = { 'accept-language': acceptLanguage.slice(0, maxHeaderLength) };
  const liked = acceptLanguage && new Negotiator({ headers }).language(languages);
  return byLanguage.get(liked || '') ?? 'zh-CN';
}

/** Sends text that is JSON already. */
export function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a call was answered with when it was not done, for logs and figures. */
    refused: Pick<FailureReply, 'code' | 'status'> | undefined;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other programs may open it by its address alone: they go by the status and know nothing of envelopes. */
    byAddress?: boolean;
  }
}

const addressStatus: Partial<Record<ErrorCode, number>> = {
  badRequest: 400,
  noPermission: 403,
  notAllowed: 403,
  notFound: 404,
};

/** The status of a refusal to a client that came by an address alone, without a token; undefined for all others. */
function byAddressAlone(
  { routeOptions, headers, query }: FastifyRequest,
  code: ErrorCode,
): number | undefined {
  if (!routeOptions.config.byAddress || headers.token) return undefined;
  // A link is made for a few minutes: it was right once, and will not be again.
  if (code === 'tokenExpired' && (query as { link?: unknown }).link !== undefined) return 410;
  return errorRow(code).kind === 'session' ? 401 : addressStatus[code];
}

/** Answers with a refusal or failure, by its own transport status unless another is given. */
export function sendFailure(reply: FastifyReply, error: unknown, httpStatus?: number): FastifyReply {
  const { request } = reply;
  const failure = failureReply(error, localeOf(request.headers['accept-language']), request.id);
  request.refused = failure;
  reply.code(httpStatus ?? byAddressAlone(request, failure.code) ?? failure.httpStatus);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return sendJson(reply, failure.body);
}

export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const { request } = reply;
  const { etag, hasParts, part } = file;
  if (etag) reply.header('etag', etag);
  if (hasParts) reply.header('accept-ranges', 'bytes');
  const isHad = etag !== undefined && hasAlready(request.headers['if-none-match'], etag);
  if (isHad || request.method === 'HEAD') letGo(file.body);
  if (isHad) return sendNothingNew(reply.header('cache-control', 'no-store'));
  if (part) {
    const which = part.range ? `${part.range.start}-${part.range.end}` : '*';
    reply.code(part.range ? 206 : 416).header('content-range', `bytes ${which}/${part.of}`);
  }
  return reply
    .headers({
      // On a shared phone or in a proxy it would outlive the right to read it.
      'cache-control': 'no-store',
      'content-disposition': dispositionOf(file),
      ...(file.size !== undefined && { 'content-length': file.size }),
      'content-type': file.type,
    })
    .send(request.method === 'HEAD' ? noBytes() : file.body);
}

/** Tells a reader that what it has is still the same. */
export function sendNothingNew(reply: FastifyReply): FastifyReply {
  return reply.code(304).send(reply.request.method === 'HEAD' ? noBytes() : undefined);
}

/** By HEAD: for no body at all Fastify would say that it has no bytes by GET. */
const noBytes = (): Readable => Readable.from([]);

/** Closes a body that is not sent. */
function letGo(body: FileReply['body']): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}

/** Server-sent events, as they come: no proxy may hold them back. */
export function sendStream(reply: FastifyReply, body: Readable): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(body);
}

/** Whether a file is shown or saved, and its name with every character it has. */
export function dispositionOf({ name, show }: Pick<FileReply, 'name' | 'show'>): string {
  return contentDisposition(name.toWellFormed(), { type: show ? 'inline' : 'attachment' });
}
