import { beforeEach, expect, test, vi } from 'vitest';
import { appFiles, type Build } from './app-files.ts';

const base = 'https://desk.example/app/';
const addressOf = (file: string) => new URL(file, base).href;

/** The caches of one device, as browsers keep them. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const rows = all.get(name) ?? new Map<string, Response>();
    all.set(name, rows);
    return {
      match: async (address: string) => rows.get(address)?.clone(),
      put: async (address: string, reply: Response) =>
        void rows.set(address, new Response(await reply.text())),
      delete: async (address: string) => rows.delete(address),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string) => {
      for (const rows of all.values()) if (rows.has(address)) return rows.get(address)?.clone();
      return undefined;
    },
  };
}

const pageOf = (build: Build) => `<script src="./${build.first[0]}"></script>`;
const one: Build = {
  name: 'one',
  first: ['assets/a1.js', 'assets/b.js'],
  rest: ['icon.svg', 'assets/c1.js'],
};
const two: Build = {
  name: 'two',
  first: ['assets/a2.js', 'assets/b.js'],
  rest: ['icon.svg', 'assets/c2.js'],
};

/** A server with one build at a time; what is asked of it, and what it has not. */
function server(build: Build) {
  const state = { build, asked: [] as string[], missing: new Set<string>(), isThere: true };
  const fetch = async ({ url }: Request) => {
    const file = url.slice(base.length);
    state.asked.push(file);
    if (!state.isThere) throw new TypeError('Failed to fetch');
    const files = [...state.build.first, ...state.build.rest].filter((each) => !state.missing.has(each));
    if (file === '') return new Response(pageOf(state.build));
    return files.includes(file)
      ? new Response(`${file} of ${state.build.name}`)
      : new Response('', { status: 404 });
  };
  return { state, fetch };
}

let caches: ReturnType<typeof memoryCaches>;
let state: ReturnType<typeof server>['state'];
let fetch: ReturnType<typeof server>['fetch'];

beforeEach(() => {
  caches = memoryCaches();
  ({ state, fetch } = server(one));
});

function filesOf(build: Build) {
  state.build = build;
  return appFiles(build, { caches: caches as unknown as CacheStorage, fetch, addressOf });
}

async function opened(files: ReturnType<typeof appFiles>, file: string): Promise<string> {
  const request = new Request(addressOf(file));
  const reply = await (file === './' ? files.openPage(request) : files.openFile(request));
  return reply.text();
}

async function install(build: Build): Promise<ReturnType<typeof appFiles>> {
  const files = filesOf(build);
  await files.begin();
  await files.finish();
  return files;
}

test('a device that has no build opens the app by the first files, and is given the others afterwards', async () => {
  const files = filesOf(one);
  await files.begin();
  expect(state.asked.toSorted()).toEqual(['', ...one.first].toSorted());
  state.asked = [];
  await files.finish();
  expect(state.asked.toSorted()).toEqual([...one.rest].toSorted());
  state.isThere = false;
  for (const file of ['./', ...one.first, ...one.rest]) expect(await opened(files, file)).toBeTruthy();
});

test('what was cut off goes on where it was, and asks for nothing that is there', async () => {
  state.missing.add('assets/c1.js');
  const files = filesOf(one);
  await files.begin();
  await expect(files.finish()).rejects.toThrow('assets/c1.js');
  state.missing.clear();
  state.asked = [];
  // The browser ended the worker meanwhile.
  await filesOf(one).finish();
  expect(state.asked).toEqual(['assets/c1.js']);
  await files.finish();
  expect(state.asked).toEqual(['assets/c1.js']);
});

test('a file that does not come holds up none that is on its way', async () => {
  state.missing.add('icon.svg');
  await begun(one);
  const files = appFiles(one, {
    caches: caches as unknown as CacheStorage,
    addressOf,
    fetch: async (request) => {
      if (request.url.endsWith('c1.js')) await new Promise((resolve) => setTimeout(resolve));
      return fetch(request);
    },
  });
  await expect(files.finish()).rejects.toThrow('icon.svg');
  state.isThere = false;
  expect(await opened(files, 'assets/c1.js')).toBe('assets/c1.js of one');
});

