import * as z from 'zod/mini';
import type { DeviceStatus } from '../kinds/device.ts';
import type { EntrustStatus } from '../kinds/entrust.ts';
import type { PmStatus } from '../kinds/pm-status.ts';
import type { RequirementStatus } from '../kinds/requirement.ts';
import type { OrderStatus } from '../lifecycle/order-status.ts';
import type { OrderSource } from '../order/source.ts';
import { openKey, openWord } from './atoms/basic.ts';
import type { WebhookEvent, webhookNames } from './webhooks.ts';

const text = () => z.optional(z.string());

/** What is told of all work; who has it and when it is due differ. */
const work = <Status extends number>() => ({
  id: z.string(),
  title: z.string(),
  status: openKey<Status>(),
  cellName: z.string(),
  version: z.number(),
  createdAt: z.string(),
});
const order = <Status extends number>() => ({
  ...work<Status>(),
  orderNo: z.string(),
  cellId: z.string(),
  customerName: z.string(),
  handlerGroupId: z.string(),
});

/** What is told of a thing, by its kind, as it is when the event is sent. */
export const webhookThings = {
  order: () =>
    z.object({
      ...order<OrderStatus>(),
      priority: z.number(),
      source: openKey<OrderSource>(),
      typeName: z.string(),
      serverCatalogName: z.string(),
      customerId: z.string(),
      assigneeId: text(),
      handlerId: text(),
      round: z.number(),
      resolvedAt: text(),
      nextDueAt: text(),
    }),
  project: () =>
    z.object({
      ...order<OrderStatus>(),
      priority: z.number(),
      projectId: z.string(),
      managerId: z.string(),
      assigneeId: text(),
      handlerId: text(),
      dueAt: text(),
      resolvedAt: text(),
      closedAt: text(),
    }),
  pm: () =>
    z.object({
      ...order<PmStatus>(),
      planId: z.string(),
      dueOn: z.string(),
      engineerId: text(),
      abnormalCount: z.number(),
      planStart: text(),
      planEnd: text(),
      finishedAt: text(),
    }),
  device: () =>
    z.object({
      ...order<DeviceStatus>(),
      priority: z.number(),
      managerId: text(),
      engineerId: text(),
      checkerId: text(),
      checkRound: z.number(),
      dueAt: text(),
      planStart: text(),
      planEnd: text(),
      finishedAt: text(),
      closedAt: text(),
    }),
  entrusted: () =>
    z.object({
      ...work<EntrustStatus>(),
      entrustNo: z.string(),
      otherNo: z.string(),
      side: openWord<string>(),
      priority: z.number(),
      typeName: z.string(),
      ownerName: z.string(),
      partnerName: z.string(),
      engineerName: text(),
      orderId: text(),
      orderNo: text(),
      coordinatorId: text(),
      handlerGroupId: text(),
      engineerId: text(),
      dueAt: text(),
      acceptedAt: text(),
      finishedAt: text(),
    }),
  requirement: () =>
    z.object({
      ...work<RequirementStatus>(),
      requirementNo: z.string(),
      cellId: z.string(),
      customerId: z.string(),
      customerName: z.string(),
      orderId: text(),
      reasonCode: text(),
    }),
} as const satisfies Record<keyof typeof webhookNames, () => z.ZodMiniType>;

/** What is told of a message to people. */
export const webhookMessage = () => {
  const words = z.object({ title: z.string(), content: z.string() });
  return z.object({
    kind: openWord<string>(),
    sysMsgFlag: z.number(),
    accountIds: z.array(z.string()),
    target: z.optional(z.object({ kind: openWord<string>(), id: z.string() })),
    texts: z.object({ 'zh-CN': words, en: words }),
  });
};

type Kind = keyof typeof webhookThings;

/** What a webhook's `data` is, by its event; a newer server may send more fields. */
export type WebhookData<Event extends WebhookEvent = WebhookEvent> = Event extends 'message.created'
  ? z.output<ReturnType<typeof webhookMessage>>
  : Event extends `${infer Of extends Kind}.${string}`
    ? {
        /** What was done, such as `accept`. */
        action: string;
        /** Whether customers do not see it. */
        internal: boolean;
      } & { [Thing in Of]: z.output<ReturnType<(typeof webhookThings)[Thing]>> }
    : never;
