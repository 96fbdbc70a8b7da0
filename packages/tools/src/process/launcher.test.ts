import { expect, it } from 'vitest';
import { findNpx, type ProcessReader, readProcess } from './launcher.ts';

const chain: Record<number, { parent: number; command: string }> = {
  50: { parent: 40, command: 'sh\0-c\0node packages/tools/run.mjs start' },
  40: { parent: 30, command: 'pnpm\0start' },
  30: { parent: 20, command: "sh\0-c\0'pnpm' start" },
  20: { parent: 10, command: 'npm exec pnpm@12.21.0 start' },
  10: { parent: 1, command: 'bash' },
};
const read: ProcessReader = (pid) => chain[pid];

it('finds npx above pnpm and its shells, by the title that npm gives itself', () => {
  expect(findNpx(50, read)).toBe(20);
});

it('finds npx by its program where it keeps its name', () => {
  const named: ProcessReader = (pid) =>
    pid === 20 ? { parent: 10, command: 'node\0/usr/bin/npx\0--yes\0pnpm@12.21.0\0start' } : chain[pid];
  expect(findNpx(50, named)).toBe(20);
});

it('finds none when pnpm was started by itself', () => {
  expect(findNpx(10, read)).toBeUndefined();
  expect(findNpx(99, read)).toBeUndefined();
});

it.runIf(process.platform === 'linux')('reads the parent of a real process', () => {
  expect(readProcess(process.pid)?.parent).toBe(process.ppid);
});
