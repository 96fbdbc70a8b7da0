/** Something that the person at the terminal can mend; the message says how. */
export class AdminRefused extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was typed wrongly. */
export const wrongUse = (message: string): AdminRefused => new AdminRefused(message, 2);
