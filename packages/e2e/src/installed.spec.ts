import { raiseOrder } from './acts/raise-order.ts';
import { shareTo } from './acts/share-to.ts';
import { fillSignIn } from './acts/sign-in.ts';
import { keepsApp, openAndKeep } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf, server } from './server.ts';

interface Manifest {
  readonly start_url: string;
  readonly lang: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

/** Width and height of a PNG, from its head. */
const sizeOf = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

journey(
  'the app can be installed, in the language of the person, and its icon leads on',
  async ({ take }) => {
    const { page } = await take({ as: 'engineer' });
    await page.goto('/#/userSide/homePage');
    const link = page.locator('link[rel=manifest]');
    await expect(link).toHaveAttribute('href', './app.zh-CN.webmanifest');
    for (const locale of ['zh-CN', 'en']) {
      const reply = await page.request.get(`/app.${locale}.webmanifest`);
      expect(reply.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await reply.json()) as Manifest;
      expect(manifest.lang).toBe(locale);
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      for (const { src, sizes } of manifest.icons)
        expect(sizeOf(await (await page.request.get(src)).body())).toBe(sizes);
    }
    const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
    expect(sizeOf(await (await page.request.get(touch)).body())).toBe('180x180');

    // Safari shows an opening picture of exactly the glass's size, else none.
    const openings = await page.locator('link[rel=apple-touch-startup-image]').evaluateAll((links) =>
      links.map((link) => ({
        src: link.getAttribute('href') ?? '',
        glass: [...(link.getAttribute('media') ?? '').matchAll(/:(\d+)/g)].map(([, size]) => Number(size)),
      })),
    );
    expect(openings).toHaveLength(20);
    for (const { src, glass } of openings) {
      const [width = 0, height = 0, ratio = 0] = glass;
      expect(sizeOf(await (await page.request.get(src)).body())).toBe(`${width * ratio}x${height * ratio}`);
    }

    // The browser itself finds nothing that keeps it from being installed.
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);

    const { shortcuts } = (await (await page.request.get('/app.zh-CN.webmanifest')).json()) as Manifest;
    await page.goto(shortcuts[0]?.url.slice(1) ?? '');
    await expect(page.getByRole('heading', { name: '创建工单', level: 1 })).toBeVisible();
    await page.goto(shortcuts[1]?.url.slice(1) ?? '');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

journey('the icon of the installed app counts what the tabs count', async ({ take }) => {
  const { page, context } = await take({ as: 'engineer' });
  await context.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    Navigator.prototype.setAppBadge = async (count = 0) => void counts.push(count);
    Navigator.prototype.clearAppBadge = async () => void counts.push(0);
  });
  await page.goto('/#/userSide/homePage');
  const counts = () => page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  await expect.poll(async () => (await counts()).at(-1) ?? 0).toBeGreaterThan(0);
  // The session ends in another tab.
  const other = await context.newPage();
  await other.goto('/#/userSide/homePage');
  await other.evaluate(() => localStorage.removeItem('svcdesk.session'));
  await page.waitForURL(/#\/login/);
  await expect.poll(async () => (await counts()).at(-1)).toBe(0);
});

journey(
  'the browser is asked to keep what this site keeps as soon as something waits, and Safari’s week is told',
  { tag: '@long' },
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, `等待发送 ${Date.now()}`);
    const phone = await take({ as: 'engineer', serviceWorkers: 'allow' });
    const { page, context } = phone;
    await context.addInitScript(() => {
      const asked: true[] = [];
      Object.assign(globalThis, { asked });
      if ('StorageManager' in globalThis) StorageManager.prototype.persist = async () => asked.push(true) > 0;
      Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });
    });
    await openAndKeep(phone, id);
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: true[] }).asked.length);
    await page.getByRole('button', { name: '接单', exact: true }).tap();
    await expect(page.getByRole('button', { name: '确认接单' })).toBeVisible();
    expect(await asked()).toBe(0);
    phone.expect(failedReply);
    await context.setOffline(true);
    await page.getByRole('button', { name: '确认接单' }).tap();
    await expect(page.getByText('1 个操作等待发送')).toBeVisible();
    expect(await asked()).toBe(1);
    await page.getByRole('button', { name: '查看', exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(/请在 7 天内联网打开，否则 Safari 会清除/)).toBeVisible();
    await sheet.getByRole('button', { name: '撤回' }).tap();
    await expect(page.getByText('1 个操作等待发送')).toBeHidden();
    await context.setOffline(false);
    await page.evaluate(() => localStorage.removeItem('svcdesk.session'));
    const signIn = await context.newPage();
    await signIn.goto('/#/login');
    await expect(signIn.getByText(/7 天不打开，Safari 会清除登录状态/)).toBeVisible();
  },
);

journey(
  'a wrong password is said at its field, and stays until something else is typed',
  async ({ take }) => {
    const phone = await take();
    phone.expect(failedReply);
    const { page } = phone;
    await page.goto('/#/login');
    await page.locator('input[autocomplete~="username"]').fill('nobody-of-that-name');
    const password = page.locator('input[autocomplete~="current-password"]');
    await password.fill('not the password');
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.locator('form button[type="submit"]').tap();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription('账号或密码不正确');
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('not the password');
    await phone.picture('wrong-password');
    await password.fill('another');
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  },
);

