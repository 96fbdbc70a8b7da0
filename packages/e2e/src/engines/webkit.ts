import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findWebKit, findWpe } from '@svcdesk/tools/browser';
import { freePort } from '@svcdesk/tools/server';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { phone } from '../phone.ts';
import type { EngineBrowser, Found, Tab } from './tab.ts';

/** A program that speaks WebDriver, and what it has to be told of the browser that it starts. */
interface WebDriverProgram {
  readonly program: string;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** WebKitGTK, in the shell beside this file. */
export async function launchWebKit(folder?: string): Promise<EngineBrowser> {
  const { driver, python } = findWebKit();
  const shell = join(import.meta.dirname, 'webkit-shell.py');
  const args = [shell, ...(folder === undefined ? [] : [folder])];
  return await launchByWebDriver({
    program: driver,
    capabilities: { browserName: 'webkit-shell', 'webkitgtk:browserOptions': { binary: python, args } },
  });
}

/** WPE WebKit, the engine of Safari 16.0, in the shell beside this file. */
export async function launchWpe(folder = ''): Promise<EngineBrowser> {
  const { driver, python } = findWpe();
  const args = [join(import.meta.dirname, 'wpe-shell.py'), folder];
  return await launchByWebDriver({
    program: driver,
    capabilities: { browserName: 'wpe-shell', 'wpe:browserOptions': { binary: python, args } },
  });
}

/** Any browser that has a WebDriver of its own, on a virtual screen. */
async function launchByWebDriver({ program, capabilities }: WebDriverProgram): Promise<EngineBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, TZ: phone.timezoneId };
  const driverProcess = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const end = async () => {
    for (const child of [driverProcess, screen]) await ended(child);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    const session = await driver.getCapabilities();
    let used = false;
    return {
      version: `${session.getBrowserName()} ${session.getBrowserVersion()}`,
      async newTab() {
        if (used) await driver.switchTo().newWindow('tab');
        used = true;
        return tabOf(driver, await driver.getWindowHandle());
      },
      async close() {
        await driver.quit();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function untilReady(url: string): Promise<void> {
  const endMs = Date.now() + 10_000;
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > endMs) throw new Error(`no WebDriver answers at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const shown = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    open: async (url) => (await shown()).get(url),
    reload: async () => (await shown()).navigate().refresh(),
    run: async (body) => (await shown()).executeScript(body),
    async element(body) {
      const element = await (await shown()).executeScript<WebElement | null>(body);
      return element === null ? undefined : foundOf(element);
    },
    async draw([first, ...others]) {
      if (first === undefined) return;
      const actions = (await shown()).actions();
      actions.move({ x: Math.round(first[0]), y: Math.round(first[1]), duration: 0 }).press();
      for (const [x, y] of others) actions.move({ x: Math.round(x), y: Math.round(y), duration: 10 });
      await actions.release().perform();
    },
    picture: async () => Buffer.from(await (await shown()).takeScreenshot(), 'base64'),
  };
}

function foundOf(element: WebElement): Found {
  return {
    tap: () => element.click(),
    type: (words) => element.sendKeys(words),
    choose: (files) => element.sendKeys(files.join('\n')),
  };
}
