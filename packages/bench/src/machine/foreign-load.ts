import { type ProcessRow, readProcesses } from './process-table.ts';

/** Parent of the kernel's own threads, which work for any process. */
const kernelPid = 2;

/** Ids of a process and of all that descend from it. */
export function familyOf(root: number, rows: readonly ProcessRow[]): Set<number> {
  const family = new Set([root]);
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const { pid, parentPid } of rows) if (family.has(parentPid)) family.add(pid);
  }
  return family;
}

/**
 * CPU time that all processes outside our family have used so far. When one of them ends, its time moves to its
 * parent's count of ended children, so that the sum loses nothing between two readings.
 */
export function foreignCpuMs(rows: readonly ProcessRow[], ourRoot: number): number {
  const ours = familyOf(ourRoot, rows);
  return rows
    .filter(({ pid, parentPid }) => !ours.has(pid) && pid !== kernelPid && parentPid !== kernelPid)
    .reduce((sum, { cpuMs, endedChildrenCpuMs }) => sum + cpuMs + endedChildrenCpuMs, 0);
}

/** Starts to watch; the function given back tells how many cores others have kept busy since. */
export type WatchForeignLoad = () => () => number;

/** Watches what processes use that neither are this one nor descend from it. */
export const watchForeignLoad: WatchForeignLoad = () => {
  const startedAt = performance.now();
  const before = foreignCpuMs(readProcesses(), process.pid);
  return () => {
    const usedMs = foreignCpuMs(readProcesses(), process.pid) - before;
    return Math.max(0, usedMs / (performance.now() - startedAt));
  };
};
