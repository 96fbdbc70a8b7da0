import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildStarted } from '../build/started.ts';
import { endWithNpx } from '../process/launcher.ts';
import { restartAsServer } from '../server/server-process.ts';

/**
 * Builds what is stale and becomes the server: in this same process, so that signals reach it as they are.
 * Settings come from the environment; what the server prints tells the address and the demo accounts.
 */
export async function run(): Promise<void> {
  restartAsServer();
  endWithNpx();
  await import(pathToFileURL(await buildStarted()).href);
  // Node writes its cache of compiled code when a process ends in peace, which a server may never do.
  setTimeout(flushCompileCache, 3000).unref();
}
