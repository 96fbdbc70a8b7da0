/** When something counts as done, and by whose clock. */
export interface EffectiveTime {
  /** The time that counts, in milliseconds since 1970 UTC. */
  readonly effectiveAt: number;
  /** The device's clock was off or the claim impossible, so the server's time counts; shown as a mark. */
  readonly atRejected: boolean;
}

/** What a write says of when it was done, and what is known of the device that says so. */
export interface TimeClaim {
  /** By the device's clock. */
  readonly at?: number | undefined;
  /** Server's now minus the device's time at sending, in milliseconds. */
  readonly skewMs?: number | undefined;
  /** When the account was last in touch with the server, by any session: what is done later than said would have been sent then. */
  readonly contactAt?: number | undefined;
  /** The server itself says it, of what was to happen then and is carried out late: it is believed however late. */
  readonly asOf?: number | undefined;
}

/** How far back a claim moves clocks: a working day without network. */
export const backdateMs = 12 * 3_600_000;

/**
 * The effective time of a write that says when it was done on the device: the device's time put right by the skew,
 * when it lies between the last record and now, at most 12 hours back and not before the account's last contact;
 * else the server's, marked. Nothing counts as done before the last record.
 */
export function effectiveTime(
  { at, skewMs = 0, contactAt = Number.NEGATIVE_INFINITY, asOf }: TimeClaim,
  lastRecordAt: number,
  now: number,
): EffectiveTime {
  if (asOf !== undefined) {
    return { effectiveAt: Math.min(Math.max(asOf, lastRecordAt), now), atRejected: false };
  }
  if (at === undefined) return { effectiveAt: now, atRejected: false };
  const corrected = at + skewMs;
  const possible = corrected >= Math.max(lastRecordAt, contactAt, now - backdateMs) && corrected <= now;
  return possible ? { effectiveAt: corrected, atRejected: false } : { effectiveAt: now, atRejected: true };
}
