import { type RefObject, useLayoutEffect } from 'react';
import { useEntryKey } from './entry-key.ts';
import { keptScroll } from './kept-scroll.ts';

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
