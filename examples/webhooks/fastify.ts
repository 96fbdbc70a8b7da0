/** Takes webhooks by Fastify: its own parser of JSON gives way to one that leaves the bytes as they came. */
import { isSvcdeskError } from '@svcdesk/core';
import { verifyWebhook } from '@svcdesk/core/webhooks';
import { fastify } from 'fastify';
import { takeEvent } from './take-event.ts';

const { PORT = '8800', WEBHOOK_SECRET = '' } = process.env;
const app = fastify();

app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

app.post<{ Body: Buffer }>('/webhook', async (request, reply) => {
  try {
    takeEvent(await verifyWebhook(request.body, request.headers, WEBHOOK_SECRET));
    return reply.code(204).send();
  } catch (error) {
    if (!isSvcdeskError(error, 'webhookInvalid')) throw error;
    return reply.code(401).send(error.message);
  }
});

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log(`listening on ${PORT}`);
