import type { PriorityCode } from '../order/source.ts';

/**
 * Weight of a minute by priority (1 urgent to 4 low). In a queue a minute of lateness is multiplied by it and a minute
 * that is left is divided by it, so that an urgent order goes before a calm one that is as late or as close to its
 * deadline.
 */
export const priorityWeights: Readonly<Record<PriorityCode, number>> = { 1: 8, 2: 4, 3: 2, 4: 1 };

const weights: Readonly<Record<number, number>> = priorityWeights;

/** Weight of a minute by priority; for an unknown priority that of the lowest. */
export const priorityWeight = (priority: number): number => weights[priority] ?? priorityWeights[4];

/**
 * Sort key of a waiting record, the smallest first: minutes until its deadline divided by the weight of its priority, or,
 * once it is late, minutes late (below zero) times that weight.
 */
export function urgencyOf(priority: PriorityCode, minutesLeft: number): number {
  const weight = priorityWeights[priority];
  return minutesLeft > 0 ? minutesLeft / weight : minutesLeft * weight;
}
