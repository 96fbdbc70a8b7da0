import type { Locator, Page, Route } from '@playwright/test';
import type { Client } from '@svcdesk/core';
import { addDays } from '@svcdesk/core/scheduling';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { expectCountsHold } from './acts/counts-hold.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf } from './server.ts';

/** A day far enough ahead that nothing else is planned on it. */
const freeDay = (ahead: number) => addDays(new Date().toISOString().slice(0, 10), ahead);

/** The first day from there on of which the engineer has nothing planned, whatever ran at this server before. */
async function unplannedDay(ahead: number): Promise<string> {
  const days = Array.from({ length: 30 }, (_, place) => freeDay(ahead + place));
  const engineer = await clientOf('engineer');
  const loads = await engineer.plans.dailySaturation({ days });
  return loads.find(({ plannedMinutes, leave }) => plannedMinutes === 0 && !leave)?.date ?? freeDay(ahead);
}

async function plannedOrder(
  title: string,
  from: string,
  to: string,
): Promise<{ id: string; engineer: Client }> {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const id = await raiseOrder(dispatcher, engineer, title);
  await engineer.orders.accept({ orderId: id, handleType: 3, planStart: from, planEnd: to });
  return { id, engineer };
}

/** A finger that holds an entry's grip and draws it down. */
async function draw(page: Page, grip: Locator, pixels: number): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('the grip is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + pixels / 2);
  await page.mouse.move(x, y + pixels);
  await page.mouse.up();
}

journey(
  'an entry of my schedule moves by finger, by keys and by the form, and what it overlaps is named before',
  async ({ take }) => {
    const day = await unplannedDay(24);
    const [early, late] = ['Cooling of the server room', 'Till prints no receipts'];
    const { id, engineer } = await plannedOrder(early, `${day}T02:00:00.000Z`, `${day}T03:00:00.000Z`);
    await plannedOrder(late, `${day}T05:00:00.000Z`, `${day}T06:00:00.000Z`);
    const startOf = async () => (await engineer.orders.detail({ orderId: id })).planStart;
    const phone = await take({ as: 'engineer' });
    const { page } = phone;
    await page.goto(`/#/userSide/workCalendar?day=${day}`);
    const grip = page.getByRole('button', { name: `改时间：${early}` });
    await expect(grip).toBeVisible();

    // A quarter of an hour is 12 px: three hours on it lies over the other one.
    await draw(page, grip, 12 * 12);
    const question = page.getByRole('alertdialog', { name: /^改到/ });
    await expect(question).toContainText(late);
    await question.getByRole('button', { name: '不改' }).click();
    await expect(question).toBeHidden();
    expect(await startOf()).toBe(`${day}T02:00:00.000Z`);

    await grip.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByText('改到 11:00 至 12:00')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(startOf).toBe(`${day}T03:00:00.000Z`);
    // A moved entry is another one: its grip is there once the day was read again.
    await expect(page.getByRole('listitem').filter({ has: grip }).getByRole('time').first()).toHaveText(
      '11:00',
    );

    // Another change came first, which is said, and nothing moves until it is tried again.
    phone.expect(failedReply);
    const faster = async (route: Route) => {
      await engineer.orders.progress({ orderId: id, content: 'The part is here' });
      await route.continue();
    };
    await page.route(/change\/schedules/, faster, { times: 1 });
    await expect(page.getByText('改到 11:00 至 12:00')).toHaveCount(0);
    await draw(page, grip, -12 * 2);
    await expect(page.locator('.sd-toasts').getByRole('alert')).toHaveText('工单已被更新，请刷新后再操作');
    expect(await startOf()).toBe(`${day}T03:00:00.000Z`);

    await grip.click();
    await expect(page.getByRole('heading', { level: 1, name: '安排时间' })).toBeVisible();
    await page.getByLabel('开始时间').fill(`${day}T13:30`);
    await expect(page.getByText(`与${late}重叠`)).toBeVisible();
    await page.getByRole('button', { name: '确认安排' }).click();
    await expect(page.getByText('换个时间，或确认重叠也这样安排')).toBeVisible();
    await page.getByLabel('时间重叠也这样安排').check();
    await page.getByRole('button', { name: '确认安排' }).click();
    await expect.poll(startOf).toBe(`${day}T05:30:00.000Z`);
    // The customer may hear of it.
    const messages = page.getByRole('dialog', { name: '告知客户' });
    await expect(messages.getByRole('textbox')).toHaveValue(/现改为 .*13:30/);
    await messages.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '不发送' }).click();
    await expect(page.getByText('2 处重叠')).toBeVisible();
    await expectCountsHold(engineer);
  },
);

