import { percentile } from '../harness/statistics.ts';

/** How much load: so many calls at once, for so long. */
export interface Load {
  readonly inFlight: number;
  readonly forMs: number;
}

/** What a load came to. */
export interface LoadResult {
  readonly calls: number;
  readonly callsPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** CPU time that this process used for each call. */
  readonly cpuMicroseconds: number;
}

/** A load ends after this many calls even if its time is not up. */
const maxCalls = 1_000_000;

/** Keeps calls in flight until the time is up. A call that fails ends the load: there is nothing to measure then. */
export async function driveCalls(
  call: (count: number) => Promise<unknown>,
  { inFlight, forMs }: Load,
  now: () => number = () => performance.now(),
): Promise<LoadResult> {
  const latencies: number[] = [];
  let started = 0;
  const cpuBefore = process.cpuUsage();
  const startedAt = now();
  const endAt = startedAt + forMs;

  async function lane() {
    for (let at = now(); at < endAt && started < maxCalls; ) {
      await call(started++);
      const endedAt = now();
      latencies.push(endedAt - at);
      at = endedAt;
    }
  }

  await Promise.all(Array.from({ length: inFlight }, lane));
  const elapsedMs = now() - startedAt;
  const { user, system } = process.cpuUsage(cpuBefore);
  const sorted = Float64Array.from(latencies).sort();
  return {
    calls: latencies.length,
    callsPerSecond: latencies.length / (elapsedMs / 1000),
    p50Ms: percentile(sorted, 0.5),
    p95Ms: percentile(sorted, 0.95),
    cpuMicroseconds: (user + system) / latencies.length,
  };
}
