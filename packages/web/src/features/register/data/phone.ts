/** Near enough to a phone to ask the server about it. */
export function looksLikePhone(text: string): boolean {
  return /^\+?\d[\d -]{4,18}\d$/.test(text.trim());
}
