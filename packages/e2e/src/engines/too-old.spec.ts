import { expect, test } from '@playwright/test';
import { unpackOldChromium } from '@svcdesk/tools/browser';
import { server } from '../server.ts';
import { launchChromium } from './chromium.ts';
import { screenOf } from './screen.ts';

for (const path of ['/', '/#/login', '/#/userSide/orderCenter/orderDetail?id=1']) {
  test(`a browser that is too old says so at ${path}, with how to get a newer one`, async () => {
    const browser = await launchChromium(undefined, await unpackOldChromium(92));
    try {
      const screen = screenOf(await browser.newTab(), server.url);
      await screen.goto(path);
      await screen.reads(/请升级浏览器[\s\S]*请升级 Chrome（需 99 或更新）[\s\S]*Please update your browser/);
      expect(await screen.tab.run('return document.querySelectorAll("form, button").length')).toBe(0);
    } finally {
      await browser.close();
    }
  });
}
