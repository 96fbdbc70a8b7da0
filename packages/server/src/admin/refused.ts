import { explainDiskFault } from '../platform/disk-fault.ts';

/** Something that the person at the terminal can mend; the message says how. */
export class AdminRefused extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The refusal for what the system says of a path that was worked on; any other error as it is. */
export function diskRefused(error: unknown, path: string, outcome = ''): unknown {
  const said = explainDiskFault(error, path);
  return said === undefined ? error : new AdminRefused([said, outcome].filter(Boolean).join(' '));
}

/** The command was typed wrongly. */
export const wrongUse = (message: string): AdminRefused => new AdminRefused(message, 2);
