import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UsageError } from '../process/usage-error.ts';
import { unpackBundledChromium } from './bundled-chromium.ts';
import { prepareFonts } from './fonts.ts';

/** How to launch a browser, in the words of Playwright's launch options. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A browser: the one named by SVCDESK_CHROMIUM, else the one that comes as a package, so that a commit is tried by the
 * same browser everywhere; where that does not run, an installed one.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const fonts = process.platform === 'linux' ? await prepareFonts() : {};
  const env = { ...definedOnly(process.env), ...fonts };
  const named = namedChromium(process.env);
  if (named !== undefined) return { executablePath: named, args, env };
  const bundled = await unpackBundledChromium();
  if (bundled === undefined) {
    const installed = installedChromium(process.env.PATH);
    if (installed !== undefined) return { executablePath: installed, args, env };
    throw new UsageError('no browser found: install Chromium or Chrome, or set SVCDESK_CHROMIUM to its path');
  }
  const libraries = [bundled.libraryPath, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return { executablePath: bundled.executablePath, args, env: { ...env, LD_LIBRARY_PATH: libraries } };
}

/** The browser that the environment names; naming one that cannot run is a mistake, not a wish for another. */
export function namedChromium(env: NodeJS.ProcessEnv): string | undefined {
  const path = env.SVCDESK_CHROMIUM || env.CHROMIUM;
  if (path && !isExecutable(path)) throw new UsageError(`SVCDESK_CHROMIUM names no program: ${path}`);
  return path || undefined;
}

export function installedChromium(searchPath = ''): string | undefined {
  return programOnPath(installedNames, searchPath) ?? macPaths.find(isExecutable);
}

/** The first of these names that a folder of the path has a program of. */
export function programOnPath(names: readonly string[], searchPath = ''): string | undefined {
  const folders = searchPath.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
