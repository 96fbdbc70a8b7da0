import { readFileSync } from 'node:fs';

/** Reads the command line and parent of a process; undefined when it is gone or the system does not tell. */
export type ProcessReader = (
  pid: number,
) => { readonly parent: number; readonly command: string } | undefined;

/** What Linux shows under /proc; elsewhere no process is found and nothing is watched. */
export const readProcess: ProcessReader = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name stands in parentheses and may hold any character, so the fields count from the last one.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Ended, and only remembered until its parent asks how.
    if (state === 'Z') return undefined;
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'latin1') };
  } catch {
    return undefined;
  }
};

/** The npx among a process's ancestors. */
export function findNpx(pid: number, read: ProcessReader = readProcess): number | undefined {
  for (let current = pid; current > 1; ) {
    const found = read(current);
    if (found === undefined) return undefined;
    if (/\bnpx\b|^npm exec\b/.test(found.command)) return current;
    current = found.parent;
  }
  return undefined;
}

/**
 * Ends this process in order when the npx that launched it is gone. npx dies of SIGTERM without telling what
 * it started, and the server would stay behind with its port and the lock of its data folder.
 */
export function endWithNpx(): void {
  const npx = findNpx(process.ppid);
  if (npx === undefined) return;
  const watch = setInterval(() => {
    if (readProcess(npx) !== undefined) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
