import type { Scope } from '../harness/scope.ts';
import { startWorker } from '../harness/worker.ts';
import type { Requests, commands as requestLoad } from '../processes/request-load.ts';
import type { Load } from './drive-calls.ts';
import { type LoadedServer, measureLoad } from './measure-load.ts';

/** A process that answers, and where. */
export interface Answering {
  readonly url: string;
  readonly pid: number;
}

/** Measures a server under the requests of a case. */
export type MeasureCase = (caseName: string) => ReturnType<typeof measureLoad>;

/** A client for each case that sends its requests to a server, over as many connections as are in flight. */
export async function requestCases(
  scope: Scope,
  { url, pid }: Answering,
  cases: Readonly<Record<string, Omit<Requests, 'url'>>>,
  load: Load,
): Promise<MeasureCase> {
  const loads = new Map<string, LoadedServer>();
  for (const [name, requests] of Object.entries(cases)) {
    const worker = startWorker<typeof requestLoad>(scope, 'request-load');
    await worker.ask('open', { ...requests, url, connections: load.inFlight });
    loads.set(name, { load: worker, pid });
  }
  return (caseName) => {
    const one = loads.get(caseName);
    if (!one) throw new Error(`There is no case "${caseName}"`);
    return measureLoad(one, load);
  };
}
