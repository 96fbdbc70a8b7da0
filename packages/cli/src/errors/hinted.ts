/** A failure together with what its command advises to do next. */
export class Hinted extends Error {
  override readonly name = 'Hinted';
  readonly hint: string;

  constructor(cause: unknown, hint: string) {
    super(hint, { cause });
    this.hint = hint;
  }
}
