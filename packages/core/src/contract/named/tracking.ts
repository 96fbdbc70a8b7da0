// Written by `pnpm gen` from the contract and its docs.
import type * as tracking from '../tracking.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type CreateTrackingInferred = InferredRequestOf<typeof tracking.create>;

/** What `tracking.create` takes. Report page views and clicks. */
export type CreateTracking = {
  /** Which program was used. */
  appName: CreateTrackingInferred['appName'];
  /** What was done, one entry for each. */
  events: ({
    /** Which part of the program was used. */
    module: CreateTrackingInferred['events'][number]['module'];
    /** view for a page that was seen, click for a button that was pressed. */
    type: CreateTrackingInferred['events'][number]['type'];
    /** Counted from 1; an answer repeats the one that was asked for. */
    page: CreateTrackingInferred['events'][number]['page'];
    /** The page or the button. */
    target?: CreateTrackingInferred['events'][number]['target'];
    /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
    at: CreateTrackingInferred['events'][number]['at'];
    /** The address under which the network knows the device. */
    publicIp?: CreateTrackingInferred['events'][number]['publicIp'];
  })[];
};

type TrackingCreateAnswerInferred = InferredDataOf<typeof tracking.create>;

/** What `tracking.create` answers. Report page views and clicks. */
export type TrackingCreateAnswer = {
  /** How many of the events were kept; the others are not worth another try. */
  accepted: TrackingCreateAnswerInferred['accepted'];
};

/** What the calls of `tracking` take and answer. */
export interface TrackingCalls {
  'tracking.create': { request: CreateTracking; data: TrackingCreateAnswer };
}
