import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Host, Keyring } from '../host/host.ts';
import { runCli } from '../run.ts';
import { now } from './samples.ts';

/** How a run differs from one in a pipe, where no question can be asked. */
export interface RunOptions {
  readonly env?: Record<string, string>;
  /** Standard output and error are terminals of so many columns. */
  readonly columns?: number;
  /** Standard output goes into a file, while standard error stays the terminal that `columns` makes it. */
  readonly intoFile?: true;
  /** The time, where it is to go on. */
  readonly clock?: () => Date;
  /** What comes on standard input, when it is not a terminal. */
  readonly input?: string | Uint8Array;
  /** What is typed at prompts, in turn; undefined is Ctrl-C. Makes standard input a terminal. */
  readonly typed?: readonly (string | undefined)[];
  /** Rows of that terminal. */
  readonly rows?: number;
  /** The keyring of the machine, by label; there is none unless given. */
  readonly keyring?: Map<string, string>;
  /** The browser of the machine: whether it could be opened at an address; there is none unless given. */
  readonly browser?: (url: string) => boolean;
  /** Given what Ctrl-C does, once the command listens for it. */
  readonly interrupts?: (interrupt: () => void) => void;
  /** Called with all that was written to standard output so far. */
  readonly sees?: (out: string) => void;
}

/** What a run left behind. */
export interface RunResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Prompts that were shown, hidden ones in brackets. */
  readonly asked: readonly string[];
}

/** A folder of one test, for its profiles or files; it goes when the test is over. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command line within this process, with a terminal or pipes standing in for its own. */
export async function run(args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const {
    env = {},
    columns,
    intoFile,
    clock = () => now,
    rows,
    input = '',
    typed,
    keyring,
    browser,
    interrupts,
    sees,
  } = options;
  const written = { out: '', err: '' };
  const asked: string[] = [];
  const answers = [...(typed ?? [])];
  const stream = (name: 'out' | 'err') => ({
    isTTY: columns !== undefined && !(name === 'out' && intoFile),
    isFile: name === 'out' && intoFile === true,
    columns,
    rows,
    write: (text: string) => {
      written[name] += text;
      if (name === 'out') sees?.(written.out);
    },
  });
  let serverClock = () => clock().getTime();
  const host: Host = {
    env,
    platform: 'linux',
    homeFolder: '/nowhere',
    version: '9.9.9',
    now: clock,
    serverNow: () => new Date(serverClock()),
    followServer: (followed) => {
      serverClock = followed;
    },
    openBrowser: async (url) => browser?.(url) ?? false,
    keyring: () => keyring && keyringOf(keyring),
    onInterrupt(heard) {
      interrupts?.(heard);
      return () => {};
    },
    setZone: (zone) => void vi.stubEnv('TZ', zone),
    stdout: stream('out'),
    stderr: stream('err'),
    stdin: {
      isTTY: typed !== undefined,
      readAll: async () => (typeof input === 'string' ? Buffer.from(input) : input),
      readLine: async (prompt, hidden) => {
        asked.push(hidden ? `[${prompt}]` : prompt);
        return answers.shift();
      },
      choose: async (prompt, find) => {
        asked.push(prompt);
        const answer = answers.shift();
        return answer && (await find(answer)).find(({ label }) => label.includes(answer))?.value;
      },
    },
  };
  try {
    return { code: await runCli(args, host), ...written, asked };
  } finally {
    vi.unstubAllEnvs();
  }
}

function keyringOf(secrets: Map<string, string>): Keyring {
  return {
    get: (label) => secrets.get(label),
    set: (label, secret) => secrets.set(label, secret).has(label),
    remove: (label) => void secrets.delete(label),
  };
}
