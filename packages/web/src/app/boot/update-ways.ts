import type { TextOf } from '../../shared/platform/i18n/phrase-book.ts';
import { inAppPatterns } from '../../shared/platform/in-app.ts';
import type { bootText } from './phrases.ts';

/** How one gets a newer browser; each has its words. */
export type UpdateWay = keyof TextOf<typeof bootText>['ways'];

const iOS = /iPhone|iPad|iPod/;

/** Which way a user agent is told; the first that fits. On iOS every browser is the system's. */
export const updateWays: readonly (readonly [RegExp, UpdateWay])[] = [
  [iOS, 'ios'],
  ...inAppPatterns.map(([name, pattern]) => [pattern, name] as const),
  [/HuaweiBrowser|HarmonyOS|OpenHarmony|ArkWeb/, 'huawei'],
  [/; wv\)/, 'webview'],
  [/SamsungBrowser|MiuiBrowser|HeyTapBrowser|VivoBrowser|UCBrowser|MQQBrowser/i, 'phoneBrowser'],
  [/Firefox|FxiOS/, 'firefox'],
  [/Edg(A|iOS)?\//, 'edge'],
  [/Android.*(Chrome|CriOS)/, 'androidChrome'],
  [/Chrome|Chromium/, 'chrome'],
  [/Macintosh.*Safari/, 'mac'],
];
