import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const inShanghai = (instant: string) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });

/** An order with a history that both sides may see. */
async function orderOf(account: string) {
  const client = await clientOf(account);
  const { list } = await client.orders[account === 'engineer' ? 'page' : 'cellPage']({ size: 20 });
  for (const { id } of list) {
    const history = await client.orders.history({ orderId: id });
    if (history.length > 1) return { detail: await client.orders.detail({ orderId: id }), history };
  }
  throw new Error(`${account} sees no order with a history`);
}

for (const [account, path] of [
  ['engineer', '/#/userSide/orderCenter/orderDetail'],
  ['customer-a', '/#/clientSide/orderCenter/orderDetail'],
] as const) {
  journey(
    `moments are shown in full by the organisation’s clocks on a phone elsewhere: ${account}`,
    async ({ take }) => {
      const { detail, history } = await orderOf(account);
      const { page } = await take({ as: account, timezoneId: 'America/New_York' });
      // What is read beside the order shows also where it comes first.
      const beside = page.waitForResponse(/recordHistoryList/);
      await page.route(/mobile\/detail/, async (route) => {
        await (await beside).finished();
        await route.continue();
      });
      await page.goto(`${path}?id=${detail.id}`);
      await expect(page.getByRole('main')).toContainText(inShanghai(detail.createdAt));
      await expect(page.getByRole('main')).toContainText(inShanghai(history.at(-1)?.at ?? ''));
    },
  );
}
