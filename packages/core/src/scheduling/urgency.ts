import type { PriorityCode } from '../order/source.ts';

/**
 * How much a minute counts by priority (1 urgent to 4 low). What waits is sorted by it: a minute late counts as many
 * times, and a minute that is left as many times less, so that an urgent order goes before a calm one that is as late
 * or as close to its deadline.
 */
export const priorityWeights: Readonly<Record<PriorityCode, number>> = { 1: 8, 2: 4, 3: 2, 4: 1 };

const weights: Readonly<Record<number, number>> = priorityWeights;

/** How much a minute counts of what has a priority; of one that is not known as little as of the calmest. */
export const priorityWeight = (priority: number): number => weights[priority] ?? priorityWeights[4];

/**
 * The place of something that waits among others, the smallest first: minutes until it is due over the weight of its
 * priority, and minutes late, below zero, times it.
 */
export function urgencyOf(priority: PriorityCode, minutesLeft: number): number {
  const weight = priorityWeights[priority];
  return minutesLeft > 0 ? minutesLeft / weight : minutesLeft * weight;
}
