import { connect } from 'node:net';
import type { Transport, TransportReply, TransportRequest } from '@svcdesk/core';
import { ReplyReader } from './reply-reader.ts';

/**
 * Plain http over a socket of its own, one connection a call. Only loading node:http takes as long as the rest of
 * a short command together, and of HTTP/1.1 a call needs no more than this: one request with a known length, one
 * reply.
 */
export const plainHttp: Transport = (request) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(request.url);
    const reader = new ReplyReader();
    const socket = connect({ host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || 80 });
    const { signal } = request;
    const abort = () => socket.destroy(new Error('The call was ended.'));
    signal.addEventListener('abort', abort, { once: true });
    const settle = () => {
      resolve(replyOf(reader));
      socket.destroy();
    };
    socket
      .on('data', (bytes: Buffer) => {
        try {
          if (reader.read(bytes)) settle();
        } catch (error) {
          socket.destroy(error as Error);
        }
      })
      .on('end', () => (reader.end() ? settle() : socket.destroy(new Error('The reply broke off.'))))
      .on('error', reject)
      .on('close', () => signal.removeEventListener('abort', abort));
    if (signal.aborted) abort();
    else socket.write(requestText(request));
  });

function requestText({ url, method, headers, body }: Omit<TransportRequest, 'signal'>): string {
  const { pathname, search, host } = new URL(url);
  const text = typeof body === 'string' ? body : '';
  const lines = Object.entries({
    ...headers,
    Host: host,
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(text)),
  }).map(([name, value]) => `${name}: ${headerValue(value)}`);
  return [`${method} ${pathname}${search} HTTP/1.1`, ...lines, '', text].join('\r\n');
}

/** A value must not begin another header: a token or key may come from the environment or a flag. */
function headerValue(value: string): string {
  if (/[^\t\x20-\x7e]/.test(value)) throw new TypeError('A header holds a character that it must not hold.');
  return value;
}

function replyOf(reader: ReplyReader): TransportReply {
  return {
    status: reader.status,
    header: (name) => reader.headers.get(name.toLowerCase()) ?? null,
    text: async () => reader.body().toString('utf8'),
    blob: async () => new Blob([new Uint8Array(reader.body())]),
  };
}