journey('a language that is chosen in one tab is spoken in the others, too', async ({ take }) => {
  const { page, context } = await take({ as: 'engineer' });
  await page.goto('/#/userSide/homePage');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const other = await context.newPage();
  await other.goto('/#/userSide/homePage');
  await other.evaluate(() => localStorage.setItem('svcdesk.locale', 'en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './app.en.webmanifest');
});

journey(
  'a photo that is shared to the app becomes a report, once an account is signed in',
  async ({ take }) => {
    const { page, context } = await take({ as: 'customer-a', serviceWorkers: 'allow' });
    await page.goto('/#/clientSide/mainPage');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const session = (await page.evaluate(() => localStorage.getItem('svcdesk.session'))) ?? '';
    await page.evaluate(() => localStorage.removeItem('svcdesk.session'));
    const shared = await context.newPage();
    await shared.goto('/#/login');
    await shareTo(shared);
    // The page that was opened first has the same storage, and is not on its way elsewhere.
    await expect.poll(() => page.evaluate(() => caches.has('shared-photos'))).toBe(true);
    await expect(shared.locator('input[autocomplete~="username"]')).toBeVisible();
    await page.evaluate((kept) => localStorage.setItem('svcdesk.session', kept), session);
    const photos = shared.getByRole('group', { name: '照片' });
    await expect(photos.getByRole('img')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => caches.has('shared-photos'))).toBe(false);
  },
);

journey(
  'a photo that is shared where no account has signed in yet waits for the sign-in',
  { tag: '@long' },
  async ({ take }) => {
    const { page } = await take({ serviceWorkers: 'allow' });
    await page.goto('/#/login');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The page of before looks the same until the one that was shared to has come.
    await Promise.all([page.waitForEvent('load'), shareTo(page)]);
    await page.waitForURL(/#\/login/);
    await fillSignIn(page, 'baixue', server.password);
    await expect(page.getByRole('group', { name: '照片' }).getByRole('img')).toHaveCount(1);
  },
);

journey(
  'a photo that is shared before the app can keep it is asked for again',
  { tag: '@long' },
  async ({ take }) => {
    // Without a worker it reaches the server, which keeps no photo without a session.
    const phone = await take({ as: 'customer-a' });
    const { page } = phone;
    await page.goto('/#/clientSide/mainPage');
    await shareTo(page);
    await expect(page.getByRole('heading', { name: '没有收到照片' })).toBeVisible();
    await phone.picture('share-lost');
    await page
      .getByRole('link', { name: '创建工单' })
      .or(page.getByRole('button', { name: '创建工单' }))
      .tap();
    await expect(page.getByRole('textbox', { name: '哪里出了问题' })).toBeVisible();
  },
);

journey('a photo that the device does not take is asked for again', { tag: '@long' }, async ({ take }) => {
  const { page, context } = await take({ as: 'customer-a', serviceWorkers: 'allow' });
  await page.goto('/#/clientSide/mainPage');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker runs');
  await worker.evaluate(() => {
    Cache.prototype.put = async () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await shareTo(page);
  await expect(page.getByRole('heading', { name: '没有收到照片' })).toBeVisible();
});

journey(
  'a file of the app that did not come is asked for again while the page is open',
  { tag: '@long' },
  async ({ take }) => {
    const { page, context } = await take({ as: 'engineer', serviceWorkers: 'allow' });
    await page.goto('/#/userSide/homePage');
    await keepsApp(page);
    const [worker] = context.serviceWorkers();
    // The next try fails, without a word of the network.
    await worker?.evaluate(() => {
      const { fetch } = globalThis;
      globalThis.fetch = async () => {
        globalThis.fetch = fetch;
        return new Response('', { status: 503 });
      };
    });
    await page.evaluate(async () => {
      for (const name of ['whole', 'icon.svg'])
        for (const kept of await caches.keys())
          await (await caches.open(kept)).delete(new URL(name, location.href).href);
      dispatchEvent(new Event('online'));
    });
    await keepsApp(page);
    expect(await page.evaluate(async () => (await caches.match('./icon.svg'))?.ok)).toBe(true);
  },
);

journey(
  'staff who may not report are told so when a photo is shared, and what to do with it',
  { tag: '@long' },
  async ({ take }) => {
    const phone = await take({ as: 'engineer' });
    const { page } = phone;
    // As for an account without the right, whose menu the server gives again whenever the account is read.
    const allowed = (menu: unknown) => !/order\.create|创建工单/.test(JSON.stringify(menu));
    await page.route(/\/api\/account\/info\/personal/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({
        response,
        json: { ...json, data: { ...json.data, menuList: json.data.menuList.filter(allowed) } },
      });
    });
    await page.goto('/#/userSide/homePage');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('svcdesk.session')))
      .not.toMatch(/order\.create/);
    await page.goto('/#/centerPage?kind=start&id=report');
    await expect(page.getByRole('heading', { name: '您的账号不能创建工单' })).toBeVisible();
    await expect(page.getByText('请把照片发给调度，或联系管理员开通。')).toBeVisible();
    await phone.picture('share-not-allowed');
  },
);
