import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { server } from './server.ts';

const entry = join(import.meta.dirname, '../../cli/src/main.ts');

/** The command line, with a profile of its own against the run's server. */
export interface CommandLine {
  /** Runs it and gives what it printed; throws unless it ended well. */
  run(args: readonly string[], input?: string): Promise<string>;
  close(): Promise<void>;
}

export async function openCommandLine(): Promise<CommandLine> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-journey-'));
  const env = { ...process.env, SVCDESK_CONFIG_DIR: folder, SVCDESK_SERVER: server.url, NODE_OPTIONS: '' };
  return {
    async run(args, input = '') {
      const child = spawn(process.execPath, ['--conditions=@svcdesk/source', entry, ...args], { env });
      child.stdin.end(input);
      const [output, complaint, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      if (code !== 0) throw new Error(`svcdesk ${args.join(' ')} ended with ${code}: ${complaint}`);
      return output;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
