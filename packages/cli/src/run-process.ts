import { processHost } from './host/process-host.ts';
import { runCli } from './run.ts';

/** Runs the process's own command line. */
export async function run(args: readonly string[], version: string): Promise<void> {
  const host = processHost(version);
  process.exitCode = await runCli(args, host);
  // All has been written: what the end of the process takes down anyway need not be taken down before.
  if (!host.stdout.usesStream() && !host.stderr.usesStream()) process.exit();
}
