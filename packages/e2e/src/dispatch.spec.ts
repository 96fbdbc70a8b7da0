import { expectCountsHold } from './acts/counts-hold.ts';
import { raiseOrder, raiseUrgent } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

journey('a dispatcher sends five waiting orders to the right people in twelve taps', async ({ take }) => {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const titles = [1, 2, 3, 4, 5].map((number) => `Waits for an owner ${number} ${Date.now()}`);
  const ids: string[] = [];
  for (const title of titles) ids.push(await raiseUrgent(dispatcher, engineer, title));
  const before = await dispatcher.reports.suggestions({});
  const phone = await take({ as: 'dispatcher' });
  const { page } = phone;
  await page.goto('/#/userSide/homePage');
  // Beside the queue stand the dispatcher's own day and to-dos.
  for (const figure of ['日程', '待处理', '抄送我'])
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(figure) })).toBeVisible();
  phone.taps();
  for (const title of titles.slice(0, 4)) {
    await phone.tap(page.getByRole('button', { name: new RegExp(`^派单给.+：${title}$`) }));
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  }
  // The last one goes to another engineer than the rules would send.
  const last = titles[4] ?? '';
  await phone.tap(page.getByRole('button', { name: `另选一位：${last}` }));
  const sheet = page.getByRole('dialog', { name: '派单' });
  await expect(sheet.getByRole('option').nth(1)).toBeVisible();
  await phone.tap(sheet.getByRole('option').nth(1));
  await phone.tap(sheet.getByRole('button', { name: /派给/ }));
  // What a hand rests on stays, however long the list takes to be read anew.
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: '撤回' }).hover();
  await expect(page.getByRole('link', { name: last })).toHaveCount(0);
  expect(phone.taps(), 'taps to empty a queue of five').toBeLessThanOrEqual(12);

  // The last one was sent to the wrong man: for a moment that is taken back, and the order waits again.
  await phone.tap(page.getByRole('button', { name: '撤回' }));
  await expect(page.getByRole('link', { name: last })).toBeVisible();
  for (const [place, orderId] of ids.entries()) {
    const { status, assigneeId } = await dispatcher.orders.detail({ orderId });
    expect([status, assigneeId !== undefined]).toEqual([2, place < 4]);
  }
  // Whom the rules would send was sent four times; what was taken back at once is no choice.
  const after = await dispatcher.reports.suggestions({});
  expect(after.takenCount - before.takenCount).toBeGreaterThanOrEqual(4);
  await page.goto('/#/userSide/mainPage');
  await phone.tap(page.getByRole('link', { name: '推荐成效' }));
  await expect(page.getByRole('img', { name: /^每天派单与采纳/ })).toBeVisible();
  await expect(page.getByText('采纳率')).toBeVisible();
  await phone.tap(page.getByRole('list', { name: '按小组' }).getByRole('link').first());
  await expect(page.getByRole('button', { name: '全部小组' })).toBeVisible();
  await expectCountsHold(dispatcher, engineer);
  // Other journeys look for their own orders in the pool.
  await engineer.orders.accept({ orderId: ids[4] ?? '' });
});

journey(
  'a dispatcher’s queue says how it is sorted and stays so, five orders to a screen',
  { tag: '@long' },
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const ids: string[] = [];
    for (const number of [1, 2, 3, 4, 5, 6])
      ids.push(await raiseOrder(dispatcher, engineer, `Last of the queue ${number}`));
    const phone = await take({ as: 'dispatcher' });
    const { page } = phone;
    await page.goto('/#/userSide/homePage');
    await phone.tap(page.getByRole('button', { name: '排序 又急又晚的优先' }));
    await phone.tap(page.getByRole('dialog', { name: '排序' }).getByText('后报修的优先'));
    await expect(page.getByRole('button', { name: '排序 后报修的优先' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '排序 后报修的优先' })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: 'Last of the queue 6' })).toBeVisible();
    // So many whole cards stand between the tabs of the queue and those of the app; other journeys have longer titles.
    const whole = await cards.evaluateAll((all) => {
      const rects = all.map((card) => card.getBoundingClientRect());
      const gap = (rects[1]?.top ?? 0) - (rects[0]?.bottom ?? 0);
      const own = all.findIndex((card) => card.textContent?.includes('Last of the queue 6'));
      const top = document.querySelector('[role=tablist]')?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector('nav.sd-tabs')?.getBoundingClientRect().top ?? 0;
      return Math.floor((bottom - top + gap) / ((rects[own]?.height ?? 0) + gap));
    });
    expect(whole).toBeGreaterThanOrEqual(5);
    await page.setViewportSize({ width: 320, height: 844 });
    const cut = await cards.evaluateAll((all) =>
      all.flatMap((card) =>
        [...card.querySelectorAll('h2, p, span')]
          .filter(
            (part) =>
              part.clientWidth > 1 &&
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).overflow !== 'visible',
          )
          .map(({ textContent }) => textContent),
      ),
    );
    expect(cut).toEqual([]);
    // A tap on a person shows what they have.
    await phone.tap(page.getByRole('region', { name: '今天的负荷，空闲的在前' }).getByRole('link').first());
    await expect(page).toHaveURL(/handler=/);
    await Promise.all(ids.map((orderId) => engineer.orders.accept({ orderId })));
    await expectCountsHold(dispatcher, engineer);
  },
);

