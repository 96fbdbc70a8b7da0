import type { Effect, Recipient, RecordDraft } from '@svcdesk/core/rules';
import { mergeWithinMs } from '../../engine/messages.ts';
import type { LockedRow } from '../../modules/orders/act/lock.ts';
import { paramsOf } from '../../modules/orders/effects.ts';
import type { messages } from '../../platform/db/schema/messages.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import type { Copies } from './copies.ts';

type MessageRow = typeof messages.$inferInsert & { mergedCount: number; createdAt: string };

/** Messages about one order, sent as the server does it (orders/effects.ts). */
export interface Mail {
  readonly rows: readonly MessageRow[];
  send(order: LockedRow, record: RecordDraft, effect: Extract<Effect, { kind: 'message' }>): void;
}

function leadsOf({ teams }: Company, groupId: string): readonly string[] {
  for (const id of teams.get(groupId)?.chain ?? []) {
    const leads = teams.get(id)?.leadIds ?? [];
    if (leads.length > 0) return leads;
  }
  return [];
}

export function createMail(company: Company, copies: Copies, chance: Chance): Mail {
  const rows: MessageRow[] = [];

  function accountsOf(order: LockedRow, recipient: Recipient, now: number): readonly string[] {
    switch (recipient.to) {
      case 'account':
        return [recipient.accountId];
      case 'reporterSide':
        return [order.reportAccountId, order.creatorKind === 'client' ? order.creatorId : null].filter(
          (id) => id !== null,
        );
      case 'lead':
        return leadsOf(company, order.groupId);
      case 'dispatchers':
        return company.dispatcherIds;
      case 'copied':
        return copies.rows.filter(({ createdAt }) => createdAt === instant(now)).map((row) => row.accountId);
      case 'groupOnDuty': {
        const onDuty = company.onDuty(recipient.groupId, now);
        return onDuty.length > 0 ? onDuty : (company.teams.get(recipient.groupId)?.memberIds ?? []);
      }
    }
  }

  return {
    rows,
    send(order, record, { message, recipients }) {
      const now = record.recordedAt;
      const accounts = new Set(recipients.flatMap((recipient) => accountsOf(order, recipient, now)));
      if (record.byId) accounts.delete(record.byId);
      const params = paramsOf(order, record);
      const mergeKey = `${message} ${order.id}`;
      for (const accountId of accounts) {
        const earlier = rows.findLast((row) => row.accountId === accountId && row.mergeKey === mergeKey);
        if (earlier && earlier.createdAt > instant(now - mergeWithinMs)) {
          earlier.mergedCount += 1;
          earlier.params = params;
          earlier.createdAt = instant(now);
          continue;
        }
        rows.push({
          tenantId: order.tenantId,
          id: chance.idAt(now),
          accountId,
          sysMsgFlag: 0,
          kind: message,
          params,
          targetKind: 'order',
          targetId: order.id,
          mergeKey,
          mergedCount: 1,
          readAt: null,
          createdAt: instant(now),
        });
      }
    },
  };
}
