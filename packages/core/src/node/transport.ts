import { type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import type { Transport } from '../client/transport.ts';

/** How the Node transport is made. */
export interface NodeTransportOptions {
  /** Connections kept open to the server. Default 16. */
  connections?: number;
  /** Milliseconds to wait for a connection. Default 5 000. */
  connectTimeoutMs?: number;
  /** Go through the proxy of HTTP_PROXY, HTTPS_PROXY and NO_PROXY. Default false. */
  useProxyFromEnvironment?: boolean;
}

/** A transport that can be closed, so that a program ends. */
export interface NodeTransport {
  transport: Transport;
  close(): Promise<void>;
}

/**
 * Keep-alive transport for Node over an undici pool: about three times the calls per second of global fetch.
 *
 * @example
 * const { transport, close } = nodeTransport('http://127.0.0.1:8700');
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8700', transport });
 */
export function nodeTransport(baseUrl: string, options: NodeTransportOptions = {}): NodeTransport {
  const { origin } = new URL(baseUrl);
  const common = {
    connections: options.connections ?? 16,
    pipelining: 1,
    connect: { timeout: options.connectTimeoutMs ?? 5000 },
  };
  const dispatcher: Dispatcher = options.useProxyFromEnvironment
    ? new EnvHttpProxyAgent(common)
    : new Pool(origin, common);
  return {
    async transport({ url, body, ...request }) {
      const reply = await dispatcher.request({
        ...request,
        origin,
        path: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
        body: body as Dispatcher.DispatchOptions['body'],
      });
      return {
        status: reply.statusCode,
        header: (name) => [reply.headers[name.toLowerCase()]].flat()[0] ?? null,
        text: () => reply.body.text(),
        blob: () => reply.body.blob(),
      };
    },
    close: () => dispatcher.close(),
  };
}
