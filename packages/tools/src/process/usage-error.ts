/** A failure that its message tells in full: a person sees that message and no stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
