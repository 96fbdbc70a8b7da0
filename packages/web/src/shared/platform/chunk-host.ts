import { baseUrl } from './api/base-url.ts';
import { serverNow } from './clock.ts';
import { readStored, storageKeys, writeStored } from './storage/web-storage.ts';
import { within } from './within.ts';

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
  const { build } = await within(askConfig(), askMs);
  return !import.meta.env.DEV && build !== undefined && build !== ownBuild();
}

async function askConfig(): Promise<{ build?: string }> {
  const reply = await fetch(`${baseUrl}/config.json?timestamp=${serverNow()}`, { cache: 'no-store' });
  return await reply.json();
}

/** The browser's page. */
export const browserHost: ChunkHost = {
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
