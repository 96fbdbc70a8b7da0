/** A write whose reply is lost is sent again by itself, under the same key: the server does it once. */
import { draftFor, signedIn } from './desk.ts';

let isCut = false;
const client = await signedIn('engineer', {
  // The line dies after the server has done it and before it could say so.
  async fetch(url, init) {
    const reply = await fetch(url, init);
    if (isCut || !String(url).endsWith('/create')) return reply;
    isCut = true;
    throw new TypeError('fetch failed');
  },
  hooks: { retry: ({ callId, attempt }) => console.log(`${callId} again after attempt ${attempt}`) },
});
const draft = await draftFor(client);
const title = `Once only ${Date.now()}`;
const { orderNo } = await client.orders.create({ ...draft, title });
const found = await client.orders.page.all({ scope: 'group', keyword: title }).toArray({ limit: 10 });
console.log(
  found.length === 1 && found[0]?.orderNo === orderNo ? 'there is one' : `there are ${found.length}`,
);
