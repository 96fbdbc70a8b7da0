import { join } from 'node:path';
import { inWorkspace } from '../workspace.ts';
import { installedPackage } from './installed-package.ts';
import { unpackOnce } from './unpack-once.ts';

export interface BundledChromium {
  readonly executablePath: string;
  /** Shared libraries that a bare system lacks. */
  readonly libraryPath: string;
}

/** The Chromium that comes as a package, unpacked once; undefined where it cannot run. */
export async function unpackBundledChromium(): Promise<BundledChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const source = installedPackage('@sparticuz/chromium');
  const folder = inWorkspace('node_modules/.cache/svcdesk', `chromium-${source.version}`);
  await unpackOnce(folder, async (into) => {
    const { inflate } = await import('@sparticuz/chromium');
    await withTemporaryFolder(into, () =>
      ['chromium.br', 'al2023.tar.br'].map((file) => inflate(join(source.folder, 'bin', file))),
    );
  });
  return { executablePath: join(folder, 'chromium'), libraryPath: join(folder, 'al2023/lib') };
}

/** The package unpacks into the system's temporary folder, which it looks up when called, and nowhere else. */
async function withTemporaryFolder(folder: string, start: () => Promise<unknown>[]): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const started = start();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await Promise.all(started);
}
