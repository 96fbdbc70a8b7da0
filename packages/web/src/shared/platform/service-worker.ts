/** Asks for the worker that opens the app without a network, once the page has nothing better to do. */
export function keepApp(): void {
  // Without HTTPS there is none; while developing it would only hide what was changed.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('./service-worker.js')
      // Refused by the browser's settings: the app then needs a network to open.
      .catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
  else setTimeout(register, 3_000);
}
