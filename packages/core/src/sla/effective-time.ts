/** When something counts as done, and by whose clock. */
export interface EffectiveTime {
  /** The time that counts, in milliseconds since 1970 UTC. */
  readonly effectiveAt: number;
  /** The device's clock was off or the claim impossible, so the server's time counts; shown as a mark. */
  readonly atRejected: boolean;
}

/**
 * The effective time of a write that says when it was done on the device: the device's time put right by the
 * skew, when it lies between the last record and now; else the server's, marked.
 */
export function effectiveTime(
  at: number | undefined,
  skewMs: number | undefined,
  lastRecordAt: number,
  now: number,
): EffectiveTime {
  if (at === undefined) return { effectiveAt: now, atRejected: false };
  const corrected = at + (skewMs ?? 0);
  const possible = corrected >= lastRecordAt && corrected <= now;
  return possible ? { effectiveAt: corrected, atRejected: false } : { effectiveAt: now, atRejected: true };
}
