import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Answer, Driver, HeldConnection } from '../connection.ts';
import { DatabaseError, faultFrom } from '../error.ts';
import { adminSocketAddress } from './admin-socket-address.ts';
import type { Ask, AskLine, ReplyLine } from './admin-socket-messages.ts';

/** A guest who holds the database up and is idle for so long is sent away: copying files takes minutes. */
const maxIdleMs = 10 * 60_000;

/**
 * Lets administration commands of the same user use the embedded database of this process, since a second process
 * must not open its folder. Whoever can read the folder can come in; what they began and did not finish is rolled back.
 */
export async function serveAdminSocket(driver: Driver, folder: string): Promise<() => Promise<void>> {
  const address = await adminSocketAddress(folder);
  const windows = process.platform === 'win32';
  // Left behind by a process that was killed; nobody else has the folder now.
  if (!windows) await rm(address, { force: true });
  const guests = new Set<Socket>();
  const server = createServer((socket) => {
    guests.add(socket);
    socket.once('close', () => guests.delete(socket));
    serve(driver, socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  if (!windows) await chmod(address, 0o600);
  return async () => {
    for (const guest of guests) guest.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

function serve(driver: Driver, socket: Socket): void {
  const held = new Map<number, Promise<HeldConnection>>();
  let goOn: (() => void) | undefined;
  const of = async (tx: number): Promise<HeldConnection> => {
    const connection = await held.get(tx);
    if (!connection) throw new DatabaseError({ code: '25P01', message: 'There is no such transaction' });
    return connection;
  };

  async function carryOut(ask: Ask): Promise<Answer | null> {
    if (ask.do === 'begin') {
      const begun = driver.begin();
      held.set(ask.tx, begun);
      await begun;
      return null;
    }
    if (ask.do === 'pause') {
      goOn ??= await driver.pause?.();
      return null;
    }
    if (ask.do === 'goOn') {
      goOn?.();
      goOn = undefined;
      return null;
    }
    if (ask.do === 'run') return await (ask.tx === undefined ? driver : await of(ask.tx)).run(ask.command);
    const connection = await of(ask.tx);
    held.delete(ask.tx);
    return await connection.finish(ask.how);
  }

  const reply = (line: ReplyLine): void => {
    if (socket.writable) socket.write(`${JSON.stringify(line)}\n`);
  };
  createInterface({ input: socket }).on('line', (text) => {
    const { id, ...ask } = JSON.parse(text) as AskLine;
    carryOut(ask as Ask).then(
      (answer) => reply({ id, answer }),
      (error: unknown) => reply({ id, fault: faultFrom(error) }),
    );
  });
  socket.on('error', () => {});
  socket.setTimeout(maxIdleMs, () => socket.destroy());
  socket.once('close', () => {
    goOn?.();
    for (const connection of held.values()) {
      void connection.then((open) => open.finish('ROLLBACK')).catch(() => {});
    }
  });
}
