import { fetchTransport, type Transport } from '../client/transport.ts';

/**
 * The same for Bun, which puts a part of its own in undici's place that has no pools. Bun's `fetch` keeps connections
 * and reads the proxy of the environment by itself.
 */
export function bunTransport(): { transport: Transport; close(): Promise<void> } {
  const send = fetchTransport();
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
