import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunOptions, type RunResult, run } from './run.ts';
import { signedIn } from './samples.ts';
import { type Answer, type StubServer, startStubServer } from './stub-server.ts';

/** A stub server and a profile that is signed in to it. */
export interface Mock extends AsyncDisposable {
  readonly server: StubServer;
  readonly folder: string;
  svcdesk(args: readonly string[], options?: RunOptions): Promise<RunResult>;
  /** What the default profile's file holds. */
  kept(): Record<string, string>;
}

/** Starts a mock server where an account of such a type is signed in. */
export async function startMock(answers: Record<string, Answer>, who: 1 | 2 | 'nobody' = 1): Promise<Mock> {
  const server = await startStubServer({
    'auth.login': () => ({ ...signedIn, type: who === 'nobody' ? 1 : who }),
    'auth.logout': () => ({}),
    ...answers,
  });
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-cli-'));
  const env = { SVCDESK_CONFIG_DIR: folder, SVCDESK_SERVER: server.url };
  const svcdesk: Mock['svcdesk'] = (args, options = {}) =>
    run(args, { ...options, env: { ...env, ...options.env } });
  if (who !== 'nobody') {
    await svcdesk(['login', '--account', 'engineer', '--password-stdin'], { input: 'secret-password\n' });
    server.asked.length = 0;
  }
  return {
    server,
    folder,
    svcdesk,
    kept: () => JSON.parse(readFileSync(join(folder, 'profiles', 'default.json'), 'utf8')),
    async [Symbol.asyncDispose]() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
