import { type ChildProcess, spawn } from 'node:child_process';
import { inWorkspace } from '../workspace.ts';
import { toolEnvironment } from './tool.ts';

export interface Member {
  readonly command: string;
  readonly args: readonly string[];
  /** Folder relative to the workspace. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs commands side by side in one terminal until one ends or a signal comes; then all end. */
export async function runTogether(members: readonly Member[]): Promise<number> {
  const children = members.map(({ command, args, cwd, env }) =>
    spawn(command, args, { cwd: inWorkspace(cwd), env: toolEnvironment(env), stdio: 'inherit' }),
  );
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', endAll);
  process.on('SIGTERM', endAll);
  const exitCodes = children.map(exitCodeOf);
  const first = await Promise.race(exitCodes);
  endAll();
  await Promise.all(exitCodes);
  return first;
}

/** A child ended by a signal did what it was told. */
function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 0));
  });
}
