import { storageKeys } from '../shared/platform/storage/storage-keys.ts';
import { readStored, writeStored } from '../shared/platform/storage/web-storage.ts';

/** Longest wait for a script chunk (product document, section 8). */
export const chunkTimeoutMs = 120_000;
/** A reload that did not help is not repeated within this time. */
const reloadPauseMs = 60_000;

export interface ChunkHost {
  nowMs: () => number;
  online: () => boolean;
  lastReloadAtMs: () => number;
  reload: (nowMs: number) => void;
}

const session = () => sessionStorage;

const browserHost: ChunkHost = {
  nowMs: Date.now,
  online: () => navigator.onLine,
  lastReloadAtMs: () => Number(readStored(storageKeys.chunkReload, session) ?? 0),
  reload: (nowMs) => {
    writeStored(storageKeys.chunkReload, String(nowMs), session);
    location.reload();
  },
};

function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The script did not arrive in time.')), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Loads a chunk, tries once more, then reloads the page once: after a deployment the old chunk's name is gone, and
 * only a fresh page knows the new one. Offline a reload would lose the page, so then the error is shown instead.
 */
export async function loadChunk<T>(load: () => Promise<T>, host: ChunkHost = browserHost): Promise<T> {
  try {
    return await within(load(), chunkTimeoutMs);
  } catch {
    try {
      return await within(load(), chunkTimeoutMs);
    } catch (error) {
      if (host.online() && host.nowMs() - host.lastReloadAtMs() > reloadPauseMs) host.reload(host.nowMs());
      throw error;
    }
  }
}
