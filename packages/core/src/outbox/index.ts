/**
 * Door "@svcdesk/core/outbox": what a person does without a network waits on the device and arrives once, in its order,
 * with the time when it was done, or is given back with the reason. Headless: storage, lock and network are passed in.
 */
export { afterWaiting, type QueuedAction, queuedActions } from './after-waiting.ts';
export { type DatabaseFactory, indexedDbOutboxStorage } from './indexed-db-storage.ts';
export { type LockManager, type OutboxLock, webLock } from './lock.ts';
export { orderAfterWaiting } from './order-after-waiting.ts';
export { createOutbox, type Outbox, type Submission, type SubmissionArgument } from './outbox.ts';
export type { ActionTarget, OutboxFile, OutboxItem, Refusal } from './outbox-item.ts';
export type { OutboxState } from './outbox-line.ts';
export type { OutboxChannel, OutboxOptions, Sending } from './outbox-options.ts';
export { isUndecided, type Outcome, outcomeOf, Undeliverable } from './outcome.ts';
export type { CurrentRecord } from './send-in-order.ts';
export { type ClientSending, type OutboxClient, type SendingOptions, sendingBy } from './sending-by.ts';
export {
  type FileStorage,
  type ItemStorage,
  type KeptFile,
  memoryOutboxStorage,
  type OutboxStorage,
} from './storage.ts';
export { mayWait, waitingCalls } from './waiting-calls.ts';
