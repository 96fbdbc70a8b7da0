export { type ChromiumLaunch, findChromium } from './find-chromium.ts';
export { type Engine, engines, findFirefox, findWebKit, findWpe, requireEngines } from './find-engines.ts';
export { firstLoadLimits, scriptsBefore } from './first-load.ts';
export { unpackOldChromium } from './old-chromium.ts';
export { phone } from './phone.ts';
export { quiet, watchRequests } from './quiet.ts';
export { ledHome, signIn } from './visit.ts';
