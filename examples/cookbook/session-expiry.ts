/** A session that runs out by the clock ends here, without a request, and after another sign-in things go on. */
import { result } from '@svcdesk/core';
import { password, signedIn } from './desk.ts';

const monthMs = 31 * 24 * 3_600_000;
let asleepMs = 0;
let requests = 0;
const client = await signedIn('engineer', {
  // The device's own clock: after a month in a drawer it shows so.
  clock: () => Date.now() + asleepMs,
  hooks: { request: () => void requests++ },
});
client.session.subscribe(({ type, error }) => {
  if (type === 'lost') console.log(`lost: ${error?.code}`);
});

asleepMs = monthMs;
requests = 0;
console.log(`still signed in: ${client.session.current() !== undefined}, requests: ${requests}`);
// What is called all the same goes out as nobody.
const { error } = await result(client.orders.countStatus({}));
console.log(`asked as nobody: ${error?.code}`);

asleepMs = 0;
await client.signIn({ account: 'engineer', password });
console.log(`again ${(await client.account.personal({})).account}`);
