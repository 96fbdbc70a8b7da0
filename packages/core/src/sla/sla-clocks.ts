import { orderStatus } from '../lifecycle/order-status.ts';
import type { Instant } from './instant.ts';
import type { ServiceClock } from './service-clock.ts';
import type { SlaState } from './state.ts';
import { reopenShare, type SlaTargets, warnLeadMinutes } from './targets.ts';
import { type SlaRecord, type Timeline, timelineOf } from './timeline.ts';

/** How much of a deadline's time was used, for showing a share of it. */
export interface UsedTime {
  /** Service milliseconds used until `since`, or in all when the clock stands. */
  readonly usedMs: number;
  readonly allowanceMs: number;
  /** The clock runs on from here; absent when it stands. */
  readonly since?: Instant | undefined;
}

/**
 * Where the clocks of an order stand: a pure function of its records and its calendar, and of nothing else, so a
 * row may keep it and a test may compute it again. What depends on the present comes from `slaStateAt`.
 */
export interface SlaClocks {
  readonly phase: 'none' | 'running' | 'paused' | 'met' | 'missed';
  readonly respondedAt?: Instant | undefined;
  readonly responseDueAt?: Instant | undefined;
  /** Absent while the clock stands. */
  readonly resolveDueAt?: Instant | undefined;
  /** The earlier of the unmet response and the resolution deadline; absent when paused, none or over. */
  readonly nextDueAt?: Instant | undefined;
  /** From when on it counts as due soon. */
  readonly nextWarnAt?: Instant | undefined;
  /** Absent while not responded to, or without a target. */
  readonly responseMet?: boolean | undefined;
  /** Absent while not resolved, or without a target. A miss stays a miss over reopenings. */
  readonly resolveMet?: boolean | undefined;
  /** Whether it counts in attainment; cancelled orders and those without targets do not. */
  readonly counted: boolean;
  readonly used?: UsedTime | undefined;
}

const minuteMs = 60_000;
const nothing: SlaClocks = { phase: 'none', counted: false };

interface Deadline {
  readonly dueAt?: Instant | undefined;
  readonly warnAt?: Instant | undefined;
  readonly used: UsedTime;
}

function responseDeadline(timeline: Timeline, minutes: number, clock: ServiceClock): Deadline {
  const allowanceMs = minutes * minuteMs;
  return {
    dueAt: clock.after(timeline.createdAt, allowanceMs),
    warnAt: clock.after(timeline.createdAt, allowanceMs - warnLeadMinutes(minutes) * minuteMs),
    used: { usedMs: 0, allowanceMs, since: timeline.createdAt },
  };
}

/** Service time used in each of the first stretches, summed up before each. */
function usedBefore(timeline: Timeline, stretches: number, clock: ServiceClock): readonly number[] {
  const sums = [0];
  for (const { from, to } of timeline.running.slice(0, stretches)) {
    sums.push((sums.at(-1) ?? 0) + (to === undefined ? 0 : clock.between(from, to)));
  }
  return sums;
}

/** When so much time is used, over the first stretches, the last of them taken as endless. */
function reachedAt(
  timeline: Timeline,
  stretches: number,
  sums: readonly number[],
  serviceMs: number,
  clock: ServiceClock,
): Instant | undefined {
  for (let index = 0; index < stretches; index += 1) {
    const stretch = timeline.running[index];
    const isLast = index === stretches - 1;
    if (stretch && (isLast || (sums[index + 1] ?? 0) >= serviceMs)) {
      return clock.after(stretch.from, serviceMs - (sums[index] ?? 0));
    }
  }
  return undefined;
}

/** The resolution deadline as it stood after the first stretches, by the targets given. */
function resolveDeadline(
  timeline: Timeline,
  stretches: number,
  minutes: number,
  clock: ServiceClock,
): Deadline {
  const sums = usedBefore(timeline, stretches, clock);
  const targetMs = minutes * minuteMs;
  let allowanceMs = targetMs;
  for (const index of timeline.reopenedAt) {
    if (index < stretches) allowanceMs = Math.max(allowanceMs, (sums[index] ?? 0) + targetMs * reopenShare);
  }
  const warnMs = allowanceMs - warnLeadMinutes(minutes) * minuteMs;
  const last = timeline.running[stretches - 1];
  const runs = last?.to === undefined;
  return {
    dueAt: reachedAt(timeline, stretches, sums, allowanceMs, clock),
    warnAt: reachedAt(timeline, stretches, sums, warnMs, clock),
    used: {
      usedMs: sums[runs ? stretches - 1 : stretches] ?? 0,
      allowanceMs,
      since: runs ? last?.from : undefined,
    },
  };
}

