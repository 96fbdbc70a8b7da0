import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Held {
  item: Element;
  place: number;
}

const isInDialog = (target: Element): boolean => target.closest('[aria-modal="true"]') !== null;

/** Goes to the page's heading: where a keyboard user begins when what had the focus is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * For the box around a list whose items leave it once something was done to them: the focus goes from an item that is
 * gone to the last button of the one in its place, or to the heading where none is left. One that names itself by
 * `data-keep` is found again by it where it is drawn anew elsewhere. A sheet over the list, opened
 * from the item, is part of it. A reader who went elsewhere meanwhile stays there.
 */
export function useKeptFocus<Box extends HTMLElement = HTMLDivElement>(items: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const held = useRef<Held>(undefined);

  useEffect(() => {
    const holds = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || isInDialog(target)) return;
      const all = [...(box.current?.querySelectorAll(items) ?? [])];
      const place = all.findIndex((each) => each.contains(target));
      const item = all[place];
      held.current = item && { item, place };
    };
    const leaves = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || isInDialog(target)) return;
      if (!held.current?.item.contains(target)) held.current = undefined;
    };
    document.addEventListener('focusin', holds);
    document.addEventListener('pointerdown', leaves);
    return () => {
      document.removeEventListener('focusin', holds);
      document.removeEventListener('pointerdown', leaves);
    };
  }, [items]);

  useLayoutEffect(() => {
    if (!held.current || held.current.item.isConnected || document.activeElement !== document.body) return;
    const left = [...(box.current?.querySelectorAll<HTMLElement>(items) ?? [])];
    const name = held.current.item.getAttribute('data-keep');
    const same = name === null ? undefined : left.find(({ dataset }) => dataset.keep === name);
    const next = same ?? left[Math.min(held.current.place, left.length - 1)];
    const button = [...(next?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].at(-1);
    held.current = undefined;
    if (button) button.focus({ preventScroll: true });
    else focusHeading();
  });

  return box;
}
