import { finishMessage } from './worker/app-files.ts';

/**
 * Asks for the worker that opens the app without a network, once the page has nothing better to do: also for somebody
 * who is not signed in yet, for what is shared to the app may come before that.
 */
export function keepApp(): void {
  // Without HTTPS there is none; while developing it would only hide what was changed.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = () =>
    serviceWorker
      .register('./service-worker.js')
      // Refused by the browser's settings: the app then needs a network to open.
      .catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
  else setTimeout(register, 3_000);

  // It opens the app before it has all of it; a network that went away, or a sleeping phone, may have cut it off.
  const finish = () => serviceWorker.controller?.postMessage(finishMessage);
  finish();
  serviceWorker.addEventListener('controllerchange', finish);
  addEventListener('online', finish);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') finish();
  });
}
