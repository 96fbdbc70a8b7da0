export { type ChromiumLaunch, findChromium } from './find-chromium.ts';
export { phone } from './phone.ts';
