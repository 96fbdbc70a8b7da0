import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxFileBytes } from '@svcdesk/core/contract';
import { expect, it, onTestFinished } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { openFileStore } from './platform/files/open-file-store.ts';
import { maxUploadBytes } from './platform/http/upload.ts';
import type { OutgoingCode } from './platform/notify/code-sender.ts';
import { openSecretBox } from './platform/secrets/secret-keys.ts';
import { readSettings } from './platform/settings/settings.ts';

const guide = await readFile(new URL('../README.md', import.meta.url), 'utf8');

/** A block of the guide by how it begins. */
const block = (begin: string): string => guide.split(begin)[1]?.split('```')[0] ?? '';

it('lets through nginx what the server takes', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(block('```nginx'))?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(maxUploadBytes);
  expect(guide).toContain(`up to ${maxFileBytes / 1024 / 1024} MB`);
});

it('names settings with which a server starts in production, and the command there is', () => {
  const lines = block('# /etc/svcdesk.env, mode 0600\n').trim().split('\n');
  const environment = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const settings = readSettings(environment);
  expect(settings).toMatchObject({ mode: 'production', demo: false, trustProxy: ['127.0.0.1'] });
  const command = /ExecStart=\S+\/(\S+) start/.exec(block('```ini'))?.[1] ?? '';
  expect(Object.keys(manifest.bin)).toContain(command);
});

it('shows a verification code with the fields that are posted', () => {
  const fields: Record<keyof OutgoingCode, string> = { phone: '', code: '', operate: '', expiresAt: '' };
  const shown = JSON.parse(block('```json')) as OutgoingCode;
  expect(Object.keys(shown)).toEqual(Object.keys(fields));
});

it('copies beside a PostgreSQL all that its data folder keeps, the key of what is sealed among it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-guide-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const settings = readSettings({ SVCDESK_DATA: folder });
  await openFileStore(settings);
  await openSecretBox(settings);
  const copied = /^tar .* -C "\$SVCDESK_DATA" ([^#\n]+)/m.exec(block('pg_dump --format=custom'))?.[1] ?? '';
  expect(copied.trim().split(' ').sort()).toEqual((await readdir(folder)).sort());
  expect(guide).toContain('**Without `secret.key`**');
});
