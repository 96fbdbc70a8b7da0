import { writeAttachments } from '@svcdesk/core/format';
import { reasonsEn } from '@svcdesk/core/phrases';
import { orderStatus } from '@svcdesk/core/rules';
import { raiseOrder } from './acts/raise-order.ts';
import { serveByVite } from './acts/serve-by-vite.ts';
import { fillSignIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import { clientOf, server } from './server.ts';

journey('a page of another company signs an engineer in and accepts an order', async ({ take }) => {
  const { page, expect: expectComplaint } = await take();
  expectComplaint(/Failed to load resource/);
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const title = `Seen on another page ${Date.now()}`;
  const orderId = await raiseOrder(dispatcher, engineer, title);
  const { orderNo } = await engineer.orders.detail({ orderId });
  const served = await serveByVite('examples/embed-browser');
  try {
    await page.goto(served.url);
    await page.getByLabel('Account').fill('engineer');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('status')).toContainText('(wrongCredentials)');

    await page.getByLabel('Password').fill(server.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Accept' })
      .click();
    await expect(page.getByRole('status')).toHaveText(`${orderNo} is yours.`);
    expect((await engineer.orders.detail({ orderId })).status).toBe(orderStatus.processing);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  } finally {
    await served.stop();
  }
});

journey(
  'a React page of another company shows orders as they change, and says why not',
  { tag: '@long' },
  async ({ take }) => {
    const { page, expect: expectComplaint } = await take();
    // A stream that the server ends when its session does is cut off by the proxy of Vite, sometimes before it has begun.
    expectComplaint(/net::ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/);
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const served = await serveByVite('examples/embed-react');
    try {
      await page.goto(served.url);
      await page.getByLabel('Account').fill('engineer');
      await page.getByLabel('Password').fill(server.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
      // Raised while the list is looked at.
      const title = `Seen in React ${Date.now()}`;
      const orderId = await raiseOrder(dispatcher, engineer, title);
      const row = page.getByRole('listitem').filter({ hasText: title });
      await row.getByRole('button', { name: 'Accept' }).click();
      const { orderNo } = await engineer.orders.detail({ orderId });
      await expect(page.getByRole('status')).toHaveText(`${orderNo} is yours.`);
      await row.getByRole('button', { name: 'Why not accept?' }).click();
      await expect(row.getByRole('emphasis')).toHaveText(reasonsEn.wrongState);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      // Vite's own script asks for its server again as soon as that stops.
      await page.close();
    } finally {
      await served.stop();
    }
  },
);

journey(
  'a page of another company keeps notes of two tabs without a network, and sends each once',
  async ({ take }) => {
    const { page, context, expect: expectComplaint } = await take();
    // Vite's own line to its page, and what is tried without a network.
    expectComplaint(/ERR_INTERNET_DISCONNECTED|WebSocket|\[vite\]|ERR_CONNECTION/);
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const orderId = await raiseOrder(dispatcher, engineer, `Noted without a network ${Date.now()}`);
    await engineer.orders.accept({ orderId });
    const served = await serveByVite('examples/embed-offline');
    try {
      await page.goto(served.url);
      await page.getByLabel('Account').fill('engineer');
      await page.getByLabel('Password').fill(server.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('status')).toHaveText('Signed in.');
      const beside = await context.newPage();
      await beside.goto(served.url);

      await context.setOffline(true);
      const write = async (tab: typeof page, words: string) => {
        await tab.getByLabel('Order').fill(orderId);
        await tab.getByLabel('Note').fill(words);
        await tab.getByRole('button', { name: 'Write' }).click();
        await expect(tab.getByRole('status')).toHaveText(`${words}: later`);
      };
      const photo = { name: 'valve.txt', mimeType: 'text/plain', buffer: Buffer.from('drips') };
      await page.getByLabel('Photo').setInputFiles(photo);
      await write(page, 'The valve drips');
      await write(beside, 'It is closed');
      // Each tab shows what waits of both.
      for (const tab of [page, beside])
        await expect(tab.getByRole('listitem')).toHaveText([
          'The valve drips: waiting',
          'It is closed: waiting',
        ]);

      await page.close();
      await context.setOffline(false);
      await expect(beside.getByRole('listitem')).toHaveCount(0, { timeout: 30_000 });
      const notes = (await engineer.orders.history({ orderId })).filter(
        ({ action }) => action === 'progress',
      );
      expect(notes.map(({ remark }) => remark)).toEqual(['The valve drips', 'It is closed']);
      expect(notes[0]?.attachments.map(({ name }) => name)).toEqual(['valve.txt']);
      await beside.close();
    } finally {
      await served.stop();
    }
  },
);

journey('an app and the shell around it speak over the bridge', async ({ take }) => {
  const { page } = await take();
  const served = await serveByVite('examples/native-shell');
  try {
    await page.goto(served.url);
    const app = page.frameLocator('iframe');
    await expect(app.getByText('In a frame that can scan and route and openFile')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('/orders/7');
    await app.getByRole('button', { name: 'Scan' }).click();
    await expect(app.getByText('AC-0312')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('status')).toHaveText('/orders');
  } finally {
    await served.stop();
  }
});

/** Where a customer of the site sees an order to which the engineer attached a text. */
async function orderWithFile(cellId: string): Promise<string> {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const orderId = await raiseOrder(dispatcher, engineer, `旋钮卡住 ${Date.now()}`, cellId);
  await engineer.orders.accept({ orderId });
  const file = new Blob(['Hold the knob for 5 s'], { type: 'text/plain' });
  const { id, name, url } = await engineer.files.upload({ file, name: 'manual.txt' });
  const attachments = writeAttachments([{ id, name, url }]);
  await engineer.orders.progress({ orderId, content: '请照说明按住旋钮', attachments });
  return `/clientSide/orderCenter/orderDetail?id=${orderId}`;
}

journey(
  'the app itself speaks with the shell around it: where it is, back, its scanner, and files that it opens, made on the phone or not',
  { tag: '@long' },
  async ({ take }) => {
    const { page } = await take();
    const served = await serveByVite('examples/native-shell');
    try {
      const [customer, engineer] = await Promise.all([clientOf('xuwenjing'), clientOf('engineer')]);
      const cellId = (await customer.account.personal({})).cells?.at(-1)?.id ?? '';
      const asset = (await engineer.assets.page({ cellId, flag: 1 })).list[0];
      const detail = await orderWithFile(cellId);
      await page.goto(`${served.url}/?app=/desk/`);
      await page.getByLabel('Code before the camera').fill(asset?.code ?? '');
      const app = page.frameLocator('iframe');
      await fillSignIn(app, 'xuwenjing', server.password);
      const where = page.getByRole('status');
      await expect(where).toHaveText('/clientSide/mainPage');
      await app.getByRole('link', { name: '扫码报修' }).tap();
      await expect(where).toHaveText('/clientSide/requireCenter/buildOrder');
      await expect(app.getByText(asset?.code ?? '')).toBeVisible();
      await expect(app.getByText(asset?.cellName ?? '', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).tap();
      await expect(where).toHaveText('/clientSide/mainPage');

      // A file of the server is handed over by an address that opens without the session.
      await page
        .frames()
        .at(-1)
        ?.evaluate((hash) => location.assign(hash), `#${detail}`);
      await app.getByRole('button', { name: 'manual.txt' }).tap();
      await app.getByRole('button', { name: /^下载/ }).tap();
      const handedOver = page.getByRole('link', { name: 'manual.txt' });
      await expect(handedOver).toBeVisible();
      const opened = await page.request.get((await handedOver.getAttribute('href')) ?? '');
      expect(await opened.text()).toBe('Hold the knob for 5 s');

      // So is one that is made on the phone, for a web view can neither download nor share.
      const report = '/clientSide/mainPage/serviceReport';
      await page
        .frames()
        .at(-1)
        ?.evaluate((hash) => location.assign(hash), `#${report}`);
      await app.getByRole('button', { name: '下载表格' }).tap();
      const table = page.getByRole('link', { name: /^服务报告-.*\.csv$/ });
      await expect(table).toBeVisible();
      const read = await page.request.get((await table.getAttribute('href')) ?? '');
      expect(await read.text()).toContain('平均响应用时');

      // Without a shell a phone's own sheet takes it.
      await page.goto(`${served.url}/desk/#${report}`);
      const shared = page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            navigator.canShare = () => true;
            navigator.share = async ({ files = [] } = {}) => resolve(files[0]?.name);
          }),
      );
      await page.getByRole('button', { name: '下载表格' }).tap();
      expect(await shared).toMatch(/^服务报告-.*\.csv$/);
      // Before the server behind it goes.
      await page.goto('about:blank');
    } finally {
      await served.stop();
    }
  },
);
