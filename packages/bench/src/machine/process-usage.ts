import { readFileSync } from 'node:fs';
import { parseStat } from './process-table.ts';

/** CPU time that a process has used so far, all its threads together. */
export function cpuMsOf(pid: number): number {
  return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).cpuMs;
}

/** Most resident memory that a process ever had. */
export const peakMegabytesOf = (pid: number): number => megabytes(pid, 'VmHWM');

/** Resident memory that a process has now. */
export const residentMegabytesOf = (pid: number): number => megabytes(pid, 'VmRSS');

function megabytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return Number(kilobytes) / 1024;
}
