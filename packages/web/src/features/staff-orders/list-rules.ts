import type { RequestOf } from '@svcdesk/core/contract';
import type { countStatus } from '@svcdesk/core/contract/orders';
import { openStatuses, orderStatusNames } from '@svcdesk/core/rules';
import { type OrderScope, todoStatuses } from '../../shared/domain/order/order-filters.ts';
import type { Account } from '../../shared/platform/api/account.ts';

/** Who hands out work begins with everybody's, a lead with those led, everybody else with their own. */
export function usualScope(may: (code: string) => boolean): OrderScope {
  if (may('review.decide')) return 'led';
  return may('order.transfer') && !may('order.accept') ? 'tenant' : 'mine';
}

/** The scopes that one may look at. */
export function scopesFor(may: (code: string) => boolean): OrderScope[] {
  return may('review.decide') ? ['mine', 'group', 'led', 'cc', 'tenant'] : ['mine', 'group', 'cc', 'tenant'];
}

/**
 * What asks how many of a list's orders stand in each status; nothing where the server counts others than the list
 * shows. A count that disagrees with its list is worse than none.
 */
export function countsOf(
  scope: OrderScope,
  { roles }: Pick<Account, 'roles'>,
): RequestOf<typeof countStatus> | undefined {
  if (scope === 'cc') return undefined;
  if (scope !== 'tenant') return { scope };
  return roles.includes('dispatcher') ? {} : undefined;
}

/** A row of chips: what each one lists, by key. */
export type StatusKey = 'open' | 'todo' | 'any' | (typeof orderStatusNames)[number];

export const statusChips: readonly { key: StatusKey; statuses: readonly number[] }[] = [
  { key: 'open', statuses: openStatuses },
  { key: 'todo', statuses: todoStatuses },
  ...orderStatusNames.map((key, index) => ({ key, statuses: [index + 1] })),
  { key: 'any', statuses: [] },
];

/** The chip that stands for these statuses; nothing for a combination that has none. */
export function chipOf(statuses: readonly number[]): StatusKey | undefined {
  return statusChips.find((chip) => chip.statuses.join() === statuses.join())?.key;
}

/** How many orders a chip lists, by the counts of single statuses. */
export function chipCount(
  statuses: readonly number[],
  counts: ReadonlyMap<number, number> | 'coming' | undefined,
): number | 'coming' | undefined {
  if (!counts || counts === 'coming') return counts;
  const wanted = statuses.length === 0 ? [...counts.keys()] : statuses;
  return wanted.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}
