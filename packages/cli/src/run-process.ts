import { processHost } from './host/process-host.ts';
import { runCli } from './run-cli.ts';

/** Runs the process's own command line; `onUse` hears which part of the program it takes. */
export async function run(
  args: readonly string[],
  version: string,
  onUse?: (use: string) => void,
): Promise<void> {
  const host = processHost(version, onUse);
  process.exitCode = await runCli(args, host);
  // All has been written: what the end of the process takes down anyway need not be taken down before.
  if (!host.stdout.usesStream() && !host.stderr.usesStream()) process.exit();
}
