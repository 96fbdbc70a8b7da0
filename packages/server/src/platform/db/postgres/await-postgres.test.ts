import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { expect, it } from 'vitest';
import { spareDatabase } from '../../../testing/database.ts';
import { openDatabase } from '../index.ts';
import { awaitPostgres } from './await-postgres.ts';

/** What is said while waiting for the database at an address, and how it ends. */
async function wait(url: string, waitSeconds: number, then: () => void = () => {}) {
  const said: string[] = [];
  const db = await openDatabase({ kind: 'postgres', url });
  const say = (text: string) => {
    said.push(text);
    then();
  };
  const outcome = await awaitPostgres(db, { url, setting: 'DATABASE_URL', waitSeconds, say }).then(
    () => 'answers',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  await db.close();
  return { said, outcome };
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('says in a sentence that nothing listens, and never the password', async () => {
  const host = `127.0.0.1:${await closedPort()}`;
  expect(await wait(`postgres://desk:p4ssw0rd@${host}/desk`, 0)).toEqual({
    said: [],
    outcome: `StartError: PostgreSQL at ${host} cannot be reached: nothing listens there. Start it, or correct DATABASE_URL.`,
  });
});

it('gives up after the time of the setting, having said that it waits', async () => {
  const host = `localhost:${await closedPort()}`;
  const { said, outcome } = await wait(`postgres://desk:p4ssw0rd@${host}/desk`, 1);
  expect(said).toEqual([
    `PostgreSQL at ${host} cannot be reached: nothing listens there. Waiting for it, at most 1 s (SVCDESK_DATABASE_WAIT).`,
  ]);
  expect(outcome).toMatch(/Start it, or correct DATABASE_URL\. It was waited for 1 s/);
});

// The embedded database is reached by nobody else.
const onPostgres = it.runIf(process.env.SVCDESK_TEST_DB === 'postgres');

async function realUrl() {
  const spare = await spareDatabase();
  if (spare.options.kind !== 'postgres') throw new Error('PostgreSQL only');
  return { url: new URL(spare.options.url), drop: spare.drop };
}

onPostgres('goes on as soon as the database is there', async () => {
  const { url, drop } = await realUrl();
  const port = await closedPort();
  const real = { port: Number(url.port), host: url.hostname };
  let arrived: Server | undefined;
  const late = new URL(url);
  late.host = `127.0.0.1:${port}`;
  const { said, outcome } = await wait(late.href, 60, () => {
    arrived = createServer((caller) => {
      const callee = connect(real.port, real.host);
      for (const end of [caller, callee]) end.on('error', () => {});
      caller.pipe(callee).pipe(caller);
    }).listen(port, '127.0.0.1');
  });
  expect([said.length, outcome]).toEqual([1, 'answers']);
  arrived?.close();
  await drop();
});

onPostgres('does not wait for a database that turns it away', async () => {
  const { url, drop } = await realUrl();
  const absent = new URL(url);
  absent.pathname = '/absent';
  expect(await wait(absent.href, 60)).toEqual({
    said: [],
    outcome: `StartError: PostgreSQL at ${url.host} has no database "absent". Correct DATABASE_URL or the database's rights.`,
  });
  const stranger = new URL(url);
  stranger.username = 'nobody-here';
  expect((await wait(stranger.href, 60)).outcome).toMatch(
    /turns away the user "nobody-here" or their password/,
  );
  await drop();
});
