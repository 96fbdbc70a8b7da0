import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Answer, Command, Driver, HeldConnection } from '../connection.ts';
import { connectionLost, DatabaseError, faultFrom } from '../error.ts';
import { folderName } from './folder-lock.ts';

/** What may be asked through the admin socket; `tx` names a transaction that the asker began. */
type Ask =
  | { readonly do: 'run'; readonly command: Command; readonly tx?: number }
  | { readonly do: 'begin'; readonly tx: number }
  | { readonly do: 'pause' }
  | { readonly do: 'goOn' }
  /** Says that the asker is still there. */
  | { readonly do: 'stay' }
  | { readonly do: 'finish'; readonly tx: number; readonly how: 'COMMIT' | 'ROLLBACK' };

/** One line each: a request with its number, or its answer. */
type AskLine = Ask & { readonly id: number };
type ReplyLine =
  | { readonly id: number; readonly answer?: Answer | undefined }
  | { readonly id: number; readonly fault: ReturnType<typeof faultFrom> };

/** Unix sockets have short addresses; a longer folder gets one in the folder for temporary files. */
const maxAddressLength = 100;

/**
 * A guest who says nothing for so long is sent away, since everybody may be waiting for it: its process was stopped or
 * hangs. One that works says so now and then, however long its work takes.
 */
const maxIdleMs = 15_000;
const stayEveryMs = 2_000;

/** Where the process that has a data folder open lets administration commands in. */
export async function adminSocketAddress(folder: string): Promise<string> {
  const { path, name } = await folderName(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}-admin`;
  const inside = join(path, 'admin.sock');
  return Buffer.byteLength(inside) <= maxAddressLength ? inside : join(tmpdir(), `${name}.sock`);
}

/** Whether a process lets commands in there. */
export async function isServed(folder: string): Promise<boolean> {
  const socket = connect(await adminSocketAddress(folder));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Lets administration commands of the same user use the embedded database of this process
 * (docs/decisions/02-embedded-database.md). What a guest began ends with it: a transaction is rolled back, and what it
 * asked for and did not get yet is not begun.
 */
export async function serveAdminSocket(
  driver: Driver,
  folder: string,
  idleMs = maxIdleMs,
): Promise<() => Promise<void>> {
  const address = await adminSocketAddress(folder);
  const windows = process.platform === 'win32';
  // Left behind by a process that was killed; no other process has the folder now.
  if (!windows) await rm(address, { force: true });
  const guests = new Set<Socket>();
  const server = createServer((socket) => {
    guests.add(socket);
    socket.once('close', () => guests.delete(socket));
    serve(driver, socket, idleMs);
  });
  await once(server.listen(address), 'listening');
  server.unref();
  if (!windows) await chmod(address, 0o600);
  return async () => {
    for (const guest of guests) guest.destroy();
    await server[Symbol.asyncDispose]();
  };
}

function serve(driver: Driver, socket: Socket, idleMs: number): void {
  const held = new Map<number, Promise<HeldConnection>>();
  let goOn: (() => void) | undefined;
  let gone = false;
  /** Statements of a guest come one after the other, with others' between them. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (command: Command): Promise<Answer> => {
    const answer = last.then(() => {
      if (gone) throw lost();
      return driver.run(command);
    });
    last = answer.catch(() => {});
    return answer;
  };
  const of = async (tx: number): Promise<HeldConnection> => {
    const connection = await held.get(tx);
    if (!connection) throw new DatabaseError({ code: '25P01', message: 'There is no such transaction' });
    return connection;
  };

  async function carryOut(ask: Ask): Promise<Answer | undefined> {
    if (ask.do === 'run')
      return await (ask.tx === undefined ? inTurn(ask.command) : (await of(ask.tx)).run(ask.command));
    if (ask.do === 'finish') {
      const connection = await of(ask.tx);
      held.delete(ask.tx);
      return await connection.finish(ask.how);
    }
    if (ask.do === 'begin') {
      const begun = driver.begin();
      held.set(ask.tx, begun);
      await begun;
    } else if (ask.do === 'pause') {
      goOn ??= await driver.pause?.();
      // It left while it waited for its turn.
      if (gone) goOn?.();
    } else if (ask.do === 'goOn') {
      goOn?.();
      goOn = undefined;
    }
    return undefined;
  }

  const reply = (line: ReplyLine): void => {
    if (socket.writable) socket.write(`${JSON.stringify(line)}\n`);
  };
  const lines = createInterface({ input: socket });
  // Both are notified of a guest that is killed with an answer unread.
  lines.on('error', () => {});
  lines.on('line', (text) => {
    const { id, ...ask } = JSON.parse(text) as AskLine;
    carryOut(ask as Ask).then(
      (answer) => reply({ id, answer }),
      (error: unknown) => reply({ id, fault: faultFrom(error) }),
    );
  });
  socket.on('error', () => {});
  socket.setTimeout(idleMs, () => socket.destroy());
  socket.once('close', () => {
    gone = true;
    goOn?.();
    for (const connection of held.values()) {
      void connection.then((open) => open.finish('ROLLBACK')).catch(() => {});
    }
  });
}

/** The embedded database of a server that runs on this data folder, as a driver of this process. */
export async function connectAdminSocket(folder: string): Promise<Driver> {
  const socket = connect(await adminSocketAddress(folder));
  await once(socket, 'connect');
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let asked = 0;
  let begun = 0;
  let gone = false;

  const lines = createInterface({ input: socket });
  lines.on('line', (text) => {
    const line = JSON.parse(text) as ReplyLine;
    const waiter = waiting.get(line.id);
    waiting.delete(line.id);
    if ('fault' in line) waiter?.reject(new DatabaseError(line.fault));
    else waiter?.resolve(line.answer as Answer);
  });
  // Both are notified of a server that dies; the waiting caller hears of it when the socket closes.
  socket.on('error', () => {});
  lines.on('error', () => {});
  socket.once('close', () => {
    gone = true;
    clearInterval(staying);
    for (const { reject } of waiting.values()) reject(lost());
    waiting.clear();
  });
  const staying = setInterval(() => void ask({ do: 'stay' }).catch(() => {}), stayEveryMs).unref();

  function ask(question: Ask): Promise<Answer> {
    if (gone) return Promise.reject(lost());
    const id = ++asked;
    const waiter = Promise.withResolvers<Answer>();
    waiting.set(id, waiter);
    socket.write(`${JSON.stringify({ id, ...question })}\n`);
    return waiter.promise;
  }

  return {
    kind: 'embedded',
    run: (command) => ask({ do: 'run', command }),
    async begin() {
      const tx = ++begun;
      await ask({ do: 'begin', tx });
      return {
        run: (command) => ask({ do: 'run', command, tx }),
        finish: (how) => ask({ do: 'finish', tx, how }),
      };
    },
    listen: () => Promise.reject(new Error('Notifications do not pass the admin socket')),
    async pause() {
      await ask({ do: 'pause' });
      return () => void ask({ do: 'goOn' }).catch(() => {});
    },
    connections: () => ({ used: waiting.size, idle: 0, max: 1, waiting: 0 }),
    alive: () => !gone,
    close: () => new Promise<void>((resolve) => socket.end(resolve)),
  };
}

function lost(): DatabaseError {
  return new DatabaseError({ code: connectionLost, message: 'The running server closed its admin socket' });
}
