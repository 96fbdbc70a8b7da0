import type { RequirementState } from '@svcdesk/core/rules';
import { requirementStatusAt } from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { msOf } from '../../engine/instants.ts';
import { requirements } from '../../platform/db/schema/requirements.ts';

/** A requirement as it is stored. */
export type StoredRequirement = typeof requirements.$inferSelect;

/** The part that is read: words are searched in the database. */
export type RequirementRow = Omit<StoredRequirement, 'grams'>;

/** Columns of that part. */
export const requirementColumns = Object.keys(getTableColumns(requirements)).filter(
  (name) => name !== 'grams',
) as (keyof RequirementRow)[];

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
