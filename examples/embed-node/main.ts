/**
 * Signs in, prints the ten newest orders of one's groups and what may be done with each.
 *
 *   SVCDESK_SERVER=http://127.0.0.1:8700 SVCDESK_ACCOUNT=engineer SVCDESK_PASSWORD=… pnpm start
 */
import { createClient, isSvcdeskError } from '@svcdesk/core';
import { nodeTransport } from '@svcdesk/core/node';
import { orderEn } from '@svcdesk/core/phrases';
import { orderStatusName } from '@svcdesk/core/rules';

const {
  SVCDESK_SERVER: baseUrl = 'http://127.0.0.1:8700',
  SVCDESK_ACCOUNT: account,
  SVCDESK_PASSWORD: password,
} = process.env;

if (!account || !password) {
  console.error('Set SVCDESK_ACCOUNT and SVCDESK_PASSWORD.');
  process.exit(2);
}

const { transport, close } = nodeTransport();
const client = createClient({ baseUrl, transport, locale: 'en' });

try {
  await client.signIn({ account, password });
  for (const order of await client.orders.page.all({ scope: 'group' }).toArray({ limit: 10 })) {
    const status = orderEn.status[orderStatusName(order.status) ?? 'pending'];
    console.log(`${order.orderNo}  ${status}  ${order.title}  (${order.can.join(', ') || 'nothing to do'})`);
  }
} catch (error) {
  if (!isSvcdeskError(error)) throw error;
  console.error(error.requestId ? `${error.message} Request ${error.requestId}.` : error.message);
  process.exitCode = 1;
} finally {
  await client.signOut();
  await close();
}
