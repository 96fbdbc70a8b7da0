/** The thread that searches for a plan: see search.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchResult, SearchTask } from './search.ts';
import { solve } from './solver/index.ts';

const { problem, limits } = workerData as SearchTask;
parentPort?.postMessage([...solve(problem, limits)] satisfies SearchResult);
