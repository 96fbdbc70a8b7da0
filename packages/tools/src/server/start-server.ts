import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';
import { freePort } from './free-port.ts';
import { serverEnvironment, serverFlags } from './server-process.ts';

export interface ServerOptions {
  /** The server's entry, as the build names it. */
  readonly entry: string;
  readonly args?: readonly string[];
  /** Settings on top of: a free port, a new data folder, demo data with a known password, no slider. */
  readonly env?: Readonly<Record<string, string>>;
  readonly startTimeoutMs?: number;
}

/** A real server in a process of its own. */
export interface RunningServer {
  readonly url: string;
  /** Id of its process. */
  readonly pid: number;
  /** Password of every demo account. */
  readonly password: string;
  readonly dataFolder: string;
  /** File to which sign-in codes are written, one JSON line each. */
  readonly codesFile: string;
  /** All that it has printed so far. */
  output(): string;
  /** Lets it drain; its data stay. */
  halt(): Promise<void>;
  /** Lets it drain and removes its data. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would; its data stay. */
  kill(): Promise<void>;
}

const password = 'Server-for-tests-2026';

/** Starts a server and resolves when it listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const dataFolder = options.env?.SVCDESK_DATA ?? mkdtempSync(join(tmpdir(), 'svcdesk-server-'));
  const codesFile = join(dataFolder, 'codes.jsonl');
  const port = options.env?.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _never, ...inherited } = process.env;
  const child = spawn(process.execPath, [...serverFlags, options.entry, ...(options.args ?? [])], {
    cwd: workspace,
    env: {
      ...inherited,
      ...serverEnvironment,
      HOST: '127.0.0.1',
      PORT: port,
      SVCDESK_DATA: dataFolder,
      SVCDESK_DEMO_PASSWORD: password,
      SVCDESK_CAPTCHA: 'none',
      SVCDESK_CODE_SENDER: `file:${codesFile}`,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  await untilPrinted(child, url, printed, options.startTimeoutMs ?? 60_000);

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  };
  return {
    url,
    pid: child.pid as number,
    password: options.env?.SVCDESK_DEMO_PASSWORD ?? password,
    dataFolder,
    codesFile,
    output: () => printed.join(''),
    kill: () => end('SIGKILL'),
    halt: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The server prints its address when it listens, and not before. */
function untilPrinted(
  child: ChildProcess,
  wanted: string,
  printed: string[],
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`the server ${why}; it printed:\n${printed.join('')}`));
    };
    const timer = setTimeout(() => fail(`did not listen within ${timeoutMs} ms`), timeoutMs);
    const hear = (chunk: Buffer) => {
      printed.push(chunk.toString());
      if (!printed.join('').includes(wanted)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => fail(`could not be started: ${error.message}`));
    child.on('close', (code) => fail(`ended with code ${code}`));
  });
}
