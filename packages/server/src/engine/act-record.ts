import { effectiveTime } from '@svcdesk/core/sla';
import type { WorkKind } from '../platform/db/schema/work-kind.ts';
import type { ActContext } from './context.ts';
import { isoOf, msOf } from './instants.ts';
import { type RecordRow, recordRows, type WorkRecord } from './records.ts';
import type { WorkRow } from './work-table.ts';

/** What an action says in the history; who, where and when follow. */
export interface Told
  extends Pick<
    WorkRecord,
    'handleType' | 'action' | 'to' | 'remark' | 'content' | 'reasonCode' | 'attachments' | 'resumeAt'
  > {
  readonly from?: number | undefined;
  /** The device's time, ISO 8601. */
  readonly at?: string | undefined;
  readonly internal?: boolean | undefined;
  readonly targetGroupId?: string | undefined;
  readonly targetId?: string | undefined;
  readonly round?: number | undefined;
  readonly changes?: WorkRecord['changes'] | undefined;
}

/** A step of a thing's history, and the columns of its row that go with it. */
export interface Step {
  readonly rows: readonly RecordRow[];
  /** Milliseconds: when it counts as done. */
  readonly effectiveAt: number;
  readonly columns: {
    readonly recordCount: number;
    readonly lastRecordHash: string | null;
    readonly lastRecordAt: string;
    readonly updatedAt: string;
    readonly version: number;
  };
}

/** Writes down what was done to a thing, as the next link of its history. */
export function stepOf(context: ActContext, kind: WorkKind, thing: WorkRow, told: Told): Step {
  const { actor, skewMs, contactAt } = context;
  const now = context.now().getTime();
  const { at, from, internal = false, round = 1, ...rest } = told;
  const last = msOf(thing.lastRecordAt) ?? Number.NEGATIVE_INFINITY;
  const { effectiveAt, atRejected } = effectiveTime({ at: msOf(at), skewMs, contactAt }, last, now);
  const record: WorkRecord = {
    ...rest,
    ...(from === undefined ? {} : { from }),
    byKind: actor.kind,
    byId: actor.kind === 'job' ? undefined : actor.accountId,
    groupId: thing.groupId,
    round,
    effectiveAt,
    deviceAt: msOf(at),
    recordedAt: now,
    atRejected,
    internal,
  };
  const { head, rows } = recordRows({ ...thing, kind }, [record]);
  return {
    rows,
    effectiveAt,
    columns: {
      ...head,
      lastRecordAt: isoOf(effectiveAt),
      updatedAt: isoOf(now),
      version: thing.version + (from === undefined ? 0 : 1),
    },
  };
}
