import { CliError } from '../errors.ts';

/** A first word that nothing is called by, nor anything like it. */
export class UnknownNoun extends CliError {
  readonly word: string;

  constructor(word: string, { code, exitCode, message, hint }: CliError) {
    super(code, exitCode, message, hint);
    this.word = word;
  }
}
