import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server that was started as people type it, with no settings but the address and no slider. */
export interface Installed {
  /** Of the demo accounts, as it was printed. */
  readonly password: string;
  stop(): Promise<void>;
}

export async function startInstalled(
  command: string,
  url: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Installed> {
  const { DATABASE_URL: _never, ...inherited } = process.env;
  const settings = { PORT: new URL(url).port, SVCDESK_CAPTCHA: 'none' };
  const child = spawn(command, ['start'], { cwd, env: { ...inherited, ...env, ...settings } });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  for await (const chunk of child.stdout) {
    output += chunk;
    const password = /Demo password: +(\S+)\n/.exec(output)?.[1];
    if (!password || !output.includes(url)) continue;
    child.stdout.resume();
    return {
      password,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`svcdesk-server ended:\n${output}`);
}
