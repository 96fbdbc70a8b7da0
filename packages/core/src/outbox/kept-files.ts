import { answerInTime, createAsk } from '../client/answer-in-time.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { FileStorage, KeptFile } from './storage.ts';

/** Files of what waits: on the device, or in this program as long as the device does not take them. */
export interface KeptFiles {
  /** Keeps a new file here, and gives it to the device. */
  add(file: KeptFile): Promise<void>;
  /** A file that is kept; undefined when it is gone. Throws a network error where the device does not answer. */
  read(id: string): Promise<KeptFile | undefined>;
  /** Gives the device once more those of these files that only this program keeps; gives whether it took all of them. */
  keepAnew(ids: readonly string[]): Promise<boolean>;
  forget(ids: readonly string[]): Promise<void>;
}

/** Makes {@link KeptFiles}; `tell` hears of a storage that fails. */
export function createKeptFiles(storage: FileStorage, tell: (cause: unknown) => void): KeptFiles {
  /** What the storage did not take: sent from here as long as the program runs. */
  const notTaken = new Map<string, KeptFile>();
  /** Files that it has been given and has not answered for: written a second time beside the first, WebKit may lose them. */
  const writing = new Set<string>();
  const ask = createAsk(tell);

  async function write(file: KeptFile): Promise<boolean> {
    writing.add(file.id);
    try {
      if ((await storage.putFile(file)) === false) throw new Error('the storage has not taken a file');
      // Also if the caller has stopped waiting for it.
      notTaken.delete(file.id);
      return true;
    } finally {
      writing.delete(file.id);
    }
  }

  /** Gives whether the device keeps it. */
  async function giveToDevice(file: KeptFile): Promise<boolean> {
    return !writing.has(file.id) && (await ask(() => write(file), false));
  }

  return {
    async add(file) {
      notTaken.set(file.id, file);
      await giveToDevice(file);
    },
    async read(id) {
      try {
        return notTaken.get(id) ?? (await answerInTime(storage.getFile(id)));
      } catch (cause) {
        tell(cause);
        // A device that does not answer may do so later, as a network does.
        throw new SvcdeskError('network', { cause });
      }
    },
    async keepAnew(ids) {
      const ownHere = ids.flatMap((id) => notTaken.get(id) ?? []);
      const taken = await Promise.all(ownHere.map(giveToDevice));
      return taken.every(Boolean);
    },
    async forget(ids) {
      for (const id of ids) notTaken.delete(id);
      await Promise.all(ids.map(async (id) => storage.removeFile(id)));
    },
  };
}
