/** Stepping back takes its time, and what navigates meanwhile is what is stepped off: it waits for that to be over. */
let step: Promise<void> = Promise.resolve();

/** A browser that takes no step must not keep the person from going on. */
const maxStepMs = 1000;

/** Steps back by one entry of history; resolves once history stands there. */
export function stepBack(): Promise<void> {
  step = new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, maxStepMs);
    history.back();
  });
  return step;
}

/** Resolves once no step is under way, those included that follow from one. */
export async function historyAtRest(): Promise<void> {
  for (let seen: Promise<void> | undefined; seen !== step; ) {
    seen = step;
    await seen;
  }
}
