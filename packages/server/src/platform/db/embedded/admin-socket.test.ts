import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { spareDatabase } from '../../../testing/database.ts';
import {
  enterRunning,
  FolderInUseError,
  isConnectionLost,
  isUniqueViolation,
  openDatabase,
  statement,
} from '../index.ts';
import { adminSocketAddress, serveAdminSocket } from './admin-socket.ts';
import { openEmbedded } from './driver.ts';

const add = statement<object, [id: string]>(
  'adminSocket.addTenant',
  'INSERT INTO tenants (id, name) VALUES ($1, $1)',
);
const count = statement<{ count: number }>('adminSocket.countTenants', 'SELECT count(*) FROM tenants');

async function openedDatabase() {
  const spare = await spareDatabase();
  if (spare.options.kind !== 'embedded') throw new Error('Embedded only');
  const { folder } = spare.options;
  const db = await openDatabase({ kind: 'embedded', folder, adminSocket: true });
  return { db, folder, drop: spare.drop };
}

it('lets a guest hear, and go on, when the server of the socket dies with a question unread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-admin-'));
  const dying = createServer({ pauseOnConnect: true }, (socket) => setTimeout(() => socket.destroy(), 100));
  await once(dying.listen(await adminSocketAddress(folder)), 'listening');
  const guest = await enterRunning(folder);
  await expect(count.first(guest)).rejects.toSatisfy(isConnectionLost);
  await expect(count.first(guest)).rejects.toSatisfy(isConnectionLost);
  dying.close();
  await rm(folder, { recursive: true });
});

it('keeps another process out that has its lock elsewhere, as one of a version before has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-admin-'));
  const served = createServer().listen(await adminSocketAddress(folder));
  await once(served, 'listening');
  await expect(openEmbedded({ folder })).rejects.toThrow(FolderInUseError);
  served.close();
  await once(served, 'close');
  // What a process that was killed leaves behind does not keep the next one out.
  await writeFile(await adminSocketAddress(folder), '');
  const driver = await openEmbedded({ folder });
  await driver.close();
  await rm(folder, { recursive: true });
});

// A real server can be reached by anybody who knows its address.
describe.runIf(process.env.SVCDESK_TEST_DB === 'embedded')(
  'the admin socket of the embedded database',
  () => {
    it('lets a guest read, write and fail as the server itself does', async () => {
      const { db, folder, drop } = await openedDatabase();
      const guest = await enterRunning(folder);
      await guest.transaction((tx) => add.change(tx, 'tdoor'));
      expect(await count.first(db)).toEqual({ count: 1 });
      await expect(add.change(guest, 'tdoor')).rejects.toSatisfy(isUniqueViolation);
      await guest.close();
      await db.close();
      await drop();
    });

    it('is open to the owner only of the folder', async () => {
      const { db, folder, drop } = await openedDatabase();
      const { mode } = await stat(await adminSocketAddress(folder));
      expect(mode & 0o777).toBe(0o600);
      await chmod(folder, 0o700);
      await db.close();
      await expect(stat(await adminSocketAddress(folder))).rejects.toMatchObject({ code: 'ENOENT' });
      await drop();
    });

    it('rolls back what a guest leaves unfinished, so that the server goes on', async () => {
      const { db, folder, drop } = await openedDatabase();
      const guest = await enterRunning(folder);
      const begun = Promise.withResolvers<void>();
      const leaving = guest.transaction(async (tx) => {
        await add.change(tx, 'tdoor');
        begun.resolve();
        await new Promise(() => {});
      });
      leaving.catch(() => {});
      await begun.promise;
      await guest.close();
      expect(await count.first(db)).toEqual({ count: 0 });
      await db.close();
      await drop();
    });

    it('holds the server back while a guest copies its files', async () => {
      const { db, folder, drop } = await openedDatabase();
      const guest = await enterRunning(folder);
      const goOn = await guest.pause?.();
      let written = false;
      const writing = add.change(db, 'tlate').then(() => {
        written = true;
      });
      // Answers come in the order of asking, so a free database would have written by now.
      await new Promise((resolve) => setImmediate(resolve));
      expect(written).toBe(false);
      goOn?.();
      await writing;
      expect(await count.first(guest)).toEqual({ count: 1 });
      await guest.close();
      await db.close();
      await drop();
    });

    it('goes on when a guest left while it waited for its turn to copy', async () => {
      const { db, folder, drop } = await openedDatabase();
      const guest = await enterRunning(folder);
      await db.transaction(async (tx) => {
        guest.pause?.().catch(() => {});
        await add.change(tx, 'tfirst');
        // It has asked: what it asks next is answered behind it.
        await guest.close();
      });
      expect(await count.first(db)).toEqual({ count: 1 });
      await db.close();
      await drop();
    });

    it('sends away who holds everybody up and says nothing any more', async () => {
      const spare = await spareDatabase();
      if (spare.options.kind !== 'embedded') throw new Error('Embedded only');
      const { folder } = spare.options;
      const driver = await openEmbedded({ folder });
      const closeSocket = await serveAdminSocket(driver, folder, 100);
      const stopped = connect(await adminSocketAddress(folder));
      stopped.write(`${JSON.stringify({ id: 1, do: 'begin', tx: 1 })}\n`);
      await once(stopped, 'data');
      const late = driver.run({ text: 'SELECT 1', values: [] });
      await once(stopped.resume(), 'close');
      expect((await late).rows).toEqual([[1]]);
      await closeSocket();
      await driver.close();
      await spare.drop();
    });

    it('tells a guest when the server ends', async () => {
      const { db, folder, drop } = await openedDatabase();
      const guest = await enterRunning(folder);
      await db.close();
      await expect(count.first(guest)).rejects.toSatisfy(isConnectionLost);
      await drop();
    });
  },
);
