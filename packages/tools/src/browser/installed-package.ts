import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
}

/** Where a dependency lies, for those whose data files we read rather than their code. */
export function installedPackage(name: string): InstalledPackage {
  let folder = dirname(fileURLToPath(import.meta.resolve(name)));
  for (;;) {
    const manifest = readManifest(folder);
    if (manifest?.name === name) return { folder, version: manifest.version };
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${name} is not installed`);
    folder = parent;
  }
}

function readManifest(folder: string): { name: string; version: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
