export { type ChromiumLaunch, findChromium } from './find-chromium.ts';
