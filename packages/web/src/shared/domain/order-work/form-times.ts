const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The next full or half hour, as good a time to begin as any. */
export function nextHalfHour(nowMs: number): Date {
  return new Date(Math.ceil(nowMs / (30 * minuteMs)) * 30 * minuteMs);
}

/** A morning some days ahead, in the device's zone. */
export function morningIn(days: number, nowMs: number, hour = 9): Date {
  const morning = new Date(nowMs + days * dayMs);
  morning.setHours(hour, 0, 0, 0);
  return morning;
}

export function plusMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString();
}
