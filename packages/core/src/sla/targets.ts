/** What was promised for an order, in minutes of service time; an absent one was not promised. */
export interface SlaTargets {
  readonly responseMinutes?: number | undefined;
  readonly resolveMinutes?: number | undefined;
}

/** Part of the target that a reopened order has left at least. */
export const reopenShare = 0.25;

/**
 * How long before a deadline it counts as soon, in minutes of service time: a fifth of the target, but at least
 * 30 minutes, and never more than half.
 */
export function warnLeadMinutes(targetMinutes: number): number {
  return Math.min(targetMinutes / 2, Math.max(targetMinutes / 5, 30));
}

/** Whether new targets give more time than old ones, for either clock; such a change needs a reason. */
export function givesMoreTime(from: SlaTargets, to: SlaTargets): boolean {
  const longer = (a: number | undefined, b: number | undefined) =>
    a !== undefined && (b === undefined || b > a);
  return longer(from.responseMinutes, to.responseMinutes) || longer(from.resolveMinutes, to.resolveMinutes);
}
