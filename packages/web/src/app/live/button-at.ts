/** Buttons whose words are the app's own. Of others, which hold names, phones or what was typed, only the kind is told. */
const ownWords =
  '.sd-button, .sd-icon-button, .sd-input-button, .sd-action, .sd-chart-switch, .sd-current-main, .sd-sign-in-language, .sd-photo-add, .sd-files-add, .sd-swipe button, [role="tab"], [role="switch"]';

const maxWords = 100;

/** What a click was on, as usage tracking counts it: a button by its words or its kind; undefined for anything else. */
export function buttonAt(target: EventTarget | null): string | undefined {
  const button =
    target instanceof Element ? target.closest('button, [role="button"], [role="switch"]') : null;
  if (!button) return undefined;
  const words = button.matches(ownWords) ? wordsOf(button) : '';
  return (words || button.classList[0] || button.tagName.toLowerCase()).slice(0, maxWords);
}

function wordsOf(button: Element): string {
  return (button.getAttribute('aria-label') ?? button.getAttribute('title') ?? button.textContent).trim();
}
