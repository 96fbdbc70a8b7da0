/** A sentence to be gone on with: messages of the server may end with a full stop or not. */
export function withoutStop(words: string): string {
  return words.replace(/[.。]+\s*$/u, '');
}
