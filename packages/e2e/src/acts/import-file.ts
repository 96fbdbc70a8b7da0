import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { server } from '../server.ts';

/** Brings data into the running server as its operator does. The file's name says what it holds. */
export async function importFile(name: string, content: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-import-'));
  const file = join(folder, name);
  await writeFile(file, content);
  const command = join(dirname(process.env.SVCDESK_E2E_ENTRY ?? ''), 'svcdesk-server.js');
  const env = { ...process.env, SVCDESK_DATA: dirname(server.codesFile) };
  await promisify(execFile)(process.execPath, [command, 'import', file, '--tenant', 't1'], { env });
  await rm(folder, { recursive: true });
}
