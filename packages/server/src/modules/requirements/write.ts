import { effectiveTime } from '@svcdesk/core/sla';
import type { WriteContext } from '../../engine/context.ts';
import { isoOf, msOf } from '../../engine/instants.ts';
import {
  type RecordMarks,
  recordParts,
  recordRows,
  recordsJson,
  rowJson,
  type WorkRecord,
} from '../../engine/records.ts';
import { statement } from '../../platform/db/index.ts';
import { columnList } from '../../platform/db/select-list.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { gramsOf } from '../orders/index.ts';
import { type RequirementRow, requirementColumns } from './row.ts';

/** What an action puts into the history; who and when follow. */
export interface Told {
  readonly handleType: number;
  readonly action: string;
  readonly from?: number | undefined;
  readonly to: number;
  readonly reasonCode?: string | undefined;
  readonly remark?: string | undefined;
  /** When it was done by the device's clock, ISO 8601. */
  readonly at?: string | undefined;
}

type Head = Pick<RequirementRow, 'tenantId' | 'id' | 'recordCount' | 'lastRecordHash' | 'lastRecordAt'>;

/** The record of an action, and the columns that tell where the history then stands. */
export function recorded(
  context: Pick<WriteContext, 'actor' | 'skewMs' | 'contactAt' | 'now'>,
  row: Head,
  { at, ...told }: Told,
  marks?: RecordMarks,
) {
  const { actor, skewMs, contactAt } = context;
  const now = context.now().getTime();
  const deviceAt = msOf(at);
  const { effectiveAt, atRejected } = effectiveTime(
    { at: deviceAt, skewMs, contactAt },
    msOf(row.lastRecordAt) ?? Number.NEGATIVE_INFINITY,
    now,
  );
  const record: WorkRecord = {
    ...told,
    byKind: actor.kind,
    byId: actor.accountId,
    round: 1,
    effectiveAt,
    deviceAt,
    recordedAt: now,
    atRejected,
    internal: false,
  };
  const { head, rows } = recordRows({ ...row, kind: 'requirement' }, [record], marks);
  return { rows, columns: { ...head, lastRecordAt: isoOf(effectiveAt), updatedAt: isoOf(now) } };
}

const fixed: readonly string[] = [
  'tenantId',
  'id',
  'requirementNo',
  'title',
  'content',
  'adjunct',
  'cellId',
  'cellName',
  'customerId',
  'customerName',
  'creatorId',
  'draftHash',
  'copyOfId',
  'createdAt',
];
const sets = requirementColumns
  .filter((name) => !fixed.includes(name))
  .map((name) => columnList([name]))
  .map((column) => `${column} = x.${column}`)
  .join(', ');

const update = statement<object, [tenantId: string, id: string, row: string, records: string]>(
  'requirements.write',
  `WITH changed AS (
     UPDATE requirements r SET ${sets} FROM jsonb_populate_record(NULL::requirements, $3::jsonb) x
     WHERE r.tenant_id = $1 AND r.id = $2
   ), ${recordParts('$4')} SELECT 1`,
);

/** Writes down an action on a requirement whose row is locked. */
export async function writeAction(
  context: WriteContext,
  row: RequirementRow,
  told: Told,
  changed: Partial<RequirementRow>,
): Promise<void> {
  const { rows, columns } = recorded(context, row, told);
  const after = JSON.stringify(rowJson({ ...row, ...changed, ...columns }));
  wakeListeners(context.tx, row.tenantId);
  await update.all(context.tx, row.tenantId, row.id, after, recordsJson(rows));
}

const columns = columnList([...requirementColumns, 'grams']);
const insert = statement<{ made: number }, [row: string, records: string]>(
  'requirements.insert',
  `WITH made AS (
     INSERT INTO requirements (${columns})
     SELECT ${columns} FROM jsonb_populate_record(NULL::requirements, $1::jsonb)
     ON CONFLICT (tenant_id, id) DO NOTHING RETURNING id
   ), ${recordParts('$2', 'EXISTS (SELECT FROM made)')} SELECT count(*) AS made FROM made`,
);

/** What a keyword finds a requirement by. */
export function requirementGrams(row: RequirementRow): string[] {
  return gramsOf({ ...row, orderNo: row.requirementNo });
}

/** Stores a new requirement with its first record; false when there is one of its id already. */
export async function insertRequirement(
  context: WriteContext,
  row: RequirementRow,
  records: ReturnType<typeof recorded>['rows'],
): Promise<boolean> {
  const whole = JSON.stringify(rowJson({ ...row, grams: requirementGrams(row) }));
  wakeListeners(context.tx, row.tenantId);
  return (await insert.first(context.tx, whole, recordsJson(records)))?.made === 1;
}
