import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settingsOf, spareDatabase, testDatabase, testServer } from '../../testing/index.ts';
import { startProcess } from '../../testing/server-process.ts';
import { explainLowLimit, limitConnections } from './connections.ts';

const db = await testDatabase();

/** Connections from addresses of this machine that say nothing, and how many of them are open still. */
async function idle(url: string, count: number, addresses: readonly string[]) {
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let index = 0; index < count; index++) {
    const socket = connect({
      port: Number(new URL(url).port),
      host: '127.0.0.1',
      localAddress: addresses[index % addresses.length],
    });
    socket.on('error', () => {}).resume();
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  }
  return sockets;
}

const stillOpen = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => !closed).length;

async function ask(url: string, localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = get(`${url}/healthz`, { localAddress, agent: false }, (reply) => resolve(text(reply)));
    asked.on('error', reject);
  });
}

describe.runIf(process.platform === 'linux')('idle connections', () => {
  it('of one address leave room for others', async () => {
    const server = await testServer(db, { openFiles: 80 });
    const sockets = await idle(server.url, 60, ['127.0.0.1']);
    await expect.poll(() => stillOpen(sockets)).toBe(30);
    expect(await ask(server.url, '127.0.0.2')).toMatch(/"ready":true/);
    for (const socket of sockets.slice(0, 30)) socket.destroy();
    await expect.poll(() => ask(server.url, '127.0.0.1').catch(String)).toMatch(/"ready":true/);
  });

  it('of all addresses together are as many as there are files for', async () => {
    const server = await testServer(db, { openFiles: 80 });
    const sockets = await idle(server.url, 90, ['127.0.0.1', '127.0.0.2', '127.0.0.3']);
    await expect.poll(() => stillOpen(sockets)).toBe(60);
  });

  it('by a trusted proxy are those of many', async () => {
    const server = await testServer(db, {
      openFiles: 80,
      environment: { SVCDESK_TRUST_PROXY: '10.0.0.0/8,127.0.0.0/8' },
    });
    const sockets = await idle(server.url, 50, ['127.0.0.1']);
    expect(await ask(server.url, '127.0.0.1')).toMatch(/"ready":true/);
    expect(stillOpen(sockets)).toBe(50);
  });

  it('do not end a server that may open few files, which says so at its start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-files-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    // Its tables are there already: to make them takes many times as long as all else here.
    const spare = await spareDatabase();
    onTestFinished(spare.drop);
    const server = await startProcess(
      { SVCDESK_DATA: folder, SVCDESK_DEMO: 'off', SVCDESK_CAPTCHA: 'puzzle', ...settingsOf(spare) },
      1024,
    );
    onTestFinished(server.kill);
    expect(server.output()).toMatch(/Only 1024 files .* at most 768 connections/);
    let ended = false;
    void server.ended().then(() => {
      ended = true;
    });
    const sockets = await idle(server.url, 1200, ['127.0.0.1', '127.0.0.2', '127.0.0.3']);
    // Its timers of a second come by more than once meanwhile.
    await pause(2500);
    expect(ended).toBe(false);
    expect(stillOpen(sockets)).toBeLessThanOrEqual(768);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => ask(server.url, '127.0.0.1').catch(String)).toMatch(/"ready":true/);
  });
});

it('a network of IPv6 leaves room for others, however many addresses it has', async () => {
  const server = createServer();
  limitConnections({ server }, { trustProxy: false }, 80);
  const connection = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    server.emit('connection', socket);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const open = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed);
  const network = [...Array(60).keys()].map((n) => connection(`2001:db8:1:${n.toString(16)}::1`));
  expect(open(network)).toHaveLength(45);
  expect(connection('2001:db8:2::1').destroyed).toBe(false);
  const [first] = network;
  first?.destroy();
  if (first) await once(first, 'close');
  expect(connection('2001:db8:1:ff::1').destroyed).toBe(false);
});

it('a limit that is high enough is not spoken of', () => {
  expect(explainLowLimit(Number.POSITIVE_INFINITY)).toBeUndefined();
  expect(explainLowLimit(65_536)).toBeUndefined();
});
