import { test } from '@playwright/test';
import { signIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import { accountsOf, password, reported, urgent } from './morning/company.ts';
import { report } from './morning/day.ts';
import { enterCompany, startWorld } from './morning/world.ts';

/** A Wednesday, eight o'clock in Shanghai. */
const eight = Date.parse('2027-03-10T08:00:00+08:00');
const company = 'room';

journey(
  'nobody is in time for an urgent fault: others make way that day by one tap, and all of it is taken back',
  async ({ take }) => {
    test.setTimeout(120_000);
    await using world = await startWorld([company], eight);
    const people = await enterCompany(world, company);
    const { dispatcher } = people;
    const orderIds = await report(people, reported);
    const [group] = await dispatcher.groups.list({});
    const { list } = await dispatcher.dispatch.plan({ groupId: group?.id });
    await dispatcher.dispatch.commit({
      stops: list.map(({ orderId, version, engineerId, planStart, planEnd }) => ({
        ...{ orderId, version, engineerId, planStart, planEnd },
      })),
    });
    const [urgentId = ''] = await report(people, [urgent]);
    const standing = () =>
      Promise.all(
        [...orderIds, urgentId].map(async (orderId) => {
          const { planStart, planEnd, handlerId, assigneeId } = await dispatcher.orders.detail({ orderId });
          return { orderId, planStart, planEnd, engineerId: handlerId ?? assigneeId };
        }),
      );
    const before = await standing();

    const phone = await take({ baseURL: world.server.url });
    const { page } = phone;
    await signIn(phone, accountsOf(company).dispatcher, password);
    await page.goto(`${world.server.url}/#/userSide/homePage`);
    phone.taps();
    await phone.tap(page.getByRole('button', { name: `另选一位：${urgent.title}` }));
    const candidates = page.getByRole('dialog', { name: '派单' });
    await expect(candidates.getByText('没有人赶得上时限，可以调整其他约定，给它腾出时间')).toBeVisible();
    await phone.picture('room-candidates');
    await phone.tap(candidates.getByRole('button', { name: '腾出时间' }));
    const room = page.getByRole('dialog', { name: `为「${urgent.title}」腾出时间` });
    const words = room.getByRole('status').filter({ hasText: '赶得上时限' });
    await expect(words).toContainText(/要调整 \d+ 个已约定的时间/, { timeout: 20_000 });
    await phone.picture('room');
    await phone.tap(room.getByRole('button', { name: /^采用 \d+ 处调整$/ }));
    expect(phone.taps()).toBe(3);
    const messages = page.getByRole('dialog', { name: '告知客户' });
    await expect(messages).toBeVisible({ timeout: 20_000 });
    await expect(candidates).toHaveCount(0);
    await phone.picture('room-messages');

    const after = await standing();
    const fault = await dispatcher.orders.detail({ orderId: urgentId });
    expect(fault.planEnd !== undefined && fault.planEnd <= (fault.resolveDueAt ?? '')).toBe(true);
    const dayOf = (instant = '') => instant.slice(0, 10);
    for (const [place, { planStart }] of before.slice(0, -1).entries())
      expect(dayOf(after[place]?.planStart)).toBe(dayOf(planStart));
    expect(after.slice(0, -1)).not.toEqual(before.slice(0, -1));

    await phone.tap(messages.getByRole('button', { name: '关闭' }));
    await phone.tap(page.getByRole('button', { name: '不发送' }));
    await expect(messages).toHaveCount(0);
    await phone.tap(page.getByRole('button', { name: '撤回' }));
    await expect(page.getByText('已撤回，恢复原来的安排')).toBeVisible();
    expect(await standing()).toEqual(before);
    // The phone goes before the server does.
    await page.goto('about:blank');
  },
);
