/** A record as far as reminders are concerned. */
interface Recorded {
  action: string;
  at: string;
  recordedAt: string;
}

/** When something was last chased and from when it may be again, if that is still to come; of records oldest first. */
export function chasedLately(
  records: readonly Recorded[],
  intervalMs: number,
  nowMs: number,
): { at: string; againAt: string } | undefined {
  const last = records.findLast(({ action }) => action === 'remind');
  if (last === undefined) return undefined;
  // The server counts from when it learnt of it.
  const againMs = Date.parse(last.recordedAt) + intervalMs;
  return againMs <= nowMs ? undefined : { at: last.at, againAt: new Date(againMs).toISOString() };
}
