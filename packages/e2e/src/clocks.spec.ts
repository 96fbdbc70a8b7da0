import { ledHome } from '@svcdesk/tools/browser';
import { passSlider } from './acts/pass-slider.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { signIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';
import { clientOf, server } from './server.ts';

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
    { tag: account === 'engineer' ? [] : ['@long'] },
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

const dayMs = 86_400_000;

/** Sets the device's clock off by so much before the app begins. */
async function setClockOff({ context }: Phone, offMs: number): Promise<void> {
  await context.addInitScript((ms: number) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...parts: unknown[]) {
        super(...((parts.length === 0 ? [Right.now() + ms] : parts) as [number]));
      }
      static override now(): number {
        return Right.now() + ms;
      }
    }
    globalThis.Date = Wrong as DateConstructor;
  }, offMs);
}

/** What an order's page says of its clock: the hours that are left, and until when. */
async function dueOf({ page }: Phone, id: string): Promise<string> {
  await page.goto(`/#/userSide/orderCenter/orderDetail?id=${id}`);
  const due = page.locator('.sd-order-head-due');
  await expect(due).not.toBeEmpty();
  return ((await due.textContent()) ?? '').replace(/ ?\d+分/, '');
}

for (const [days, account] of [
  [-2, 'lintao'],
  [2, 'chenchen'],
] as const) {
  // A clock that is ahead is the one that would end sessions.
  const tag = days > 0 ? [] : ['@long'];
  journey(`a phone whose clock is ${days} days off works like any other`, { tag }, async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, `Clock that is off ${Date.now()}`);
    const right = await take({ as: 'engineer' });
    const due = await dueOf(right, id);

    // The account is still signed in: its session was kept when the clock was right.
    const off = await take({ as: 'engineer' });
    await setClockOff(off, days * dayMs);
    const { page } = off;
    expect(await dueOf(off, id)).toBe(due);
    await page.getByRole('button', { name: '接单', exact: true }).tap();
    await page.getByRole('button', { name: '确认接单' }).tap();
    const accepted = async () => {
      const record = (await engineer.orders.history({ orderId: id })).find(
        ({ action }) => action === 'accept',
      );
      const minutesAgo = Math.round((Date.now() - Date.parse(record?.at ?? '')) / 60_000);
      return { minutesAgo, timeAdjusted: record?.timeAdjusted === true };
    };
    await expect.poll(accepted).toEqual({ minutesAgo: 0, timeAdjusted: false });
    // A sheet that goes takes its entry of the history back: gone elsewhere before, one would be taken back as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const today = inShanghai(new Date().toISOString()).slice(0, 10);
    await page.goto('/#/userSide/workCalendar');
    await expect(page.locator('.sd-month-today b')).toHaveText(String(Number(today.slice(8))));

    // Who signs in there stays signed in, over a reload, too.
    const fresh = await take();
    await setClockOff(fresh, days * dayMs);
    await fresh.page.goto('/#/loginCode');
    await fresh.page.getByRole('textbox', { name: '手机号' }).fill(`139${String(Date.now()).slice(-8)}`);
    await passSlider(fresh.page, () => fresh.page.getByRole('button', { name: '获取验证码' }).tap());
    await expect(fresh.page.getByText(/^[3-6]\d 秒后可重发$/)).toBeVisible();
    await fresh.page.reload();
    await expect(fresh.page.getByText(/^[3-6]\d 秒后可重发$/)).toBeVisible();
    await signIn(fresh, account, server.password);
    await fresh.page.reload();
    await ledHome(fresh.page);
  });
}
