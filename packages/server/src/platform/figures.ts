import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { commit, version } from './version.ts';

const callBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobBuckets = [0.01, 0.1, 1, 10, 60, 300];

/** Slower figures are left out of the reply: Prometheus waits for ten seconds. */
const readWithinMs = 5_000;

/** Something that is looked up when the figures are read. When the signal comes, it is waited for no more. */
export type Measurement = (signal: AbortSignal) => void | Promise<void>;

/** The figures of a server, by Prometheus' conventions; the guide lists them. What is looked up is added by `app`. */
export function createFigures(failed: (error: unknown) => void) {
  const registry = new Registry();
  const registers = [registry];
  const measurements: Measurement[] = [];
  let collecting = false;

  const build = new Gauge({
    name: 'svcdesk_build_info',
    help: 'Always 1; which version runs, and the commit that it was built from',
    labelNames: ['version', 'commit'] as const,
    registers,
  });
  build.set({ version, commit: commit ?? 'unknown' }, 1);

  const webhookTries = new Counter({
    name: 'svcdesk_webhook_tries_total',
    help: 'Tries of this server to deliver to a webhook, by outcome: delivered, failed, or given_up after the last',
    labelNames: ['outcome'] as const,
    registers,
  });
  const pushes = new Counter({
    name: 'svcdesk_pushes_total',
    help: 'Pushes of this server to browsers, by outcome: sent, given_up, gone when the browser took its subscription back, or dropped when they were no news any more before it was their turn',
    labelNames: ['outcome'] as const,
    registers,
  });
  // There from the start, so that the first of them is seen as one more.
  for (const outcome of ['delivered', 'failed', 'given_up']) webhookTries.inc({ outcome }, 0);
  for (const outcome of ['sent', 'given_up', 'gone', 'dropped']) pushes.inc({ outcome }, 0);

  return {
    registry,
    callSeconds: new Histogram({
      name: 'svcdesk_call_duration_seconds',
      help: 'Time from a request to its whole reply, by call and HTTP status',
      labelNames: ['call', 'http'] as const,
      buckets: callBuckets,
      registers,
    }),
    // Most refusals are HTTP 200: only the envelope's status tells a wrong password from an open door.
    calls: new Counter({
      name: 'svcdesk_calls_total',
      help: 'Calls answered, by call, status of the envelope and its code',
      labelNames: ['call', 'status', 'code'] as const,
      registers,
    }),
    jobRuns: new Counter({
      name: 'svcdesk_job_runs_total',
      help: 'Runs of each job on this server that have ended, by name',
      labelNames: ['name'] as const,
      registers,
    }),
    jobFailures: new Counter({
      name: 'svcdesk_job_failures_total',
      help: 'Runs that failed, wholly or for some of what they worked on, by name',
      labelNames: ['name'] as const,
      registers,
    }),
    jobLastSuccess: new Gauge({
      name: 'svcdesk_job_last_success_timestamp_seconds',
      help: 'When each job last ended without a failure on this server, by name',
      labelNames: ['name'] as const,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'svcdesk_job_duration_seconds',
      help: 'How long runs of jobs took, by name',
      labelNames: ['name'] as const,
      buckets: jobBuckets,
      registers,
    }),
    webhookTries,
    pushes,
    /** Adds what is looked up each time, in this order; one that fails takes nothing from the others. */
    onRead: (measurement: Measurement) => void measurements.push(measurement),
    /** All figures in Prometheus' text. */
    async read(): Promise<string> {
      // The process's own figures cost time to set up, which a server without metrics should not spend.
      if (!collecting) collectDefaultMetrics({ register: registry });
      collecting = true;
      // One after the other: calls need the connections too.
      const signal = AbortSignal.timeout(readWithinMs);
      for (const measure of measurements) {
        try {
          await measure(signal);
        } catch (error) {
          failed(error);
        }
      }
      return await registry.metrics();
    },
  };
}

export type Figures = ReturnType<typeof createFigures>;
