import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

journey('a message that is about nothing says so instead of leading nowhere', async ({ take }) => {
  const engineer = await clientOf('engineer');
  const { list } = await engineer.messages.mine({ sysMsgFlag: 1, size: 50 });
  const message = list.find(({ target }) => target === undefined);
  if (!message) throw new Error('the demo data has no message without a target');
  const { page } = await take({ as: 'engineer' });
  await page.goto(`/#/userSide/orderCenter/newsDetail?tab=system&id=${message.id}`);
  await expect(page.getByText(message.title)).toBeVisible();
  await expect(page.getByText('这条消息没有关联的工单，看过即可。')).toBeVisible();
});

journey('“mark all read” marks all, of both kinds', async ({ take }) => {
  const monitor = await clientOf('monitor');
  const before = await monitor.messages.unreadAll({});
  expect(
    Math.min(before.order, before.system),
    'the demo data has unread messages of both kinds',
  ).toBeGreaterThan(0);
  const { page } = await take({ as: 'monitor' });
  await page.goto('/#/userSide/orderCenter/newsCenter');
  await page.getByRole('button', { name: '全部已读' }).tap();
  const question = page.getByRole('alertdialog');
  const said = page.getByRole('status').filter({ hasText: '已全部标为已读' });
  await expect(question.or(said)).toBeVisible();
  if (await question.isVisible()) {
    // Work goes on meanwhile, and every message of it counts.
    const asked = Number(/\d+/.exec((await question.textContent()) ?? '')?.[0]);
    expect(asked).toBeGreaterThanOrEqual(before.order + before.system);
    await question.getByRole('button', { name: '全部已读' }).tap();
  }
  await expect(said).toBeVisible();
  const after = await monitor.messages.unreadAll({});
  expect(after.system, 'only what came since is unread').toBe(0);
  expect(after.order, 'only what came since is unread').toBeLessThan(before.order);
});
