import type { RequirementState } from '@svcdesk/core/rules';
import { requirementStatusAt } from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { workTable } from '../../engine/action/work-table.ts';
import { msOf } from '../../engine/instants.ts';
import { requirements } from '../../platform/db/schema/requirements.ts';
import { groupServes } from '../cells/index.ts';
import { ngramsOfOrder } from '../orders/index.ts';

/** A requirement as it is read: words are searched in the database. */
export type RequirementRow = Omit<typeof requirements.$inferSelect, 'grams'>;

/** Columns of that part. */
export const requirementColumns = Object.keys(getTableColumns(requirements)).filter(
  (name) => name !== 'grams',
) as (keyof RequirementRow)[];

/** A requirement as it was found. */
export interface FoundRequirement extends RequirementRow {
  /** The groups that serve its site, whose leads may take it up. */
  readonly servingIds: readonly string[];
}

/** What a keyword finds a requirement by. */
export const ngramsOfRequirement = (row: RequirementRow): string[] =>
  ngramsOfOrder({ ...row, orderNo: row.requirementNo });

export const requirementTable = workTable<RequirementRow, Pick<FoundRequirement, 'servingIds'>>(
  requirements,
  {
    accounts: {},
    columns: `ARRAY(SELECT g.id FROM groups g WHERE g.tenant_id = o.tenant_id AND ${groupServes('o.cell_id')})
    AS "servingIds"`,
    ngrams: ngramsOfRequirement,
  },
);

/** A requirement as the rules see it at a moment: under a live lock it is being handled. */
export function stateOf(
  row: RequirementRow,
  now: number,
  servedByActor?: boolean | undefined,
): RequirementState {
  const lockUntil = msOf(row.lockedUntil);
  return {
    status: requirementStatusAt(row.status, lockUntil, now),
    version: row.version,
    customerId: row.customerId,
    cellId: row.cellId,
    createdById: row.creatorId,
    lockById: row.lockedById ?? undefined,
    lockUntil,
    remindedAt: msOf(row.remindedAt),
    servedByActor,
  };
}
