import { parentPort, workerData } from 'node:worker_threads';
import type * as prerender from '../src/app/prerender.tsx';

/** Which built module draws, and for which language. */
export interface DrawOrder {
  module: string;
  locale: string;
}

// The app asks the browser for its language. A thread of its own draws each one: the app keeps its language, and
// React keeps a port open that would hold the build's process for ever.
const { module, locale } = workerData as DrawOrder;
Object.defineProperty(globalThis, 'navigator', { value: { language: locale }, configurable: true });
const { drawSignIn } = (await import(module)) as typeof prerender;
parentPort?.postMessage(await drawSignIn());
