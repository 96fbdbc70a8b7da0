import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Where a call stands: the line and the column begin at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A statement as the product makes it. */
export interface MadeStatement {
  readonly name: string;
  readonly text: string;
  /** The call that made it, and behind it those of the functions around. */
  readonly places: readonly Place[];
}

/** The statements that files make when they are loaded, in a process that has loaded nothing else. */
export async function madeStatements(files: readonly string[]): Promise<readonly MadeStatement[]> {
  const child = fork(new URL('processes/print-statements.ts', import.meta.url), files, {
    execArgv: ['--conditions=@svcdesk/source', '--stack-trace-limit=20'],
  });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The statements could not be made: the process ended with ${code}`);
  });
  const [made] = await Promise.race([once(child, 'message'), exited]);
  return made as MadeStatement[];
}
