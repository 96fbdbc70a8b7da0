import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { buildWebAppIfStale } from '../build/web-app.ts';
import { printOutcome } from '../process/outcome.ts';
import { captureTool, type ToolResult } from '../process/tool.ts';
import { UsageError } from '../process/usage-error.ts';
import { inWorkspace } from '../workspace.ts';

type Step = () => Promise<ToolResult>;

const command =
  (folder: string, name: string, ...args: string[]): Step =>
  () =>
    captureTool(name, args, { cwd: `packages/${folder}` });

const tsup = (folder: string): Step => command(folder, 'node_modules/.bin/tsup', '--silent');

/** A program of the workspace, run from its sources. */
const source = (folder: string, file: string): Step =>
  command(folder, process.execPath, '--conditions=@svcdesk/source', file);

/** What builds each package that is published, one step after the other. */
const publishable: Readonly<Record<string, readonly Step[]>> = {
  core: [
    tsup('core'),
    command('core', 'tsc', '-p', 'tsconfig.build.json'),
    source('core', '../tools/src/documents/write-open-api.ts'),
    inProcess(addChangelog),
  ],
  cli: [
    command('cli', 'node_modules/.bin/rolldown', '-c', 'rolldown.config.ts'),
    source('cli', 'src/write-reference.ts'),
  ],
  server: [tsup('server'), inProcess(addWebApp)],
};

/** Builds every package that is published, each into its own dist; the server's has the web app in it. */
export async function run(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !(name in publishable));
  if (unknown) throw new UsageError(`there is no package "${unknown}" to build`);
  let failed = 0;
  for (const [name, steps] of Object.entries(publishable)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const result = await inTurn(steps);
    printOutcome(name, result);
    if (result.exitCode !== 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}

async function addWebApp(): Promise<void> {
  await buildWebAppIfStale();
  cpSync(inWorkspace('packages/web/dist'), inWorkspace('packages/server/dist/web'), { recursive: true });
}

/** The releases beside the SDK, for who installs it; what the changelog says to its writers stays here. */
function addChangelog(): void {
  const text = readFileSync(inWorkspace('CHANGELOG.md'), 'utf8');
  const releases = text.slice(text.search(/^## \[/m));
  writeFileSync(inWorkspace('packages/core/CHANGELOG.md'), `# Changelog\n\n${releases}`);
}

/** Work of this process as a step. */
function inProcess(work: () => Promise<void> | void): Step {
  return async () => {
    const startedAt = performance.now();
    await work();
    return { exitCode: 0, output: '', durationMs: performance.now() - startedAt };
  };
}

/** Runs steps until one fails, as if they were one. */
async function inTurn(steps: readonly Step[]): Promise<ToolResult> {
  const total = { exitCode: 0, output: '', durationMs: 0 };
  for (const step of steps) {
    const { exitCode, output, durationMs } = await step();
    total.exitCode = exitCode;
    total.output += output;
    total.durationMs += durationMs;
    if (exitCode !== 0) break;
  }
  return total;
}
