import { messages } from '../../platform/db/schema/messages.ts';
import type { Basket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { instant } from '../company/founding.ts';

const dayMs = 86_400_000;

const notices = [
  { kind: 'system.release', daysAgo: 12, params: { version: '0.1.0', title: '手机报修、接单与评价上线' } },
  {
    kind: 'system.notice',
    daysAgo: 3,
    params: { title: '本周六 22:00-24:00 机房例行维护，期间系统可能短暂中断' },
  },
] as const;

/** What the system notifies all staff of; the older one was read. */
export function putNotices(
  basket: Basket,
  chance: Chance,
  { tenantId, members }: Company,
  now: number,
): void {
  for (const { kind, daysAgo, params } of notices) {
    const at = now - daysAgo * dayMs;
    for (const { id: accountId } of members.values()) {
      basket.put(messages, {
        tenantId,
        id: chance.idAt(at),
        accountId,
        sysMsgFlag: 1,
        kind,
        params: { ...params },
        targetKind: null,
        targetId: null,
        mergeKey: `${kind} ${daysAgo}`,
        mergedCount: 1,
        readAt: daysAgo > 7 ? instant(at + dayMs / 4) : null,
        createdAt: instant(at),
      });
    }
  }
}

const freshMs = 30 * 3_600_000;

/** A message about work of another kind than orders. */
interface Letter {
  readonly tenantId: string;
  readonly accountIds: readonly string[];
  readonly kind: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly target: { readonly kind: string; readonly id: string };
  readonly at: number;
}

/** Puts a message into everybody's list; what is older than a day was read. */
export function putLetter(basket: Basket, chance: Chance, now: number, letter: Letter): void {
  const { tenantId, kind, params, target, at } = letter;
  for (const accountId of new Set(letter.accountIds)) {
    basket.put(messages, {
      tenantId,
      id: chance.idAt(at),
      accountId,
      sysMsgFlag: 0,
      kind,
      params: { ...params },
      targetKind: target.kind,
      targetId: target.id,
      mergeKey: `${kind} ${target.id}`,
      mergedCount: 1,
      readAt: now - at > freshMs ? instant(at + freshMs / 10) : null,
      createdAt: instant(at),
    });
  }
}
