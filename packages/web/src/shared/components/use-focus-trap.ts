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
      if (document.activeElement === leaving || document.activeElement === element || all.length === 0) {
        event.preventDefault();
        (event.shiftKey ? last : first)?.focus();
      }
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [box, onEscape]);
}
