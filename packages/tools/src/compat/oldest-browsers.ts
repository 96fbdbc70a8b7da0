import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { inWorkspace } from '../workspace.ts';

const manifest = JSON.parse(readFileSync(inWorkspace('packages/web/package.json'), 'utf8')) as {
  browserslist: readonly string[];
};

/** How the data name what the web app's manifest names; the web view is Android's own, as HarmonyOS 4 has it. */
const namesInData: Readonly<Record<string, readonly BrowserName[]>> = {
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  firefox: ['firefox', 'firefox_android'],
};

/** The oldest versions that the web app is built for, as its manifest names them. */
const oldestBrowsers: readonly (readonly [BrowserName, string])[] = manifest.browserslist.flatMap((each) => {
  const [name = '', version = ''] = each.split(' ');
  return (namesInData[name] ?? []).map((browser) => [browser, version] as const);
});

/** What the web platform consists of, and since when each browser has it; required, as 15 megabytes are no module. */
export const platform: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The part of a feature with this name; undefined where the data know none. */
export function partOf(feature: Identifier | undefined, name: string): Identifier | undefined {
  return feature && name !== '__compat' && Object.hasOwn(feature, name) ? feature[name] : undefined;
}

/** Which of the oldest browsers lack a feature; none where the data say nothing of it. */
export function lackedBy(compat: CompatStatement | undefined): readonly BrowserName[] {
  if (!compat) return [];
  return oldestBrowsers
    .filter(([browser, version]) => !isSupported(compat.support[browser], version))
    .map(([browser]) => browser);
}

function isSupported(statement: SupportStatement | undefined, oldest: string): boolean {
  if (statement === undefined) return true;
  return [statement].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name) return false;
    if (one.version_removed && isAtMost(String(one.version_removed), oldest)) return false;
    return one.version_added === 'preview' ? false : isAtMost(one.version_added, oldest);
  });
}

function isAtMost(version: string | false, oldest: string): boolean {
  if (version === false) return false;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [ofMajor = 0, ofMinor = 0] = oldest.split('.').map(Number);
  return major < ofMajor || (major === ofMajor && minor <= ofMinor);
}
