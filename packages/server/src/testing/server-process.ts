import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of a bundle if there is one; it starts in less than half of the time. */
const bundled = process.env.SVCDESK_TEST_SERVER;

/** What to run with Node as the server, or as the command that looks after it. */
export function entryArgs(of: 'main' | 'admin'): string[] {
  if (bundled) return [join(dirname(bundled), `${of}.js`)];
  const source = of === 'main' ? '../main.ts' : '../admin/main.ts';
  return ['--conditions=@svcdesk/source', fileURLToPath(new URL(source, import.meta.url))];
}

/** The server as people run it: a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Ends it at once, as a killed container would. */
  kill(): Promise<void>;
  /** Asks it to stop, as a deployment does; its exit code. */
  stop(): Promise<number | null>;
}

/** Starts it and resolves when it is ready. */
export async function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, entryArgs('main'), {
    env: { PATH: process.env.PATH, PORT: '0', SVCDESK_CAPTCHA: 'none', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyUrl(child);
  return {
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const url = /svcdesk is ready: (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
}
