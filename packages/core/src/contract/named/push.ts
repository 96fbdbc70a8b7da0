// Written by `pnpm gen` from the contract and its docs.
import type * as push from '../push.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Nothing } from './shapes.ts';

/** What `push.key` takes. The key to subscribe to pushes with. */
export interface PushKeyQuery extends InferredRequestOf<typeof push.key> {}

type PushKeyAnswerInferred = InferredDataOf<typeof push.key>;

/** What `push.key` answers. The key to subscribe to pushes with. */
export type PushKeyAnswer = {
  /** What a browser needs to subscribe to messages of this server. */
  publicKey: PushKeyAnswerInferred['publicKey'];
};

type SubscribePushInferred = InferredRequestOf<typeof push.subscribe>;

/** What `push.subscribe` takes. Notify this browser by push. */
export type SubscribePush = {
  /** Where the browser takes its messages. */
  endpoint: SubscribePushInferred['endpoint'];
  /** The keys of the subscription, as the browser gives them. */
  keys: {
    /** The key that messages to this browser are encrypted with. */
    p256dh: SubscribePushInferred['keys']['p256dh'];
    /** The secret that belongs to the key of this browser. */
    auth: SubscribePushInferred['keys']['auth'];
  };
  /** When the subscription ends, in milliseconds since 1970; null where the browser does not say. */
  expirationTime?: SubscribePushInferred['expirationTime'];
  /** Only those of these kinds; any when left out. */
  kinds: SubscribePushInferred['kinds'];
  /** From when on no message is pushed, as HH:MM by the clocks of the organisation. */
  quietFrom?: SubscribePushInferred['quietFrom'];
  /** Until when no message is pushed, as HH:MM by the clocks of the organisation. */
  quietTo?: SubscribePushInferred['quietTo'];
};

type PushSubscribeAnswerInferred = InferredDataOf<typeof push.subscribe>;

/** What `push.subscribe` answers. Notify this browser by push. */
export type PushSubscribeAnswer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: PushSubscribeAnswerInferred['id'];
};

type UnsubscribePushInferred = InferredRequestOf<typeof push.unsubscribe>;

/** What `push.unsubscribe` takes. End push notifications to this browser. */
export type UnsubscribePush = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: UnsubscribePushInferred['id'];
};

/** What the calls of `push` take and answer. */
export interface PushCalls {
  'push.key': { request: PushKeyQuery; data: PushKeyAnswer };
  'push.subscribe': { request: SubscribePush; data: PushSubscribeAnswer };
  'push.unsubscribe': { request: UnsubscribePush; data: Nothing };
}
