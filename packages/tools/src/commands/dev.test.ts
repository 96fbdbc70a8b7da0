import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';

/** What the process prints until it has said each of these, as they were said. */
async function said(child: ChildProcess, ...wanted: readonly RegExp[]): Promise<string[]> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const found = wanted.map((each) => each.exec(output)?.[1]);
    if (found.every((each) => each !== undefined)) return found;
  }
  throw new Error(`It ended: ${output}`);
}

it('the web app of dev has the server of dev before it, whatever its port', {
  timeout: 120_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'svcdesk-dev-'));
  const child = spawn(process.execPath, ['packages/tools/run.mjs', 'dev'], {
    cwd: inWorkspace(),
    env: { ...process.env, PORT: '0', SVCDESK_DATA: data, SVCDESK_DEMO: 'off', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    const [web, server] = await said(child, /Local: +(\S+)/, /ready: (\S+)/);
    const config = (from = '') => fetch(new URL('/config.json', from)).then((reply) => reply.json());
    expect(await config(web)).toEqual(await config(server));
  } finally {
    child.kill('SIGTERM');
    child.stdout.resume();
    await ended;
    rmSync(data, { recursive: true });
  }
});
