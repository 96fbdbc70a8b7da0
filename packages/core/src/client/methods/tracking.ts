// Written by `pnpm gen` from the contract and its docs.
import type * as tracking from '../../contract/tracking.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

/** What `tracking.create` takes. Report page views and clicks. */
export interface CreateTracking extends RequestOf<typeof tracking.create> {}

/** What `tracking.create` answers. Report page views and clicks. */
export interface TrackingCreateAnswer extends DataOf<typeof tracking.create> {}

/** Calls of `tracking` as methods. */
export interface TrackingMethods {
  /** Report page views and clicks. */
  create(request: CreateTracking, options?: CallOptions): Promise<TrackingCreateAnswer>;
}
