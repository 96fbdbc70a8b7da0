/** Takes webhooks by Express: the body has to stay as it came, so no `express.json()` before the route. */
import { isSvcdeskError } from '@svcdesk/core';
import { verifyWebhook } from '@svcdesk/core/webhooks';
import express from 'express';
import { takeEvent } from './take-event.ts';

const { PORT = '8800', WEBHOOK_SECRET = '' } = process.env;
const app = express();

app.post('/webhook', express.raw({ type: '*/*' }), async (request, response) => {
  try {
    takeEvent(await verifyWebhook(request.body, request.headers, WEBHOOK_SECRET));
    response.sendStatus(204);
  } catch (error) {
    if (!isSvcdeskError(error, 'webhookInvalid')) throw error;
    response.status(401).send(error.message);
  }
});

app.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${PORT}`));
