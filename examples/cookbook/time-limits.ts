/** Ends calls: by hand, by a limit for one call, and by a platform's own timer. */
import { isSvcdeskError, result } from '@svcdesk/core';
import { signedIn } from './desk.ts';

let isSlow = false;
const client = await signedIn('engineer', {
  // A line so slow that nothing comes in time.
  fetch: (url, init) =>
    isSlow
      ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      : fetch(url, init),
  retries: 0,
});
isSlow = true;
const slow = (options: object) => result(client.orders.page({ scope: 'mine' }, options));

const giveUp = new AbortController();
const ended = slow({ signal: giveUp.signal });
giveUp.abort();
console.log((await ended).error?.code);
console.log((await slow({ timeoutMs: 50 })).error?.code);
const { error } = await slow({ signal: AbortSignal.timeout(50) });
console.log(error?.code, isSvcdeskError(error, 'timeout') && error.retryable ? 'may be tried again' : '');
