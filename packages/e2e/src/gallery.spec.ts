import type { Locator, Page } from '@playwright/test';
import { quiet } from '@svcdesk/tools/browser';
import { type Served, serveByVite } from './acts/serve-by-vite.ts';
import { expect, journey } from './journey.ts';
import { inspect } from './screens/inspect.ts';

const test = journey.extend<object, { gallery: Served }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const served = await serveByVite('packages/web');
      await use(served);
      await served.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One worker serves it: elsewhere all of its modules would be made anew.
test.describe.configure({ mode: 'default' });

const looks = [
  ['light', 'all'],
  ['dark', 'colours'],
] as const;

// In the usual run the screens show what the samples show.
for (const lang of ['zh-CN', 'en'] as const) {
  const title = `every sample of the gallery is readable, reachable and complains of nothing, ${lang}`;
  test(title, { tag: '@long' }, async ({ take, gallery }) => {
    test.setTimeout(300_000);
    const { page, picture } = await take({ locale: lang });
    await page.goto(`${gallery.url}/#/gallery`);
    const links = page.getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    const names = await links.allTextContents();
    for (const name of names) {
      await turnTo(page, gallery, name, `lang=${lang}`);
      for (const [theme, news] of looks) {
        await page.emulateMedia({ colorScheme: theme });
        await picture(`gallery/${name}-${lang}-${theme}`);
        expect(await inspect(page, 390, news), `${name}, ${theme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

async function open(page: Page, gallery: Served, name: string): Promise<void> {
  // Nothing of an earlier person is left here, so that nothing is removed while a journey is under way.
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('svcdesk.clean', 'yes');
  });
  // The same address with another hash would keep what the last sample left behind.
  await page.goto('about:blank');
  await turnTo(page, gallery, name, 'lang=zh-CN');
}

async function turnTo(page: Page, gallery: Served, name: string, query: string): Promise<void> {
  await page.goto(`${gallery.url}/#/gallery/${name}?${query}`);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Whether a screen reader finds something: by the browser's own tree, which knows what is inert. */
async function inTree(page: Page, role: string, name: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.some((node) => !node.ignored && node.role?.value === role && node.name?.value === name);
}

/** A finger drawn over something. */
async function swipeLeft(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be swiped is not shown');
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', box.x + 220);
  for (const x of [200, 170, 140, 110, 80, 60]) await touch('touchMove', box.x + x);
  await touch('touchEnd');
  await session.detach();
}

/** Presses Tab until something has the focus. */
async function tabTo(
  page: Page,
  name: string,
  role: 'checkbox' | 'radio' | 'switch' | 'tab' | 'button' | 'link',
) {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${role} ${name}`);
}

test('a tick is found by screen readers, reached by Tab and turned by Space', async ({ take, gallery }) => {
  const { page } = await take();
  await open(page, gallery, 'choices');
  const box = await tabTo(page, '30 天内保持登录', 'checkbox');
  await expect(box).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  expect(await inTree(page, 'checkbox', '30 天内保持登录')).toBe(true);
  const tag = await tabTo(page, '技术好', 'checkbox');
  await page.keyboard.press('Space');
  await expect(tag).toBeChecked();
});

test('one of few is one tab stop, and arrows move within', async ({ take, gallery }) => {
  const { page } = await take();
  await open(page, gallery, 'choices');
  await tabTo(page, '30 分', 'radio');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '45 分' })).toBeFocused();
  await expect(page.getByRole('radio', { name: '45 分' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '90 分' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '90 分' })).not.toBeFocused();
  await expect(page.getByRole('radio', { name: '30 分' })).not.toBeFocused();
  await tabTo(page, '1 星', 'radio');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 星' })).toBeChecked();
});

test('a switch has a name of its own and takes keys', { tag: '@long' }, async ({ take, gallery }) => {
  const { page } = await take();
  await open(page, gallery, 'choices');
  const toggle = await tabTo(page, '接收派单', 'switch');
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('switch')).toHaveCount(1);
});

test('a number is named, has its limits and takes keys and buttons', { tag: '@long' }, async ({
  take,
  gallery,
}) => {
  const { page } = await take();
  await open(page, gallery, 'fields');
  const number = page.getByRole('spinbutton', { name: '蓄电池内阻' });
  await expect(number).toHaveValue('5.2');
  await expect(number).toHaveAttribute('aria-valuemax', '50');
  await page.getByRole('button', { name: '增加' }).press('Enter');
  await expect(number).toHaveValue('5.3');
  await number.fill('7');
  await number.blur();
  await expect(number).toHaveValue('7.0');
  await expect(page.locator('[aria-valuenow]')).toHaveCount(1);
});

test('what is folded away says so and opens by key', { tag: '@long' }, async ({ take, gallery }) => {
  const { page } = await take();
  await open(page, gallery, 'rows');
  const title = page.getByRole('button', { name: /^补充信息/ });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await title.press('Enter');
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('这里是折起来的内容。')).toBeVisible();
});

test('a picker of 5,000 draws what is in sight, is searched, and is worked by keys alone', async ({
  take,
  gallery,
}) => {
  const { page } = await take();
  await open(page, gallery, 'pickers');
  await (await tabTo(page, '门店 请选择', 'button')).press('Enter');
  const sheet = page.getByRole('dialog', { name: '门店' });
  await expect(sheet.getByRole('option').first()).toBeVisible();
  expect(await sheet.getByRole('option').count()).toBeLessThan(40);
  const field = sheet.getByRole('combobox');
  await field.fill('第 4321');
  await expect(sheet.getByRole('option')).toHaveText(['星河第 4321 店星河零售']);
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/);
  await field.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: '门店 星河第 4321 店' })).toBeFocused();
  await page.getByRole('button', { name: '选择多个（0）' }).click();
  await expect(sheet.getByRole('group', { name: '最近选过' })).toContainText('星河第 4321 店');
  await field.fill('没有这样的');
  await expect(sheet.getByText('没有找到“没有这样的”')).toBeVisible();
  await field.fill('');
  await sheet.getByRole('option', { name: '星河第 2 店' }).click();
  await sheet.getByRole('option', { name: '星河第 3 店' }).click();
  await sheet.getByRole('button', { name: '完成 (2)' }).click();
  await expect(page.getByRole('button', { name: '选择多个（2）' })).toBeVisible();
});

test('a row is pressed by key, and what lies behind a swipe is out of the way until it shows', async ({
  take,
  gallery,
}) => {
  const { page } = await take();
  await open(page, gallery, 'rows');
  await tabTo(page, '故障原因', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '按了故障原因' })).toBeVisible();
  expect(await inTree(page, 'button', '转派')).toBe(false);
  await swipeLeft(page, page.getByText('左滑有两个操作'));
  await expect.poll(() => inTree(page, 'button', '转派')).toBe(true);
  await page.getByRole('button', { name: '转派' }).click();
  await expect(page.getByRole('status').filter({ hasText: '按了转派' })).toBeVisible();
});

test('tabs are one list with a name, and arrows choose', { tag: '@long' }, async ({ take, gallery }) => {
  const { page } = await take();
  await open(page, gallery, 'tabs');
  await expect(page.getByRole('tablist', { name: '状态' })).toBeVisible();
  const first = page.getByRole('tab', { name: '待办' });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '待接单' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: '待接单' })).toBeFocused();
});

test('the main tabs are links, of which one is here', { tag: '@long' }, async ({ take, gallery }) => {
  const { page } = await take();
  await open(page, gallery, 'tabs');
  const nav = page.getByRole('navigation', { name: '主导航' });
  await expect(nav.getByRole('link', { name: '工单 12 条待看' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: '日程' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '行' })).toBeVisible();
});

test('a sheet is a named dialog that takes the focus, keeps it and gives it back', async ({
  take,
  gallery,
}) => {
  const { page } = await take();
  await open(page, gallery, 'overlays');
  const opener = page.getByRole('button', { name: '打开面板' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: '打开面板' });
  await expect(sheet).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  expect(await inTree(page, 'button', '打开面板')).toBe(false);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a sheet is pulled down by its head, and comes without moving where reduced motion is wanted', async ({
  take,
  gallery,
}) => {
  const { page, context } = await take({ reducedMotion: 'reduce' });
  await open(page, gallery, 'overlays');
  await page.getByRole('button', { name: '打开面板' }).tap();
  const sheet = page.getByRole('dialog', { name: '打开面板' });
  await expect(sheet).toBeVisible();
  const below = await sheet.evaluate(async (box) => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return Math.round(box.getBoundingClientRect().bottom - innerHeight);
  });
  expect(below, 'it is up at once').toBe(0);
  const head = await sheet.getByRole('heading').boundingBox();
  if (!head) throw new Error('the sheet has no head');
  const finger = await context.newCDPSession(page);
  const [x, y] = [head.x + 20, head.y + head.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
    });
  await touch('touchStart', 0);
  for (const down of [20, 60, 120, 160]) await touch('touchMove', down);
  await touch('touchEnd', 160);
  await expect(sheet).toBeHidden();
});

test('a button that was busy while a question stood has the focus again', async ({ take, gallery }) => {
  const { page } = await take();
  await open(page, gallery, 'overlays');
  const button = page.getByRole('button', { name: '问一句' });
  await button.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '再想想' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a code is taken out of the message that was pasted or filled in, and a letter among its digits changes nothing', async ({
  take,
  gallery,
}) => {
  const { page } = await take();
  await open(page, gallery, 'secrets');
  const field = page.locator('input[autocomplete="one-time-code"]').first();
  await field.fill('【某某】您的验证码是 ４８２ ９１３，5分钟内有效，客服 400-820-8820');
  await expect(field).toHaveValue('482913');
  await field.press('x');
  await expect(field).toHaveValue('482913');
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Your code is 771 204. It expires in 10 minutes.');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue('771204');
});

test('in forced colours what is chosen has a frame, and today a line', { tag: '@long' }, async ({
  take,
  gallery,
}) => {
  const { page, picture } = await take();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of ['tabs', 'choices', 'calendars', 'heat']) {
    await open(page, gallery, name);
    if (name === 'choices') {
      for (const input of await page.locator('.sd-chip-choice input, .sd-check input, [role="switch"]').all())
        await input.check();
    }
    await picture(`gallery/forced-${name}`);
    const frameless = await page
      .locator(
        ':is([aria-pressed="true"], [aria-selected="true"], .adm-radio-checked, .sd-chip-choice.adm-checkbox-checked):visible',
      )
      .evaluateAll((chosen) =>
        chosen
          .filter((each) => getComputedStyle(each).outlineStyle === 'none')
          .map((each) => `${each.className} ${each.textContent}`),
      );
    expect(frameless, name).toEqual([]);
  }
  await expect(page.locator('.sd-heat-today b').first()).toHaveCSS('text-decoration-line', 'underline');
});

test('the days of a heat map stay in sight above its people', { tag: '@long' }, async ({ take, gallery }) => {
  const { page } = await take();
  await page.setViewportSize({ width: 390, height: 420 });
  await open(page, gallery, 'heat');
  const heads = page.locator('.sd-heat-heads');
  await page.locator('.sd-heat-person').last().scrollIntoViewIfNeeded();
  await expect(heads).toBeInViewport({ ratio: 1 });
  await page.locator('.sd-heat-foot button').scrollIntoViewIfNeeded();
  await page.locator('.sd-heat-foot button').tap();
  await expect(page.locator('.sd-heat-table thead th').first()).toHaveCSS('position', 'sticky');
});
