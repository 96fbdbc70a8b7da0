import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { expect, it, onTestFinished } from 'vitest';
import { bundleServerIfStale } from '../../build/server-bundle.ts';
import { builtRelease } from '../../releases/built-release.fixture.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { ran } from '../ran.fixture.ts';
import { draftFor, startLoad } from './order-load.fixture.ts';

const orderCount = 20;

const engineerOn = async ({ url, password }: RunningServer) => {
  const client = createClient({ baseUrl: url });
  await client.signIn({ account: 'engineer', password });
  return client;
};

it.for(['halted', 'killed'] as const)(
  'a data folder whose server of the release before was %s is opened by this version with all that is in it',
  { timeout: 900_000 },
  async (how) => {
    const release = await builtRelease();
    const entry = join(dirname(await bundleServerIfStale()), 'svcdesk-server.js');
    const folder = mkdtempSync(join(tmpdir(), 'svcdesk-folder-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { SVCDESK_DATA: folder, SVCDESK_RATE_LIMITS: 'off', NODE_OPTIONS: '' };
    const start = async (of: string) => {
      const server = await startServer({ entry: of, args: ['start'], env, startTimeoutMs: 180_000 });
      onTestFinished(() => server.kill());
      return server;
    };
    const old = await start(release.serverEntry);
    const onOld = await engineerOn(old);
    const load = startLoad(onOld, await draftFor(onOld));
    await load.more(orderCount);
    await load.stop();
    const note = new Blob(['from before the upgrade'], { type: 'text/plain' });
    const { id: fileId } = await onOld.files.upload({ file: note, name: 'note.txt' });
    const seen = async (on: typeof onOld) =>
      await Promise.all(
        load.created.map(async (orderId) => {
          const { orderNo, title, status, version } = await on.orders.detail({ orderId });
          const history = await on.orders.history({ orderId });
          return {
            orderNo,
            title,
            status,
            version,
            did: history.map(({ id, action, at }) => [id, action, at]),
          };
        }),
      );
    const before = await seen(onOld);
    await (how === 'killed' ? old.kill() : old.halt());

    const server = await start(entry);
    const client = await engineerOn(server);
    expect(await seen(client)).toEqual(before);
    expect(await (await client.files.get({ id: fileId })).text()).toBe('from before the upgrade');
    for (const orderId of load.created) await client.orders.progress({ orderId, content: 'Half way' });
    const verify = () => ran(process.execPath, [entry, 'audit', 'verify'], env);
    const sound = { code: 0, output: expect.stringMatching(/: sound; /) };
    // Beside the server, and on the folder alone.
    expect(await verify()).toMatchObject(sound);
    await server.halt();
    expect(await verify()).toMatchObject(sound);
  },
);
