import type { Sample } from '../harness/measures.ts';
import type { Worker } from '../harness/worker.ts';
import { cpuMsOf, peakMegabytesOf } from '../machine/process-usage.ts';
import type { Load, LoadResult } from './drive-calls.ts';

/** A client that sends requests, and the process that answers them. */
export interface LoadedServer {
  // Each kind of load has commands of its own; that it runs is all that counts here.
  readonly load: Pick<Worker<{ run: (load: Load) => Promise<LoadResult> }>, 'ask'>;
  readonly pid: number;
}

/** Runs a load and says what the answering process took for it. */
export async function measureLoad({ load, pid }: LoadedServer, how: Load): Promise<Sample> {
  const before = cpuMsOf(pid);
  const { calls, callsPerSecond, p50Ms, p95Ms } = await load.ask('run', how);
  const cpuMicroseconds = ((cpuMsOf(pid) - before) * 1000) / calls;
  return {
    requestsPerSecond: callsPerSecond,
    p50Ms,
    p95Ms,
    cpuMicroseconds,
    peakMegabytes: peakMegabytesOf(pid),
  };
}
