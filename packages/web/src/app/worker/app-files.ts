/** Asks the worker to bring what is missing still. */
export const finishMessage = 'finish';
/** Its answer once nothing is. */
export const wholeMessage = 'whole';

/** What a build is made of, by names as they stand beside the worker. */
export interface Build {
  readonly name: string;
  /** Opens the app, and all that a person begins with and works in without a network. */
  readonly first: readonly string[];
  readonly rest: readonly string[];
}

/** What the worker stands on; a browser may refuse any of it. */
export interface FilesHost {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly addressOf: (file: string) => string;
}

/** The files of one build on the device. */
export interface AppFiles {
  /**
   * Brings what has to be here before this build takes over: the first files on a device that has none, and all of them
   * where another build is whole, for nobody who could open a screen without a network yesterday may lose it today.
   * Begun anew it goes on where it was cut off.
   */
  begin(): Promise<void>;
  /** Brings what is missing. */
  finish(): Promise<void>;
  /**
   * Drops the builds that came before this one, once it is whole, but the last of them: a page of that may still be
   * open. A newer one may just be coming and is left alone.
   */
  forget(): Promise<void>;
  has(address: string): boolean;
  /** The page as the server has it; as it was kept when there is no network or no server behind it. */
  openPage(request: Request): Promise<Response>;
  openFile(request: Request): Promise<Response>;
}

const cachePrefix = 'svcdesk-';
/** One by one takes minutes where every answer is slow; all at once would hold up what the person opens meanwhile. */
const keptAtOnce = 8;
/** A network that answers no sooner is as good as none: the app opens from here. */
const pageWaitMs = 4_000;
/** Scripts and styles that a page of ours names. */
const named = /"\.\/(assets\/[^"]+\.(?:js|css))"/g;

/** Whether the name changes with what is in the file: what another build has brought under it is the same. */
const isHashed = (address: string) => address.includes('/assets/');

/** Each build has a cache of its own, so that a page never gets parts of another. */
export function appFiles(build: Build, { caches, fetch, addressOf }: FilesHost): AppFiles {
  const cacheName = `${cachePrefix}${build.name}`;
  const all = [...build.first, ...build.rest];
  const known = new Set(all.map(addressOf));
  const page = addressOf('./');
  /** Stands in the cache of a build from the beginning until all its files are there. */
  const unfinished = addressOf('unfinished');
  /** Takes its place once all of them were seen in that cache. */
  const whole = addressOf('whole');
  let finishing: Promise<void> | undefined;

  const own = () => caches.open(cacheName);
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const isIn = async (name: string, address: string) =>
    (await (await caches.open(name)).match(address)) !== undefined;
  const isWhole = (name: string) => isIn(name, whole);
  /** Whether every screen of a build may open without a network: workers up to version 0.1.0 did not write `whole`. */
  const mayBeWhole = async (name: string) =>
    (await isWhole(name)) || ((await isIn(name, page)) && !(await isIn(name, unfinished)));

  /** Of this build, else of another; a device whose caches do not answer has the network. */
  async function find(address: string): Promise<Response | undefined> {
    try {
      const found = await (await own()).match(address);
      return found ?? (isHashed(address) ? await caches.match(address) : undefined);
    } catch {
      return undefined;
    }
  }

  /** A file as it is: a gateway that leads elsewhere to sign in has not sent it. */
  async function fetched(address: string, options: RequestInit = {}): Promise<Response> {
    // What the person opens meanwhile goes first.
    const reply = await fetch(new Request(address, { priority: 'low', ...options }));
    if (!reply.ok || reply.redirected) throw new Error(`${address} answered ${reply.status}.`);
    return reply;
  }

  /** The server may have been given another build meanwhile. */
  async function fetchPage(): Promise<Response> {
    const reply = await fetched(page, { cache: 'no-cache' });
    const parts = [...(await reply.clone().text()).matchAll(named)].map(([, file]) => file ?? '');
    if (parts.length === 0 || !parts.every((file) => known.has(addressOf(file))))
      throw new Error('The server has a page of another build.');
    return reply;
  }

  /** Brings files, and the page last: with it this build opens. Gives the cache in which all of them were seen. */
  async function bring(files: readonly string[]): Promise<Cache> {
    const cache = await own();
    if (!(await isWhole(cacheName))) await cache.put(unfinished, new Response());
    const addresses = files.map(addressOf);
    const left = addresses.values();
    const bringNext = async () => {
      for (const address of left) {
        if (await cache.match(address)) continue;
        const had = isHashed(address) ? await caches.match(address) : undefined;
        await cache.put(address, had ?? (await fetched(address)));
      }
    };
    // What else is on its way is waited for: the browser may end a worker that says it has done.
    const ends = await Promise.allSettled(Array.from({ length: keptAtOnce }, bringNext));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (!(await cache.match(page))) await cache.put(page, await fetchPage());
    // Had the browser deleted the cache meanwhile, all went into one that nobody finds any more.
    const kept = await own();
    for (const address of [...addresses, page])
      if (!(await kept.match(address))) throw new Error(`${address} was not kept.`);
    return kept;
  }

  async function bringAll(): Promise<void> {
    if (await isWhole(cacheName)) return;
    const cache = await bring(all);
    await cache.put(whole, new Response());
    await cache.delete(unfinished);
  }

  return {
    async begin() {
      const others = await Promise.all((await names()).map(mayBeWhole));
      if (others.includes(true)) await bringAll();
      else await bring(build.first);
    },
    finish() {
      finishing ??= bringAll().finally(() => {
        finishing = undefined;
      });
      return finishing;
    },
    async forget() {
      if (!(await isWhole(cacheName))) return;
      // In the order in which they came.
      const kept = await names();
      const older = kept.slice(0, kept.indexOf(cacheName));
      const opened = await Promise.all(older.map((name) => isIn(name, page)));
      const before = older.filter((_, place) => opened[place]).at(-1);
      await Promise.all(older.filter((name) => name !== before).map((name) => caches.delete(name)));
    },
    has: (address) => known.has(address),
    async openPage(request) {
      try {
        const reply = await withTimeout(fetch(request), pageWaitMs);
        return reply.status < 500 ? reply : ((await find(page)) ?? reply);
      } catch (error) {
        const reply = await find(page);
        if (reply) return reply;
        throw error;
      }
    },
    openFile: async (request) => (await find(request.url)) ?? (await fetch(request)),
  };
}

async function withTimeout(work: Promise<Response>, limitMs: number): Promise<Response> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network is too slow.')), limitMs);
  });
  return Promise.race([work, late]);
}
