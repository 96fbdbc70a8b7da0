import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTheClock } from './calendar.ts';
import { backdateMs, effectiveTime } from './effective-time.ts';
import { serviceClock } from './service-clock.ts';
import { computeSla, slaShareAt, slaStateAt } from './sla-clocks.ts';
import { givesMoreTime, warnLeadMinutes } from './targets.ts';
import type { SlaRecord } from './timeline.ts';

const minute = 60_000;
const clock = serviceClock({ timeZone: 'Asia/Shanghai', weekly: roundTheClock });
const targets = { responseMinutes: 30, resolveMinutes: 240 };
const t0 = Date.UTC(2026, 10, 20);

type Step = Partial<SlaRecord> & { action: SlaRecord['action'] };
const statuses: Partial<Record<SlaRecord['action'], number>> = {
  create: 1,
  accept: 3,
  hangUp: 4,
  activate: 3,
  resolve: 5,
  cancel: 7,
  evaluate: 6,
  decline: 1,
  release: 1,
  transfer: 2,
};

/** Records at minutes after creation. */
function records(...steps: [number, Step][]): SlaRecord[] {
  let status: number | undefined;
  return steps.map(([at, step]) => {
    const from = status;
    status = statuses[step.action] ?? status ?? 1;
    return { byKind: 'staff', from, to: status, effectiveAt: t0 + at * minute, ...step };
  });
}

const created: [number, Step] = [0, { action: 'create', targets }];
const accept: Step = { action: 'accept' };
const clocksAfter = (...steps: [number, Step][]) => computeSla(records(created, ...steps), clock);
const minutes = (instant: number | undefined) =>
  instant === undefined ? undefined : (instant - t0) / minute;

describe('an order with a response and a resolution target', () => {
  it('is first judged by its response, soon before it is late, and never both', () => {
    const waiting = clocksAfter();
    expect([minutes(waiting.nextWarnAt), minutes(waiting.nextDueAt)]).toEqual([15, 30]);
    expect([14, 15, 29, 30, 400].map((at) => slaStateAt(waiting, t0 + at * minute))).toEqual([
      'ok',
      'soon',
      'soon',
      'late',
      'late',
    ]);
    expect(slaShareAt(waiting, clock, t0 + 15 * minute)).toBe(0.5);
    expect(slaShareAt(waiting, clock, t0 + 90 * minute)).toBe(1);
  });

  it('goes by its resolution once an engineer accepts, and keeps whether the response was met', () => {
    const accepted = clocksAfter([20, accept]);
    expect(accepted).toMatchObject({ phase: 'running', responseMet: true });
    expect([minutes(accepted.nextWarnAt), minutes(accepted.nextDueAt)]).toEqual([192, 240]);
    expect(clocksAfter([30, accept]).responseMet).toBe(false);
  });

  it('counts a public progress note of staff as a response, but no internal one, transfer or decline', () => {
    expect(minutes(clocksAfter([5, { action: 'progress' }]).respondedAt)).toBe(5);
    expect(clocksAfter([5, { action: 'progress', internal: true }]).respondedAt).toBeUndefined();
    expect(clocksAfter([5, { action: 'transfer' }], [6, { action: 'decline' }]).respondedAt).toBeUndefined();
    expect(clocksAfter([5, { action: 'supplement', byKind: 'client' }]).respondedAt).toBeUndefined();
  });

  it('is met when resolved before the deadline and missed from the deadline on', () => {
    expect(clocksAfter([1, accept], [239, { action: 'resolve' }])).toMatchObject({
      phase: 'met',
      resolveMet: true,
    });
    const missed = clocksAfter([1, accept], [240, { action: 'resolve' }], [500, { action: 'evaluate' }]);
    expect(missed).toMatchObject({ phase: 'missed', counted: true });
    expect(missed.nextDueAt).toBeUndefined();
    expect(slaStateAt(missed, t0)).toBe('missed');
  });

  it('has no deadline after it was cancelled and is left out of attainment', () => {
    expect(clocksAfter([900, { action: 'cancel' }])).toMatchObject({ phase: 'none', counted: false });
  });
});

