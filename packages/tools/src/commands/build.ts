import { printOutcome } from '../process/outcome.ts';
import { captureTool, type ToolResult } from '../process/tool.ts';

type Command = readonly [name: string, ...args: string[]];

const tsup: Command = ['node_modules/.bin/tsup'];

/** What builds a package, one step after the other. */
const publishable: Record<string, readonly Command[]> = {
  core: [tsup, ['tsc', '-p', 'tsconfig.build.json']],
  cli: [tsup],
  server: [tsup],
  web: [['node_modules/.bin/vite', 'build']],
};

/** Builds every package that is published or served, each into its own dist. */
export async function run(names: readonly string[]): Promise<number> {
  let failed = 0;
  for (const [name, steps] of Object.entries(publishable)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const result = await inTurn(steps, `packages/${name}`);
    printOutcome(name, result);
    if (result.exitCode !== 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}

/** Runs steps until one fails, as if they were one. */
async function inTurn(steps: readonly Command[], cwd: string): Promise<ToolResult> {
  const total = { exitCode: 0, output: '', durationMs: 0 };
  for (const [command, ...args] of steps) {
    const { exitCode, output, durationMs } = await captureTool(command, args, { cwd });
    total.exitCode = exitCode;
    total.output += output;
    total.durationMs += durationMs;
    if (exitCode !== 0) break;
  }
  return total;
}
