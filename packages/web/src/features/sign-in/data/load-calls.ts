import { chunkOf } from '../../../shared/platform/load-chunk.ts';
import type * as Calls from './calls.ts';

const calls = chunkOf(() => import('./calls.ts'));

/** The client and its calls, which the sign-in does not need before somebody presses a button. */
export function loadCalls(): Promise<typeof Calls> {
  return calls().catch((error: unknown) => {
    // The next press tries again.
    calls.forget();
    throw error;
  });
}

/** Fetches them once the form is drawn, so that pressing the button waits for the server only. */
export function warmCalls(): () => void {
  const timer = setTimeout(() => void loadCalls().catch(() => undefined), 300);
  return () => clearTimeout(timer);
}
