import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureReply } from './envelope.ts';
import type { FileReply } from './handler.ts';
import { fileHeaders } from './security-headers.ts';

/** Shorter bodies fit one packet as they are. */
const worthCompressing = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// The lowest levels shrink JSON to a fifth already; higher ones cost more time than they save on the line.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const zipOptions = { level: 4 };

/** Sends JSON text, compressed when the reader takes that and it is long enough. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): FastifyReply | Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8');
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined || body.length < worthCompressing) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  if (accepted.includes('br')) return sendCompressed(reply, 'br', brotli(body, brotliOptions));
  if (accepted.includes('gzip')) return sendCompressed(reply, 'gzip', zip(body, zipOptions));
  return reply.send(body);
}

async function sendCompressed(
  reply: FastifyReply,
  encoding: string,
  compressed: Promise<Buffer>,
): Promise<FastifyReply> {
  const bytes = await compressed;
  return reply.header('content-encoding', encoding).send(bytes);
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: FailureReply,
): FastifyReply | Promise<FastifyReply> {
  reply.code(failure.httpStatus);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return sendJson(request, reply, failure.body);
}

export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  return reply.headers(fileHeaders(file)).send(file.body);
}
