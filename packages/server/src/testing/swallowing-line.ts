import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can lose everything on its way, without either side noticing. */
export interface SwallowingLine {
  /** The address given, by way of this line. */
  readonly url: string;
  /** From now on nothing arrives, and new callers wait for an answer as well. */
  swallow(): void;
  /** Who calls from now on is connected again; what was lost stays lost. */
  pass(): void;
  close(): Promise<void>;
}

/** Opens a line on the loopback interface to the server of a URL. */
export async function swallowingLine(to: string): Promise<SwallowingLine> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let swallowing = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((caller) => {
    keep(caller);
    if (swallowing) return;
    const callee = keep(connect(Number(target.port), target.hostname));
    caller.pipe(callee).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.href,
    swallow() {
      swallowing = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    pass() {
      swallowing = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
