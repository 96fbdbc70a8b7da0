// Written by `pnpm gen` from the contract and its docs.
import type { CreateTracking, TrackingCreateAnswer } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `tracking` as methods. */
export interface TrackingMethods {
  /** Report page views and clicks. */
  create(request: CreateTracking, options?: CallOptions): Promise<TrackingCreateAnswer>;
}
