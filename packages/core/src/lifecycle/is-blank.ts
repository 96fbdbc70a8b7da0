import { isVisible } from '../typed/typed-text.ts';

/** Whether nothing was said: a text that is absent, empty or shows nothing. */
export function isBlank(text: string | undefined): boolean {
  return text === undefined || !isVisible(text);
}
