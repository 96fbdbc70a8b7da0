import type { OrderAction } from '../lifecycle/action.ts';
import { orderStatus } from '../lifecycle/order-status.ts';
import type { Instant } from './instant.ts';
import type { SlaTargets } from './targets.ts';

/** What the clocks read of a handle record; the records of an order come oldest first. */
export interface SlaRecord {
  readonly action: OrderAction;
  /** Status before; tells a resumption from a reopening. */
  readonly from?: number | undefined;
  readonly to: number;
  readonly byKind?: 'staff' | 'client' | 'job' | undefined;
  readonly effectiveAt: Instant;
  readonly internal?: boolean | undefined;
  /** With what puts it on hold: the reason stops the resolution clock. */
  readonly pausesSla?: boolean | undefined;
  /** With create and with an edit that changed priority or catalogue: the targets in force from then on. */
  readonly targets?: SlaTargets | undefined;
}

/** A stretch in which the resolution clock runs; without an end it still does. */
export interface Running {
  readonly from: Instant;
  readonly to?: Instant | undefined;
}

/** What happened to an order, as its clocks see it; no calendar and no arithmetic yet. */
export interface Timeline {
  readonly createdAt: Instant;
  readonly targets: SlaTargets;
  readonly respondedAt?: Instant | undefined;
  /** Targets in force when it was responded to: a met response is not judged again. */
  readonly targetsAtResponse?: SlaTargets | undefined;
  readonly running: readonly Running[];
  /** Index into `running` of the stretch that each reopening began. */
  readonly reopenedAt: readonly number[];
  /** Every resolution: when, after how many stretches, and the targets in force. */
  readonly resolutions: readonly {
    readonly at: Instant;
    readonly stretches: number;
    readonly targets: SlaTargets;
  }[];
  readonly status: number;
  readonly paused: boolean;
}

function responds(record: SlaRecord): boolean {
  if (record.action === 'accept' || record.action === 'resolve') return true;
  return record.action === 'progress' && record.byKind !== 'client' && !record.internal;
}

/**
 * Reads records into a timeline. A record that claims to be older than the one before it counts from that one, so
 * that no stretch is negative. Undefined without records.
 */
export function timelineOf(records: readonly SlaRecord[]): Timeline | undefined {
  const first = records[0];
  if (!first) return undefined;
  let at = first.effectiveAt;
  let targets: SlaTargets = first.targets ?? {};
  let respondedAt: Instant | undefined;
  let targetsAtResponse: SlaTargets | undefined;
  let paused = false;
  const running: Running[] = [{ from: at }];
  const reopenedAt: number[] = [];
  const resolutions: { at: Instant; stretches: number; targets: SlaTargets }[] = [];
  const stop = () => {
    const last = running.at(-1);
    if (last && last.to === undefined) running[running.length - 1] = { from: last.from, to: at };
  };
  const start = () => {
    if (running.at(-1)?.to !== undefined) running.push({ from: at });
  };
  for (const record of records) {
    at = Math.max(at, record.effectiveAt);
    targets = record.targets ?? targets;
    if (respondedAt === undefined && responds(record)) {
      respondedAt = at;
      targetsAtResponse = targets;
    }
    if (record.to === record.from) continue;
    if (record.to === orderStatus.suspended) {
      paused = record.pausesSla === true;
      // Handed on and taken back, it counts as never having run in between.
      if (paused && record.action === 'transfer' && running.length > 1) running.pop();
      else if (paused) stop();
    } else if (record.to === orderStatus.resolved || record.to === orderStatus.cancelled) {
      paused = false;
      stop();
      if (record.to === orderStatus.resolved) resolutions.push({ at, stretches: running.length, targets });
    } else if (record.to < orderStatus.resolved) {
      paused = false;
      start();
      if (record.from === orderStatus.resolved) reopenedAt.push(running.length - 1);
    }
  }
  const status = records.at(-1)?.to ?? first.to;
  return {
    createdAt: first.effectiveAt,
    targets,
    respondedAt,
    targetsAtResponse,
    running,
    reopenedAt,
    resolutions,
    status,
    paused,
  };
}
