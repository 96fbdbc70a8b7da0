/** Takes webhooks by a route handler of Next; the same function serves a worker. */
import { isSvcdeskError } from '@svcdesk/core';
import { verifyWebhook } from '@svcdesk/core/webhooks';
import { takeEvent } from '../../take-event.ts';

export async function POST(request: Request): Promise<Response> {
  try {
    const secret = process.env.WEBHOOK_SECRET ?? '';
    takeEvent(await verifyWebhook(await request.text(), request.headers, secret));
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!isSvcdeskError(error, 'webhookInvalid')) throw error;
    return new Response(error.message, { status: 401 });
  }
}
