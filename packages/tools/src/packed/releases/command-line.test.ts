import { dirname, join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { expect, it, onTestFinished } from 'vitest';
import { bundleServerIfStale } from '../../build/server-bundle.ts';
import { type BuiltRelease, builtRelease } from '../../releases/built-release.fixture.ts';
import { startServer } from '../../server/start-server.ts';
import { inWorkspace } from '../../workspace.ts';
import { signedIn } from './command-line.fixture.ts';
import { draftFor } from './order-load.fixture.ts';

/** What Node runs as `svcdesk`, and as `svcdesk-server`. */
interface Version {
  readonly svcdesk: readonly string[];
  readonly server: string;
}

const ofRelease = ({ svcdesk, serverEntry }: BuiltRelease): Version => ({
  svcdesk: [svcdesk],
  server: serverEntry,
});

const ofToday = async (): Promise<Version> => ({
  svcdesk: ['--conditions=@svcdesk/source', inWorkspace('packages/cli/src/main.ts')],
  server: join(dirname(await bundleServerIfStale()), 'svcdesk-server.js'),
});

it.for(['the release before', 'this version'] as const)(
  'the command line of %s works on a server of the other',
  { timeout: 900_000 },
  async (whose) => {
    const [release, today] = [ofRelease(await builtRelease()), await ofToday()];
    const [line, other] = whose === 'this version' ? [today, release] : [release, today];
    const server = await startServer({
      entry: other.server,
      args: ['start'],
      env: { NODE_OPTIONS: '' },
      startTimeoutMs: 180_000,
    });
    onTestFinished(() => server.stop());
    const client = createClient({ baseUrl: server.url });
    await client.signIn({ account: 'engineer', password: server.password });
    const { id, orderNo } = await client.orders.create(await draftFor(client));

    const engineer = await signedIn(line.svcdesk, server, 'engineer');
    onTestFinished(() => engineer.close());
    await engineer.run(['orders', 'accept', orderNo]);
    expect(await engineer.run(['orders', 'list'])).toContain(orderNo);
    await engineer.run(['orders', 'progress', orderNo, '--content', 'Half way']);
    await engineer.run(['orders', 'hang-up', orderNo, '--reason', 'waitParts']);
    await engineer.run(['orders', 'activate', orderNo]);
    expect(await engineer.run(['orders', 'history', orderNo])).toContain('Half way');
    expect(JSON.parse(await engineer.run(['orders', 'view', orderNo, '--json']))).toMatchObject({
      id,
      orderNo,
    });
    for (const args of [
      ['pool', 'list'],
      ['messages', 'list'],
      ['orders', 'counts'],
      ['auth', 'status'],
    ])
      expect(await engineer.run(args)).not.toBe('');
    await engineer.run(['orders', 'resolve', orderNo, '--solution', 'Done']);
    expect((await client.orders.detail({ orderId: id })).status).toBe(5);
    await engineer.run(['logout']);
  },
);
