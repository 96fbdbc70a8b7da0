import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SvcdeskError } from '@svcdesk/core';
import { createFairQueue } from '../../platform/files/fair-queue.ts';
import type { SolverLimits, SolverProblem } from './solver/index.ts';

/** What the thread is given. */
export interface SearchTask {
  readonly problem: SolverProblem;
  readonly limits: SolverLimits;
}

/** Works of each person in their order, as the thread answers. */
export type SearchResult = readonly (readonly [personId: string, workIds: readonly string[]])[];

/** A plan may take a whole processor, so there is one at a time; those who wait get theirs before their call times out. */
const searches = createFairQueue({ maxWaiting: 12, maxOfOwner: 3 });

/** However many orders there are, nobody waits longer. */
const maxSearchMs = 2000;
/** Where little is to be planned, so many attempts for each order find nothing better any more. */
const attemptsPerWork = 60;

/**
 * Looks for a plan in a thread of its own: a search keeps its thread busy for up to two seconds, and calls are answered
 * meanwhile. Fails with `tooManyRequests`, to be tried again, while too many wait; `owner` is who asks.
 */
export async function searchPlan(
  owner: string,
  problem: SolverProblem,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const limits = { maxMs: maxSearchMs, attempts: attemptsPerWork * problem.works.length, seed: 1 };
  const found = searches.run(owner, () => inThread({ problem, limits }));
  if (!found)
    throw new SvcdeskError('tooManyRequests', { reason: 'tooManyAtOnce', retryAfterMs: maxSearchMs });
  return new Map(await found);
}

async function inThread(workerData: SearchTask): Promise<SearchResult> {
  const worker = new Worker(workerFile(), { workerData, name: 'svcdesk-plan' });
  try {
    const ended = new AbortController();
    worker.once('exit', () => ended.abort());
    const [result] = (await once(worker, 'message', { signal: ended.signal })) as [SearchResult];
    return result;
  } finally {
    await worker.terminate();
  }
}

// The source runs as it is under Node; a bundle puts the thread's own entry beside its main file.
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './plan-worker.ts' : './plan-worker.js', import.meta.url);
