import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/**
 * While the server stops, a connection whose last reply is out counts as idle only when somebody looks: without
 * this, stopping would wait for the caller to hang up.
 */
export function addDraining(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
