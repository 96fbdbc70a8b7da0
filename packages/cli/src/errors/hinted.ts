/** A failure together with what it is about, and what its command advises to do next. */
export class Hinted extends Error {
  override readonly name = 'Hinted';
  readonly hint: string | undefined;
  /** What was named on the line, such as an order's number. */
  readonly about: string;

  constructor(cause: unknown, about: string, hint?: string) {
    super(about, { cause });
    this.about = about;
    this.hint = hint;
  }
}
