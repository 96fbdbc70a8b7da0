import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Unix sockets have short addresses; a longer folder gets one in the folder for temporary files. */
const maxAddressLength = 100;

/** Where the process that has a data folder open lets administration commands in. */
export async function adminSocketAddress(folder: string): Promise<string> {
  const path = await realpath(folder);
  const name = `svcdesk-${createHash('sha256').update(path).digest('hex').slice(0, 40)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}-admin`;
  const inside = join(path, 'admin.sock');
  return Buffer.byteLength(inside) <= maxAddressLength ? inside : join(tmpdir(), `${name}.sock`);
}
