import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** How a command ended. */
export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program with this input and waits for its end; a `PATH` of its own chooses its Node. */
export async function ran(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  input = '',
): Promise<Ran> {
  const child = spawn(program, args, { env: { ...process.env, NODE_OPTIONS: '', ...env } });
  // A program that reads nothing may be gone before anything is written to it.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: Number(code), output, errors };
}
