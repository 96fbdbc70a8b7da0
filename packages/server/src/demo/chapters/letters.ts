import { messages } from '../../platform/db/schema/messages.ts';
import type { Basket } from '../bulk/basket.ts';
import type { Chance } from '../chance.ts';
import { instant } from '../company/founding.ts';

const freshMs = 30 * 3_600_000;

/** A message about work of another kind than orders. */
export interface Letter {
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
