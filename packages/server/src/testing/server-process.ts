import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Of a bundle if there is one; it starts in less than half of the time. */
const bundled = process.env.SVCDESK_TEST_SERVER;

/** What to run with Node as the server, or as the command that looks after it. */
export function entryArgs(of: 'main' | 'admin'): string[] {
  const name = of === 'main' ? 'main' : 'svcdesk-server';
  if (bundled) return [join(dirname(bundled), `${name}.js`)];
  return ['--conditions=@svcdesk/source', fileURLToPath(new URL(`../${name}.ts`, import.meta.url))];
}

/** The server as people run it: a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it at once, as a killed container would. */
  kill(): Promise<void>;
  /** Asks it to stop, as a deployment does; its exit code. */
  stop(): Promise<number | null>;
  /** Waits until it ends by itself; its exit code. */
  ended(): Promise<number | null>;
}

/** Starts it, with a limit of open files if one is given, and resolves when it is ready. */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  maxOpenFiles?: number,
): Promise<ServerProcess> {
  const command = [process.execPath, ...entryArgs('main')];
  const [program = '', ...args] =
    maxOpenFiles === undefined
      ? command
      : ['sh', '-c', `ulimit -n ${maxOpenFiles} && exec "$@"`, 'sh', ...command];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: '0', SVCDESK_CAPTCHA: 'none', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  }
  const output = () => printed.join('');
  const url = await readyUrl(child, output);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    url,
    output,
    ended: () => exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return await exited;
    },
  };
}

const maxReturns = 30;

/**
 * A `fetch` that comes back when a server says that it cannot keep up, which on a machine that is busy with other
 * tests is nothing but true: such a call was not begun.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  for (let returns = 0; ; returns++) {
    const reply = await fetch(input, init);
    if (reply.status !== 503 || returns === maxReturns) return reply;
    await reply.body?.cancel();
    await pause(Number(reply.headers.get('retry-after') ?? 1) * 1000);
  }
};

async function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /svcdesk is ready: (\S+)/.exec(output())?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${output()}`)));
  });
}

/** What a command came to. */
export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs `svcdesk-server` as people do, its output read by a program. */
export function runAdmin(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<Ran> {
  const command = [...entryArgs('admin'), ...args];
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}
