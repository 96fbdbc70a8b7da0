import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret to sign with, in the form that libraries for Standard Webhooks take. */
export function newSigningSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** Headers by which the receiver knows who sent a body, and when: the signature covers id, time and body. */
export function signatureHeaders(
  secret: string,
  id: string,
  at: Date,
  body: string,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