function met(dueAt: Instant | undefined, at: Instant): boolean {
  return dueAt === undefined || at < dueAt;
}

function responsePart(timeline: Timeline, clock: ServiceClock): Partial<SlaClocks> & { deadline?: Deadline } {
  const { respondedAt } = timeline;
  const minutes = (timeline.targetsAtResponse ?? timeline.targets).responseMinutes;
  if (minutes === undefined) return { respondedAt };
  const deadline = responseDeadline(timeline, minutes, clock);
  const responseDueAt = deadline.dueAt;
  if (respondedAt === undefined) return { responseDueAt, deadline };
  return { respondedAt, responseDueAt, responseMet: met(responseDueAt, respondedAt) };
}

function everyResolutionMet(timeline: Timeline, clock: ServiceClock): boolean {
  return timeline.resolutions.every(
    ({ at, stretches, targets }) =>
      targets.resolveMinutes === undefined ||
      met(resolveDeadline(timeline, stretches, targets.resolveMinutes, clock).dueAt, at),
  );
}

function earlier(a: Instant | undefined, b: Instant | undefined): Instant | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

function hasTargets({ responseMinutes, resolveMinutes }: SlaTargets): boolean {
  return responseMinutes !== undefined || resolveMinutes !== undefined;
}

/** Computes the clocks of an order from its records, oldest first. `clock` is that of the order's calendar. */
export function computeSla(records: readonly SlaRecord[], clock: ServiceClock): SlaClocks {
  const timeline = timelineOf(records);
  if (!timeline) return nothing;
  const { targets, status, respondedAt } = timeline;
  if (status === orderStatus.cancelled || !hasTargets(targets)) return { ...nothing, respondedAt };
  const { deadline: response, ...responded } = responsePart(timeline, clock);
  const minutes = targets.resolveMinutes;
  const resolve =
    minutes === undefined ? undefined : resolveDeadline(timeline, timeline.running.length, minutes, clock);

  if (status >= orderStatus.resolved || !(resolve || response)) {
    const resolveMet =
      resolve && status >= orderStatus.resolved ? everyResolutionMet(timeline, clock) : undefined;
    const phase = (resolveMet ?? responded.responseMet) ? 'met' : 'missed';
    return {
      ...responded,
      phase,
      resolveDueAt: resolve?.dueAt,
      resolveMet,
      used: resolve?.used,
      counted: true,
    };
  }
  if (timeline.paused) {
    return { ...responded, phase: 'paused', used: resolve?.used, counted: true };
  }
  const nextDueAt = earlier(response?.dueAt, resolve?.dueAt);
  const isResponse = response !== undefined && (!resolve || response.dueAt === nextDueAt);
  return {
    ...responded,
    phase: 'running',
    resolveDueAt: resolve?.dueAt,
    nextDueAt,
    nextWarnAt: earlier(response?.warnAt, resolve?.warnAt),
    used: isResponse ? response.used : resolve?.used,
    counted: true,
  };
}

/** Where an order stands at an instant. Late from `nextDueAt` on; soon from `nextWarnAt` until then. */
export function slaStateAt(
  clocks: Pick<SlaClocks, 'phase' | 'nextDueAt' | 'nextWarnAt'>,
  now: Instant,
): SlaState {
  if (clocks.phase !== 'running') return clocks.phase;
  if (clocks.nextDueAt !== undefined && clocks.nextDueAt <= now) return 'late';
  return clocks.nextWarnAt !== undefined && clocks.nextWarnAt <= now ? 'soon' : 'ok';
}

/** Part of the time used, 0 to 1, of the deadline that comes next; undefined without a target. */
export function slaShareAt(
  clocks: Pick<SlaClocks, 'used'>,
  clock: ServiceClock,
  now: Instant,
): number | undefined {
  const { used } = clocks;
  if (!used) return undefined;
  const usedMs = used.usedMs + (used.since === undefined ? 0 : clock.between(used.since, now));
  return used.allowanceMs > 0 ? Math.min(1, Math.max(0, usedMs / used.allowanceMs)) : 1;
}
