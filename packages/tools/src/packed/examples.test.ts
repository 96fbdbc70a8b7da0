import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { bundleServerIfStale } from '../build/index.ts';
import { captureTool } from '../process/tool.ts';
import { freePort, type RunningServer, startServer } from '../server/index.ts';
import { inWorkspace } from '../workspace.ts';
import { mustRun } from './must-run.fixture.ts';
import { type Manifest, strictest, unpackedProject } from './project.fixture.ts';

/** A company is no program. */
const names = readdirSync(inWorkspace('examples')).filter((name) => name !== 'company');

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
]);
const isSource = (path: string) => !/node_modules|\.types|vite\.config|tsconfig/.test(path);
let server: RunningServer;

/** Copies an example beside the packed SDK, with what else it depends on from the workspace. */
function copyExample(name: string): void {
  const from = inWorkspace('examples', name);
  cpSync(from, join(folder, name), { recursive: true, filter: isSource });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (dependency === '@svcdesk/core' || dependency === 'vite') continue;
    const link = join(folder, name, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(from, 'node_modules', dependency)), link, 'dir');
  }
}

beforeAll(async () => {
  for (const name of names) copyExample(name);
  server = await startServer({
    entry: await bundleServerIfStale(),
    env: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
    startTimeoutMs: 180_000,
  });
}, 300_000);
afterAll(async () => {
  await server?.stop();
  remove();
}, 30_000);

// All at once: most of the time goes into the types of the package, which are the same for each.
it('all are typed by the packed types alone', async () => {
  const compilerOptions = { ...strictest, jsx: 'react-jsx' };
  const include = names.flatMap((name) => [`${name}/**/*.ts`, `${name}/**/*.tsx`]);
  const path = write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
  const { output } = await captureTool('tsc', ['-p', path, '--listFiles'], {});
  const lines = output.trim().split('\n');
  expect(lines.filter((line) => !isAbsolute(line))).toEqual([]);
  for (const name of names) expect(lines).toContainEqual(expect.stringContaining(join(folder, name)));
});

async function signedIn(account: string) {
  const client = createClient({ baseUrl: server.url, locale: 'en' });
  await client.signIn({ account, password: server.password });
  return client;
}

/** Runs a program of an example as the engineer of the demo; what it said. */
function runAsEngineer(program: string, args: readonly string[], url = server.url): Promise<string> {
  const env = {
    ...{ NODE_OPTIONS: '', SVCDESK_SERVER: url, SVCDESK_PASSWORD: server.password },
    ...{ SVCDESK_ACCOUNT: 'engineer', OUTBOX_FOLDER: join(folder, 'outbox') },
  };
  return mustRun('node', [join(folder, program), ...args], '.', env);
}

it('the one for Node lists orders', async () => {
  const { list } = await (await signedIn('engineer')).orders.page({ scope: 'group', size: 1 });
  expect(await runAsEngineer('embed-node/main.ts', [])).toContain(list[0]?.orderNo);
});

it('the one without a network sends a note once there is one, with its file', async () => {
  const engineer = await signedIn('engineer');
  const { list } = await engineer.orders.page({ scope: 'mine', status: [3], size: 1 });
  const orderId = list[0]?.id ?? '';
  const photo = join(folder, 'valve.txt');
  writeFileSync(photo, 'drips');
  const main = 'embed-offline/main.ts';
  await runAsEngineer(main, ['sign-in']);
  const note = ['note', orderId, 'The valve drips', photo];
  // Nothing listens there, as in a basement.
  expect(await runAsEngineer(main, note, 'http://127.0.0.1:9')).toContain('The valve drips: later');
  expect(await runAsEngineer(main, [])).toContain('The valve drips: done');
  const [last] = (await engineer.orders.history({ orderId })).filter(({ remark }) => remark === note[2]);
  expect(last?.attachments.map(({ name }) => name)).toEqual(['valve.txt']);
});

it.each(['express', 'fastify'])('the one with %s takes what is told by webhook', async (name) => {
  const lead = await signedIn('zhoujianguo');
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/webhook`;
  const { secret = '' } = await lead.webhooks.save({ url, events: ['order.created'] });
  const env = { ...process.env, NODE_OPTIONS: '', PORT: port, WEBHOOK_SECRET: secret };
  const receiver = spawn(process.execPath, [join(folder, 'webhooks', `${name}.ts`)], { env });
  onTestFinished(async () => {
    receiver.kill();
    if (receiver.exitCode === null) await once(receiver, 'exit');
  });
  let said = '';
  for (const stream of [receiver.stdout, receiver.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const soon = { timeout: 60_000 };
  await expect.poll(() => said, soon).toContain('listening');
  const { list } = await lead.orders.page({ scope: 'tenant', size: 1 });
  const { cellId, serverCatalogId, typeId } = await lead.orders.detail({ orderId: list[0]?.id ?? '' });
  const title = `Told to ${name}`;
  const { orderNo } = await lead.orders.create({ cellId, serverCatalogId, typeId, title });
  await expect.poll(() => said, soon).toContain(`order.created ${orderNo} ${title}`);
  expect((await fetch(url, { method: 'POST', body: '{"type":"order.created"}' })).status).toBe(401);
});

it('the cookbook has a program for each task', () => {
  const programs = readdirSync(join(folder, 'cookbook')).filter((file) => file.endsWith('.ts'));
  expect(programs.sort()).toEqual([...Object.keys(says), 'desk'].map((name) => `${name}.ts`).sort());
});

it.each(Object.keys(says))('%s of the cookbook does what it says, against a server', async (name) => {
  const env = { NODE_OPTIONS: '', SVCDESK_SERVER: server.url, SVCDESK_PASSWORD: server.password };
  expect(await mustRun('node', [join(folder, 'cookbook', `${name}.ts`)], '.', env)).toContain(says[name]);
});
