import { connect } from 'node:net';

/** What came of knocking at a port: open, closed by the device itself, or no answer in time. */
export interface Knock {
  readonly port: number;
  readonly state: 'open' | 'closed' | 'silent';
  readonly latencyMs?: number;
}

/** Tries to connect to a port of an address and lets go at once; `signal` ends the wait for an answer. */
export function knock(address: string, port: number, signal: AbortSignal): Promise<Knock> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    const end = (state: Knock['state']): void => {
      socket.destroy();
      signal.removeEventListener('abort', giveUp);
      const latencyMs = Math.round(performance.now() - began);
      resolve(state === 'silent' ? { port, state } : { port, state, latencyMs });
    };
    const giveUp = (): void => end('silent');
    signal.addEventListener('abort', giveUp);
    socket.once('connect', () => end('open'));
    // A refusal is an answer of the device; everything else comes from the network on the way.
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'closed' : 'silent'),
    );
  });
}
