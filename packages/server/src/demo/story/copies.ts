import type { Effect } from '@svcdesk/core/rules';
import type { orderCc } from '../../platform/db/schema/order-records.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { instant } from '../company/founding.ts';

type CopyRow = typeof orderCc.$inferInsert & { createdAt: string };

/** Who an order was copied to, as the server does it (orders/effects.ts). */
export interface Copies {
  readonly rows: readonly CopyRow[];
  copy(orderId: string, effect: Extract<Effect, { kind: 'copy' }>, byId: string, now: number): void;
}

export function createCopies(company: Company, chance: Chance): Copies {
  const rows: CopyRow[] = [];
  const has = (accountId: string, viaGroupId: string | null) =>
    rows.some((row) => row.accountId === accountId && row.viaGroupId === viaGroupId);
  return {
    rows,
    copy(orderId, { accountIds, groupIds }, byId, now) {
      const named = accountIds.map((accountId) => ({ accountId, viaGroupId: null as string | null }));
      const viaGroups = groupIds.flatMap((viaGroupId) =>
        (company.teams.get(viaGroupId)?.memberIds ?? []).map((accountId) => ({ accountId, viaGroupId })),
      );
      for (const { accountId, viaGroupId } of [...named, ...viaGroups]) {
        if (has(accountId, viaGroupId)) continue;
        rows.push({
          tenantId: company.tenantId,
          id: chance.idAt(now),
          orderId,
          accountId,
          viaGroupId,
          byId,
          createdAt: instant(now),
          readAt: null,
        });
      }
    },
  };
}
