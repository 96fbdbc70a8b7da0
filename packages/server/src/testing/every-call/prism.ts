import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi } from '@svcdesk/core/contract/docs';

/** Stoplight's proxy, which holds requests and replies against the OpenAPI document. */
export interface Prism {
  readonly url: string;
  stop(): Promise<void>;
}

/** Fetches it from the registry and starts it before a server. */
export async function startPrism(server: string): Promise<Prism> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-prism-'));
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openApi('1.0.0')));
  const env = { ...process.env, NODE_OPTIONS: '' };
  const install = ['install', '--no-audit', '--no-fund', '--no-progress', '@stoplight/prism-cli@5'];
  const installed = spawnSync('npm', install, { cwd: folder, env, encoding: 'utf8' });
  if (installed.status !== 0) throw new Error(`prism could not be fetched:\n${installed.stderr}`);
  const program = join(folder, 'node_modules/.bin/prism');
  const args = ['proxy', 'openapi.json', server, '--errors', '--port', '0'];
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk as string;
    const [, url] = /listening on (http:\S+)/.exec(output) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return {
      url,
      async stop() {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`prism ended:\n${output}`);
}

/** A `fetch` that says what the proxy found: it answers with that in place of the reply. */
export const problemFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, init);
  if (!reply.headers.get('content-type')?.startsWith('application/problem+json')) return reply;
  throw new Error(`${String(input)} ${await reply.text()}`);
};
