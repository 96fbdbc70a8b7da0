import type { DataOf } from '@svcdesk/core/contract';
import type { history } from '@svcdesk/core/contract/orders';

type Entry = Pick<DataOf<typeof history>[number], 'action' | 'internal' | 'changes' | 'recordedAt'>;

/** What sends the reporter a message, or stands on their screen as a note. */
const tells: readonly string[] = ['accept', 'depart', 'hangUp', 'activate', 'progress'];

/** So long a time has stood on the customer's own screen that it counts as known: what was agreed by phone is no message. */
const knownMs = 60 * 60_000;

interface TimeSet {
  before: string;
  after: string;
  /** From when it stood, and until when. */
  fromMs: number;
  untilMs: number;
}

/** The times that an order was given, one after the other. */
function timesSet(entries: readonly Entry[], nowMs: number): TimeSet[] {
  const set = entries.flatMap(({ changes, recordedAt }) => {
    const change = changes?.find(({ field }) => field === 'planStart');
    const { before = '', after = '' } = change ?? {};
    return change ? [{ before, after, fromMs: Date.parse(recordedAt) }] : [];
  });
  return set.map((each, place) => ({ ...each, untilMs: set[place + 1]?.fromMs ?? nowMs }));
}

/**
 * The time that a customer was last told, by the order's history, oldest first; `start` is the one that it had last. A time
 * that was changed again before anything reached the customer was never agreed: the one before it was.
 */
export function lastTold(entries: readonly Entry[], start: string, nowMs: number): string {
  const told = entries
    .filter(({ action, internal }) => tells.includes(action) && !internal)
    .map(({ recordedAt }) => Date.parse(recordedAt));
  let earlier = timesSet(entries, nowMs);
  let found = start;
  for (;;) {
    const set = earlier.findLast(({ after }) => Date.parse(after) === Date.parse(found));
    // What its history does not tell of, it got as it was accepted; and what had none before has nothing else to name.
    if (!set || set.before === '') return found;
    const { before, fromMs, untilMs } = set;
    const isKnown = untilMs - fromMs >= knownMs || told.some((at) => at >= fromMs && at < untilMs);
    if (isKnown) return found;
    found = before;
    earlier = earlier.slice(0, earlier.indexOf(set));
  }
}
