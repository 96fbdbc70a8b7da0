import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type RunningServer, startServer } from '../server/start-server.ts';
import { inWorkspace } from '../workspace.ts';
import { type Manifest, unpackedProject } from './project.fixture.ts';
import { keys, openShell, type Shell } from './terminal.fixture.ts';

const tarballs = inject('tarballs');
const server = await unpackedProject('server', tarballs.server, [
  '@electric-sql/pglite',
  'heic-decode',
  'sharp',
]);
const cli = await unpackedProject('cli', tarballs.cli, []);
const shells: Shell[] = [];
let running: RunningServer;

beforeAll(async () => {
  const { bin } = JSON.parse(readFileSync(join(server.packageFolder, 'package.json'), 'utf8')) as Manifest;
  const entry = join(server.packageFolder, bin?.['svcdesk-server'] ?? '');
  const env = { NODE_OPTIONS: '' };
  running = await startServer({ entry, args: ['start'], env, startTimeoutMs: 180_000 });
}, 300_000);

afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
  await running?.stop();
  for (const { remove } of [server, cli]) remove();
});

/** Opens a terminal and signs in, typing the password unseen. */
async function sitDown(account: string): Promise<Shell> {
  const shell = await openShell({
    LANG: 'en_US.UTF-8',
    HOME: cli.folder,
    SVCDESK_CONFIG_DIR: join(cli.folder, account),
    SVCDESK_SERVER: running.url,
    SVCDESK_STORAGE: 'file',
  });
  shells.push(shell);
  await shell.run(`svcdesk() { "${process.execPath}" "${join(cli.packageFolder, 'dist/main.cjs')}" "$@"; }`);
  await shell.start(`svcdesk login --account ${account}`);
  await shell.shows('Password:');
  shell.press(`${running.password}${keys.enter}`);
  const said = await shell.ends();
  expect(said).toContain(`as ${account}.`);
  expect(said).not.toContain(running.password);
  return shell;
}

/** Answers a prompt that offers choices: types a part of the name, sees it offered, and takes it. */
async function choose(shell: Shell, flag: string, part: string): Promise<void> {
  await shell.shows(`(${flag}):`);
  // The choices come from the server.
  await shell.shows('❯ ');
  shell.press(part);
  // What was typed has found it when no other is offered; until then the prompt takes no answer.
  await shell.shows(new RegExp(`\\(${flag}\\): ${part}\\s+❯ [^\\n]*${part}[^\\n]*\\s+↑`));
  shell.press(keys.enter);
}

/** A proxy as companies have them, which is asked for whole addresses; what passed through it. */
async function startProxy() {
  const passed: string[] = [];
  const proxy = createServer((asked, reply) => {
    passed.push(`${asked.method} ${new URL(asked.url ?? '').pathname}`);
    const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, passed, close };
}

it('gives by `svcdesk-server start` what `start` gives here: the app, demo data, answers', async () => {
  const page = await (await fetch(running.url)).text();
  const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1] ?? 'no script';
  const loaded = await fetch(new URL(script, running.url));
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  const client = createClient({ baseUrl: running.url });
  await client.signIn({ account: 'engineer', password: running.password });
  expect((await client.orders.page({ scope: 'mine' })).total).toBeGreaterThan(5);
});

it('carries an order through the shifts of a customer, a dispatcher and an engineer, each at a terminal', async () => {
  const title = 'Till prints nothing at all';
  const [customer, dispatcher, engineer] = await Promise.all([
    sitDown('customer-a'),
    sitDown('dispatcher'),
    sitDown('engineer'),
  ]);
  expect(await dispatcher.run('svcdesk auth sessions')).toContain('svcdesk · Linux');
  for (const shell of [customer, dispatcher, engineer]) {
    expect(await shell.run('svcdesk')).toContain('All commands: svcdesk --help');
  }

  // The dispatcher watches what comes, while the customer is asked for what an order needs.
  await dispatcher.start('svcdesk pool list --watch');
  await dispatcher.shows('Watching; as of ');
  await customer.start('svcdesk orders create');
  await choose(customer, '--site', '星河店');
  await choose(customer, '--type', 'Workplace fault');
  await choose(customer, '--catalog', 'Printers and tills');
  await customer.shows('(--title):');
  customer.press(`${title}${keys.enter}`);
  const [number = ''] = /WO\d{12}/.exec(await customer.ends()) ?? [];
  await dispatcher.shows(number);
  dispatcher.press(keys.interrupt);
  await dispatcher.ends(130);
  expect(await customer.run('svcdesk orders list')).toContain(number);
  await customer.run(`svcdesk orders remind ${number}`);

  expect(await dispatcher.run('svcdesk pool queue')).toContain(number);
  await dispatcher.start(`svcdesk orders transfer ${number} --engineer 李伟`);
  await choose(dispatcher, '--group', '浦东现场组');
  expect(await dispatcher.ends()).toContain(number);

  await engineer.run(`svcdesk pool take ${number}`);
  await engineer.run(`svcdesk orders clock-in ${number} --address "Main entrance"`);
  await engineer.run(`svcdesk orders progress ${number} --content "Print head is worn"`);
  await engineer.start(`svcdesk orders hang-up ${number}`);
  await choose(engineer, '--reason', 'Waiting for parts');
  await engineer.ends();
  expect(await engineer.run(`svcdesk orders view ${number}`)).toContain('On hold');
  await engineer.run(`svcdesk orders activate ${number}`);

  const photo = inWorkspace('packages/web/pictures/order.webp');
  const proxy = await startProxy();
  try {
    const sent = await engineer.run(`HTTP_PROXY=${proxy.url} NO_PROXY= svcdesk files put ${photo}`);
    expect(sent).toContain('order.webp');
    expect(proxy.passed).toEqual(['POST /api/file/upload']);
  } finally {
    proxy.close();
  }
  await engineer.run(`svcdesk orders resolve ${number} --solution "New print head" --after ${photo}`);

  expect(await customer.run('svcdesk')).toContain(number);
  await customer.run(`svcdesk orders evaluate ${number} --label 1 --stars 5,5,5,5`);
  expect(await customer.run(`svcdesk orders view ${number}`)).toContain(title);
  // No browser stands beside this terminal.
  expect(await customer.run(`svcdesk orders open ${number}`)).toContain(
    `${running.url}/#/centerPage?kind=order&id=`,
  );
}, 120_000);
