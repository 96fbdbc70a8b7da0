import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
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

/** A server that answers the first that it hears with these bytes. */
async function answering(bytes: string): Promise<string> {
  const server = createServer((caller) => {
    caller.on('error', () => {});
    caller.once('data', () => caller.write(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['N', /^StartError: PostgreSQL at [\d.:]+ speaks no TLS, which sslmode in DATABASE_URL asks for\. /],
  ['HTTP/1.1 400', /^StartError: PostgreSQL at [\d.:]+ does not answer as PostgreSQL does when .* TLS/],
])('says at once that no TLS can be spoken with who answers %j', async (bytes, expected) => {
  const host = await answering(bytes);
  const { said, outcome } = await wait(`postgres://desk:p4ssw0rd@${host}/desk?sslmode=require`, 60);
  expect([said, outcome]).toEqual([[], expect.stringMatching(expected)]);
  expect(outcome).not.toContain('p4ssw0rd');
});

it('says that the server accepts TLS only', async () => {
  const fields =
    'SFATAL\0C28000\0Mno pg_hba.conf entry for host "::1", user "desk", database "desk", no encryption\0\0';
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const host = await answering(`E${length.toString('latin1')}${fields}`);
  const { outcome } = await wait(`postgres://desk:p4ssw0rd@${host}/desk`, 60);
  expect(outcome).toMatch(
    /^StartError: PostgreSQL at [\d.:]+ refuses this sign-in: .*, no encryption\. .* add a line for it to pg_hba\.conf/,
  );
});

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

// The embedded database has no other clients.
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
    /(refuses this sign-in: .*"nobody-here"|turns away the user "nobody-here" or their password)/,
  );
  await drop();
});
