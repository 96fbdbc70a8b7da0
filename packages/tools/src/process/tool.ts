import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inWorkspace } from '../workspace.ts';

export interface ToolOptions {
  /** Folder, relative to the workspace unless it is absolute. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface ToolResult {
  readonly exitCode: number;
  readonly output: string;
  readonly durationMs: number;
}

/** The environment in which a tool of the workspace finds the workspace's own Node and commands first. */
export function toolEnvironment(extra: ToolOptions['env'] = {}): NodeJS.ProcessEnv {
  const path = [inWorkspace('node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, ...plainOutput(), PATH: path, ...extra };
}

/** A log takes no colours; some runners print them whenever CI is set, five bytes of them around every dot. */
function plainOutput(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
}

/** Runs a command of a package's node_modules/.bin (or Node itself) and keeps what it prints. */
export function captureTool(
  command: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: inWorkspace(options.cwd ?? '.'),
      env: toolEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        exitCode: code ?? 1,
        output: Buffer.concat(chunks).toString(),
        durationMs: performance.now() - startedAt,
      }),
    );
  });
}

/**
 * Runs a command in the foreground, with our terminal, and resolves to its exit code. While it runs,
 * SIGINT and SIGTERM are for it to answer: we wait for its end instead of dying before it has drained.
 * Without a terminal, `hear` is given what the command prints on its way to our output.
 */
export function runTool(
  command: string,
  args: readonly string[],
  options: ToolOptions = {},
  hear?: (chunk: Buffer) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: inWorkspace(options.cwd ?? '.'),
      env: toolEnvironment(options.env),
      stdio: hear && !process.stdout.isTTY ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.pipe(to, { end: false });
      if (hear) from?.on('data', hear);
    }
    const passOn = (signal: NodeJS.Signals) => {
      // A terminal sends SIGINT to the whole group, so the child has it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    process.on('SIGINT', passOn);
    process.on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}

/** Makes Node take the sources of the workspace's packages instead of what is built for publishing. */
export const sourceCondition = '--conditions=@svcdesk/source';

/** Runs a TypeScript file of the workspace on its sources, without a build. */
export function runSource(file: string, args: readonly string[], options: ToolOptions = {}): Promise<number> {
  return runTool('node', [sourceCondition, inWorkspace(file), ...args], options);
}
