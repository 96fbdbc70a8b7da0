import { bundleServerIfStale } from './server-bundle.ts';
import { buildWebAppIfStale } from './web-app.ts';

/** Builds what `start` runs, where it is stale: the server, and the web app that it serves; resolves to the entry. */
export async function buildStarted(): Promise<string> {
  const [entry] = await Promise.all([bundleServerIfStale(), buildWebAppIfStale()]);
  return entry;
}
