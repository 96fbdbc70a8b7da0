import encodeQR from 'qr';
import sharp from 'sharp';
import { pdfAttachment } from './acts/pdf-attachment.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { detailOf } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { clientOf, server } from './server.ts';

const android =
  'Mozilla/5.0 (Linux; Android 12; NOH-AN00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/114.0.5735.196 Mobile Safari/537.36';

/** As their documents say, on Android, whose views follow neither downloads nor `geo:` and `webcal:`. */
const views = {
  WeChat: `${android} XWEB/1110017 MMWEBSDK/20230805 MicroMessenger/8.0.42.2460(0x28002A35) WeChat/arm64`,
  WeCom: `${android} wxwork/4.1.3 MicroMessenger/7.0.1 NetType/WIFI Language/zh`,
  DingTalk: `${android} UCBS/1.0 AliApp(DingTalk/6.5.45) com.alibaba.android.rimet/28 Channel/10002068`,
  Feishu: `${android} Lark/6.11.11 LarkLocale/zh_CN ChannelName/Feishu TTWebView/0991130044450`,
};

/** A label as the phone's camera takes it: a QR code on a larger picture. */
function photoOfLabel(code: string): Promise<Buffer> {
  const modules = encodeQR(code, 'raw', { border: 4 });
  const pixels = Buffer.from(modules.flatMap((line) => line.map((dark) => (dark ? 0 : 255))));
  const raw = { width: modules.length, height: modules.length, channels: 1 as const };
  return sharp(pixels, { raw })
    .resize(600, 600, { kernel: 'nearest' })
    .extend({ top: 300, bottom: 300, left: 200, right: 200, background: 'white' })
    .jpeg()
    .toBuffer();
}

// They share a calendar's address, which is shown once.
journey.describe.configure({ mode: 'serial' });

for (const [app, userAgent] of Object.entries(views)) {
  // The others differ in their names alone, which a unit test reads.
  const tag = app === 'WeChat' ? [] : ['@long'];
  journey(`in ${app} nothing leads where its view does not go`, { tag }, async ({ take }) => {
    journey.slow();
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer-2')]);
    const { list } = await engineer.assets.page({ flag: 1, page: 1, size: 1 });
    const [asset] = list;
    if (!asset) throw new Error('there is no asset');
    const orderId = await raiseOrder(dispatcher, engineer, `视图里打开 ${app} ${Date.now()}`);
    const { path } = await pdfAttachment('engineer-2');
    const phone = await take({ as: 'engineer-2', userAgent, colorScheme: 'dark' });
    const { page, context } = phone;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    // A file is shown in place, and its address goes to the phone's browser.
    page.on('download', () => {
      throw new Error('a download, which the view ignores');
    });
    await page.goto(path);
    await expect(page.locator('canvas').first()).toBeVisible();
    await page.getByRole('button', { name: /^下载/ }).tap();
    const question = page.getByRole('alertdialog', { name: '在浏览器打开' });
    await expect(question).toBeVisible();
    await phone.picture(`in-app-${app}-file`);
    await question.getByRole('button', { name: '复制地址' }).tap();
    await expect(page.getByText('已复制，请到浏览器里粘贴打开')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const file = await page.request.get(address);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

    // A place opens on the web; back closes what lies over the page, and only then leaves it.
    await page.goto(detailOf(orderId));
    await page
      .getByRole('button', { name: /^在地图上看/ })
      .first()
      .tap();
    const maps = page.getByRole('dialog', { name: '用哪个地图打开' });
    await expect(maps.getByRole('link').first()).toBeVisible();
    const hrefs = await maps
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect([...new Set(hrefs)]).toEqual(['https:']);
    await page.goBack();
    await expect(maps).toBeHidden();
    await expect(page).toHaveURL(new RegExp(orderId));

    // A calendar's address is copied.
    await engineer.schedules.feed({ revoke: true });
    await page.goto('/#/userSide/workCalendar');
    await phone.tap(page.getByRole('button', { name: '日历订阅' }));
    await phone.tap(page.getByRole('button', { name: '获取订阅地址' }));
    await expect(page.getByRole('textbox', { name: '订阅地址' })).toBeVisible();
    await expect(page.locator('a[href^="webcal:"]')).toHaveCount(0);
    await page.keyboard.press('Escape');

    // Where the page may not use the camera, a photo of the label will do.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto('/#/userSide/property');
    await page.reload();
    await phone.tap(page.getByRole('button', { name: '扫一扫' }));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '拍照识别' }).tap();
    await phone.picture(`in-app-${app}-scan`);
    const buffer = await photoOfLabel(asset.code);
    await (await chooser).setFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('heading', { name: asset.name, level: 1 })).toBeVisible();
  });
}

journey('a chat shows one card for every address, which tells nothing private', async ({ take }) => {
  const { page } = await take();
  const cardOf = async (path: string) => {
    const html = await (await page.request.get(`${server.url}${path}`)).text();
    return [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, name, words]) => [
      name,
      words,
    ]);
  };
  const card = await cardOf('/');
  expect(card.map(([name]) => name)).toEqual(
    expect.arrayContaining(['type', 'title', 'description', 'image']),
  );
  for (const path of ['/?from=singlemessage', '/index.html']) expect(await cardOf(path)).toEqual(card);
});
