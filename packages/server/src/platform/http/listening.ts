import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../db/index.ts';
import type { Settings } from '../settings/settings.ts';

type Address = Pick<Settings, 'host' | 'port'>;

const otherHost =
  'Set HOST to an address of this machine: 127.0.0.1 for it alone, or 0.0.0.0 for all networks';

/** Why a server cannot listen there, and what to do; undefined for errors of other kinds. */
function explain(code: string, { host, port }: Address): string | undefined {
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", a name that no address is found for. ${otherHost}.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `HOST is "${host}", which is no address of this machine. ${otherHost}.`;
    case 'EADDRINUSE':
      return `The port ${port} is taken by another program; set PORT to a free one.`;
    case 'EACCES':
      return `PORT is ${port}, which this user may not listen on; set PORT to one above 1023.`;
  }
}

/** Listens as `listen` does; where that cannot be, the {@link StartError} names the setting that is in the way. */
export async function explainListening<T>(address: Address, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const said = explain((error as NodeJS.ErrnoException).code ?? '', address);
    throw said === undefined ? error : new StartError(said, { cause: error });
  }
}

/** Listens for a moment, so that a wrong address is told before anything is made. */
export async function tryListening({ host, port }: Address): Promise<void> {
  const trial = createServer((caller) => caller.destroy());
  trial.listen({ host, port });
  await once(trial, 'listening');
  trial.close();
  await once(trial, 'close');
}
