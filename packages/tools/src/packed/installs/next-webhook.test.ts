import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bundleServerIfStale } from '../../build/index.ts';
import { freePort, type RunningServer, startServer } from '../../server/index.ts';
import { inWorkspace } from '../../workspace.ts';
import { mustRun } from '../must-run.fixture.ts';
import { emptyProject } from '../project.fixture.ts';

const project = emptyProject();
const bin = (name: string) => join(project.folder, 'node_modules/.bin', name);
let server: RunningServer;
let next: ChildProcess | undefined;

beforeAll(async () => {
  const install = ['install', '--no-audit', '--no-fund', '--no-progress'];
  const packages = ['next', 'react', 'react-dom', 'typescript@5', '@types/node@24', '@types/react@19'];
  await mustRun('npm', [...install, inject('tarballs').core, ...packages], project.folder);
  for (const path of ['app', 'take-event.ts'])
    cpSync(inWorkspace('examples/webhooks', path), join(project.folder, path), { recursive: true });
  const compilerOptions = {
    ...{ allowImportingTsExtensions: true, noEmit: true, strict: true, target: 'es2022' },
    ...{ module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true, jsx: 'preserve' },
  };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  await mustRun(bin('next'), ['build'], project.folder, { NODE_OPTIONS: '', CI: '1' });
  server = await startServer({
    entry: await bundleServerIfStale(),
    env: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
  });
}, 600_000);
afterAll(async () => {
  next?.kill();
  if (next?.exitCode === null) await once(next, 'exit');
  await server?.stop();
  project.remove();
}, 60_000);

it('the example with Next takes what a server tells by webhook, and nothing else', async () => {
  const client = createClient({ baseUrl: server.url });
  await client.signIn({ account: 'zhoujianguo', password: server.password });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/webhook`;
  const { secret = '' } = await client.webhooks.save({ url, events: ['order.created'] });
  next = spawn(bin('next'), ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: project.folder,
    env: { ...process.env, NODE_OPTIONS: '', WEBHOOK_SECRET: secret },
  });
  let said = '';
  for (const stream of [next.stdout, next.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  const soon = { timeout: 60_000 };
  await expect.poll(() => said, soon).toContain('Ready');
  const { list } = await client.orders.page({ scope: 'tenant', size: 1 });
  const { cellId, serverCatalogId, typeId } = await client.orders.detail({ orderId: list[0]?.id ?? '' });
  const title = 'Told to a page of Next';
  const { orderNo } = await client.orders.create({ cellId, serverCatalogId, typeId, title });
  await expect.poll(() => said, soon).toContain(`order.created ${orderNo} ${title}`);
  const forged = await fetch(url, { method: 'POST', body: '{"type":"order.created"}' });
  expect(forged.status).toBe(401);
});
