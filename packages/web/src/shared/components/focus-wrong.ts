const wrongControl = '[aria-invalid="true"], button[data-invalid="true"]';

/**
 * Puts the focus on the first field of a box that is wrong, and brings it into sight with its words: the focus alone
 * scrolls to the control, below which they stand.
 */
export function focusWrong(box: Element | null): void {
  const wrong = box?.querySelector<HTMLElement>(wrongControl);
  if (!wrong) return;
  (wrong.matches('[role="radiogroup"]') ? wrong.querySelector('input') : wrong)?.focus();
  (wrong.closest('.sd-field') ?? wrong).scrollIntoView({ block: 'nearest' });
}
