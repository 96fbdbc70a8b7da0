import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/**
 * While the server stops, a connection whose last reply is out counts as idle only when somebody looks: without
 * this, stopping would wait for the caller to hang up. One that has not sent anything yet, as browsers open them
 * ahead, never counts as idle at all.
 */
export function addDraining(app: FastifyInstance): void {
  const silent = new Map<string, Socket>();
  let timer: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    const caller = callerOf(socket);
    silent.set(caller, socket);
    socket.once('close', () => silent.delete(caller));
  });
  app.addHook('onRequest', (request, _reply, next) => {
    silent.delete(callerOf(request.raw.socket));
    next();
  });
  app.addHook('preClose', async () => {
    timer = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of silent.values()) socket.destroy();
    }, lookEveryMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The same for a connection and for what is encrypted within it. */
function callerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
