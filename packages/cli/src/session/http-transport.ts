import { once } from 'node:events';
import * as http from 'node:http';
import { Readable } from 'node:stream';
import type { Transport, TransportReply } from '@svcdesk/core';
import type { Progress } from './progress.ts';

/** Shows how far a file has come, at a terminal; loaded on use. */
export type Watched = (work: 'sending' | 'receiving') => Promise<Progress | undefined>;

/** Names of the environment that name proxies, in either case. */
const proxyNames = /^(https?|all)_proxy$/i;

/**
 * The transport of a run over Node's own http and https, with connections kept open. Global fetch takes two and a
 * half times as long to start as Node itself.
 */
export function httpTransport(env: NodeJS.ProcessEnv, watched?: Watched): Transport {
  const hasProxy = Object.keys(env).some((name) => proxyNames.test(name) && env[name]);
  return async ({ url, method, headers, body, signal, stream }) => {
    // To load the parts of https takes as long as a tenth of a short run.
    const { request } = url.startsWith('https:') ? await import('node:https') : http;
    const sent = await written(body);
    // The length is given so that the body is not cut into chunks, which some gateways do not take.
    const options = {
      method,
      headers: { ...headers, ...sent.headers, 'Content-Length': sent.bytes.length },
      signal,
      agent: hasProxy ? (await import('./proxy-agent.ts')).proxyAgent(url) : undefined,
    };
    return new Promise((resolve, reject) => {
      const send = (first?: Error) => {
        const outgoing = request(url, options, (reply) => resolve(replyOf(reply, stream, watched)));
        // A connection that was kept may have been closed by the other end just now, so it is tried once more. If that
        // fails too, the first failure is told: the request may have arrived by then, whatever the last try met.
        outgoing.on('error', (error) =>
          outgoing.reusedSocket && !signal.aborted ? send(first ?? error) : reject(first ?? error),
        );
        if (typeof body === 'object' && watched) void writeChunks(sent.bytes, outgoing, watched);
        else outgoing.end(sent.bytes);
      };
      send();
    });
  };
}

async function written(
  body: string | FormData | undefined,
): Promise<{ bytes: Buffer; headers?: Record<string, string> }> {
  if (typeof body !== 'object') return { bytes: Buffer.from(body ?? '') };
  // The platform knows how its own forms are written.
  const form = new Response(body);
  return {
    bytes: Buffer.from(await form.arrayBuffer()),
    headers: { 'Content-Type': form.headers.get('content-type') ?? '' },
  };
}

/** Bytes that are handed to the line at once, where their progress is shown. */
const pieceBytes = 65_536;

/** Hands over a file piece by piece, as fast as the line takes it. */
async function writeChunks(bytes: Buffer, outgoing: http.ClientRequest, watched: Watched): Promise<void> {
  const progress = await watched('sending');
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      if (!outgoing.write(bytes.subarray(at, at + pieceBytes))) await once(outgoing, 'drain');
      progress?.at(Math.min(at + pieceBytes, bytes.length), bytes.length);
    }
    outgoing.end();
  } catch {
    // The request gets the same error, and reports it.
  } finally {
    progress?.end();
  }
}

function replyOf(reply: http.IncomingMessage, stream = false, watched?: Watched): TransportReply {
  const header = (name: string) => [reply.headers[name.toLowerCase()]].flat()[0] ?? null;
  return {
    status: reply.statusCode ?? 0,
    header,
    // Only endless replies are read as a stream; all others are read whole.
    ...(stream && { body: Readable.toWeb(reply) as TransportReply['body'] }),
    text: async () => (await bytesOf(reply)).toString('utf8'),
    blob: async () =>
      new Blob([new Uint8Array(await bytesOf(reply, await watched?.('receiving')))], {
        type: header('content-type') ?? '',
      }),
  };
}

async function bytesOf(reply: http.IncomingMessage, progress?: Progress): Promise<Buffer> {
  const parts: Buffer[] = [];
  const total = Number(reply.headers['content-length'] ?? 0) || undefined;
  let count = 0;
  try {
    for await (const part of reply) {
      count += (part as Buffer).length;
      parts.push(part as Buffer);
      progress?.at(count, total);
    }
  } finally {
    progress?.end();
  }
  return Buffer.concat(parts);
}
