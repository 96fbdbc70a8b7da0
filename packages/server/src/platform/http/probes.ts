import type { FastifyInstance, FastifyReply } from 'fastify';
import { okBody } from './envelope.ts';
import { sendJson } from './replies.ts';
import type { Services } from './services.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, that is, the database answers and it is not stopping. */
export function addProbes(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', (_request, reply) => answer(reply, true));
  app.get('/readyz', async (_request, reply) => answer(reply, !stopping && (await services.db.healthy())));
}

function answer(reply: FastifyReply, ready: boolean): FastifyReply {
  reply.code(ready ? 200 : 503);
  return sendJson(
    reply,
    ready ? okBody({ ready }) : JSON.stringify({ status: 10503, data: { ready }, msg: '' }),
  );
}
