// Written by `pnpm gen` from the contract and its docs.
import type * as push from '../../contract/push.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Nothing } from './shapes.ts';

/** What `push.key` takes. The key to subscribe to pushes with. */
export interface PushKeyQuery extends RequestOf<typeof push.key> {}

/** What `push.key` answers. The key to subscribe to pushes with. */
export interface PushKeyAnswer extends DataOf<typeof push.key> {}

/** What `push.subscribe` takes. Have this browser told by push. */
export interface SubscribePush extends RequestOf<typeof push.subscribe> {}

/** What `push.subscribe` answers. Have this browser told by push. */
export interface PushSubscribeAnswer extends DataOf<typeof push.subscribe> {}

/** What `push.unsubscribe` takes. Be told by push no more. */
export interface UnsubscribePush extends RequestOf<typeof push.unsubscribe> {}

/** Calls of `push` as methods. */
export interface PushMethods {
  /** The key to subscribe to pushes with. */
  key(request: PushKeyQuery, options?: CallOptions): Promise<PushKeyAnswer>;
  /** Have this browser told by push. */
  subscribe(request: SubscribePush, options?: CallOptions): Promise<PushSubscribeAnswer>;
  /** Be told by push no more. */
  unsubscribe(request: UnsubscribePush, options?: CallOptions): Promise<Nothing>;
}
