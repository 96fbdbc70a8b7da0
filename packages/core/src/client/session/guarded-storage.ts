import { answerInTime } from '../answer-in-time.ts';
import { askAtOnce, type CallBack, isText } from '../callbacks.ts';
import type { SessionStorage } from './storage.ts';

/** One key of a storage of the program around. What that throws, or rejects with, is told and goes no further. */
export interface GuardedStorage {
  /** What to wait for before `read` can tell, with a storage that is asynchronous; it never rejects. */
  load(): Promise<void> | undefined;
  /** What is kept, empty where nothing is; undefined where the storage cannot tell. */
  read(): string | undefined;
  /** Gives whether the storage took it. */
  write(value: string): boolean;
  remove(): void;
}

/** Makes a {@link GuardedStorage}. */
export function guardStorage(storage: SessionStorage, key: string, callBack: CallBack): GuardedStorage {
  return {
    load() {
      let loading = undefined as Promise<unknown> | undefined;
      callBack(() => {
        const reading = storage.load?.(key);
        loading = reading && answerInTime(reading);
        return loading;
      });
      const done = () => undefined;
      return loading?.then(done, done);
    },
    read: () =>
      askAtOnce(
        callBack,
        () => storage.get(key) ?? '',
        isText,
        'a storage has to give what it keeps at once; asyncStorage makes one of a storage that cannot',
      ),
    write(value) {
      let isTaken = false;
      callBack(() => {
        const writing = storage.set(key, value);
        isTaken = true;
        return writing;
      });
      return isTaken;
    },
    remove: () => callBack(() => storage.remove(key)),
  };
}
