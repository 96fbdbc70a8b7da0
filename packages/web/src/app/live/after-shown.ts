/** What holds the place of what is to come, see `components/skeleton.tsx`. */
const placeHolder = '.sd-skeleton';
const lookMs = 300;
const touches = ['pointerdown', 'keydown'];

let shown: Promise<void> | undefined;

/**
 * Settles once the page shows what it was opened for: until then that has the line for itself, and what goes on around the
 * screens is not loaded. Who touches the page has seen enough of it, and may need what is around.
 */
export function afterShown(): Promise<void> {
  shown ??= watch();
  return shown;
}

async function watch(): Promise<void> {
  let touched = false;
  const touch = () => {
    touched = true;
  };
  for (const kind of touches) addEventListener(kind, touch, { capture: true, once: true });
  do await new Promise((resolve) => setTimeout(resolve, lookMs));
  while (!touched && document.querySelector(placeHolder));
  for (const kind of touches) removeEventListener(kind, touch, { capture: true });
}
