import { endWithNpx } from '../process/launcher.ts';
import { runTogether } from '../process/run-together.ts';
import { sourceCondition } from '../process/tool.ts';
import { freePort } from '../server/free-port.ts';

/**
 * The server, restarted when a file it uses changes, and Vite with hot update before it. Vite prints the
 * address to open; it passes calls on to the server, which both are told the port of.
 */
export async function run(): Promise<number> {
  endWithNpx();
  const asked = process.env.PORT?.trim() || '8700';
  const port = asked === '0' ? String(await freePort()) : asked;
  return runTogether([
    {
      command: 'node',
      args: ['--watch', '--watch-preserve-output', sourceCondition, 'packages/server/src/main.ts'],
      cwd: '.',
      env: { PORT: port },
    },
    {
      command: 'node_modules/.bin/vite',
      args: [],
      cwd: 'packages/web',
      env: { SVCDESK_SERVER: `http://127.0.0.1:${port}` },
    },
  ]);
}
