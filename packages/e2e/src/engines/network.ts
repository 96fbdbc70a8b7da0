import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@svcdesk/tools/server';

/** The way from one device to the server, which can be cut as it is in a basement: the device still says "online". */
export interface Network {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openNetwork(serverUrl: string): Promise<Network> {
  const { port: serverPort, hostname } = new URL(serverUrl);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const gate = createServer((device) => {
    const server = connect(Number(serverPort), hostname);
    keep(device, server);
    keep(server, device);
    device.pipe(server).pipe(device);
  });
  const mend = async () => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
  };
  await mend();
  return {
    url: `http://127.0.0.1:${port}`,
    mend,
    async cut() {
      if (!gate.listening) return;
      gate.close();
      for (const socket of sockets) socket.destroy();
      await once(gate, 'close');
    },
  };
}
