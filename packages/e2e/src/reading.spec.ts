import { randomUUID } from 'node:crypto';
import { pdfAttachment } from './acts/pdf-attachment.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf } from './server.ts';

journey(
  'what is read stays under the finger when rows come above, and a chip leads up to them',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const phone = await take({ as: 'lead' });
    const { page } = phone;
    let more: { id: string; title: string }[] = [];
    await page.route(/find_all_page/, async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: { page: number; list: { id: string; title: string }[] } };
      const [first] = body.data.list;
      if (first && body.data.page === 1)
        body.data.list.unshift(...more.map((each) => ({ ...first, ...each })));
      await route.fulfill({ response: reply, json: body });
    });
    await page.goto('/#/userSide/orderCenter/orders');
    const list = page.locator('.sd-list');
    const rows = list.locator('.sd-rows > li');
    await expect(rows.first()).toBeVisible();
    // Once, in a whole run, a list that was only just drawn stayed at its beginning: a hand scrolls again.
    await expect
      .poll(() =>
        list.evaluate((element) => {
          element.scrollTo({ top: 900 });
          return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(element.scrollTop)));
        }),
      )
      .toBe(900);
    /** The first row that is wholly in sight, and where it stands. */
    const read = () =>
      list.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const row = [...element.querySelectorAll('.sd-rows > li')]
          .map((each) => ({
            words: each.textContent,
            top: Math.round(each.getBoundingClientRect().top - top),
          }))
          .filter((each) => each.top >= 0)
          .sort((a, b) => a.top - b.top);
        return row[0];
      });
    const before = await read();
    more = ['New', 'Newer'].map((title) => ({ id: randomUUID(), title }));
    await raiseOrder(dispatcher, engineer, `Above what is read ${Date.now()}`);
    const chip = page.getByRole('button', { name: /^[23] 条新/ });
    await expect(chip).toBeVisible();
    await phone.picture('newer-rows');
    expect(await read()).toEqual(before);
    await chip.tap();
    await expect(chip).toBeHidden();
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  },
);

journey(
  'paper has all that a page holds, in black on white, with a head and without bars',
  async ({ take }) => {
    const { page } = await take({ as: 'lead', colorScheme: 'dark' });
    await page.goto('/#/userSide/orderCenter/orders');
    const rows = page.locator('.sd-rows > li');
    await expect(rows.first()).toBeVisible();
    const setSize = await rows.first().evaluate((row) => row.getAttribute('aria-setsize'));
    const shown = await rows.count();
    // What the page is while the browser prints it.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const all = await rows.count();
    expect(all).toBeGreaterThan(shown);
    if (setSize !== '-1') expect(all).toBe(Number(setSize));
    await expect(page.locator('.sd-print-head')).toContainText(
      /\p{Script=Han}{2,} · \S+ · 打印于 \d{4}-\d{2}-\d{2} \d{2}:\d{2}/u,
    );
    for (const bar of ['.sd-nav', 'nav.sd-tabs', '.sd-outbox-line'])
      await expect(page.locator(bar)).toBeHidden();
    const [ink, paper] = await page.evaluate(() => {
      const row = document.querySelector('.sd-rows > li');
      return [getComputedStyle(row ?? document.body).color, getComputedStyle(document.body).backgroundColor];
    });
    expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const pages = await page.pdf({ format: 'A4' });
    expect(pages.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0).toBeGreaterThan(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

journey('a file is called and kept as the server names it, whatever its address says', async ({ take }) => {
  const { path } = await pdfAttachment();
  const { page } = await take({ as: 'engineer' });
  await page.goto(`${path}&name=invoice.bat`);
  await expect(page.getByRole('heading', { name: 'report.pdf' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载/ }).tap();
  expect((await download).suggestedFilename()).toBe('report.pdf');
  await expect(page.getByText('invoice.bat')).toHaveCount(0);
});

/** Which of the scripts reads PDFs: its name says nothing. */
const isReader = (script: string) => script.includes('GlobalWorkerOptions');
const scripts = /\/assets\/.+\.js$/;

journey('a PDF whose reader does not come is drawn once that comes', async ({ take }) => {
  const { path, words } = await pdfAttachment();
  const phone = await take({ as: 'engineer' });
  const { page } = phone;
  phone.expect(failedReply, /A part of the app could not be loaded/);
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const status = isReader(await response.text()) ? 503 : 200;
    await route.fulfill({ response, status });
  });
  await page.route(/\.mjs$/, (route) => route.abort());
  await page.goto(path);
  // The server answers otherwise, so it says nothing of the network.
  const missing = page.getByText('这部分内容没能加载');
  await expect(missing).toBeVisible();
  await phone.picture('pdf-reader-missing');
  await page.unroute(scripts);
  // Its worker does not come either.
  const asked = page.waitForRequest(/\.mjs$/);
  await page.getByRole('button', { name: '重试' }).tap();
  await asked;
  await expect(missing).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: '重试' }).tap();
  await expect(page.getByRole('figure')).toContainText(words);
});

journey('a PDF is drawn where no worker can be a module', { tag: '@long' }, async ({ take }) => {
  const { path, words } = await pdfAttachment();
  const { page } = await take({ as: 'engineer' });
  // As Firefox before 114.
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (options?.type === 'module') throw new TypeError('Module workers are not supported.');
        super(url, options);
      }
    };
  });
  await page.goto(path);
  await expect(page.getByRole('figure')).toContainText(words);
});

journey('a PDF is offered as a download where pdf.js does not run', { tag: '@long' }, async ({ take }) => {
  const { path } = await pdfAttachment();
  const phone = await take({ as: 'engineer' });
  const { page } = phone;
  phone.expect(/./);
  // As a browser does that cannot read its syntax.
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: isReader(script) ? 'not a script' : script });
  });
  await page.goto(path);
  await expect(page.getByText('这种文件不能在这里预览')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载/ }).tap();
  expect((await download).suggestedFilename()).toBe('report.pdf');
});
