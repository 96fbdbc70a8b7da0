import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { orderStatus } from '@svcdesk/core/order';
import { freePort } from '@svcdesk/tools/desk';
import { clientOf, desk } from './desk.ts';
import { expect, journey } from './journey.ts';

const example = join(import.meta.dirname, '../../../examples/embed-browser');

/** Serves the example as its own script does, against the server of this run. */
async function serve(): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const vite = join(example, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    {
      cwd: example,
      env: { ...process.env, SVCDESK_SERVER: desk.url, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      // Colours may stand between the parts of the address.
      if (printed.includes(String(port))) resolve();
    });
  });
  return { url: `http://127.0.0.1:${port}`, process: child };
}

journey('a page of another company signs an engineer in and accepts an order', async ({ take }) => {
  const { page, expect: expectComplaint } = await take();
  expectComplaint(/Failed to load resource/);
  const served = await serve();
  try {
    await page.goto(served.url);
    await page.getByLabel('Account').fill('engineer');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('status')).toContainText('(wrongCredentials)');

    await page.getByLabel('Password').fill(desk.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Accept' }) });
    const orderNo = ((await rows.first().textContent()) ?? '').split(' ')[0] ?? '';
    await rows.first().getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('status')).toHaveText(`${orderNo} is yours.`);

    const engineer = await clientOf('engineer');
    const { list } = await engineer.orders.page({ scope: 'mine', keyword: orderNo });
    expect(list[0]).toMatchObject({ orderNo, status: orderStatus.processing });

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  } finally {
    served.process.kill();
    await once(served.process, 'exit');
  }
});
