import { readFileSync } from 'node:fs';
import { parseStat } from './process-table.ts';

/** CPU time that a process has used so far, all its threads together. */
export function cpuMsOf(pid: number): number {
  return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).cpuMs;
}

/** Most resident memory that a process ever had. */
export const peakMegabytesOf = (pid: number): number => megabytes(pid, 'status', 'VmHWM');

/**
 * Resident memory that a process has now, as Linux reckons it where processes share: a page that several have, such as
 * those of Node itself, counts to each by its part.
 */
export const residentMegabytesOf = (pid: number): number => megabytes(pid, 'smaps_rollup', 'Pss');

function megabytes(pid: number, file: 'status' | 'smaps_rollup', field: string): number {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1];
  return Number(kilobytes) / 1024;
}
