import { readdirSync, readFileSync } from 'node:fs';

/** A process as `/proc/<pid>/stat` tells of it. */
export interface ProcessRow {
  readonly pid: number;
  readonly parentPid: number;
  /** CPU time of its own threads so far. */
  readonly cpuMs: number;
  /** CPU time of children that ended and whose parent took notice. */
  readonly endedChildrenCpuMs: number;
}

/** The kernel counts CPU time for programs in hundredths of a second, on every platform that Node runs on. */
const tickMs = 10;

/** Reads a line of `/proc/<pid>/stat`. The name in parentheses may itself hold spaces and parentheses. */
export function parseStat(line: string): ProcessRow {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (index: number) => Number(fields[index]) * tickMs;
  return {
    pid: Number.parseInt(line, 10),
    parentPid: Number(fields[1]),
    cpuMs: ticks(11) + ticks(12),
    endedChildrenCpuMs: ticks(13) + ticks(14),
  };
}

/** Every process of the machine. */
export function readProcesses(): ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => {
    const line = /^\d+$/.test(name) ? readIfThere(`/proc/${name}/stat`) : undefined;
    return line === undefined ? [] : [parseStat(line)];
  });
}

/** A process may end between being listed and being read. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
