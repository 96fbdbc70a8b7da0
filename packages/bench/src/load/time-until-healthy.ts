import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { familyOf } from '../machine/foreign-load.ts';
import { readProcesses } from '../machine/process-table.ts';

const askEveryMs = 5;
const startMaxMs = 60_000;

/** How a server is started, and where it then answers. */
export interface Start {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
}

/** Milliseconds from starting a server to its first 200 from /healthz; it is stopped afterwards. */
export async function timeUntilHealthy({ file, args, cwd, env, port }: Start): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    while (!(await healthy(port))) {
      if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`);
      if (performance.now() - startedAt > startMaxMs) throw new Error(`${file} did not answer`);
      await pause(askEveryMs);
    }
    return performance.now() - startedAt;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      for (const pid of innermostOf(child.pid)) process.kill(pid, 'SIGTERM');
      await ended;
    }
  }
}

/**
 * The process that npx started in the end. Its parents wait for it, end by themselves and add its usage to theirs; if
 * all were signalled at once, it would outlive them, and its time would count as that of other programs.
 */
function innermostOf(root: number): number[] {
  const rows = readProcesses();
  const family = familyOf(root, rows);
  const parents = new Set(rows.filter(({ pid }) => family.has(pid)).map(({ parentPid }) => parentPid));
  return [...family].filter((pid) => !parents.has(pid));
}

function healthy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/healthz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