describe('suspension', () => {
  const hungUp: [number, Step] = [60, { action: 'hangUp', pausesSla: true }];

  it('stops the resolution clock when its reason says so', () => {
    const paused = clocksAfter([1, accept], hungUp);
    expect(paused.phase).toBe('paused');
    expect([paused.nextDueAt, paused.nextWarnAt, paused.resolveDueAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(slaShareAt(paused, clock, t0 + 9999 * minute)).toBe(0.25);
    const resumed = clocksAfter([1, accept], hungUp, [160, { action: 'activate' }]);
    expect(minutes(resumed.nextDueAt)).toBe(340);
  });

  it('lets it run otherwise', () => {
    expect(minutes(clocksAfter([1, accept], [60, { action: 'hangUp' }]).nextDueAt)).toBe(240);
  });

  it('ends when the order is transferred away', () => {
    expect(minutes(clocksAfter([1, accept], hungUp, [100, { action: 'transfer' }]).nextDueAt)).toBe(280);
  });

  it('goes on as if nothing had been when the transfer is taken back', () => {
    const back: Step = { action: 'transfer', to: 4, pausesSla: true };
    const steps: [number, Step][] = [[1, accept], hungUp, [100, { action: 'transfer' }], [130, back]];
    expect(clocksAfter(...steps)).toEqual(clocksAfter([1, accept], hungUp));
    expect(minutes(clocksAfter(...steps, [160, { action: 'activate' }]).nextDueAt)).toBe(340);
  });
});

describe('reopening', () => {
  const resolve: Step = { action: 'resolve' };

  it('does not count the time that the order was resolved', () => {
    expect(minutes(clocksAfter([1, accept], [100, resolve], [500, { action: 'activate' }]).nextDueAt)).toBe(
      640,
    );
  });

  it('leaves at least a quarter of the target', () => {
    const late = clocksAfter([1, accept], [230, resolve], [1000, { action: 'activate' }]);
    expect(minutes(late.nextDueAt)).toBe(1060);
    expect(
      clocksAfter([1, accept], [230, resolve], [1000, { action: 'activate' }], [1059, resolve]).phase,
    ).toBe('met');
  });

  it('cannot undo a miss', () => {
    const again = clocksAfter([1, accept], [300, resolve], [400, { action: 'activate' }], [401, resolve]);
    expect(again).toMatchObject({ phase: 'missed', resolveMet: false });
  });
});

describe('a change of priority or catalogue', () => {
  it('is retroactive: same start, used minutes kept, late at once if so', () => {
    const urgent = { responseMinutes: 10, resolveMinutes: 60 };
    const edited = clocksAfter([20, accept], [100, { action: 'edit', targets: urgent }]);
    expect(minutes(edited.nextDueAt)).toBe(60);
    expect(slaStateAt(edited, t0 + 100 * minute)).toBe('late');
    expect(edited.responseMet).toBe(true);
  });

  it('judges a response that is still awaited by the new target', () => {
    const edited = clocksAfter([5, { action: 'edit', targets: { responseMinutes: 60 } }], [50, accept]);
    expect(edited).toMatchObject({ responseMet: true, phase: 'met' });
  });

  it('needs a reason when it gives more time', () => {
    expect(givesMoreTime(targets, { responseMinutes: 30, resolveMinutes: 241 })).toBe(true);
    expect(givesMoreTime(targets, { responseMinutes: 30 })).toBe(true);
    expect(givesMoreTime(targets, { responseMinutes: 20, resolveMinutes: 240 })).toBe(false);
    expect(givesMoreTime({}, targets)).toBe(false);
  });
});

describe('an order without targets', () => {
  it('is never late', () => {
    const none = computeSla(records([0, { action: 'create' }], [5, accept]), clock);
    expect(slaStateAt(none, Number.MAX_SAFE_INTEGER)).toBe('none');
    expect(slaShareAt(none, clock, t0)).toBeUndefined();
    expect(computeSla([], clock).phase).toBe('none');
  });
});

describe('warnings', () => {
  it('come a fifth of the target ahead, at least half an hour, at most half of the target', () => {
    expect([20, 60, 100, 240].map(warnLeadMinutes)).toEqual([10, 30, 30, 48]);
  });
});

describe('two clocks', () => {
  it('take the device time put right by its skew when it lies between the last record and now', () => {
    expect(effectiveTime({}, 10, 100)).toEqual({ effectiveAt: 100, atRejected: false });
    expect(effectiveTime({ at: 40, skewMs: 10 }, 10, 100)).toEqual({ effectiveAt: 50, atRejected: false });
    expect(effectiveTime({ at: 10, skewMs: 0 }, 10, 100)).toEqual({ effectiveAt: 10, atRejected: false });
  });

  it('take the server time, marked, when the claim is impossible', () => {
    for (const at of [9, 101, Number.NaN]) {
      expect(effectiveTime({ at, skewMs: 0 }, 10, 100)).toEqual({ effectiveAt: 100, atRejected: true });
    }
  });

  it('move a clock back by 12 hours at most', () => {
    const now = 100 * 3_600_000;
    const edge = now - backdateMs;
    expect(backdateMs).toBe(12 * 3_600_000);
    expect(effectiveTime({ at: edge }, 0, now)).toEqual({ effectiveAt: edge, atRejected: false });
    expect(effectiveTime({ at: edge - 1 }, 0, now)).toEqual({ effectiveAt: now, atRejected: true });
    expect(effectiveTime({ at: edge, skewMs: -1 }, 0, now)).toEqual({ effectiveAt: now, atRejected: true });
  });

  it('never to before the session was last in touch', () => {
    expect(effectiveTime({ at: 60, contactAt: 60 }, 10, 100)).toEqual({ effectiveAt: 60, atRejected: false });
    expect(effectiveTime({ at: 59, contactAt: 60 }, 10, 100)).toEqual({ effectiveAt: 100, atRejected: true });
  });
});

/** Random but lawful histories, by what each status allows next. */
const allowed: Record<number, SlaRecord['action'][]> = {
  1: ['accept', 'transfer', 'progress', 'cancel', 'edit'],
  2: ['accept', 'decline', 'progress', 'edit'],
  3: ['hangUp', 'resolve', 'release', 'transfer', 'progress', 'edit', 'accept'],
  4: ['activate', 'transfer', 'edit'],
  5: ['activate', 'evaluate', 'progress'],
  6: ['progress'],
  7: ['progress'],
};
const histories = fc
  .array(fc.tuple(fc.nat(), fc.nat({ max: 300 }), fc.boolean(), fc.integer({ min: 1, max: 500 })), {
    maxLength: 14,
  })
  .map((picks) => {
    const steps: [number, Step][] = [created];
    let at = 0;
    let status = 1;
    for (const [pick, wait, flag, target] of picks) {
      const choices = allowed[status] ?? [];
      const action = choices[pick % choices.length] ?? 'progress';
      at += wait;
      status = statuses[action] ?? status;
      const extra =
        action === 'edit' ? { targets: { responseMinutes: target, resolveMinutes: target * 2 } } : {};
      steps.push([at, { action, internal: flag, pausesSla: action === 'hangUp' && flag, ...extra }]);
    }
    return { steps, end: at, status };
  });

describe('any history', () => {
  it('never gives a negative time, a warning after its deadline, or a share outside 0 to 1', () => {
    fc.assert(
      fc.property(histories, fc.nat({ max: 2000 }), ({ steps, end }, later) => {
        const result = computeSla(records(...steps), clock);
        const share = slaShareAt(result, clock, t0 + (end + later) * minute);
        expect(result.used?.usedMs ?? 0).toBeGreaterThanOrEqual(0);
        if (share !== undefined) expect(share >= 0 && share <= 1).toBe(true);
        if (result.nextDueAt !== undefined) {
          expect(result.nextWarnAt).toBeLessThanOrEqual(result.nextDueAt);
          expect(result.nextDueAt).toBeGreaterThanOrEqual(t0);
        }
      }),
    );
  });

  it('does not change its clocks while it is paused, however long', () => {
    fc.assert(
      fc.property(histories, fc.nat({ max: 10_000 }), ({ steps, end }, pause) => {
        const resumeAfter = (wait: number) =>
          computeSla(
            records(
              ...steps,
              [end, accept],
              [end, { action: 'hangUp', pausesSla: true }],
              [end + wait, { action: 'activate' }],
            ),
            clock,
          );
        const [short, long] = [resumeAfter(0), resumeAfter(pause)];
        if (short.nextDueAt === undefined || short.nextDueAt <= t0 + end * minute) {
          expect(long.nextDueAt).toBe(short.nextDueAt);
        } else expect(long.nextDueAt).toBe(short.nextDueAt + pause * minute);
      }),
    );
  });

  it('is late exactly when finishing now would be a miss', () => {
    fc.assert(
      fc.property(histories, fc.nat({ max: 600 }), ({ steps, end, status }, later) => {
        if (status !== 3) return;
        const at = end + later;
        const before = computeSla(records(...steps), clock);
        const after = computeSla(records(...steps, [at, { action: 'resolve' }]), clock);
        const late = before.resolveDueAt !== undefined && before.resolveDueAt <= t0 + at * minute;
        if (late) expect(after.resolveMet).toBe(false);
        if (after.resolveMet) expect(late).toBe(false);
      }),
    );
  });
});
