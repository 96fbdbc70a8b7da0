import { openStatuses, orderStatusNames } from '@svcdesk/core/rules';
import { todoStatuses } from '../../../shared/domain/order/order-filters.ts';

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
