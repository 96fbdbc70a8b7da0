import process from 'node:process';
import { processHost } from './host/process-host.ts';
import { runCli } from './run-cli.ts';

/** Runs the process's own command line. */
export async function run(args: readonly string[], version: string): Promise<void> {
  process.stdout.on('error', leaveWhenUnread);
  process.stderr.on('error', leaveWhenUnread);
  process.exitCode = await runCli(args, processHost(version));
}

/** A reader that has seen enough, such as `head`, closes its pipe: there is nothing left to do. */
function leaveWhenUnread(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
