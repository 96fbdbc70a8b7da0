import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook } from './verify-webhook.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const now = Date.parse('2026-11-20T08:30:00Z');
const clock = () => now;
const body =
  '{"type":"order.created","timestamp":"2026-11-20T08:29:58Z","data":{"order":{"title":"打印机"}}}';

function headers(over: Record<string, string> = {}, of = body, by = secret) {
  const seconds = over['webhook-timestamp'] ?? String(now / 1000);
  const key = Buffer.from(by.slice(6), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${of}`).digest('base64');
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
    ...over,
  };
}

const refused = (why: string) => ({ code: 'webhookInvalid', message: expect.stringContaining(why) });

describe('a webhook', () => {
  it('is taken with the signature of its secret, as text or bytes, with headers of any platform', async () => {
    const delivery = {
      id: 'msg_1',
      at: new Date(now),
      type: 'order.created',
      data: { order: { title: '打印机' } },
    };
    expect(await verifyWebhook(body, headers(), secret, { clock })).toMatchObject(delivery);
    expect(await verifyWebhook(Buffer.from(body), new Headers(headers()), secret, { clock })).toMatchObject(
      delivery,
    );
    const { 'webhook-id': id, ...rest } = headers();
    expect(await verifyWebhook(body, { 'Webhook-Id': [id], ...rest }, secret, { clock })).toMatchObject(
      delivery,
    );
  });

  it('is taken with one good signature among several, while its secret changes', async () => {
    const { 'webhook-signature': good } = headers();
    const several = headers({ 'webhook-signature': `v1,b2xk v1a,later ${good} v1,???` });
    expect(await verifyWebhook(body, several, secret, { clock })).toMatchObject({ id: 'msg_1' });
  });

  it('is refused when body, id, time or secret are others than were signed', async () => {
    const wrong = refused('its signature is not of this secret and body');
    const other = `whsec_${Buffer.from('another secret').toString('base64')}`;
    for (const [text, sent, by] of [
      [`${body} `, headers(), secret],
      [body, headers({ 'webhook-id': 'msg_2' }), secret],
      [body, { ...headers(), 'webhook-timestamp': String(now / 1000 + 1) }, secret],
      [body, headers(), other],
      [body, headers({ 'webhook-signature': 'v2,x' }), secret],
    ] as const) {
      await expect(verifyWebhook(text, sent, by, { clock })).rejects.toMatchObject(wrong);
    }
  });

  it('is refused when it was signed too long ago or lies in the future, and within a wider tolerance taken', async () => {
    for (const minutes of [-6, 6]) {
      const sent = headers({ 'webhook-timestamp': String(now / 1000 + minutes * 60) });
      await expect(verifyWebhook(body, sent, secret, { clock })).rejects.toMatchObject(
        refused('too long ago'),
      );
      expect(await verifyWebhook(body, sent, secret, { clock, toleranceMs: 400_000 })).toMatchObject({
        id: 'msg_1',
      });
    }
    const sent = headers({ 'webhook-timestamp': 'soon' });
    await expect(verifyWebhook(body, sent, secret, { clock })).rejects.toMatchObject(refused('too long ago'));
  });

  it('says what to hand over when a framework parsed its body, and refuses one that is no JSON', async () => {
    await expect(verifyWebhook(JSON.parse(body) as never, headers(), secret, { clock })).rejects.toThrow(
      'The body has to be the text or the bytes that came, before anything parsed it',
    );
    const broken = body.slice(0, -1);
    await expect(verifyWebhook(broken, headers({}, broken), secret, { clock })).rejects.toMatchObject(
      refused('its body is not JSON'),
    );
  });

  it('that a test signs is taken as one of the server', async () => {
    const sent = await signWebhook(body, secret, { id: 'msg_1', clock });
    expect(sent).toEqual(headers());
    expect(await verifyWebhook(body, sent, secret, { clock })).toMatchObject({ type: 'order.created' });
    const [first, second] = await Promise.all([signWebhook(body, secret), signWebhook(body, secret)]);
    expect(first['webhook-id']).not.toBe(second['webhook-id']);
    await expect(signWebhook(body, 'whsec_')).rejects.toThrow(TypeError);
  });

  it('is refused without its headers, and not read with a secret that is none', async () => {
    await expect(verifyWebhook(body, {}, secret, { clock })).rejects.toMatchObject(
      refused('no webhook-id header'),
    );
    await expect(verifyWebhook(body, headers(), 'whsec_', { clock })).rejects.toThrow(TypeError);
  });
});
