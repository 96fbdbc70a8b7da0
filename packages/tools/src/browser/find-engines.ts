import { spawnSync } from 'node:child_process';
import { UsageError } from '../process/usage-error.ts';
import { programOnPath } from './find-chromium.ts';

/** Engines of the long run besides Chromium, which no package of npm brings, and what brings them on Debian. */
const packages = {
  webkit: 'webkit2gtk-driver python3-gi gir1.2-webkit2-4.1 xvfb',
  firefox: 'firefox-esr',
  wpe: 'wpewebkit-driver libwpebackend-fdo-1.0-1 python3',
} as const;

export type Engine = keyof typeof packages;

export const engines = Object.keys(packages) as readonly Engine[];

/** Firefox, as the system has it. */
export function findFirefox(searchPath = process.env.PATH): string {
  return programOnPath(['firefox-esr', 'firefox'], searchPath) ?? missing('firefox');
}

/** An engine that is driven through a shell of ours, which is written in Python. */
export interface ShelledEngine {
  readonly driver: string;
  /** The Python that the system's own packages are for: one that stands before it on the path knows none of them. */
  readonly python: string;
}

const systemPython = '/usr/bin/python3';

/** WebKitGTK with its driver, and what its shell is made of. */
export function findWebKit(searchPath = process.env.PATH, python = systemPython): ShelledEngine {
  const driver = programOnPath(['WebKitWebDriver'], searchPath);
  const screen = programOnPath(['Xvfb'], searchPath);
  if (driver === undefined || screen === undefined) return missing('webkit');
  return runs(python, 'import gi; gi.require_version("WebKit2", "4.1")')
    ? { driver, python }
    : missing('webkit');
}

/** WPE WebKit, which Debian has in the version of Safari 16.0, and what its shell is made of. */
export function findWpe(searchPath = process.env.PATH, python = systemPython): ShelledEngine {
  const driver = programOnPath(['WPEWebDriver'], searchPath);
  if (driver === undefined) return missing('wpe');
  const libraries = ['libWPEBackend-fdo-1.0.so.1', 'libWPEWebKit-1.1.so.0'];
  const loads = libraries.map((name) => `ctypes.CDLL("${name}")`).join('; ');
  return runs(python, `import ctypes; ${loads}`) ? { driver, python } : missing('wpe');
}

const runs = (python: string, program: string) => spawnSync(python, ['-c', program]).status === 0;

/** Says what is missing before anything has run. */
export function requireEngines(wanted: readonly Engine[]): void {
  if (wanted.includes('webkit')) findWebKit();
  if (wanted.includes('firefox')) findFirefox();
  if (wanted.includes('wpe')) findWpe();
}

function missing(engine: Engine): never {
  throw new UsageError(
    `${engine} is missing, and the long run tries it: get it with "apt-get install ${packages[engine]}", or leave it out with "--without ${engine}"`,
  );
}
