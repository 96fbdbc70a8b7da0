import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@svcdesk/tools/server';
import { server } from '../server.ts';

/** A folder of the workspace served by its own Vite. */
export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves a folder as its own script does while developing, against the server of this run. */
export async function serveByVite(folder: string): Promise<Served> {
  const cwd = join(import.meta.dirname, '../../../..', folder);
  const port = await freePort();
  const vite = join(cwd, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    {
      cwd,
      env: { ...process.env, SVCDESK_SERVER: server.url, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      // Colours may stand between the parts of the address.
      if (printed.includes(String(port))) resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
