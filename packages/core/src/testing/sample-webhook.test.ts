import { expect, expectTypeOf, it } from 'vitest';
import type { OpenKey } from '../contract/define.ts';
import { webhookEvents } from '../contract/webhooks.ts';
import type { DeviceStatus } from '../kinds/device.ts';
import type { OrderStatus } from '../lifecycle/order-status.ts';
import { signWebhook, verifyWebhook } from '../webhooks/index.ts';
import { sampleWebhook } from './index.ts';

const secret = `whsec_${btoa('a secret of thirty-two characters')}`;

it.each(webhookEvents)('%s is received as it is sent', async (event) => {
  const sent = sampleWebhook(event);
  const body = JSON.stringify(sent);
  const { at: _, ...received } = await verifyWebhook(body, await signWebhook(body, secret), secret);
  expect(received).toMatchObject({ type: event, data: sent.data, tenantId: sent.tenantId });
});

it('has what it is of by its event', async () => {
  const body = JSON.stringify(sampleWebhook('order.accepted'));
  const received = await verifyWebhook(body, await signWebhook(body, secret), secret);
  if (received.type !== 'order.accepted') throw new Error('another event');
  expectTypeOf(received.data.order.title).toBeString();
  expectTypeOf(received.data.order.status).toEqualTypeOf<OpenKey<OrderStatus>>();
  const { device } = sampleWebhook('device.started').data;
  expectTypeOf(device.status).toEqualTypeOf<OpenKey<DeviceStatus>>();
  expect(received.data).toMatchObject({ action: 'accept', order: { title: expect.any(String) } });
  // @ts-expect-error an order is no project
  expect(received.data.project).toBeUndefined();
  expectTypeOf(sampleWebhook('message.created').data.texts.en.title).toBeString();
});
