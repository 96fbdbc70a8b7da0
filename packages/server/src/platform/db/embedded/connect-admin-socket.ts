import { connect as connectTo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Answer, Driver } from '../connection.ts';
import { connectionLost, DatabaseError } from '../error.ts';
import { adminSocketAddress } from './admin-socket-address.ts';
import type { Ask, ReplyLine } from './admin-socket-messages.ts';

/** The embedded database of a server that runs on this data folder, as a driver of this process. */
export async function connectAdminSocket(folder: string): Promise<Driver> {
  const socket = await reach(await adminSocketAddress(folder));
  const waiting = new Map<number, PromiseWithResolvers<Answer | null>>();
  let asked = 0;
  let begun = 0;
  let gone = false;

  const lines = createInterface({ input: socket });
  lines.on('line', (text) => {
    const line = JSON.parse(text) as ReplyLine;
    const waiter = waiting.get(line.id);
    waiting.delete(line.id);
    if ('fault' in line) waiter?.reject(new DatabaseError(line.fault));
    else waiter?.resolve(line.answer);
  });
  // Both are notified of a server that dies; whoever waits hears of it when the socket closes.
  socket.on('error', () => {});
  lines.on('error', () => {});
  socket.once('close', () => {
    gone = true;
    for (const { reject } of waiting.values()) reject(lost());
    waiting.clear();
  });

  function ask(question: Ask): Promise<Answer> {
    if (gone) return Promise.reject(lost());
    const id = ++asked;
    const waiter = Promise.withResolvers<Answer | null>();
    waiting.set(id, waiter);
    socket.write(`${JSON.stringify({ id, ...question })}\n`);
    return waiter.promise as Promise<Answer>;
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
    alive: () => !gone,
    async close() {
      await new Promise<void>((resolve) => socket.end(resolve));
    },
  };
}

function lost(): DatabaseError {
  return new DatabaseError({ code: connectionLost, message: 'The running server closed its admin socket' });
}

function reach(address: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(address);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
