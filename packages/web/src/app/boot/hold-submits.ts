import { aliveEvent } from '../../shared/platform/alive.ts';

/**
 * Keeps a form that was drawn beforehand from sending itself the browser's way, which would write the password into the
 * address. Who pressed the button too early is not asked to press it again: the app sends it once it is alive.
 */
export function holdSubmits(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  let pressed: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = event.target as HTMLFormElement;
    dataset.early = '';
  };
  root.addEventListener('submit', hold, true);
  addEventListener(
    aliveEvent,
    () => {
      root.removeEventListener('submit', hold, true);
      delete dataset.early;
      const button = pressed?.querySelector<HTMLButtonElement>('[type="submit"]');
      // A moment later: what was typed is taken over by then. Not `requestSubmit`, which Safari has since 16 only.
      if (button) setTimeout(() => button.click());
    },
    { once: true },
  );
}
