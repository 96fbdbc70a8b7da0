import type { Transport } from '@svcdesk/core';

/** The transport of a run; what it takes is loaded with the first call. */
export function transportFor(env: NodeJS.ProcessEnv): Transport {
  let loading: Promise<Transport> | undefined;
  return async (request) => {
    loading ??= import('./http-transport.ts').then(({ httpTransport }) => httpTransport(env));
    return (await loading)(request);
  };
}
