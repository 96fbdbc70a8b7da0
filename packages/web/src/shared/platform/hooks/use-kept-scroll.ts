import { type RefObject, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { forgetWithPerson } from '../storage/personal-data.ts';
import { readStored, storageKeys, writeStored } from '../storage/web-storage.ts';

/**
 * What tells a history entry from all others. Entries that were typed, or linked from outside, have one key of the
 * router's in common: of those the address does.
 */
export function entryKeyOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/** That of the entry that is shown. */
export const useEntryKey = (): string => entryKeyOf(useLocation());

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

/** Puts a scroller back where it was when this history entry was left, as soon as its content is tall enough. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>): void {
  const key = useEntryKey();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const wanted = keptScroll.get(key);
    let restoring = wanted > 0;
    const restore = () => {
      if (!restoring) return;
      element.scrollTop = wanted;
      if (Math.abs(element.scrollTop - wanted) < 2) restoring = false;
    };
    restore();
    const growth = new ResizeObserver(restore);
    for (const child of element.children) growth.observe(child);
    const giveUp = () => {
      restoring = false;
    };
    const remember = () => {
      if (!restoring) keptScroll.set(key, element.scrollTop);
    };
    element.addEventListener('scroll', remember, { passive: true });
    element.addEventListener('pointerdown', giveUp, { passive: true });
    element.addEventListener('wheel', giveUp, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', remember);
      element.removeEventListener('pointerdown', giveUp);
      element.removeEventListener('wheel', giveUp);
    };
  }, [key, scroller]);
}
