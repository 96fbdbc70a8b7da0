/** What holds the place of what is to come, see `components/skeleton.tsx`. */
const placeHolder = '.sd-skeleton';
const lookMs = 300;
const touches = ['pointerdown', 'keydown'];

/**
 * Loads what goes on around the screens once the page shows what it was opened for: until then that has the line for
 * itself. Who touches the page has seen enough of it, and may need what is around.
 */
export async function afterShown<T>(load: () => Promise<T>): Promise<T> {
  let touched = false;
  const touch = () => {
    touched = true;
  };
  for (const kind of touches) addEventListener(kind, touch, { capture: true, once: true });
  do await new Promise((resolve) => setTimeout(resolve, lookMs));
  while (!touched && document.querySelector(placeHolder));
  for (const kind of touches) removeEventListener(kind, touch, { capture: true });
  return load();
}
