/** What else is said of a failure. */
export interface AboutParts {
  /** What its command advises to do next. */
  readonly hint?: string | undefined;
  /** The file that was not taken, where the refusal does not name it. */
  readonly file?: string;
  /** How a field of the request is written on the line. */
  written?(path: string): string;
}

/** A failure together with what it is about, and what is said of it besides. */
export class About extends Error {
  override readonly name = 'About';
  /** What was named on the line, such as an order's number. */
  readonly about: string | undefined;
  readonly parts: AboutParts;

  constructor(cause: unknown, about: string | undefined, parts: AboutParts = {}) {
    super('about', { cause });
    this.about = about;
    this.parts = parts;
  }
}
