import { printOutcome } from '../process/outcome.ts';
import { captureTool } from '../process/tool.ts';

const publishable: Record<string, readonly string[]> = {
  core: ['node_modules/.bin/tsup'],
  cli: ['node_modules/.bin/tsup'],
  server: ['node_modules/.bin/tsup'],
  web: ['node_modules/.bin/vite', 'build'],
};

/** Builds every package that is published or served, each into its own dist. */
export async function run(names: readonly string[]): Promise<number> {
  let failed = 0;
  for (const [name, [command = '', ...args]] of Object.entries(publishable)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const result = await captureTool(command, args, { cwd: `packages/${name}` });
    printOutcome(name, result);
    if (result.exitCode !== 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}