journey('keys move an entry of today no further back than to now', { tag: '@long' }, async ({ take }) => {
  const began = Date.now();
  const start = began + 90 * 60_000;
  const iso = (ms: number) => new Date(ms).toISOString();
  const title = 'Door does not close';
  const { id, engineer } = await plannedOrder(title, iso(start), iso(start + 30 * 60_000));
  const { page } = await take({ as: 'engineer' });
  await page.goto(`/#/userSide/workCalendar?day=${dateOfDay(timeZone('Asia/Shanghai').dayOf(start))}`);
  await page.getByRole('button', { name: `改时间：${title}` }).focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  // What stands there already, or that it is evening, is asked about.
  const question = page.getByRole('alertdialog', { name: /^改到/ });
  await expect(question.or(page.getByText(/^已改到/))).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: '仍然改' }).click();
  const startOf = async () => Date.parse((await engineer.orders.detail({ orderId: id })).planStart ?? '');
  await expect.poll(startOf).toBeLessThan(start);
  expect(await startOf()).toBeGreaterThanOrEqual(began - 1000);
});

journey('a lead sees who is overloaded and why, and hands an order to another engineer', async ({ take }) => {
  const day = await unplannedDay(10);
  const title = 'Racks of the whole floor';
  const { id, engineer } = await plannedOrder(title, `${day}T00:00:00.000Z`, `${day}T14:00:00.000Z`);
  const { id: me, name } = await engineer.account.personal({});
  const phone = await take({ as: 'lead' });
  const { page } = phone;
  // From the home one comes to the days of one person, and from there to everybody's.
  await page.goto('/#/userSide/homePage');
  await page.getByRole('link', { name: new RegExp(`${name} 看日程$`) }).tap();
  await expect(page.getByText('只看 1 人')).toBeVisible();
  await page.goto(`/#/userSide/homePage/underlingSchedule?day=${day}`);
  await expect(page.getByRole('status').filter({ hasText: '超负荷' })).toContainText(name);
  // The fortnight begins with the day asked for.
  await expect(
    page.getByRole('heading', { level: 2, name: new RegExp(`^${day.slice(5)} 至`) }),
  ).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^${name} .*已超负荷`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(sheet.getByText(/计划 14小时/)).toBeVisible();
  await sheet.getByRole('button', { name: `改派 ${title}` }).click();
  // Who has it is not among those who may take it.
  const takers = page.getByRole('dialog', { name: '改派' });
  await expect(takers.getByRole('option').first()).toBeVisible();
  await expect(takers.getByRole('option', { name })).toHaveCount(0);
  await takers.getByRole('option').first().click();
  await takers.getByLabel('备注').fill('One floor is enough for one day');
  await expect(takers.getByRole('checkbox', { name: /保留约定时间/ })).toBeChecked();
  await phone.picture('see-keep-time');
  await takers.getByRole('button', { name: /派给/ }).click();
  await expect(takers).toHaveCount(0);
  const { assigneeId, planStart } = await engineer.orders.detail({ orderId: id });
  expect(assigneeId).toBeTruthy();
  expect(assigneeId).not.toBe(me);
  // What was agreed with the customer stays.
  expect(planStart).toBe(`${day}T00:00:00.000Z`);
  // The customer may hear who comes instead; untold it can be taken back, also from a sheet over the page.
  const messages = page.getByRole('dialog', { name: '告知客户' });
  await expect(messages.getByRole('textbox')).toHaveValue(/不变，改由/);
  await expect(messages.getByText('告知任何一位客户后，就不能再撤回了。')).toBeVisible();
  await phone.picture('see-told-of-taker');
  // A page that is loaded anew asks again, in the words as they were typed.
  await messages.getByRole('textbox').fill('时间不变，改由同事上门');
  await page.reload();
  await expect(messages.getByRole('textbox')).toHaveValue('时间不变，改由同事上门');
  await expect(messages.getByRole('button', { name: '撤回' })).toBeVisible();
  await phone.tap(messages.getByRole('button', { name: '关闭' }));
  await phone.tap(page.getByRole('button', { name: '不发送' }));
  await page
    .getByRole('button', { name: /，饱和度 \d/ })
    .first()
    .click();
  const undo = page.getByRole('dialog').getByRole('button', { name: '撤回' });
  await expect(undo).toBeVisible();
  const isHit = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => undo.evaluate(isHit)).toBe(true);
  await undo.focus();
  await phone.picture('see-undo-in-sheet');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '已撤回，还给' })).toBeVisible();
  const back = await engineer.orders.detail({ orderId: id });
  expect([back.handlerId ?? back.assigneeId, back.planStart]).toEqual([me, `${day}T00:00:00.000Z`]);
  await expectCountsHold(engineer, await clientOf('lead'));
});

journey(
  'a lead goes down the organisation to the people of a group, and an engineer takes their days along as a feed',
  { tag: '@long' },
  async ({ take }) => {
    const [lead, engineer] = await Promise.all([clientOf('lead'), clientOf('engineer')]);
    // An address is shown once, when it is made.
    await engineer.schedules.feed({ revoke: true });
    const loads = await lead.backlog.groupSaturation({ days: [freeDay(0)] });
    const inner = loads.find(({ parentId }) => loads.some(({ groupId }) => groupId === parentId));
    const { groupName = '' } = inner ?? {};
    const [{ page }, own] = await Promise.all([take({ as: 'lead' }), take({ as: 'engineer' })]);
    await page.goto('/#/userSide/homePage/originSchedule');
    await page.getByRole('button', { name: new RegExp(`^${groupName} ?\\d+ 人$`) }).tap();
    await expect(page.getByRole('navigation', { name: '所在位置' })).toContainText(groupName);
    await page
      .getByRole('button', { name: new RegExp(`^${groupName} .*饱和度`) })
      .first()
      .tap();
    const sums = page.getByRole('dialog', { name: new RegExp(groupName) });
    await expect(sums.getByText(/不是各人百分比的平均|当天没有人上班/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: '组内人员' })).toBeVisible();
    await page.getByRole('button', { name: '全部小组' }).tap();
    await expect(page.getByText('点组名看下级，点格子看当天')).toBeVisible();

    await own.page.goto('/#/userSide/workCalendar');
    await own.tap(own.page.getByRole('button', { name: '日历订阅' }));
    await own.tap(own.page.getByRole('button', { name: '获取订阅地址' }));
    const address = await own.page.getByRole('textbox', { name: '订阅地址' }).inputValue();
    const calendar = await own.page.request.get(address);
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  },
);

journey(
  'a lead puts an engineer on the nights of two weekends and enters their leave, and everybody sees it',
  { tag: '@long' },
  async ({ take }) => {
    const lead = await clientOf('lead');
    const engineer = await clientOf('engineer');
    const { id, name, currentGroupId: group = '' } = await engineer.account.personal({});
    const { page } = await take({ as: 'lead' });
    const first = freeDay(40);
    await page.goto(`/#/userSide/userCenter/ticketPool/setDuty?group=${group}&day=${first}`);
    await page.getByRole('button', { name: '值班人员' }).tap();
    const people = page.getByRole('dialog', { name: '值班人员' });
    // Who leads the group and is no member of it has no duty there.
    const leader = (await lead.account.personal({})).name;
    await expect(people.getByRole('option').filter({ hasText: name })).toBeVisible();
    await expect(people.getByRole('option').filter({ hasText: leader })).toHaveCount(0);
    await people.getByRole('option').filter({ hasText: name }).tap();
    await people.getByRole('button', { name: /^完成/ }).tap();
    await page.getByRole('radio', { name: '夜班' }).check();
    await page.getByLabel('结束日期').fill(freeDay(53));
    for (const day of ['六', '日']) await page.getByRole('checkbox', { name: day, exact: true }).check();
    await page.getByRole('button', { name: '排 4 天' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '值班', exact: true })).toBeVisible();
    const months = new Set([first, freeDay(53)].map((day) => day.slice(0, 7)));
    const nights: string[] = [];
    for (const month of months)
      for (const { date, people: there } of await engineer.duty.calendar({ month, groupId: group }))
        if (date >= first && there.some(({ accountId, shift }) => accountId === id && shift === 'night'))
          nights.push(date);
    expect(nights.map((date) => new Date(date).getUTCDay()).sort()).toEqual([0, 0, 6, 6]);

    // They are away the day after: their days say so, to the lead and to themselves.
    const away = freeDay(54);
    for (const { id: leaveId, version } of await lead.leave.list({ accountIds: [id], from: away, to: away }))
      await lead.leave.save({ id: leaveId, version, delete: true });
    await page.getByRole('button', { name: '登记休假' }).tap();
    await page.getByRole('button', { name: '谁休假' }).tap();
    await page.getByRole('dialog').getByRole('option').filter({ hasText: name }).tap();
    await page.getByRole('radio', { name: '年假' }).check();
    await page.getByLabel('开始').fill(`${away}T00:00`);
    await page.getByLabel('结束').fill(`${away}T23:59`);
    await page.getByRole('button', { name: '保存休假' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '休假已登记' })).toBeVisible();

    // Entered again it is refused beside the field, by the times of the other, and what was filled in stays.
    await page.getByRole('button', { name: '登记休假' }).tap();
    await page.getByRole('button', { name: '谁休假' }).tap();
    await page.getByRole('dialog').getByRole('option').filter({ hasText: name }).tap();
    await page.getByRole('radio', { name: '年假' }).check();
    await page.getByLabel('开始').fill(`${away}T08:00`);
    await page.getByLabel('结束').fill(`${away}T10:00`);
    await page.getByRole('button', { name: '保存休假' }).tap();
    await expect(page.getByLabel('开始')).toHaveAccessibleDescription(
      `与已登记的 ${away} 00:00 至 ${away} 23:59 重叠`,
    );
    await expect(page.getByLabel('开始')).toHaveValue(`${away}T08:00`);
    await page.goto(`/#/userSide/homePage/underlingSchedule?day=${away}`);
    await expect(page.getByRole('button', { name: new RegExp(`^${name} .*休假：年假`) })).toBeVisible();
    const own = await take({ as: 'engineer' });
    await own.page.goto(`/#/userSide/workCalendar?day=${away}`);
    await expect(own.page.getByText('休假：年假').first()).toBeVisible();
  },
);
