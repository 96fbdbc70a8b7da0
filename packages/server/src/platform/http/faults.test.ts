import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { dictionary, files, messages, orders } from '@svcdesk/core/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { orderJobs } from '../../modules/orders/jobs/index.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  post,
  runJob,
  send,
  spareDatabase,
  testDatabase,
  testPassword,
  testServer,
} from '../../testing/index.ts';
import { verifyAudit } from '../audit/verify/verify-audit.ts';
import { type Database, DatabaseError, noWritesCodes, openDatabase, type Transaction } from '../db/index.ts';
import { underLease } from '../jobs/run-jobs.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const readUrl = server.url + messages.unread.path;
const dayMs = 86_400_000;

/** A connection on which a request is written by hand. */
async function connected(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

function requestOf(path: string, headers: Record<string, string>, body: string): string {
  const all = { host: 'desk', 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

function uploadOf(content: string, token: string, url = server.url) {
  const body = new FormData();
  body.append('file', new Blob([content]), 'note.txt');
  return send(url + files.upload.path, { method: 'POST', headers: { token }, body });
}

const incoming = (): Promise<string[]> => readdir(server.services.files.incoming);

/** The bytes of stored files that were opened since, until the test is over. */
function openedFiles(andThen = () => {}): Readable[] {
  const { files } = server.services;
  const read = files.read;
  const opened: Readable[] = [];
  const reading = vi.spyOn(files, 'read').mockImplementation(async (key) => {
    const found = await read(key);
    if (found) opened.push(found.body);
    andThen();
    return found;
  });
  onTestFinished(() => reading.mockRestore());
  return opened;
}

describe('a network that is cut', () => {
  it('in the middle of a reply leaves the server well', async () => {
    const token = await server.tokenOf(tenant.engineer);
    const body = JSON.stringify({ code: 'region' });
    const headers = { token, 'content-type': 'application/json' };
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = await connected();
        socket.write(requestOf(dictionary.tree.path, headers, body));
        await once(socket, 'data');
        socket.resetAndDestroy();
      }),
    );
    const whole = await post(server.url + dictionary.tree.path, body, { token });
    expect([whole.http, whole.envelope.status]).toEqual([200, 10000]);
  });

  it('in the middle of a file leaves none of it open', async () => {
    const token = await server.tokenOf(tenant.engineer);
    const { envelope } = await uploadOf('x'.repeat(19_000_000), token);
    const opened = openedFiles();
    for (let index = 0; index < 5; index++) {
      const socket = await connected();
      socket.write(`GET /api/file/${envelope.data.id} HTTP/1.1\r\nhost: svcdesk\r\ntoken: ${token}\r\n\r\n`);
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
    expect(opened).toHaveLength(5);
    await expect.poll(() => opened.filter(({ closed }) => !closed)).toEqual([]);
    expect(opened.filter(({ readableEnded }) => readableEnded)).toEqual([]);
  });

  it('before the first byte of a file leaves none of it open either', async () => {
    const token = await server.tokenOf(tenant.engineer);
    const { envelope } = await uploadOf('温度 31℃\n'.repeat(100_000), token);
    let leave = () => {};
    const opened = openedFiles(() => leave());
    for (let index = 0; index < 20; index++) {
      const socket = await connected();
      leave = () => socket.resetAndDestroy();
      socket.write(`GET /api/file/${envelope.data.id} HTTP/1.1\r\nhost: svcdesk\r\ntoken: ${token}\r\n\r\n`);
      await once(socket, 'close');
    }
    await expect.poll(() => opened.map(({ closed }) => closed)).toEqual(Array(20).fill(true));
  });

  it('before the reply to a write leaves it done once, as who asks again by its key is told', async () => {
    const token = await server.tokenOf(tenant.client);
    const draft = draftOf(tenant, { title: 'Cut off' });
    const headers = { token, 'content-type': 'application/json', 'idempotency-key': 'cut-off-1' };
    const socket = await connected();
    socket.write(requestOf(orders.create.path, headers, JSON.stringify(draft)), () =>
      socket.resetAndDestroy(),
    );
    await once(socket, 'close');
    const again = await post(server.url + orders.create.path, draft, headers);
    expect(again.envelope.status).toBe(10000);
    const client = await server.as(tenant.client);
    const { list } = await client.orders.cellPage({ size: 100 });
    expect(list.filter(({ title }) => title === 'Cut off')).toHaveLength(1);
  });

  it('in the middle of an upload leaves nothing of it', async () => {
    const token = await server.tokenOf(tenant.engineer);
    const socket = await connected();
    const begun = `--cut\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
    const headers = {
      token,
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': '900000',
    };
    socket.write(requestOf(files.upload.path, headers, `${begun}${'x'.repeat(200_000)}`));
    await expect.poll(incoming).toHaveLength(1);
    socket.resetAndDestroy();
    await expect.poll(incoming).toEqual([]);
    expect((await uploadOf('whole', token)).envelope.status).toBe(10000);
  });
});

describe('a disk', () => {
  // A file that the system itself never has room for.
  it.runIf(existsSync('/dev/full'))(
    'that is full refuses uploads as unavailable, keeps nothing of them, and takes them again',
    async () => {
      const token = await server.tokenOf(tenant.engineer);
      const { createWriteStream } = fs;
      const restore = () => {
        fs.createWriteStream = createWriteStream;
        syncBuiltinESMExports();
      };
      onTestFinished(restore);
      fs.createWriteStream = (() => createWriteStream('/dev/full')) as typeof createWriteStream;
      syncBuiltinESMExports();
      const refused = await uploadOf('x'.repeat(100_000), token);
      expect([refused.http, refused.envelope.status]).toEqual([503, 10503]);
      expect(refused.text).not.toMatch(/ENOSPC|dev/);
      expect((await send(`${server.url}/healthz`)).http).toBe(200);
      restore();
      expect(await incoming()).toEqual([]);
      expect((await uploadOf('there is room', token)).envelope.status).toBe(10000);
    },
  );

  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;

  // Only an administrator may mount a disk of its own.
  it.runIf(asRoot)(
    'that is full or read-only shows in readyz and refuses uploads as unavailable',
    async () => {
      const disk = await mkdtemp(join(tmpdir(), 'svcdesk-disk-'));
      const mount = (...args: string[]) => execFileSync('mount', [...args, disk]);
      mount('-t', 'tmpfs', '-o', 'size=2m', 'tmpfs');
      onTestFinished(async () => {
        execFileSync('umount', ['-l', disk]);
        await rm(disk, { recursive: true, force: true });
      });
      const onDisk = await testServer(db, { environment: { SVCDESK_DATA: disk } });
      const token = await onDisk.tokenOf(tenant.engineer);
      const readiness = async () => {
        const { http, envelope } = await send(`${onDisk.url}/readyz`);
        return [http, envelope.data.because];
      };
      const upload = async () => (await uploadOf('x'.repeat(100_000), token, onDisk.url)).http;
      expect([await readiness(), await upload()]).toEqual([[200, undefined], 200]);

      await writeFile(join(disk, 'filler'), Buffer.alloc(4_000_000)).catch(() => {});
      await expect.poll(readiness).toEqual([503, ['disk']]);
      expect(await upload()).toBe(503);
      await rm(join(disk, 'filler'));
      await expect.poll(readiness).toEqual([200, undefined]);

      mount('-o', 'remount,ro');
      await expect.poll(readiness).toEqual([503, ['disk']]);
      expect(await upload()).toBe(503);
      mount('-o', 'remount,rw');
      await expect.poll(readiness).toEqual([200, undefined]);
      expect(await upload()).toBe(200);
    },
  );

  it.each(noWritesCodes)(
    'of the database that takes no writes (%s) shows in readyz and passes',
    async (code) => {
      const spare = await spareDatabase();
      const refusing = await openDatabase(spare.options);
      onTestFinished(async () => {
        await refusing.close();
        await spare.drop();
      });
      const onRefusing = await testServer(refusing);
      const there = await buildTenant(refusing);
      const token = await onRefusing.tokenOf(there.client);
      const readiness = async () => {
        const { http, envelope } = await send(`${onRefusing.url}/readyz`);
        return [http, envelope.data.because];
      };
      const run = (text: string) => refusing.connection.run({ text, values: [] });
      const refuse = `RAISE EXCEPTION 'no' USING ERRCODE = '${code}'`;
      await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${refuse}; END $$`);
      await run('CREATE TRIGGER refuse BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse()');
      expect(await readiness()).toEqual([200, undefined]);
      // By a statement that is its own transaction, as many are.
      await expect(run(`DO $$ BEGIN ${refuse}; END $$`)).rejects.toMatchObject({ code });
      expect(await readiness()).toEqual([503, ['database']]);
      const refused = await post(onRefusing.url + orders.create.path, draftOf(there), { token });
      expect([refused.http, refused.envelope.status]).toEqual([503, 10503]);
      expect(refused.headers.get('retry-after')).toBe('1');
    },
  );

  it('keeps the file of an upload that was committed although its answer was lost', async () => {
    let deaf = false;
    /** Commits, and loses the connection before that can be told. */
    const lose = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
      await db.transaction((tx) =>
        work(Object.create(tx, { afterCommit: { value: () => {} } }) as Transaction),
      );
      deaf = false;
      throw new DatabaseError({ code: '08006', message: 'gone' });
    };
    const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
      deaf ? lose(work) : db.transaction(work);
    const onLost = await testServer(Object.create(db, { transaction: { value: transaction } }) as Database);
    const client = await onLost.as(tenant.engineer);
    const file = new Blob(['kept all the same'], { type: 'text/plain' });
    const send = () => client.files.upload({ file, name: 'a.txt' }, { idempotencyKey: 'lost-commit' });
    deaf = true;
    const first = await send();
    expect(await (await client.files.get({ id: first.id })).text()).toBe('kept all the same');
    expect((await send()).id).toBe(first.id);
  });
});

