import type { ToolResult } from './tool.ts';

/** "0.4 s", "2 min 5 s". */
export function formatDuration(durationMs: number): string {
  const seconds = durationMs / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** One line for what went well; what a tool printed only when it failed. */
export function printOutcome(name: string, { exitCode, output, durationMs }: ToolResult): void {
  const verdict = exitCode === 0 ? 'ok' : 'FAILED';
  console.log(`${name.padEnd(10)} ${verdict.padEnd(7)} ${formatDuration(durationMs)}`);
  if (exitCode !== 0) console.log(`${output.trimEnd()}\n`);
}
