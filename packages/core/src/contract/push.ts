import * as z from 'zod/mini';
import { id, nothing, text } from './atoms/basic.ts';
import { call } from './define.ts';

/**
 * What push notifications may be about: work that became mine, clocks that run out, and every other
 * message.
 */
export const pushKinds = ['assigned', 'late', 'message'] as const;

const base64Url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+=*$/));
/** A time of the day by the organisation's clocks. */
const timeOfDay = () => z.stringFormat('time', /^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The key that a browser subscribes with (VAPID, RFC 8292). */
export const key = /* @__PURE__ */ call('push.key', {
  method: 'GET',
  path: '/api/push/key',
  permission: 'signedIn',
  request: nothing,
  data: () => z.object({ publicKey: z.string() }),
});

/**
 * Notify this browser by push, for as long as the session lasts; again with the same endpoint to change what of.
 * Between `quietFrom` and `quietTo` nothing is sent.
 */
export const subscribe = /* @__PURE__ */ call('push.subscribe', {
  method: 'POST',
  path: '/api/push/subscribe',
  permission: 'signedIn',
  writes: true,
  request: () =>
    z.object({
      /** As the browser gives it. */
      endpoint: text(1000, 1),
      keys: z.object({ p256dh: base64Url(200), auth: base64Url(50) }),
      /** In milliseconds since 1970, as the browser gives it; most of them give none. */
      expirationTime: z.optional(z.nullable(z.number())),
      kinds: z.array(z.enum(pushKinds)).check(z.minLength(1), z.maxLength(pushKinds.length)),
      quietFrom: z.optional(timeOfDay()),
      quietTo: z.optional(timeOfDay()),
    }),
  data: () => z.object({ id: z.string() }),
});

/** End push notifications to this browser. */
export const unsubscribe = /* @__PURE__ */ call('push.unsubscribe', {
  method: 'POST',
  path: '/api/push/unsubscribe',
  permission: 'signedIn',
  writes: true,
  request: () => z.object({ id: id() }),
  data: nothing,
  errors: ['notFound'],
});
