import { spawn } from 'node:child_process';
import { median } from '../harness/statistics.ts';

/** A command as a person would type it, with the environment that it needs. */
export interface TimedCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** When it is given up. */
  readonly maxMs?: number;
}

const usualMaxMs = 30_000;

/** Runs a command several times, one after the other, and gives the median milliseconds from start to end. */
export async function timeCommand(command: TimedCommand, times: number): Promise<number> {
  const wallMs: number[] = [];
  while (wallMs.length < times) wallMs.push(await runOnce(command));
  return median(wallMs);
}

function runOnce({ file, args, env = {}, maxMs = usualMaxMs }: TimedCommand): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(file, args, {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: maxMs,
    });
    let errors = '';
    child.stdout.resume();
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const wallMs = performance.now() - startedAt;
      if (code === 0) resolve(wallMs);
      else reject(new Error(`${file} ${args.join(' ')} ended with code ${code}: ${errors.trim()}`));
    });
  });
}
