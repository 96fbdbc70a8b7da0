import { endWithNpx } from '../process/launcher.ts';
import { runTogether } from '../process/run-together.ts';
import { sourceCondition } from '../process/tool.ts';

/**
 * The server, restarted when a file it uses changes, and Vite with hot update before it. Vite prints the
 * address to open; it passes calls on to the server.
 */
export function run(): Promise<number> {
  endWithNpx();
  return runTogether([
    {
      command: 'node',
      args: ['--watch', '--watch-preserve-output', sourceCondition, 'packages/server/src/main.ts'],
      cwd: '.',
    },
    { command: 'node_modules/.bin/vite', args: [], cwd: 'packages/web' },
  ]);
}
