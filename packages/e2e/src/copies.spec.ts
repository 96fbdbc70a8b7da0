import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

journey(
  'all that was copied to a person is marked as read at once, however long the list',
  async ({ take }) => {
    const [dispatcher, reader] = await Promise.all([clientOf('dispatcher'), clientOf('monitor')]);
    const { id: me } = await reader.account.personal({});
    // More than a list loads at first.
    const { list } = await dispatcher.orders.page({ scope: 'tenant', size: 25 });
    await Promise.all(list.map(({ id }) => dispatcher.backlog.ccMark({ orderId: id, userIds: [me] })));
    const { page } = await take({ as: 'monitor' });
    await page.goto('/#/userSide/homePage/myTodo/totalTodoList?category=copied');
    await page.getByRole('button', { name: '全部已读' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '已标为已读' })).toBeVisible();
    const unread = async () => (await reader.backlog.ccMine({ unread: true, size: 1 })).total;
    await expect
      .poll(async () => [await unread(), (await reader.backlog.mineAll({})).ccUserCount])
      .toEqual([0, 0]);
  },
);
