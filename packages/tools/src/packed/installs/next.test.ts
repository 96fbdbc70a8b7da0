import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { reasonsEn } from '@svcdesk/core/phrases';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bundleServerIfStale } from '../../build/index.ts';
import { freePort, type RunningServer, startServer } from '../../server/index.ts';
import { inWorkspace } from '../../workspace.ts';
import { mustRun } from '../must-run.fixture.ts';
import { emptyProject } from '../project.fixture.ts';
import { openBrowser } from './open-browser.fixture.ts';

const project = emptyProject();
const bin = (name: string) => join(project.folder, 'node_modules/.bin', name);
const copy = (from: string, to: string) =>
  cpSync(inWorkspace('examples', from), join(project.folder, to), { recursive: true });
let server: RunningServer;
let url: string;
let next: ChildProcess | undefined;
let said = '';

/** Makes an order like the newest there is. */
async function raise(title: string): Promise<{ id: string; orderNo: string }> {
  const client = createClient({ baseUrl: server.url });
  await client.signIn({ account: 'dispatcher', password: server.password });
  const engineer = createClient({ baseUrl: server.url });
  await engineer.signIn({ account: 'engineer', password: server.password });
  const { currentGroupId: groupId } = await engineer.account.personal({});
  const { list } = await client.orders.page({ scope: 'tenant', size: 1 });
  const { cellId, serverCatalogId, typeId } = await client.orders.detail({ orderId: list[0]?.id ?? '' });
  return client.orders.create({ cellId, serverCatalogId, typeId, title, groupId, status: 2 });
}

beforeAll(async () => {
  const install = ['install', '--no-audit', '--no-fund', '--no-progress'];
  const packages = ['next', 'react@19', 'react-dom@19', '@tanstack/react-query@5', 'typescript@5'];
  const types = ['@types/node@24', '@types/react@19', '@types/react-dom@19'];
  await mustRun('npm', [...install, inject('tarballs').core, ...packages, ...types], project.folder);
  server = await startServer({
    entry: await bundleServerIfStale(),
    env: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
    startTimeoutMs: 180_000,
  });
  copy('webhooks/app', 'app');
  copy('webhooks/take-event.ts', 'take-event.ts');
  for (const file of ['app.tsx', 'desk.ts', 'orders.tsx', 'why-not.tsx'])
    copy(`embed-react/src/${file}`, `embed-react/${file}`);
  project.write(
    'app/layout.tsx',
    `import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  );
  project.write(
    'app/page.tsx',
    `'use client';
export { App as default } from '../embed-react/app.tsx';
`,
  );
  // The browser sees one origin, as by the proxy of Vite.
  project.write(
    'next.config.mjs',
    `const to = (source) => ({ source, destination: '${server.url}' + source });
export default { rewrites: async () => [to('/api/:path*')] };
`,
  );
  const compilerOptions = {
    ...{ allowImportingTsExtensions: true, noEmit: true, strict: true, target: 'es2022' },
    ...{ module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true, jsx: 'preserve' },
  };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['**/*.ts', '**/*.tsx'] }));
  await mustRun(bin('next'), ['build'], project.folder, { NODE_OPTIONS: '', CI: '1' });

  const client = createClient({ baseUrl: server.url });
  await client.signIn({ account: 'zhoujianguo', password: server.password });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { secret = '' } = await client.webhooks.save({ url: `${url}/webhook`, events: ['order.created'] });
  next = spawn(bin('next'), ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: project.folder,
    env: { ...process.env, NODE_OPTIONS: '', WEBHOOK_SECRET: secret },
  });
  for (const stream of [next.stdout, next.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
}, 600_000);
afterAll(async () => {
  next?.kill();
  if (next?.exitCode === null) await once(next, 'exit');
  await server?.stop();
  project.remove();
}, 60_000);

const soon = { timeout: 60_000 };

it('the example with Next takes what a server tells by webhook, and nothing else', async () => {
  await expect.poll(() => said, soon).toContain('Ready');
  const title = 'Told to a page of Next';
  const { orderNo } = await raise(title);
  await expect.poll(() => said, soon).toContain(`order.created ${orderNo} ${title}`);
  const forged = await fetch(`${url}/webhook`, { method: 'POST', body: '{"type":"order.created"}' });
  expect(forged.status).toBe(401);
});

it('the example with React shows orders as they change in a page of Next, and says why not', async () => {
  await expect.poll(() => said, soon).toContain('Ready');
  expect(await (await fetch(url)).text()).toContain('Orders of my groups');
  const { page, close } = await openBrowser();
  try {
    await page.goto(url);
    await page.getByLabel('Account').fill('engineer');
    await page.getByLabel('Password').fill(server.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('listitem').first().waitFor();
    // Raised while the list is looked at.
    const title = 'Seen in a page of Next';
    const { orderNo } = await raise(title);
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByRole('button', { name: 'Accept' }).click();
    await page.getByText(`${orderNo} is yours.`).waitFor();
    await row.getByRole('button', { name: 'Why not accept?' }).click();
    await row.getByText(reasonsEn.wrongState).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  } finally {
    await close();
  }
});
