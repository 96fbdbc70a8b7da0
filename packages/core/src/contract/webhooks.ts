import * as z from 'zod/mini';
import type { OtherWorkKind } from '../order/source.ts';
import { id, nothing, openWord, pageOf, paging, text } from './atoms/basic.ts';
import { call, once } from './define.ts';

/**
 * What webhooks call that which happens, by kind of work: by its action, and before that by the status that it leads
 * to. Whatever else happens to a thing is `updated`.
 */
export const webhookNames = {
  order: {
    actions: {
      create: 'created',
      accept: 'accepted',
      depart: 'departed',
      transfer: 'transferred',
      hangUp: 'hungUp',
      activate: 'activated',
      resolve: 'resolved',
      cancel: 'cancelled',
    },
    into: { 6: 'closed' },
  },
  project: {
    actions: {
      create: 'created',
      accept: 'accepted',
      transfer: 'transferred',
      hangUp: 'hungUp',
      activate: 'activated',
      cancel: 'cancelled',
    },
    into: { 5: 'resolved', 6: 'closed' },
  },
  pm: {
    actions: {
      create: 'created',
      schedule: 'scheduled',
      start: 'started',
      transfer: 'transferred',
      finish: 'finished',
      skip: 'skipped',
    },
    into: {},
  },
  device: {
    actions: {
      create: 'created',
      allocate: 'allocated',
      schedule: 'scheduled',
      start: 'started',
      passOn: 'transferred',
      hangUp: 'hungUp',
      activate: 'activated',
      finish: 'finished',
      void: 'voided',
    },
    into: { 6: 'closed' },
  },
  entrusted: {
    actions: {
      create: 'created',
      distribute: 'distributed',
      accept: 'accepted',
      finish: 'finished',
      return: 'returned',
      reject: 'rejected',
      takeBack: 'takenBack',
    },
    into: {},
  },
  requirement: {
    actions: { create: 'created', toOrder: 'converted', reject: 'rejected', cancel: 'cancelled' },
    into: {},
  },
} as const satisfies Readonly<
  Record<
    'order' | OtherWorkKind,
    { readonly actions: Readonly<Record<string, string>>; readonly into: Readonly<Record<number, string>> }
  >
>;

type Names = typeof webhookNames;
type Values<T> = T[keyof T] & string;

/** An event that a webhook may ask for. */
export type WebhookEvent =
  | 'message.created'
  | {
      [Kind in keyof Names]: `${Kind}.${
        | Values<Names[Kind]['actions']>
        | Values<Names[Kind]['into']>
        | 'updated'}`;
    }[keyof Names];

function everyEvent(): readonly WebhookEvent[] {
  const ofWork = Object.entries(webhookNames).flatMap(([kind, { actions, into }]) => {
    const names = new Set<string>([...Object.values(actions), ...Object.values(into), 'updated']);
    return [...names].map((name) => `${kind}.${name}` as WebhookEvent);
  });
  return [...ofWork, 'message.created'];
}

/** Events that a webhook may ask for. */
export const webhookEvents: readonly WebhookEvent[] = /* @__PURE__ */ everyEvent();

/** What became of a delivery: it waits for its first or next try, has arrived, or is given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** An address that is notified of what happens. */
export const webhook = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    url: z.string(),
    events: z.array(openWord<WebhookEvent>()),
    enabled: z.boolean(),
    createdAt: z.string(),
    /** Given once, when it is made or renewed. */
    secret: z.optional(z.string()),
    /** Since when nothing has arrived there. */
    failingSince: z.optional(z.string()),
  }),
);

/** Webhooks of the organisation. */
export const list = /* @__PURE__ */ call('webhooks.list', {
  method: 'POST',
  path: '/api/order/webhook/list',
  permission: 'integration.manage',
  side: 'staff',
  request: nothing,
  data: () => z.array(webhook()),
});

/** Make a webhook, or change the one with `id`. What it gets is signed as Standard Webhooks has it. */
export const save = /* @__PURE__ */ call('webhooks.save', {
  method: 'POST',
  path: '/api/order/webhook/save',
  permission: 'integration.manage',
  side: 'staff',
  writes: true,
  secretAnswer: true,
  request: () =>
    z.object({
      id: z.optional(id()),
      url: text(2000, 1),
      events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
      enabled: z._default(z.boolean(), true),
      /** Give it another secret; the old one is of no use from then on. */
      renewSecret: z.optional(z.boolean()),
    }),
  data: webhook,
  errors: ['notFound', 'notAllowed'],
});

const remove = /* @__PURE__ */ call('webhooks.delete', {
  method: 'POST',
  path: '/api/order/webhook/delete',
  permission: 'integration.manage',
  side: 'staff',
  writes: true,
  request: () => z.object({ id: id() }),
  data: nothing,
  errors: ['notFound'],
});

/** Remove a webhook with its deliveries. */
export { remove as delete };

/** What was sent to a webhook and how it went, newest first. */
export const deliveries = /* @__PURE__ */ call('webhooks.deliveries', {
  method: 'POST',
  path: '/api/order/webhook/deliveries',
  permission: 'integration.manage',
  side: 'staff',
  request: () => z.object({ id: id(), ...paging() }),
  data: () =>
    pageOf(
      z.object({
        id: z.string(),
        event: z.string(),
        state: openWord<(typeof deliveryStates)[number]>(),
        /** What is sent, as JSON text. */
        body: z.string(),
        attempts: z.number(),
        httpStatus: z.optional(z.number()),
        /** Why the last try failed, in a word. */
        error: z.optional(z.string()),
        durationMs: z.optional(z.number()),
        createdAt: z.string(),
        deliveredAt: z.optional(z.string()),
        nextTryAt: z.optional(z.string()),
      }),
    ),
  errors: ['notFound'],
});
