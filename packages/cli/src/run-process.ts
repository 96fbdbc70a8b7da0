import { processHost } from './host/process-host.ts';
import { runCli } from './run-cli.ts';

/** Runs the process's own command line. */
export async function run(args: readonly string[], version: string): Promise<void> {
  process.exitCode = await runCli(args, processHost(version));
}
