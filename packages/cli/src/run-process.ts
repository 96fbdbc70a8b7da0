import { processHost } from './host/process-host.ts';
import { runCli } from './run-cli.ts';

/** Runs the process's own command line; `onUse` hears which part of the program it takes. */
export async function run(
  args: readonly string[],
  version: string,
  onUse?: (use: string) => void,
): Promise<void> {
  process.exitCode = await runCli(args, processHost(version, onUse));
}