describe('a database that is slow', () => {
  it('is not ready while a table is locked that most calls read', async () => {
    for (const table of ['sessions', 'orders']) {
      const held = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const holding = db.transaction(async (tx) => {
        await tx.connection.run({ text: `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, values: [] });
        held.resolve();
        await goOn.promise;
      });
      await held.promise;
      expect((await send(`${server.url}/readyz`)).http, table).toBe(503);
      goOn.resolve();
      await holding;
      expect((await send(`${server.url}/readyz`)).http, table).toBe(200);
    }
  });

  it('makes callers wait and itself not ready, and then answers all of them', async () => {
    const token = await server.tokenOf(tenant.engineer);
    const held = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const holding = db.transaction(async (tx) => {
      await tx.connection.run({ text: 'LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE', values: [] });
      held.resolve();
      await goOn.promise;
    });
    await held.promise;
    expect((await send(`${server.url}/readyz`)).http).toBe(503);
    const waiting = Array.from({ length: 30 }, (_, index) =>
      // Unknown tokens, all different, so that none is answered from what another has found out.
      post(readUrl, { sysMsgFlag: 0 }, { token: index === 0 ? token : `${token}${index}` }),
    );
    expect((await send(`${server.url}/healthz`)).http).toBe(200);
    expect((await send(`${server.url}/readyz`)).http).toBe(503);
    goOn.resolve();
    const [known, ...unknown] = await Promise.all(waiting);
    expect(known?.envelope.status).toBe(10000);
    for (const each of unknown) expect(each.envelope.status).toBe(10006);
    await holding;
    expect((await send(`${server.url}/readyz`)).http).toBe(200);
  });
});

// The embedded database has no standbys.
it.runIf(db.kind === 'postgres')('a database that takes no writes is not ready', async () => {
  const spare = await spareDatabase();
  const reading = await openDatabase(spare.options);
  onTestFinished(async () => {
    await reading.close();
    await spare.drop();
  });
  expect(await reading.healthy()).toBe(true);
  const run = (text: string) => reading.connection.run({ text, values: [] });
  const name = (await run('SELECT current_database()')).rows[0]?.[0];
  await run(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
  const again = await openDatabase(spare.options);
  expect(await again.healthy()).toBe(false);
  await again.close();
});

describe('a clock that was wrong for a while', () => {
  it('locks no account out, holds up no job and breaks no order once it is right again', async () => {
    const away = 400 * dayMs;
    const person = await buildStaff(tenant, { roles: ['engineer'], groupIds: [tenant.groupId] });
    const token = await server.tokenOf(person);
    const ask = async (by: string) => (await post(readUrl, { sysMsgFlag: 0 }, { token: by })).envelope.status;
    const login = async (password: string) =>
      (await post(`${server.url}/api/user/mobile/login`, { account: person.account, password })).envelope;
    const ran = async () =>
      underLease(db, { name: 'test', holder: 'me', restMs: 1000 }, server.clock.now, async () => {});

    server.clock.advance(away);
    onTestFinished(() => server.clock.advance(-away));
    expect(await ask(token)).toBe(10008);
    for (let index = 0; index < 8; index++) await login('guess');
    expect((await login(testPassword)).status).toBe(10003);
    expect(await ran()).toBe(true);
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer2);
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    await engineer.orders.accept({ orderId });

    server.clock.advance(-away);
    onTestFinished(() => server.clock.advance(away));
    expect(await ask(token)).toBe(10000);
    expect((await login(testPassword)).status).toBe(10000);
    expect(await ran()).toBe(true);
    const now = await server.as(tenant.engineer2);
    await now.orders.hangUp({ orderId, reasonCode: 'waitCustomer' });
    await now.orders.activate({ id: orderId });
    await now.orders.resolve({ orderId, solution: 'Done' });
    const detail = await now.orders.detail({ orderId });
    expect(detail.status).toBe(5);
    expect(detail.slaShare ?? 0).toBeGreaterThanOrEqual(0);
    for (const job of orderJobs) await runJob(server, job);
    expect((await verifyAudit(db, tenant.tenantId)).broken).toBeUndefined();
  });

  it('does not lengthen the minute in which requests are counted', async () => {
    const limited = await testServer(db, { rateLimits: { publicAMinute: 1 } });
    const ask = async () => (await send(`${limited.url}/config.json`)).http;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    expect(await ask()).toBe(200);
  });
});
