// Written by `pnpm gen` from the contract and its docs.
import type { Nothing, PushKeyAnswer, PushKeyQuery, PushSubscribeAnswer, SubscribePush, UnsubscribePush } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `push` as methods. */
export interface PushMethods {
  /** The key to subscribe to pushes with. */
  key(request: PushKeyQuery, options?: CallOptions): Promise<PushKeyAnswer>;
  /** Notify this browser by push. */
  subscribe(request: SubscribePush, options?: CallOptions): Promise<PushSubscribeAnswer>;
  /** End push notifications to this browser. */
  unsubscribe(request: UnsubscribePush, options?: CallOptions): Promise<Nothing>;
}
