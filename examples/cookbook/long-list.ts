/** Goes through a list of any length with filters, page by page behind the scenes, and stops where it has enough. */
import { pages } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { orderStatus } from '@svcdesk/core/rules';
import { signedIn } from './desk.ts';

const client = await signedIn('dispatcher');
const status: number[] = [orderStatus.pending, orderStatus.processing];
const open = { scope: 'tenant' as const, status };

let count = 0;
for await (const order of client.orders.page.all(open)) count += status.includes(order.status) ? 1 : 0;
for await (const { total } of pages(client, orders.page, { ...open, size: 5 })) {
  console.log(total === count ? 'all of them, each once' : `${count} of ${total}`);
  break;
}
const newest = await client.orders.page.all(open).toArray({ limit: 3 });
console.log(`the newest: ${newest.length}`);
