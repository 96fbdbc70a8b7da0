/** A failure together with what it is about, and what its command advises to do next. */
export class About extends Error {
  override readonly name = 'About';
  readonly hint: string | undefined;
  /** What was named on the line, such as an order's number. */
  readonly about: string | undefined;

  constructor(cause: unknown, about: string | undefined, hint?: string) {
    super('about', { cause });
    this.about = about;
    this.hint = hint;
  }
}
