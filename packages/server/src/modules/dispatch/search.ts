import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SvcdeskError } from '@svcdesk/core';
import { createFairQueue } from '../../platform/files/fair-queue.ts';
import type { SolverLimits, SolverProblem } from './solver/index.ts';

/** The input of the thread. */
export interface SearchTask {
  readonly problem: SolverProblem;
  readonly limits: SolverLimits;
}

/** The thread's answer: works of each person, in the order in which they are done. */
export type SearchResult = readonly (readonly [personId: string, workIds: readonly string[]])[];

/**
 * One search at a time, since each may take a whole processor. Few enough may wait that the last is answered before its
 * call times out.
 */
const searches = createFairQueue({ maxWaiting: 12, maxOfOwner: 3 });

/** Longest search, however many orders there are. */
const maxSearchMs = 2000;
/** Attempts for each order, at most: in small problems more of them find nothing better. */
const attemptsPerWork = 60;

/**
 * Searches for a plan in a thread of its own, so that calls are answered meanwhile: a search keeps its thread busy for up
 * to two seconds. Throws `tooManyRequests`, to be tried again, while too many wait, in all or of the account `owner`.
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
