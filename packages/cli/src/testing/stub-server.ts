import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ErrorCode, errorRow, okStatus } from '@svcdesk/core';
import { type Call, domains, isCall } from '@svcdesk/core/contract';
import { now } from './samples.ts';

/** A refusal as the envelope carries it. */
export interface Refusal {
  code: ErrorCode;
  msg?: string;
  details?: { reason?: string; issues?: { path: string; code: string; text: string }[] };
  retryAfterSeconds?: number;
}

/** What an older server says to a call that it does not know. */
export const unknownCall = { isUnknown: true };

/** A connection that breaks off once the request has come. */
export const cutOff = { isCut: true };

/** What was asked of the server. */
export interface Asked {
  callId: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Answers a call with its data, or refuses it. */
export type Answer = (asked: Asked) => unknown;

/** Makes a refusal of an answer. */
export function refuse(code: ErrorCode, parts: Omit<Refusal, 'code'> = {}): { refusal: Refusal } {
  return { refusal: { code, ...parts } };
}

/** A server on loopback that speaks the envelope; every request and reply must fit the contract. */
export interface StubServer {
  readonly url: string;
  readonly asked: Asked[];
  /** Ids of the calls made, in order. */
  calls(): string[];
  close(): Promise<void>;
}

const calls = Object.values(domains)
  .flatMap((domain): unknown[] => Object.values(domain))
  .filter(isCall);

/** Starts a {@link StubServer} that answers calls by their id; one without an answer is not found. */
export async function startStubServer(answers: Record<string, Answer>): Promise<StubServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
    const call = calls.find(
      ({ method, path }) => method === request.method && pathPattern(path).test(pathname),
    );
    const body = {
      ...pathPattern(call?.path ?? '').exec(pathname)?.groups,
      ...Object.fromEntries(searchParams),
      ...(await bodyOf(request)),
    };
    const replied = call ? replyTo(call, body, request, asked, answers) : unknownPath();
    if ('isCut' in replied) return void request.socket.destroy();
    const { status, headers, text } = replied;
    const own = { 'Content-Type': 'application/json', 'X-Request-Id': 'req-1', Date: now.toUTCString() };
    reply.writeHead(status, { ...own, ...headers });
    reply.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    calls: () => asked.map(({ callId }) => callId),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A sample that does not fit the contract is a fault of the test, reported as a server would report its own. */
function replyTo(...parts: Parameters<typeof answerTo>) {
  try {
    return answerTo(...parts);
  } catch (error) {
    return envelopeOf(refuse('internal', { msg: String(error) }));
  }
}

function answerTo(
  call: Call,
  body: Record<string, unknown>,
  { headers }: IncomingMessage,
  asked: Asked[],
  answers: Record<string, Answer>,
) {
  const entry = { callId: call.id, headers, body };
  asked.push(entry);
  const fits = call.request().safeParse(body);
  if (!fits.success)
    return envelopeOf({ refusal: { code: 'badRequest', msg: JSON.stringify(fits.error.issues) } });
  const answer = answers[call.id]?.(entry) ?? refuse('notFound');
  if (answer === unknownCall) return unknownPath();
  if (answer === cutOff) return cutOff;
  if (typeof answer === 'object' && answer !== null && 'refusal' in answer) {
    return envelopeOf(answer as { refusal: Refusal });
  }
  if (call.reply === 'file')
    return { status: 200, headers: { 'Content-Type': 'application/octet-stream' }, text: String(answer) };
  const data = call.data().parse(answer);
  if (call.reply === 'json') return { status: 200, headers: {}, text: JSON.stringify(data) };
  return { status: 200, headers: {}, text: JSON.stringify({ status: okStatus, data, msg: '' }) };
}

function envelopeOf({ refusal: { code, msg = code, details, retryAfterSeconds } }: { refusal: Refusal }) {
  const { status, errorCode, http = 200 } = errorRow(code);
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return { status: http, headers, text: JSON.stringify({ status, errorCode, msg, data: details ?? null }) };
}

function unknownPath() {
  return { status: 404, headers: {}, text: JSON.stringify({ status: 10404, msg: 'unknown path' }) };
}

/** What matches a path, with a group for each of its parameters. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString('utf8') || '{}');
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}
