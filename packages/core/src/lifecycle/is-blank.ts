/** Whether nothing was said: a text that is absent, empty or only spaces. */
export function isBlank(text: string | undefined): boolean {
  return !text?.trim();
}