journey('a queue and its sheet stay whole with the longest of names', { tag: '@long' }, async ({ take }) => {
  const title = `For somebody with a long name ${Date.now()}`;
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const id = await raiseOrder(dispatcher, engineer, title);
  const phone = await take({ as: 'dispatcher' });
  const { page } = phone;
  // Everybody in this phone's answers has one; nothing came back to be sent again.
  const name = 'Maximiliana-Alexandrina Featherstonehaugh-Cholmondeley';
  await page.route(/\/suggest_engineers|\/queue/, async (route) => {
    const reply = await route.fetch();
    const answer = await reply.json();
    for (const each of Array.isArray(answer.data) ? answer.data : []) each.engineer.name = name;
    if (route.request().postDataJSON()?.part === 'returned') answer.data.list = [];
    await route.fulfill({ response: reply, json: answer });
  });
  await page.goto('/#/userSide/userCenter/ticketPool');
  // Nobody has it yet, so it is assigned, in the pool as in the queue.
  await expect(page.getByRole('button', { name: /^派单：/ }).first()).toBeVisible();
  await expect(page.getByText('改派', { exact: true })).toHaveCount(0);
  await page.goto('/#/userSide/homePage');
  await phone.tap(page.getByRole('tab', { name: /退回重派/ }));
  await expect(page.getByText('没有退回重派的工单')).toBeVisible();
  await phone.tap(page.getByRole('button', { name: /^看待派单 \d+ 单$/ }));
  await expect(page.getByRole('tab', { name: /待派单/ })).toHaveAttribute('aria-selected', 'true');
  // The mark of duty stands beside the letter of a name, not over it.
  const marks = page.locator('.sd-queue-who .sd-avatar:has(.sd-avatar-duty)');
  await expect(marks.first()).toBeVisible();
  const hidden = await marks.evaluateAll(
    (all) =>
      all.filter((avatar) => {
        const letter = document.createRange();
        letter.selectNodeContents(avatar.querySelector('.sd-avatar-letters') ?? avatar);
        const [words, mark] = [letter, avatar.querySelector('.sd-avatar-duty')].map((each) =>
          each?.getBoundingClientRect(),
        );
        // A letter's own box has more height than what is drawn.
        return words && mark && mark.left < words.right && mark.top < words.bottom - words.height / 5;
      }).length,
  );
  expect(hidden).toBe(0);
  await phone.tap(page.getByRole('button', { name: /^(另选一位|派单)：/ }).first());
  const send = page.getByRole('dialog').getByRole('button', { name: new RegExp(`派给${name}`) });
  await phone.tap(page.getByRole('dialog').getByRole('option').first());
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await send.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `the button at ${width}`).toBeLessThanOrEqual(width - 8);
  }
  await engineer.orders.accept({ orderId: id });
});

