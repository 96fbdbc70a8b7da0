/** So many files are asked for in one go: a hundred of them would hold up a finger. */
const atOnce = 4;

/** Longest wait for a script chunk, and so for each of its files. */
export const chunkTimeoutMs = 120_000;

/**
 * Takes the place of the build tool's own loader of chunks (see `vite/own-preload.ts`). A browser that once failed to
 * import a script never asks for it again while the page lives, so a chunk is imported only when all of its files have
 * arrived: fetching them may fail and be tried anew as often as it takes.
 */
export async function preloadParts<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  from: string = document.baseURI,
): Promise<T> {
  const urls = new Set(files.map((file) => new URL(file, from).href));
  const coming: Promise<void>[] = [];
  let asked = 0;
  for (const url of urls) {
    if (!arriving.has(url)) asked += 1;
    coming.push(arrive(url));
    if (asked === atOnce) {
      asked = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  await Promise.all(coming);
  return load().catch((error: unknown) => {
    throw new UnrunnablePart(error);
  });
}

/** All of a part has arrived, and this browser does not run it: asking for it again would not help. */
export class UnrunnablePart extends Error {
  constructor(cause: unknown) {
    super('A part of the app does not run in this browser.', { cause });
    this.name = 'UnrunnablePart';
  }
}

const arriving = new Map<string, Promise<void>>();

function arrive(url: string): Promise<void> {
  const known = arriving.get(url);
  if (known) return known;
  const coming = url.endsWith('.css') ? style(url) : script(url);
  arriving.set(url, coming);
  coming.catch(() => arriving.delete(url));
  return coming;
}

/** What the page began with is there. */
async function script(url: string): Promise<void> {
  if (!begunWith().has(url)) await fetchScript(url);
}

/** Brings a script into the browser's cache, from where an import or a worker takes it. */
export async function fetchScript(url: string): Promise<void> {
  // A request that hangs would be joined by every later try, and hold one of the few connections.
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), chunkTimeoutMs);
  try {
    const reply = await fetch(url, { credentials: 'same-origin', signal: giveUp.signal });
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
    await reply.arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

let scriptsOfPage: ReadonlySet<string> | undefined;

function begunWith(): ReadonlySet<string> {
  scriptsOfPage ??= new Set(
    [
      ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
        'script[src], link[rel="modulepreload"]',
      ),
    ].map((each) => ('href' in each ? each.href : each.src)),
  );
  return scriptsOfPage;
}

function style(url: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...links].some(({ href, sheet }) => href === url && sheet !== null)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error(`${url} did not load.`));
    };
    const timer = setTimeout(fail, chunkTimeoutMs);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    link.addEventListener('error', fail);
    document.head.append(link);
  });
}
