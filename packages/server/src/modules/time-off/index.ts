import type { leave } from '@svcdesk/core/contract';
import { spanOfDays } from '../../engine/days.ts';
import { given, type Nullable } from '../../engine/given.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { insightOf, seenColleagues } from '../plans/index.ts';
import { type Leave, leaveSelect, saveLeave } from './save-time-off.ts';

const touching = statement<
  Nullable<Leave>,
  [tenantId: string, accountIds: readonly string[] | null, from: string, to: string]
>(
  'leave.touching',
  `${leaveSelect} WHERE l.tenant_id = $1 AND ($2::uuid[] IS NULL OR l.account_id = ANY($2::uuid[]))
     AND l.from_at < $4 AND l.to_at > $3 ORDER BY l.from_at, a.name, l.id`,
);

/** Everybody into whose days the reader may look; null for the whole tenant. */
async function allSeen(context: ContextOf<typeof leave.list>): Promise<readonly string[] | null> {
  const insight = await insightOf(context.db, context);
  return insight === 'everybody' ? null : [...insight];
}

export const leaveHandlers: DomainHandlers<typeof leave> = {
  list: async ({ accountIds, from, to }, context): Promise<Leave[]> => {
    const { db, tenantId } = context;
    const span = spanOfDays(context.timeZone, from, to);
    const whose =
      accountIds.length > 0 ? await seenColleagues(db, context, { accountIds }) : await allSeen(context);
    return (await touching.all(db, tenantId, whose, span.from, span.to)).map(given);
  },

  save: saveLeave,
};
