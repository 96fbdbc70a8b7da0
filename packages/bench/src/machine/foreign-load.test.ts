import { describe, expect, it } from 'vitest';
import { familyOf, foreignCpuMs } from './foreign-load.ts';
import { type ProcessRow, parseStat, readProcesses } from './process-table.ts';

function row(pid: number, parentPid: number, cpuMs: number, endedChildrenCpuMs = 0): ProcessRow {
  return { pid, parentPid, cpuMs, endedChildrenCpuMs };
}

describe('a line of /proc/<pid>/stat', () => {
  it('is read behind the last parenthesis, whatever the program is called', () => {
    const line = '42 (a) b (c)) S 7 42 42 0 -1 4194304 1 2 3 4 150 50 20 5 20 0 11 0 99 1 2';
    expect(parseStat(line)).toEqual({ pid: 42, parentPid: 7, cpuMs: 2000, endedChildrenCpuMs: 250 });
  });

  // Other systems have no /proc; benchmarks do not run there.
  it.runIf(process.platform === 'linux')('of this very process stands in the table', () => {
    const self = readProcesses().find(({ pid }) => pid === process.pid);
    expect(self?.parentPid).toBe(process.ppid);
    expect(self?.cpuMs).toBeGreaterThan(0);
  });
});

describe('foreign load', () => {
  it('counts neither us nor what descends from us, in whatever order the table lists them', () => {
    const rows = [row(30, 20, 500), row(20, 10, 400), row(10, 1, 300), row(1, 0, 7), row(99, 1, 11)];
    expect([...familyOf(10, rows)].sort()).toEqual([10, 20, 30]);
    expect(foreignCpuMs(rows, 10)).toBe(18);
  });

  it('leaves out the threads of the kernel', () => {
    expect(foreignCpuMs([row(2, 0, 50), row(15, 2, 900), row(99, 1, 11)], 10)).toBe(11);
  });

  it('keeps the time of a process that ended in between', () => {
    const before = [row(1, 0, 100), row(99, 1, 400)];
    const after = [row(1, 0, 100, 650)];
    expect(foreignCpuMs(after, 10) - foreignCpuMs(before, 10)).toBe(250);
  });
});
