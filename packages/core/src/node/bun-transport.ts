import { fetchTransport, type Transport } from '../client/transport.ts';

/**
 * The same for Bun, which puts a part of its own in undici's place that has no pools. Bun's `fetch` keeps connections,
 * takes a proxy, and reads that of the environment by itself.
 */
export function bunTransport(proxy?: string): { transport: Transport; close(): Promise<void> } {
  if (proxy !== undefined) checkProxy(proxy);
  const send = fetchTransport((url, init) => fetch(url, { ...init, proxy } as RequestInit));
  const streams = new AbortController();
  const calls = new Set<Promise<unknown>>();
  return {
    async transport(request) {
      if (request.stream)
        return send({ ...request, signal: AbortSignal.any([request.signal, streams.signal]) });
      const call = send(request);
      calls.add(call);
      try {
        return await call;
      } finally {
        calls.delete(call);
      }
    },
    async close() {
      streams.abort();
      await Promise.allSettled(calls);
    },
  };
}

function checkProxy(proxy: string): void {
  const isHttp = URL.canParse(proxy) && /^https?:$/.test(new URL(proxy).protocol);
  if (!isHttp) throw wrongProxy('proxy');
}

/** The error of a proxy that is no address. It tells neither the value nor the platform's own words, which may hold a password. */
export function wrongProxy(setting: string): TypeError {
  return new TypeError(`${setting} has to be an address such as "http://proxy.example.com:3128"`);
}
