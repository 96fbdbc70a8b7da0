import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

journey('a lead sees what the people whom they lead have to do, today and in all', async ({ take }) => {
  const lead = await clientOf('lead');
  const [today, all] = [await lead.backlog.underlingToday({}), await lead.backlog.underlingAll({})];
  const { page } = await take({ as: 'lead' });
  await page.goto('/#/userSide/homePage');
  const card = page.locator('.sd-card', { has: page.getByRole('heading', { name: '下属待办' }) });
  await card.getByRole('link', { name: `${today.pendingCount} 待处理` }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '下属待办 · 今日' })).toBeVisible();
  await expect(page.getByRole('tab', { name: `待处理 ${today.pendingCount}` })).toBeVisible();
  await page.getByRole('button', { name: '看全部' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '下属待办' })).toBeVisible();
  for (const [name, count] of [
    ['待处理', all.pendingCount],
    ['已超时', all.timeoutCount],
    ['将超时', all.willTimeoutCount],
    ['抄送下属', all.ccUserCount],
    ['抄送组织', all.ccUserGroupCount],
  ] as const) {
    await page.getByRole('tab', { name: `${name} ${count}` }).tap();
    const list = page.getByRole('list', { name: name === '待处理' ? '运维与监控' : name });
    if (count > 0 && name !== '待处理') await expect(list.getByRole('listitem').first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: '全部已读' })).toHaveCount(0);
  await page.getByRole('radio', { name: '我的' }).tap();
  await expect(page).toHaveURL((url) => !url.hash.includes('whose'));
  await expect(page.getByRole('button', { name: '全部已读' })).toBeVisible();
});

journey('tabs begin where the cards below them do, on a phone and at a desk', async ({ take }) => {
  const { page } = await take({ as: 'lead' });
  await page.goto('/#/userSide/homePage/myTodo/totalTodoList?whose=underling');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const tab = page.getByRole('tab').first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = async () => {
      const left = await tab.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().left;
      });
      return Math.abs(left - ((await card.boundingBox())?.x ?? Number.NaN));
    };
    // Drawn anew for another width, and as the list is read again: a card may be gone for a moment.
    await expect.poll(apart).toBeLessThan(0.5);
  }
});
