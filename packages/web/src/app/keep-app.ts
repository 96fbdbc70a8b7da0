import { finishMessage } from './worker/app-files.ts';

/** A network that goes away and comes back says nothing of it; one that stays away is not asked all the time. */
const firstPauseMs = 5_000;
const maxPauseMs = 5 * 60_000;

/**
 * Asks for the worker that opens the app without a network, once the page has nothing better to do: also for a person
 * who is not signed in yet, for what is shared to the app may come before that.
 */
export function keepApp(): void {
  // Without HTTPS there is none; while developing it would only hide what was changed.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let pauses = 0;
  let timer: ReturnType<typeof setTimeout>;

  /** Ends the pauses once the worker has all files of its build. */
  async function askForFiles(): Promise<void> {
    // One that could not begin the last time begins anew.
    const registration = await serviceWorker.register('./service-worker.js');
    const worker = registration.active;
    if (!worker) return;
    const { port1: answer, port2: answerHere } = new MessageChannel();
    answer.onmessage = () => {
      // Another build may have taken over meanwhile.
      if (worker === registration.active) clearTimeout(timer);
    };
    worker.postMessage(finishMessage, [answerHere]);
    // What is missing still may be gone from the server, which has a newer build then.
    if (pauses > 1) await registration.update();
  }

  function ask(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(ask, Math.min(maxPauseMs, firstPauseMs * 2 ** pauses));
    pauses += 1;
    // Refused by the browser's settings: the app then needs a network to open.
    askForFiles().catch(() => undefined);
  }

  function askAtOnce(): void {
    pauses = 0;
    ask();
  }

  if ('requestIdleCallback' in window) requestIdleCallback(ask);
  else setTimeout(ask, 3_000);
  serviceWorker.addEventListener('controllerchange', askAtOnce);
  addEventListener('online', askAtOnce);
  document.addEventListener('visibilitychange', askAtOnce);
}
