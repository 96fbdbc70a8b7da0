import { browserHost, type ChunkHost } from './chunk-host.ts';
import { within } from './within.ts';

/** Longest wait for a script chunk. */
export const chunkTimeoutMs = 120_000;

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
    return await within(load().catch(load), chunkTimeoutMs);
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

/** A part that is loaded once, kept, and loaded anew only after its failure was forgotten. */
export interface Chunk<T> {
  /** Begins to load it, or gives what was begun; once it is there `use` shows it without waiting. */
  (): Promise<T>;
  /** Forgets a failure, so that the next time begins anew. */
  forget: () => void;
}

/** Loads what will probably be asked for. A failure is forgotten: who really needs it tries anew. */
export async function loadAhead<T>(chunk: Chunk<T>): Promise<void> {
  await chunk().then(() => undefined, chunk.forget);
}

/** Makes a {@link Chunk} of an import. */
export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  let begun: Promise<T> | undefined;
  let failed = false;
  function begin(): Promise<T> {
    if (begun) return begun;
    failed = false;
    const loading = loadChunk(load);
    begun = loading;
    loading.then(
      // `use` reads these two and then does not suspend even once, which hydration needs.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => {
        failed = true;
      },
    );
    return loading;
  }
  return Object.assign(begin, {
    forget() {
      if (failed) begun = undefined;
    },
  });
}
