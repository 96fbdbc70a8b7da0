import { readFileSync } from 'node:fs';
import { parseStat } from './process-table.ts';

/** CPU time that a process has used so far, all its threads together. */
export function cpuMsOf(pid: number): number {
  return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).cpuMs;
}

/** Most resident memory that a process ever had. */
export function peakMegabytesOf(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
