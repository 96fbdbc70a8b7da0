import type { Agent, IncomingMessage, RequestOptions } from 'node:http';
import type { Transport, TransportReply } from '@svcdesk/core';
import { load } from '../host/load.ts';

/**
 * A transport over node:http: a third of what the platform's fetch costs to start. One connection a call or a
 * burst of them; nothing is kept open that would hold the process.
 */
export function httpTransport(env: NodeJS.ProcessEnv): Transport {
  return ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const { request } = target.protocol === 'https:' ? load('node:https') : load('node:http');
      const agent = proxyAgent(target, env);
      const options: RequestOptions = { method, headers, signal, ...(agent && { agent }) };
      if (body !== undefined && typeof body !== 'string') {
        throw new TypeError('The command line sends no forms.');
      }
      // The length is given so that the body is not cut into chunks, which some gateways do not take.
      if (body !== undefined) options.headers = { ...headers, 'Content-Length': Buffer.byteLength(body) };
      request(target, options, (reply) => resolve(replyOf(reply)))
        .on('error', reject)
        .end(body);
    });
}

function replyOf(reply: IncomingMessage): TransportReply {
  return {
    status: reply.statusCode ?? 0,
    header: (name) => [reply.headers[name.toLowerCase()]].flat()[0] ?? null,
    text: async () => (await bytesOf(reply)).toString('utf8'),
    blob: async () =>
      new Blob([new Uint8Array(await bytesOf(reply))], { type: reply.headers['content-type'] }),
  };
}

async function bytesOf(reply: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An agent that goes through the proxy of the environment, where one is named; Node decides by NO_PROXY. */
function proxyAgent({ protocol }: URL, env: NodeJS.ProcessEnv): Agent | undefined {
  const names = protocol === 'https:' ? ['HTTPS_PROXY', 'https_proxy'] : ['HTTP_PROXY', 'http_proxy'];
  if (!names.some((name) => env[name])) return undefined;
  const { Agent: AgentOf } = protocol === 'https:' ? load('node:https') : load('node:http');
  return new AgentOf({ proxyEnv: env });
}
