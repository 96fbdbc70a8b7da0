import * as http from 'node:http';
import * as https from 'node:https';
import type { Transport, TransportReply } from '@svcdesk/core';

/** A transport over node:http and node:https; with an environment, through the proxy that it names. */
export function nodeHttp(proxyEnv?: NodeJS.ProcessEnv): Transport {
  return ({ url, method, headers, body, signal }) => {
    const target = new URL(url);
    const { request, Agent } = target.protocol === 'https:' ? https : http;
    const text = typeof body === 'string' ? body : '';
    // The length is given so that the body is not cut into chunks, which some gateways do not take.
    const options = {
      method,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(text) },
      signal,
      agent: proxyEnv && new Agent({ proxyEnv }),
    };
    return new Promise((resolve, reject) => {
      request(target, options, (reply) => resolve(replyOf(reply)))
        .on('error', reject)
        .end(text);
    });
  };
}

function replyOf(reply: http.IncomingMessage): TransportReply {
  return {
    status: reply.statusCode ?? 0,
    header: (name) => [reply.headers[name.toLowerCase()]].flat()[0] ?? null,
    text: async () => (await bytesOf(reply)).toString('utf8'),
    blob: async () => new Blob([new Uint8Array(await bytesOf(reply))]),
  };
}

async function bytesOf(reply: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
