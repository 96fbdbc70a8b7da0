import { type KindAction, kindHandleType } from '@svcdesk/core/rules';
import { effectiveTime } from '@svcdesk/core/sla';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import type { ActContext } from '../context.ts';
import { type RecordIds, type RecordRow, recordRows, type WorkRecord } from '../records.ts';
import { isoOf, msOf } from '../timestamps.ts';

/** What an action says in the history; who, where and when follow. */
export interface RecordInput
  extends Pick<
    WorkRecord,
    | 'to'
    | 'remark'
    | 'content'
    | 'reasonCode'
    | 'attachments'
    | 'resumeAt'
    | 'targetGroupId'
    | 'targetId'
    | 'changes'
  > {
  readonly action: KindAction;
  readonly from?: number | undefined;
  /** The device's time, ISO 8601. */
  readonly at?: string | undefined;
  readonly internal?: boolean | undefined;
  readonly round?: number | undefined;
  /** The organisation of a person of another tenant, of whom nothing else is shown. */
  readonly partnerName?: string | undefined;
}

/** A record with a history, as far as its next entry needs. */
export interface HasHistory {
  readonly tenantId: string;
  readonly id: string;
  readonly groupId?: string | null;
  readonly recordCount: number;
  readonly lastRecordHash: string | null;
  readonly lastRecordAt: string | null;
  readonly version: number;
}

/** A step of a work item's history, and the columns of its row that go with it. */
export interface RecordStep {
  readonly rows: readonly RecordRow[];
  readonly columns: {
    readonly recordCount: number;
    readonly lastRecordHash: string | null;
    readonly lastRecordAt: string;
    readonly updatedAt: string;
    readonly version: number;
  };
}

type Times = Pick<ActContext, 'skewMs' | 'contactAt' | 'asOf' | 'now'>;

/** When something done to a work item counts as done: on the device at `at`, if that is believable. */
export function timeOf(
  { skewMs, contactAt, asOf, now }: Times,
  { lastRecordAt }: Pick<HasHistory, 'lastRecordAt'>,
  at: string | undefined,
) {
  const last = msOf(lastRecordAt) ?? Number.NEGATIVE_INFINITY;
  return effectiveTime({ at: msOf(at), skewMs, contactAt, asOf }, last, now().getTime());
}

/** Writes down what was done to a work item, as the next link of its history. */
export function nextRecord(
  context: Times & Pick<ActContext, 'actor'>,
  kind: WorkKind,
  work: HasHistory,
  input: RecordInput,
  marks?: RecordIds,
): RecordStep {
  const { actor } = context;
  const now = context.now().getTime();
  const { at, from, internal = false, round = 1, ...rest } = input;
  const { effectiveAt, atRejected } = timeOf(context, work, at);
  const byOther = input.partnerName !== undefined;
  const record: WorkRecord = {
    ...rest,
    handleType: kindHandleType[input.action],
    from,
    byKind: actor.kind,
    byId: actor.kind === 'job' || byOther ? undefined : actor.accountId,
    groupId: byOther ? undefined : (work.groupId ?? undefined),
    round,
    effectiveAt,
    deviceAt: msOf(at),
    recordedAt: now,
    atRejected,
    internal,
  };
  const { head, rows } = recordRows({ ...work, kind }, [record], marks);
  return {
    rows,
    columns: {
      ...head,
      lastRecordAt: isoOf(effectiveAt),
      updatedAt: isoOf(now),
      version: work.version + (from === undefined ? 0 : 1),
    },
  };
}
