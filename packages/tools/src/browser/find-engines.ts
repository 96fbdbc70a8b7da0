import { spawnSync } from 'node:child_process';
import { Complaint } from '../process/complaint.ts';
import { programOnPath } from './find-chromium.ts';

/** Engines of the long run besides Chromium, which no package of npm brings, and what brings them on Debian. */
const packages = {
  webkit: 'webkit2gtk-driver python3-gi gir1.2-webkit2-4.1 xvfb',
  firefox: 'firefox-esr',
} as const;

export type Engine = keyof typeof packages;

export const engines = Object.keys(packages) as readonly Engine[];

/** Firefox, as the system has it. */
export function findFirefox(searchPath = process.env.PATH): string {
  return programOnPath(['firefox-esr', 'firefox'], searchPath) ?? missing('firefox');
}

export interface WebKit {
  readonly driver: string;
  /** The Python that the system's own packages are for: one that stands before it on the path knows none of them. */
  readonly python: string;
}

/** WebKitGTK with its driver, and what the shell that it drives is made of. */
export function findWebKit(searchPath = process.env.PATH, python = '/usr/bin/python3'): WebKit {
  const driver = programOnPath(['WebKitWebDriver'], searchPath);
  const screen = programOnPath(['Xvfb'], searchPath);
  if (driver === undefined || screen === undefined) return missing('webkit');
  const asked = spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']);
  return asked.status === 0 ? { driver, python } : missing('webkit');
}

/** Says what is missing before anything has run. */
export function requireEngines(wanted: readonly Engine[]): void {
  if (wanted.includes('webkit')) findWebKit();
  if (wanted.includes('firefox')) findFirefox();
}

function missing(engine: Engine): never {
  throw new Complaint(
    `${engine} is missing, and the long run tries it: get it with "apt-get install ${packages[engine]}", or leave it out with "--without ${engine}"`,
  );
}
