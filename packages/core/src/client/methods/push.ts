// Written by `pnpm gen` from the contract and its docs.
import type * as push from '../../contract/push.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Nothing } from './shapes.ts';

/** What `push.key` takes. The key to subscribe to pushes with. */
export interface PushKeyQuery extends RequestOf<typeof push.key> {}

/** What `push.key` answers. The key to subscribe to pushes with. */
export interface PushKeyAnswer extends DataOf<typeof push.key> {}

/** What `push.subscribe` takes. Notify this browser by push. */
export interface SubscribePush extends RequestOf<typeof push.subscribe> {}

/** What `push.subscribe` answers. Notify this browser by push. */
export interface PushSubscribeAnswer extends DataOf<typeof push.subscribe> {}

/** What `push.unsubscribe` takes. End push notifications to this browser. */
export interface UnsubscribePush extends RequestOf<typeof push.unsubscribe> {}

/** Calls of `push` as methods. */
export interface PushMethods {
  /** The key to subscribe to pushes with. */
  key(request: PushKeyQuery, options?: CallOptions): Promise<PushKeyAnswer>;
  /** Notify this browser by push. */
  subscribe(request: SubscribePush, options?: CallOptions): Promise<PushSubscribeAnswer>;
  /** End push notifications to this browser. */
  unsubscribe(request: UnsubscribePush, options?: CallOptions): Promise<Nothing>;
}
