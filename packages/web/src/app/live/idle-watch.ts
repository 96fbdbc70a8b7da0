const minuteMs = 60_000;
/** How exactly time without a touch is kept. */
export const lookMs = 15_000;
/** So long before the end a person with waiting work is warned. */
const warnMs = 5 * minuteMs;

/** What the watch goes by. */
export interface IdleHost {
  now(): number;
  /** When this session was last touched, in any tab. */
  lastTouch(): number;
  keepTouch(at: number): void;
  /** How much of this account has not reached the server. */
  waitingCount(): number;
  /** Resolves with whether the person was there. */
  warn(count: number): Promise<boolean>;
  /** Lets the server know that the session is used, by a person who only reads. */
  stayInTouch(): void;
  end(): void;
}

/** Ends a session after as long without a touch as its tenant sets, and says so before while work waits to be sent. */
export function createIdleWatch(minutes: number, host: IdleHost) {
  const limitMs = minutes * minuteMs;
  const warnAfterMs = limitMs - Math.min(warnMs, limitMs / 2);
  let inTouchAt = host.now();
  let isWarned = false;

  function idleMsAt(at: number): number {
    const idleMs = at - host.lastTouch();
    if (idleMs >= 0) return idleMs;
    // The device's clock was put back: the time begins anew, and not once that clock is as late again.
    host.keepTouch(at);
    return 0;
  }

  function look(): void {
    const idleMs = idleMsAt(host.now());
    if (idleMs >= limitMs) {
      host.end();
      return;
    }
    const count = host.waitingCount();
    if (isWarned || idleMs < warnAfterMs || count === 0) return;
    isWarned = true;
    void host.warn(count).then((isHere) => isHere && touched());
  }

  function touched(): void {
    const at = host.now();
    const idleMs = idleMsAt(at);
    // Too late: who touches it now may be another person.
    if (idleMs >= limitMs) {
      look();
      return;
    }
    if (idleMs < lookMs) return;
    host.keepTouch(at);
    isWarned = false;
    if (at - inTouchAt < limitMs / 3) return;
    inTouchAt = at;
    host.stayInTouch();
  }

  return { look, touched };
}