journey('offered times are whole where text is twice as large', { tag: '@long' }, async ({ take }) => {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const id = await raiseOrder(dispatcher, engineer, `Has no time before it is due ${Date.now()}`);
  const phone = await take({ as: 'engineer' });
  const { page } = phone;
  await page.route('**/schedule_slots*', async (route) => {
    const reply = await route.fetch();
    const answer = await reply.json();
    for (const slot of answer.data.list) {
      slot.planStart = new Date(Date.parse(slot.planStart) + 3 * 24 * 60 * 60_000).toISOString();
      slot.lateMinutes = 4123;
    }
    await route.fulfill({ response: reply, json: answer });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(`/#/userSide/orderCenter/accept?id=${id}`);
  const late = page.getByRole('button', { name: /晚 68小时43分$/ });
  await expect(late.first()).toBeVisible();
  const cut = await late.evaluateAll((all) =>
    all.flatMap((time) => {
      const row = time.parentElement?.getBoundingClientRect();
      return time.getBoundingClientRect().right > (row?.right ?? 0) + 1 ? time.textContent : [];
    }),
  );
  expect(cut).toEqual([]);
  await engineer.orders.accept({ orderId: id });
});

journey('what was dispatched is not taken back from an engineer who has begun', async ({ take }) => {
  const title = `Sent and begun ${Date.now()}`;
  const [dispatcher, lead, engineer] = await Promise.all([
    clientOf('dispatcher'),
    clientOf('lead'),
    clientOf('engineer'),
  ]);
  const id = await raiseOrder(dispatcher, engineer, title);
  const { version } = await dispatcher.orders.detail({ orderId: id });
  await dispatcher.orders.edit({ orderId: id, version, priority: 1 });
  const phone = await take({ as: 'dispatcher' });
  phone.expect(/^Failed to load resource/);
  const { page } = phone;
  await page.goto('/#/userSide/homePage');
  await phone.tap(page.getByRole('button', { name: new RegExp(`^派单给.+：${title}$`) }));
  // What is about to be pressed stays.
  await page.getByRole('button', { name: '撤回' }).focus();
  await lead.orders.accept({ orderId: id });
  await phone.tap(page.getByRole('button', { name: '撤回' }));
  await expect(page.getByRole('alert').filter({ hasText: '撤不回了' })).toBeVisible();
  expect((await dispatcher.orders.detail({ orderId: id })).status).toBe(3);
  await expectCountsHold(lead, engineer);
});

journey(
  'an order is handed on to the engineer whom the rules suggest, who is not away',
  async ({ take }, { parallelIndex }) => {
    const title = `For the best suited ${Date.now()}`;
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, title);
    // A colleague is away meanwhile; another one for each who tries this at once.
    const { name: own } = await engineer.account.personal({});
    const sick = (await dispatcher.orders.suggestEngineers({ orderId: id }))
      .filter(({ engineer: { name }, reasons }) => name !== own && !reasons.includes('onLeave'))
      .map((each) => each.engineer)
      .sort((one, other) => one.id.localeCompare(other.id))[parallelIndex];
    if (!sick) throw new Error('no engineer is left to be away');
    const lead = await clientOf('lead');
    const leave = await lead.leave.save({
      accountId: sick.id,
      leaveType: 'sick',
      from: new Date(Date.now() - 60_000).toISOString(),
      to: new Date(Date.now() + 300_000).toISOString(),
    });
    const phone = await take({ as: 'dispatcher' });
    const { page } = phone;
    await page.goto(`/#/userSide/orderCenter/passOn?id=${id}`);
    // Its group is chosen already.
    await phone.tap(page.getByRole('button', { name: /工程师/ }));
    const first = page.getByRole('dialog').getByRole('option').first();
    await expect(first).toContainText('推荐');
    // Who is away is said to be, and stands behind all who are there.
    await expect(page.getByRole('dialog').getByRole('option').last()).toContainText('当日休假');
    const away = page.getByRole('dialog').getByRole('option', { name: sick.name });
    await expect(away).toContainText(`${sick.name}当日休假`);
    await expect(away).not.toContainText(/推荐|空闲/);
    await lead.leave.save({ id: leave.id, version: leave.version, delete: true });
    // Who is best may change while others work: it is who is shown as such that counts.
    const best = (await first.textContent()) ?? '';
    await phone.tap(first);
    await phone.tap(page.getByRole('dialog').getByRole('button', { name: /派给/ }));
    await phone.tap(page.getByRole('button', { name: '确认派单' }));
    // An engineer of a group, where it waited for the group before.
    await expect(page.getByText(/^派给 .+ · /)).toBeVisible();
    const { assigneeName = 'nobody' } = await dispatcher.orders.detail({ orderId: id });
    expect(best).toContain(assigneeName);
    await expect(page.getByText(`派给 ${assigneeName} · `)).toBeVisible();
    await expectCountsHold(dispatcher, engineer);
  },
);

journey(
  'an order is hung up with a reason, stands so on its card, and comes back when it is resumed',
  async ({ take }) => {
    const title = `Waits for a part ${Date.now()}`;
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, title);
    await engineer.orders.accept({ orderId: id });
    const phone = await take({ as: 'engineer' });
    const { page } = phone;
    await page.goto(`/#/userSide/orderCenter/hangUp?id=${id}`);
    await phone.tap(page.getByRole('radiogroup', { name: '挂起原因' }).getByRole('radio').first());
    await phone.tap(page.getByRole('radio', { name: '明天上午' }));
    await phone.tap(page.getByRole('button', { name: '确认挂起' }));
    await expect(page.getByRole('button', { name: '激活' })).toBeVisible();
    await expect.poll(async () => (await engineer.orders.detail({ orderId: id })).status).toBe(4);
    await phone.tap(page.getByRole('button', { name: '激活' }));
    await phone.tap(page.getByRole('alertdialog').getByRole('button', { name: '激活' }));
    await expect(page.getByRole('button', { name: '解决', exact: true })).toBeVisible();
    // The page shows what will be before the server has said so.
    await expect.poll(async () => (await engineer.orders.detail({ orderId: id })).status).toBe(3);
    await expectCountsHold(engineer);
  },
);

// The server looks every 15 seconds; its own tests have what it does then, and `live.spec.ts` that a page hears of it.
journey('a hung up order comes back by itself while it is looked at', { tag: '@long' }, async ({ take }) => {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const id = await raiseOrder(dispatcher, engineer, `Waits for an answer ${Date.now()}`);
  await engineer.orders.accept({ orderId: id });
  const resumeAt = new Date(Date.now() + 3000).toISOString();
  await engineer.orders.hangUp({ orderId: id, reasonCode: 'waitCustomer', resumeAt });
  const { page } = await take({ as: 'engineer' });
  await page.goto(`/#/userSide/orderCenter/orderDetail?id=${id}`);
  await expect(page.getByRole('button', { name: '解决', exact: true })).toBeVisible({ timeout: 30_000 });
  const records = await engineer.orders.history({ orderId: id });
  expect(records.at(-1)).toMatchObject({ action: 'activate', from: 4, to: 3 });
  expect(records.at(-1)?.byId).toBeUndefined();
  await expectCountsHold(engineer);
});