test('several pages that ask bring it once', async () => {
  const files = filesOf(one);
  await files.begin();
  state.asked = [];
  await Promise.all([files.finish(), files.finish()]);
  expect(state.asked.toSorted()).toEqual([...one.rest].toSorted());
});

test('a device with a whole build gets a newer one only when that is whole', async () => {
  const before = await install(one);
  state.missing.add('assets/c2.js');
  await expect(filesOf(two).begin()).rejects.toThrow('assets/c2.js');
  state.isThere = false;
  // The former worker is still in charge, and everything of it opens.
  expect(await opened(before, './')).toBe(pageOf(one));
  expect(await opened(before, 'assets/c1.js')).toBe('assets/c1.js of one');
  state.isThere = true;
  state.missing.clear();
  state.asked = [];
  const after = filesOf(two);
  await after.begin();
  expect(state.asked.toSorted()).toEqual(['', 'assets/c2.js']);
  state.isThere = false;
  expect(await opened(after, './')).toBe(pageOf(two));
  // A page of the build before may be open.
  expect(await opened(after, 'assets/c1.js')).toBe('assets/c1.js of one');
  // Its name says nothing of what is in it.
  expect(await opened(after, 'icon.svg')).toBe('icon.svg of two');
});

test('a build that is not whole yet gives way to a newer one as early as to none', async () => {
  await filesOf(one).begin();
  const after = filesOf(two);
  state.asked = [];
  await after.begin();
  expect(state.asked.toSorted()).toEqual(['', 'assets/a2.js']);
});

test('what an app before this one has begun gives way as early', async () => {
  const cache = await caches.open('svcdesk-earlier');
  await cache.put(addressOf('unfinished'), new Response());
  await cache.put(addressOf('assets/b.js'), new Response('b of earlier'));
  await cache.put(addressOf('./'), new Response('page of earlier'));
  await filesOf(two).begin();
  expect(state.asked.toSorted()).toEqual(['', 'assets/a2.js']);
});

test('what an app before this one has kept counts as whole', async () => {
  const cache = await caches.open('svcdesk-earlier');
  await cache.put(addressOf('assets/b.js'), new Response('b of earlier'));
  await cache.put(addressOf('./'), new Response('page of earlier'));
  await filesOf(two).begin();
  expect(state.asked.toSorted()).toEqual(['', 'assets/a2.js', 'assets/c2.js', 'icon.svg']);
});

/** Of its first files only so far, as on a device that had none. */
async function begun(build: Build): Promise<ReturnType<typeof appFiles>> {
  const files = filesOf(build);
  await files.begin();
  return files;
}

/** Begins a build, and stops in the middle for what happens meanwhile. */
async function beginAround(build: Build, meanwhile: () => Promise<unknown>) {
  const before = fetch;
  let goOn: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let reached: () => void = () => undefined;
  const begins = new Promise<void>((resolve) => {
    reached = resolve;
  });
  state.build = build;
  const files = appFiles(build, {
    caches: caches as unknown as CacheStorage,
    addressOf,
    fetch: async (request) => {
      reached();
      await gone;
      return before(request);
    },
  });
  const beginning = files.begin();
  // What comes of it is awaited below.
  beginning.catch(() => undefined);
  await begins;
  await meanwhile();
  goOn();
  return { files, beginning };
}

/** Differs from the one before it in what it begins with only. */
const three: Build = { ...two, name: 'three', first: ['assets/a3.js', 'assets/b.js'] };

test('a build that begins while the one before it is finished keeps its files', async () => {
  const before = await begun(two);
  const { files, beginning } = await beginAround(three, () => before.finish());
  await beginning;
  await files.forget();
  await files.finish();
  state.isThere = false;
  expect(await opened(files, './')).toBe(pageOf(three));
  for (const file of [...three.first, ...three.rest]) expect(await opened(files, file)).toBeTruthy();
});

