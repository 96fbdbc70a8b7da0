/** Asks the worker to bring what is missing still. */
export const finishMessage = 'finish';

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
  /** Brings what is missing, and then forgets the builds that nobody needs any more. */
  finish(): Promise<void>;
  /** Drops all builds but this one, once it is whole, and the one before: a page of that may still be open. */
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
  /** Stands in the cache of a build that opens the app already and lacks files still. */
  const unfinished = addressOf('unfinished');
  let finishing: Promise<void> | undefined;

  const own = () => caches.open(cacheName);
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const isIn = async (name: string, address: string) =>
    (await (await caches.open(name)).match(address)) !== undefined;
  const isWhole = async (name: string) => (await isIn(name, page)) && !(await isIn(name, unfinished));

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

  async function bring(files: readonly string[]): Promise<void> {
    const cache = await own();
    const addresses = files.map(addressOf).values();
    const bringNext = async () => {
      for (const address of addresses) {
        if (await cache.match(address)) continue;
        const had = isHashed(address) ? await caches.match(address) : undefined;
        await cache.put(address, had ?? (await fetched(address)));
      }
    };
    await Promise.all(Array.from({ length: keptAtOnce }, bringNext));
  }

  /** The page last: with it this build opens. The server may have been given another build meanwhile. */
  async function bringPage(): Promise<void> {
    if (await isIn(cacheName, page)) return;
    const reply = await fetched(page, { cache: 'no-cache' });
    const parts = [...(await reply.clone().text()).matchAll(named)].map(([, file]) => file ?? '');
    if (parts.length === 0 || !parts.every((file) => known.has(addressOf(file))))
      throw new Error('The server has a page of another build.');
    await (await own()).put(page, reply);
  }

  async function forget(): Promise<void> {
    if (!(await isWhole(cacheName))) return;
    const others = (await names()).filter((name) => name !== cacheName);
    const opened = await Promise.all(others.map((name) => isIn(name, page)));
    const before = others.filter((_, place) => opened[place]).at(-1);
    await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
  }

  async function bringMissing(): Promise<void> {
    if (await isWhole(cacheName)) return;
    await bring(all);
    await bringPage();
    await (await own()).delete(unfinished);
    await forget();
  }

  return {
    async begin() {
      const cache = await own();
      const whole = await Promise.all((await names()).map(isWhole));
      const isFirst = !whole.includes(true);
      if (isFirst) await cache.put(unfinished, new Response());
      await bring(isFirst ? build.first : all);
      await bringPage();
    },
    finish() {
      finishing ??= bringMissing().finally(() => {
        finishing = undefined;
      });
      return finishing;
    },
    forget,
    has: (address) => known.has(address),
    async openPage(request) {
      try {
        const reply = await within(fetch(request), pageWaitMs);
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

async function within(work: Promise<Response>, limitMs: number): Promise<Response> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network is too slow.')), limitMs);
  });
  return Promise.race([work, late]);
}
