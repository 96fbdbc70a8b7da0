import { SvcdeskError } from '@svcdesk/core';
import type { leave } from '@svcdesk/core/contract';
import { statement } from '../../db/index.ts';
import type { DomainHandlers } from '../../http/handler.ts';
import { spanOfDays } from '../plans/days.ts';
import { insightOf, sees } from '../plans/people.ts';
import { type Leave, type LeaveRow, leaveOf, leaveSelect } from './leave-row.ts';
import { saveLeave } from './save-leave.ts';

const touching = statement<
  LeaveRow,
  [tenantId: string, accountIds: readonly string[] | null, from: string, to: string]
>(
  'leave.touching',
  `${leaveSelect} WHERE l.tenant_id = $1 AND ($2::uuid[] IS NULL OR l.account_id = ANY($2::uuid[]))
     AND l.from_at < $4 AND l.to_at > $3 ORDER BY l.from_at, a.name, l.id`,
);

export const leaveHandlers: DomainHandlers<typeof leave> = {
  list: async ({ accountIds, from, to }, context): Promise<Leave[]> => {
    const { db, tenantId } = context;
    const span = spanOfDays(context.timeZone, from, to);
    const insight = await insightOf(db, context);
    if (accountIds.some((id) => !sees(insight, id))) throw new SvcdeskError('notFound');
    const whose = accountIds.length > 0 ? accountIds : insight === 'everybody' ? null : [...insight];
    return (await touching.all(db, tenantId, whose, span.from, span.to)).map(leaveOf);
  },

  save: saveLeave,
};
