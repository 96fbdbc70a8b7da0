import type { CallHooks } from '../client/callbacks.ts';
import type { Call } from '../contract/define.ts';
import type { OutboxLock } from './lock.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { CurrentRecord } from './send-in-order.ts';
import type { ItemStorage } from './storage.ts';

/** How what waits is sent, and for whom. `sendingBy(client)` makes one; an app with ways of its own gives its own. */
export interface Sending<Item extends OutboxItem = OutboxItem> {
  /** Id of the account that is signed in, whose actions may go now. */
  account(): string | undefined;
  /** Now by the server's clock, in milliseconds since 1970 UTC. */
  now(): number;
  /** The request as it is to wait, done `at` that time; throws a TypeError for one that may not. As it is unless said. */
  prepare?(call: Call, request: OutboxItem['request'], at: string): OutboxItem['request'];
  /**
   * Sends an item once, under its key; files that go with it first. `keep` writes down how far that is, so that it goes on
   * there after a break. Rejects with what the call throws, or with an {@link Undeliverable}.
   */
  send(item: Item, keep: (item: Item) => Promise<void>): Promise<unknown>;
  /** The record of an item as it is now; undefined where nothing can be said of it. */
  fetchCurrent(item: Item): Promise<CurrentRecord | undefined>;
  /**
   * Gives the device once more what goes with an item, such as its files, where it did not take that. Gives whether the
   * device keeps all of it now; what it does not, this program sends as long as it runs, and others leave the item to it.
   */
  keepAnew?(item: Item): PromiseLike<boolean>;
  /** Forgets what was kept for an item, such as its files: the server has it, or it was given up. */
  forget?(item: Item): Promise<unknown>;
  /** Called back when a person has signed in; gives back what ends the hearing. */
  onSignedIn?(wake: () => void): () => void;
}

/** What pages or programs with the same storage tell each other by, such as a `BroadcastChannel`. */
export interface OutboxChannel {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: () => void): void;
  removeEventListener(type: 'message', listener: () => void): void;
}

/** How an outbox is made. */
export interface OutboxOptions<Item extends OutboxItem> {
  storage: ItemStorage<Item>;
  sending: Sending<Item>;
  /** Sees to it that of several pages or programs with the same storage one sends at a time: `webLock(navigator.locks)`. */
  lock?: OutboxLock | undefined;
  channel?: OutboxChannel | undefined;
  /** `error` hears of a storage or a listener that fails. */
  hooks?: Pick<CallHooks, 'error'> | undefined;
}
