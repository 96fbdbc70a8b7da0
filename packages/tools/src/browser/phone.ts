import type { BrowserContextOptions } from 'playwright-core';

/** The phone that screens are made for and pictures are taken on. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;
