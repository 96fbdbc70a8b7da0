/** A clock that runs like the machine's and can be put forward. */
export interface TestClock {
  now(): Date;
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms) {
      ahead += ms;
    },
  };
}

const hourMs = 3_600_000;
/** Tests' tenants keep Chinese time, which is eight hours ahead all year. */
const aheadMs = 8 * hourMs;

/** Puts a clock forward to the next time that it is an hour of the day in the tenants' zone. */
export function advanceToHour(clock: TestClock, hour: number): void {
  const local = clock.now().getTime() + aheadMs;
  const intoDay = local % (24 * hourMs);
  clock.advance((hour * hourMs - intoDay + 24 * hourMs) % (24 * hourMs));
}
