import { cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bundleServerIfStale } from '../build/index.ts';
import { captureTool } from '../process/tool.ts';
import { type RunningServer, startServer } from '../server/index.ts';
import { inWorkspace } from '../workspace.ts';
import { mustRun } from './must-run.fixture.ts';
import { strictest, unpackedProject } from './project.fixture.ts';

/** What each program of the cookbook says. */
const says: Readonly<Record<string, string>> = {
  'create-with-files': 'issues: 0\nThe valve drips: leak.txt, answered',
  deprecated: "'score' is deprecated.",
  'change-of-person': `the line of the dispatcher: ended, shown: 0
heard by the engineer: true, by the one before: false`,
  errors: `api wrongCredentials Wrong account or password.
network network Network error
api wrongCredentials 账号或密码不正确
network network 网络错误`,
  evaluation: '4 goodTechnology, friendly',
  events: 'heard of before the break\nheard of after the break\nit broke: true, and at the end: ended',
  formats: "1h 30m 1小时30分 5400\n2026-11-20 09:00:00\n[ 'leak.jpg' ]\nOn hold 已挂起",
  gateway: 'engineer 7\nhttp://127.0.0.1:PORT/gw/desk/file/7f',
  'group-tree': 'groups: true, people in them: 0\npeople: true',
  'killed-socket': 'orders.create again after attempt 1\nthere is one',
  'long-list': 'all of them, each once\nthe newest: 3',
  'many-people': 'page of engineer, page of dispatcher\nkept here: nobody',
  'newer-version': 'newer than 0.0.1: true',
  'own-line': '/config.json 200\nby the proxy: true, with its trace: true',
  'own-storage': 'still engineer\n0 sessions kept',
  saturation: 'people, parts add up: true',
  'sign-in-again': 'lost: sessionEnded\nagain engineer',
  'session-expiry': `lost: tokenExpired
still signed in: false, requests: 0
asked as nobody: notSignedIn
again engineer`,
  'smallest-bundle': 'statuses counted: true',
  'time-limits': 'aborted\ntimeout\ntimeout may be tried again',
  'unit-test': 'pass 1',
  'who-could': `the engineer could accept it: true
and not resolve it: wrongState
as the server says: true`,
  'why-not': `resolve: This isn't possible in the order's current status
accept: This isn't possible in the order's current status`,
};

const { folder, write, remove } = await unpackedProject('core', inject('tarballs').core, [
  'zod',
  'dayjs',
  'undici',
  '@opentelemetry/api',
  'typescript',
]);
let server: RunningServer;
beforeAll(async () => {
  for (const file of globSync(inWorkspace('examples/cookbook/*.ts')))
    cpSync(file, join(folder, basename(file)));
  server = await startServer({ entry: await bundleServerIfStale(), startTimeoutMs: 180_000 });
}, 300_000);
afterAll(async () => {
  await server?.stop();
  remove();
}, 30_000);

it('is typed by the packed types alone', async () => {
  write('package.json', '{"type":"module"}');
  write('tsconfig.json', JSON.stringify({ compilerOptions: strictest, include: ['*.ts'] }));
  const { output } = await captureTool('tsc', ['-p', join(folder, 'tsconfig.json')], {});
  expect(output).toBe('');
});

it('has a program for each task', () => {
  const names = globSync('*.ts', { cwd: folder }).map((file) => file.replace('.ts', ''));
  expect(names.sort()).toEqual([...Object.keys(says), 'desk'].sort());
});

it.each(Object.keys(says))('%s does what it says, against a server', async (name) => {
  const env = { NODE_OPTIONS: '', SVCDESK_SERVER: server.url, SVCDESK_PASSWORD: server.password };
  expect(await mustRun('node', [join(folder, `${name}.ts`)], '.', env)).toContain(says[name]);
});
