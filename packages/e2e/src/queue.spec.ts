import { transfer } from '@svcdesk/core/contract/orders';
import { raiseUrgent } from './acts/raise-order.ts';
import { fillSignIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import { clientOf, server } from './server.ts';

journey(
  'a sheet begins with whom its card proposes, and stays when another was quicker',
  { tag: '@long' },
  async ({ take }) => {
    const [dispatcher, lead, engineer] = await Promise.all([
      clientOf('dispatcher'),
      clientOf('lead'),
      clientOf('engineer'),
    ]);
    const stamp = Date.now();
    const titles = [1, 2, 3, 4].map((number) => `Proposed in turn ${number} ${stamp}`);
    const ids: string[] = [];
    for (const title of titles) ids.push(await raiseUrgent(dispatcher, engineer, title));
    const phone = await take({ as: 'dispatcher' });
    const { page } = phone;
    await page.goto('/#/userSide/homePage');
    // What one tap would do and what the sheet proposes are the same, also where those above were sent to others.
    for (const title of titles) {
      const send = page.getByRole('button', { name: new RegExp(`^派单给.+：${title}$`) });
      await expect(send).toBeVisible();
      const name = /^派单给(.+)：/.exec((await send.getAttribute('aria-label')) ?? '')?.[1] ?? 'nobody';
      await phone.tap(page.getByRole('button', { name: `另选一位：${title}` }));
      const sheet = page.getByRole('dialog', { name: '派单' });
      const first = sheet.getByRole('option').first();
      await expect(first).toContainText(name);
      await expect(first).toContainText('推荐');
      await expect(sheet.getByRole('button', { name: `派给${name}` })).toBeVisible();
      if (title === titles[3]) break;
      await phone.tap(sheet.getByRole('button', { name: '关闭' }));
      await expect(sheet).toHaveCount(0);
    }
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: '备注' }).fill('到前台找王姐');
    const last = ids[3] ?? '';
    const { version, handlerGroupId } = await lead.orders.detail({ orderId: last });
    const [suited] = await lead.orders.suggestEngineers({ orderId: last });
    const quicker = suited?.engineer ?? { id: '', name: 'nobody' };
    await lead.orders.transfer({ orderId: last, version, groupId: handlerGroupId, engineerId: quicker.id });
    await expect(sheet.getByText(`打开后已有人派给${quicker.name}，再派就是改派`)).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('link', { name: titles[3], includeHidden: true })).toHaveCount(0);
    await expect(sheet.getByRole('textbox', { name: '备注' })).toHaveValue('到前台找王姐');
    await expect(sheet.getByRole('button', { name: /派给/ })).toHaveCount(0);
    await phone.tap(sheet.getByRole('option').first());
    await phone.tap(sheet.getByRole('button', { name: /^改派给/ }));
    await expect(sheet).toHaveCount(0);
    expect((await lead.orders.detail({ orderId: last })).assigneeId).not.toBe(quicker.id);
    await Promise.all(ids.slice(0, 3).map((orderId) => engineer.orders.accept({ orderId })));
  },
);

journey(
  'a dispatcher at a keyboard goes on with the next order, and sees who may be sent',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const stamp = Date.now();
    const titles = [1, 2, 3].map((number) => `By the keyboard ${number} ${stamp}`);
    const ids: string[] = [];
    for (const title of titles) ids.push(await raiseUrgent(dispatcher, engineer, title));
    const phone = await take({ as: 'dispatcher' });
    phone.expect(/^Failed to load resource/, /net::ERR/);
    const { page } = phone;
    await page.goto('/#/userSide/homePage');
    const sendFor = (title = '') => page.getByRole('button', { name: new RegExp(`^派单给.+：${title}$`) });
    const focused = () => page.evaluate(() => document.activeElement?.closest('.sd-queue-card, h1')?.tagName);
    await expect(sendFor(titles[0])).toBeVisible();
    await sendFor(titles[0]).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: titles[0] })).toHaveCount(0);
    await expect.poll(focused).toBe('ARTICLE');
    // From a sheet, too; without a network it says that nobody knows whether it was sent, and keeps what was chosen.
    await page.getByRole('button', { name: `另选一位：${titles[1]}` }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: '派单' });
    const give = sheet.getByRole('button', { name: /^派给/ });
    await sheet.getByRole('textbox', { name: '备注' }).fill('先打电话');
    await page.context().setOffline(true);
    await give.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByText(/没有收到答复，不知道是否已经派出/)).toBeVisible({ timeout: 30_000 });
    await page.context().setOffline(false);
    // Looked at again by itself, it turns out not to be.
    await expect(sheet.getByText('还没有派出去。所选的人和备注都在，可以再试一次。')).toBeVisible({
      timeout: 30_000,
    });
    await expect(sheet.getByRole('textbox', { name: '备注' })).toHaveValue('先打电话');
    await give.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0, { timeout: 30_000 });
    // What a hand rests on stays, however long the list takes to be read anew.
    await page.getByRole('button', { name: '撤回' }).hover();
    await expect(page.getByRole('link', { name: titles[1] })).toHaveCount(0);
    await expect.poll(focused).toBe('ARTICLE');
    await page.getByRole('button', { name: '撤回' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: titles[1] })).toBeVisible();
    await expect.poll(focused).toBe('H1');
    // Those who stand in the strip are those whom the rules may send; a dispatcher and who only leads are none of them.
    const own = (await dispatcher.account.personal({})).name;
    const strip = page
      .getByRole('region', { name: '今天的负荷，空闲的在前' })
      .getByRole('list')
      .getByRole('link');
    const shown = await strip.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((label) => label.startsWith(`${own}，`))).toEqual([]);
    const people = new Map<string, boolean>();
    const visit = ({ data, snodes }: Awaited<ReturnType<typeof dispatcher.groups.accountTree>>[number]) => {
      for (const { name, assignable } of data.tenantAccountInfoVos ?? [])
        people.set(name, people.get(name) === true || assignable === true);
      snodes.forEach(visit);
    };
    (await dispatcher.groups.accountTree({})).forEach(visit);
    expect([...people.values()]).toContain(false);
    expect(shown.filter((label) => people.get(label.split('，')[0] ?? '') !== true)).toEqual([]);
    for (const orderId of ids) {
      const { assigneeId } = await dispatcher.orders.detail({ orderId });
      if (assigneeId === undefined) await engineer.orders.accept({ orderId });
    }
  },
);

journey(
  'a session that ends under an open sheet leads to the sign-in, and what was typed is kept',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const title = `Ends under a sheet ${Date.now()}`;
    const orderId = await raiseUrgent(dispatcher, engineer, title);
    const phone = await take({ as: 'dispatcher' });
    const { page } = phone;
    await page.goto('/#/userSide/homePage');
    const open = () => phone.tap(page.getByRole('button', { name: `另选一位：${title}` }));
    await open();
    const sheet = page.getByRole('dialog', { name: '派单' });
    await sheet.getByRole('textbox', { name: '备注' }).fill('到前台找王姐');
    const gone = { json: { status: 4011, msg: 'gone', data: null } };
    await page.route(
      ({ pathname }) => pathname === transfer.path,
      (route) => route.fulfill(gone),
    );
    await phone.tap(sheet.getByRole('button', { name: /^派给/ }));
    await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
    expect(page.url()).toMatch(/#\/login$/);
    await page.unrouteAll();
    await fillSignIn(page, 'dispatcher', server.password);
    await open();
    await expect(sheet.getByRole('textbox', { name: '备注' })).toHaveValue('到前台找王姐');
    await engineer.orders.accept({ orderId });
  },
);
