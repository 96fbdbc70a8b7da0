import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '../../server/start-server.ts';
import { ran } from '../ran.fixture.ts';

/** Somebody at a command line of either version. */
export interface CommandLine {
  /** Runs it and gives what it printed; throws unless it ended well. */
  run(args: readonly string[], input?: string): Promise<string>;
  close(): void;
}

/** Signs in on a server by what Node runs as `svcdesk`, with a profile of its own. */
export async function signedIn(
  entry: readonly string[],
  { url, password }: RunningServer,
  account: string,
): Promise<CommandLine> {
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-profile-'));
  const env = {
    LANG: 'en_US.UTF-8',
    SVCDESK_CONFIG_DIR: folder,
    SVCDESK_SERVER: url,
    SVCDESK_STORAGE: 'file',
  };
  const line: CommandLine = {
    async run(args, input) {
      const { code, output, errors } = await ran(process.execPath, [...entry, ...args], env, input);
      if (code !== 0) throw new Error(`svcdesk ${args.join(' ')} ended with ${code}: ${errors}`);
      return output;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
  await line.run(['login', '--account', account, '--password-stdin'], `${password}\n`);
  return line;
}