test('a build that begins while the one before it takes over keeps its files', async () => {
  const before = await install(two);
  const { files, beginning } = await beginAround(three, () => before.forget());
  await beginning;
  state.isThere = false;
  for (const file of ['./', ...three.first, ...three.rest]) expect(await opened(files, file)).toBeTruthy();
});

test('a build whose cache was deleted while it began has not begun, and is brought anew', async () => {
  // As the worker of an app before this one does.
  const { beginning } = await beginAround(three, () => caches.delete('svcdesk-three'));
  await expect(beginning).rejects.toThrow('was not kept');
  const files = await begun(three);
  await files.finish();
  state.isThere = false;
  for (const file of ['./', ...three.first, ...three.rest]) expect(await opened(files, file)).toBeTruthy();
});

test('a build of which only the page is left, is not whole, and is finished', async () => {
  // What an app before this one could leave behind.
  await (await caches.open('svcdesk-three')).put(addressOf('./'), new Response(pageOf(three)));
  const files = filesOf(three);
  await files.finish();
  state.isThere = false;
  for (const file of [...three.first, ...three.rest]) expect(await opened(files, file)).toBeTruthy();
});

test('a page of another build is not kept beside the files of this one', async () => {
  const files = filesOf(one);
  // Replaced on the server between the worker and its files.
  state.build = { ...two, rest: [...two.rest, ...one.first, ...one.rest] };
  await expect(files.begin()).rejects.toThrow('another build');
  state.isThere = false;
  await expect(opened(files, './')).rejects.toThrow('Failed to fetch');
});

test('the build before is kept for pages that are open, and no older one or one that never opened', async () => {
  await install(one);
  state.missing.add('assets/c2.js');
  await filesOf(two)
    .begin()
    .catch(() => undefined);
  await (await caches.open('shared-photos')).put('photo', new Response(''));
  const third: Build = { name: 'three', first: ['assets/a3.js'], rest: [] };
  const files = filesOf(third);
  await files.begin();
  await files.forget();
  expect(await caches.keys()).toEqual(['svcdesk-one', 'shared-photos', 'svcdesk-three']);
});

test('what a gateway answers in place of a file is not kept', async () => {
  const files = appFiles(one, {
    caches: caches as unknown as CacheStorage,
    addressOf,
    fetch: async (request) => {
      const reply = await fetch(request);
      return Object.defineProperty(reply, 'redirected', { value: request.url.endsWith('b.js') });
    },
  });
  await expect(files.begin()).rejects.toThrow('assets/b.js');
});

test('where the caches do not answer everything comes from the network', async () => {
  const files = await install(one);
  for (const name of ['open', 'match'] as const)
    vi.spyOn(caches, name).mockRejectedValue(new DOMException('disk', 'UnknownError'));
  expect(await opened(files, 'assets/a1.js')).toBe('assets/a1.js of one');
  expect(await opened(files, './')).toBe(pageOf(one));
  state.isThere = false;
  await expect(opened(files, './')).rejects.toThrow('Failed to fetch');
});

test('a server that answers with an error, or too late, leaves the page that is kept', async () => {
  const files = await install(one);
  const slow = appFiles(one, {
    caches: caches as unknown as CacheStorage,
    addressOf,
    fetch: () => new Promise(() => undefined),
  });
  vi.useFakeTimers();
  try {
    const opening = opened(slow, './');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await opening).toBe(pageOf(one));
  } finally {
    vi.useRealTimers();
  }
  const broken = appFiles(one, {
    caches: caches as unknown as CacheStorage,
    addressOf,
    fetch: async () => new Response('no server', { status: 502 }),
  });
  expect(await opened(broken, './')).toBe(pageOf(one));
  expect(files.has(addressOf('icon.svg'))).toBe(true);
});
