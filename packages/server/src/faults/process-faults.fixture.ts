import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { orders } from '@svcdesk/core/contract';
import { testServer } from '../testing/index.ts';
import { startNginx } from '../testing/nginx.ts';
import {
  type Fault,
  type Restarted,
  type Setup,
  secretKey,
  startRestarted,
  tryOnPostgres,
} from './setup.fixture.ts';

const hourMs = 3_600_000;

/** Two servers behind nginx; something is done to the first of them. */
async function tryBehindNginx(setup: Setup, fail: (first: Restarted) => Promise<unknown>) {
  const proxied = { SVCDESK_TRUST_PROXY: 'loopback' };
  const servers = [await startRestarted(setup, proxied), await startRestarted(setup, proxied)] as const;
  const nginx = await startNginx(servers.map(({ url }) => url));
  setup.after(nginx.stop);
  return tryOnPostgres(setup, { url: nginx.url }, async (more) => {
    await fail(servers[0]);
    await more(40);
    await servers[0].start();
  });
}

/** The clock is the server's own one: moved with the machine's, it would move PostgreSQL's, too. */
async function tryClock(setup: Setup, byMs: number) {
  const server = await testServer(setup.db, { environment: { SVCDESK_SECRET_KEY: secretKey } });
  setup.after(server.close);
  return tryOnPostgres(setup, { url: server.url }, async (more) => {
    server.clock.advance(byMs);
    await more(40);
  });
}

/** Opens connections from some addresses of this machine, and sends something on each. */
async function openMany(url: string, count: number, say: (socket: Socket) => unknown): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index++) {
    const localAddress = `127.0.0.${2 + (index % 3)}`;
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    say(socket);
  }
  return sockets;
}

/** What befalls the server, or comes of its callers. */
export const processFaults: readonly Fault[] = [
  {
    name: 'clock put on by an hour',
    how: 'the server’s clock, in the process of the test',
    atMost: 5,
    readiness: 'ready',
    try: (setup) => tryClock(setup, hourMs),
  },
  {
    name: 'clock put back by an hour',
    how: 'the server’s clock, in the process of the test',
    atMost: 5,
    readiness: 'ready',
    try: (setup) => tryClock(setup, -hourMs),
  },
  {
    name: 'two servers behind nginx, one killed',
    how: 'SIGKILL, started again after 40 more writes; readyz by way of nginx',
    atMost: 5,
    try: (setup) => tryBehindNginx(setup, (first) => first.kill()),
  },
  {
    name: 'two servers behind nginx, one told to stop',
    how: 'SIGTERM, started again after 40 more writes; readyz by way of nginx',
    atMost: 5,
    try: (setup) => tryBehindNginx(setup, (first) => first.stop()),
  },
  {
    name: 'the only server killed',
    how: 'SIGKILL, started again at once',
    atMost: 10,
    async try(setup) {
      const server = await startRestarted(setup);
      return tryOnPostgres(setup, server, async () => {
        await server.kill();
        await server.start();
      });
    },
  },
  {
    name: 'the only server told to stop',
    how: 'SIGTERM, started again at once',
    atMost: 10,
    async try(setup) {
      const server = await startRestarted(setup);
      return tryOnPostgres(setup, server, async () => {
        await server.stop();
        await server.start();
      });
    },
  },
  {
    name: '200 slow clients',
    how: 'a byte a second of a body each, for 15 s',
    atMost: 5,
    readiness: 'ready',
    async try(setup) {
      const { url } = await startRestarted(setup);
      return tryOnPostgres(setup, { url }, async () => {
        const head = `POST ${orders.create.path} HTTP/1.1\r\nhost: slow\r\ncontent-length: 1000\r\n\r\n`;
        const sockets = await openMany(url, 200, (socket) => socket.write(head));
        for (let second = 0; second < 15; second++) {
          for (const socket of sockets) socket.write('{');
          await pause(1000);
        }
        for (const socket of sockets) socket.destroy();
      });
    },
  },
  {
    name: '1,200 idle connections',
    how: 'at a limit of 1,024 open files, from three addresses, for 10 s',
    atMost: 5,
    readiness: 'ready',
    possible: process.platform === 'linux',
    async try(setup) {
      const { url } = await startRestarted(setup, {}, 1024);
      return tryOnPostgres(setup, { url }, async () => {
        const sockets = await openMany(url, 1200, () => {});
        await pause(10_000);
        for (const socket of sockets) socket.destroy();
      });
    },
  },
  {
    name: 'a heap of 256 MB',
    how: '--max-old-space-size=256, 32 readers of lists beside, for 15 s',
    atMost: 10,
    async try(setup) {
      const { url } = await startRestarted(setup, { NODE_OPTIONS: '--max-old-space-size=256' });
      return tryOnPostgres(setup, { url }, async (_more, token) => {
        const until = performance.now() + 15_000;
        const body = JSON.stringify({ page: 1, size: 100 });
        const read = async (): Promise<void> => {
          const headers = { 'content-type': 'application/json', token };
          while (performance.now() < until) {
            const reply = await fetch(url + orders.cellPage.path, { method: 'POST', headers, body });
            await reply.arrayBuffer();
          }
        };
        await Promise.all(Array.from({ length: 32 }, read));
      });
    },
  },
  {
    name: 'killed between upload and order',
    how: 'SIGKILL three times while each order has a file, started again at once',
    atMost: 10,
    async try(setup) {
      const server = await startRestarted(setup);
      return tryOnPostgres(setup, { url: server.url, withFiles: true }, async (more) => {
        for (let times = 0; times < 3; times++) {
          await server.kill();
          await server.start();
          await more(10);
        }
      });
    },
  },
];
