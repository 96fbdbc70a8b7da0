import { forgetWithPerson } from '../storage/personal-data.ts';
import { readStored, storageKeys, writeStored } from '../storage/web-storage.ts';

const maxEntries = 50;
const area = () => sessionStorage;

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored(storageKeys.scroll, area) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

let offsets: Map<string, number> | undefined;
let saving = false;

function save(): void {
  saving = false;
  if (offsets?.size) writeStored(storageKeys.scroll, JSON.stringify([...offsets].slice(-maxEntries)), area);
}

forgetWithPerson(() => {
  offsets = new Map();
});

/** Scroll offsets by history entry; they outlive a reload, not the tab. */
export const keptScroll = {
  get(key: string): number {
    offsets ??= read();
    return offsets.get(key) ?? 0;
  },
  set(key: string, offset: number): void {
    offsets ??= read();
    offsets.delete(key);
    offsets.set(key, Math.round(offset));
    if (saving) return;
    saving = true;
    setTimeout(save, 300);
  },
};
