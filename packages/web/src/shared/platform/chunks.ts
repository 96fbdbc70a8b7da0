import { use } from 'react';
import { baseUrl } from './api/base-url.ts';
import { serverNow } from './clock.ts';
import { chunkTimeoutMs } from './preload-parts.ts';
import { readStored, storageKeys, writeStored } from './storage/web-storage.ts';
import { withTimeout } from './with-timeout.ts';

/** What loading a chunk needs of the page. */
export interface ChunkHost {
  /** What the device believes. */
  online: () => boolean;
  /** Whether the server serves another build than the one that runs here; rejects when it cannot be asked. */
  isOtherBuild: () => Promise<boolean>;
  /** Loads the page anew, unless that was done a moment ago; false when it was. */
  reload: () => boolean;
}

/** A reload that did not help is not repeated within this time. */
const reloadPauseMs = 60_000;
const askMs = 10_000;
const session = () => sessionStorage;

/** The build that this page is of, as config.json names the one that is served. */
function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

/** Asked without the client, whose own chunk may be what is missing. */
async function isOtherBuild(): Promise<boolean> {
  const { build } = await withTimeout(askConfig(), askMs);
  return !import.meta.env.DEV && build !== undefined && build !== ownBuild();
}

async function askConfig(): Promise<{ build?: string }> {
  const reply = await fetch(`${baseUrl}/config.json?timestamp=${serverNow()}`, { cache: 'no-store' });
  return await reply.json();
}

/** The browser's page. */
const browserHost: ChunkHost = {
  online: () => navigator.onLine,
  isOtherBuild,
  reload() {
    const nowMs = serverNow();
    if (nowMs - Number(readStored(storageKeys.chunkReload, session) ?? 0) < reloadPauseMs) return false;
    writeStored(storageKeys.chunkReload, String(nowMs), session);
    location.reload();
    return true;
  },
};

/** Why a chunk is not there: no network, no server, or a server that does not have it or does not hand it out. */
export type ChunkProblem = 'offline' | 'unreachable' | 'broken';

/** A part of the app could not be loaded. */
export class ChunkError extends Error {
  readonly problem: ChunkProblem;

  constructor(problem: ChunkProblem, cause: unknown) {
    super(`A part of the app could not be loaded: ${problem}.`, { cause });
    this.name = 'ChunkError';
    this.problem = problem;
  }
}

/**
 * The one way to load a part of the app: script and styles, tried twice within 120 seconds. The page is loaded anew
 * only when the server itself says that it serves another build, for then the old chunk's name is gone; in any other
 * case a reload would lose the page, so the problem is thrown for the part's own place to show.
 */
export async function loadChunk<T>(load: () => Promise<T>, host: ChunkHost = browserHost): Promise<T> {
  try {
    return await tryTwice(load);
  } catch (error) {
    let other: boolean;
    try {
      other = await host.isOtherBuild();
    } catch {
      // What the device believes of its network only chooses the words.
      throw new ChunkError(host.online() ? 'unreachable' : 'offline', error);
    }
    // The page is on its way out: what waits for the part keeps waiting.
    if (other && host.reload()) return new Promise<never>(() => undefined);
    throw new ChunkError('broken', error);
  }
}

/** Both tries have one limit of time: what fails because it is over is not tried again. */
async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new Error(`A part of the app did not come within ${chunkTimeoutMs} ms.`));
    }, chunkTimeoutMs);
  });
  const loading = load().catch((error: unknown) => {
    if (isOver) throw error;
    return load();
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/** A part that is loaded once, kept, and loaded anew only after its failure was forgotten. */
export interface Chunk<T> {
  /** Begins to load it, or gives what was begun. */
  (): Promise<T>;
  /** What was loaded, once it is there. */
  loaded: () => T | undefined;
  /**
   * Loads what will probably be asked for. A failure is forgotten, so that who goes there later tries anew; who has asked
   * for it meanwhile is told instead: the wait that they shared is not begun a second time.
   */
  ahead: () => Promise<void>;
  /** Forgets a failure, so that the next time begins anew. */
  forget: () => void;
}

/** Makes a {@link Chunk} of an import. */
export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  let begun: Promise<T> | undefined;
  let value: T | undefined;
  let failed = false;
  let isWanted = false;
  function begin(): Promise<T> {
    if (begun) return begun;
    failed = false;
    const loading = loadChunk(load);
    begun = loading;
    loading.then(
      (there) => {
        value = there;
      },
      () => {
        failed = true;
      },
    );
    return loading;
  }
  function forget() {
    if (!failed) return;
    begun = undefined;
    isWanted = false;
  }
  function ask(): Promise<T> {
    isWanted = true;
    return begin();
  }
  return Object.assign(ask, {
    loaded: () => value,
    ahead: () =>
      begin().then(
        () => undefined,
        () => {
          if (!isWanted) forget();
        },
      ),
    forget,
  });
}

/** Chunks that something has waited for. */
const waitedFor = new WeakSet<Chunk<unknown>>();

/**
 * What a chunk holds, waiting for it where it is not there. What came before anything waited for it shows without waiting
 * even once, which hydration needs; who has waited by `use` has to go on by it.
 */
export function useChunk<T>(chunk: Chunk<T>): T {
  const there = waitedFor.has(chunk) ? undefined : chunk.loaded();
  if (there !== undefined) return there;
  waitedFor.add(chunk);
  return use(chunk());
}
