import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const named = /<meta name="build" content="([^"]+)"/;

/**
 * Tells which build of the web app is served, as its page names it. Read again once the page has changed, so that a
 * build laid under a running server is noticed, too.
 */
export function createWebBuild(folder: string | undefined): () => Promise<string | undefined> {
  let known: { changedMs: number; name: string | undefined } | undefined;
  return async () => {
    if (folder === undefined) return undefined;
    const page = join(folder, 'index.html');
    try {
      const { mtimeMs: changedMs } = await stat(page);
      if (known?.changedMs !== changedMs) {
        known = { changedMs, name: named.exec(await readFile(page, 'utf8'))?.[1] };
      }
      return known.name;
    } catch {
      // No web app is served here, or it is being replaced this moment.
      return undefined;
    }
  };
}
