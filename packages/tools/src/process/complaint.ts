/** A failure that its message tells in full: a person sees that message and no stack. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}
