import { type RefObject, useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

function targets(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.offsetParent !== null);
}

/** While mounted: focus goes into the box, stays there, everything else is inert, and it returns when the box goes. */
export function useFocusTrap(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = document.activeElement;
    const root = document.getElementById('root');
    root?.setAttribute('inert', '');
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus({ preventScroll: true });
    return () => {
      // Another overlay may still be open below this one.
      if (document.querySelectorAll('[aria-modal="true"]').length <= 1) root?.removeAttribute('inert');
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        onEscape();
        return;
      }
      if (event.key !== 'Tab') return;
      const all = targets(element);
      const first = all[0];
      const last = all.at(-1);
      const leaving = event.shiftKey ? first : last;
      const focused = document.activeElement;
      if (focused === leaving || focused === element || !element.contains(focused) || all.length === 0) {
        event.preventDefault();
        (event.shiftKey ? last : first)?.focus();
      }
    };
    // What was pressed may be gone since, and focus with it: then keys come from the page itself.
    const onLostKey = (event: KeyboardEvent) => {
      const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
      if (event.target === document.body && element === top) onKey(event);
    };
    element.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onLostKey);
    return () => {
      element.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', onLostKey);
    };
  }, [box, onEscape]);
}
