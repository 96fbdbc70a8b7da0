import type { Transport } from '@svcdesk/core';
import type { Watched } from './http-transport.ts';
import type { ProgressContext } from './progress.ts';

/** The transport of a run; what it takes is loaded with the first call. */
export function transportFor(env: NodeJS.ProcessEnv, context?: ProgressContext): Transport {
  let loading: Promise<Transport> | undefined;
  return async (request) => {
    loading ??= import('./http-transport.ts').then(({ httpTransport }) =>
      httpTransport(env, context && watchedBy(context)),
    );
    return (await loading)(request);
  };
}

/** Shows how far files have come, at a terminal. */
function watchedBy(context: ProgressContext): Watched {
  return async (work) => {
    if (!context.terminal.showsProgress) return undefined;
    return (await import('./progress.ts')).progressOf(work, context);
  };
}
