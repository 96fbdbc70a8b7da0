import type * as calls from './calls.ts';

/** The client and its calls, which the sign-in does not need before somebody presses a button. */
export function loadCalls(): Promise<typeof calls> {
  return import('./calls.ts');
}

/** Fetches them once the form is drawn, so that pressing the button waits for the server only. */
export function warmCalls(): () => void {
  const timer = setTimeout(() => void loadCalls().catch(() => undefined), 300);
  return () => clearTimeout(timer);
}
