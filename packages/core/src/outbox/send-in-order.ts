import { type ActionTarget, type OutboxItem, recordOf } from './outbox-item.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** What a record says of itself when it is looked at anew. */
export interface CurrentRecord {
  version: number;
  status?: number;
  can: readonly string[];
}

/** What sending in order needs of the world. */
export interface SenderHost<Item extends OutboxItem> {
  /** Whose actions may go now; none while no account is signed in. */
  account(): string | undefined;
  /** What waits on this device, in any order. */
  items(): Promise<Item[]>;
  /** Whether another program holds files of it, and sends it. */
  isHeldElsewhere(item: Item): boolean;
  save(item: Item): Promise<void>;
  remove(item: Item): Promise<void>;
  /** Sends it, its files first; `keep` writes down how far that is. */
  send(item: Item, keep: (item: Item) => Promise<void>): Promise<unknown>;
  /** The record as it is now; undefined where nothing can be said of it. */
  fetchCurrent(item: Item): Promise<CurrentRecord | undefined>;
  report(item: Item, outcome: Outcome): void;
  now(): number;
}

/** Age after which the person may have forgotten it. Soon after, the server no longer knows its key. */
export const asksAfterMs = 6 * 86_400_000;
/** A server that breaks over an item so often will break again. */
const maxFailures = 5;
/** So often a record may change between a look and the sending. */
const maxLooks = 3;

/** Whether what was done still fits, although the record is not the same any more: it can be done, and from that state. */
function stillFits({ action, status }: ActionTarget, live: CurrentRecord): boolean {
  return live.can.includes(action) && (status === undefined || live.status === status);
}

/**
 * Sends what this account has done, in the order in which it was done. An item that was refused holds up those about
 * the same record only. Gives how long to wait at least before the next run; undefined when there is nothing to try.
 */
export async function sendInOrder<Item extends OutboxItem>(
  host: SenderHost<Item>,
): Promise<number | undefined> {
  const held = new Set<string>();
  const tried = new Set<string>();
  let again: number | undefined;
  for (;;) {
    const item = await nextItem(host, held, tried);
    if (!item) return again;
    tried.add(item.key);
    const isWaiting = item.state === 'waiting';
    const isElsewhere = isWaiting && host.isHeldElsewhere(item);
    if (!isWaiting || isElsewhere || isOld(item, host.now())) {
      // A program that holds files may have ended: then the item goes from here, after a while.
      if (isElsewhere) again = 0;
      else if (isWaiting) await host.save({ ...item, state: 'asks' });
      held.add(recordOf(item));
      continue;
    }
    const { outcome, sent } = await attempt(host, item);
    if (outcome.state === 'done') await host.remove(sent);
    else if (outcome.state === 'refused' || outcome.state === 'broken') {
      const failures = sent.failures + 1;
      const over = outcome.state === 'refused' || failures >= maxFailures;
      const { refusal } = outcome;
      await host.save(over ? { ...sent, failures, refusal, state: 'refused' } : { ...sent, failures });
      held.add(recordOf(sent));
      if (!over) again = 0;
    }
    host.report(sent, outcome);
    if (outcome.state === 'signedOut') return undefined;
    if (outcome.state === 'later') return outcome.afterMs ?? 0;
  }
}

function isOld({ savedAtMs }: OutboxItem, nowMs: number): boolean {
  return nowMs - savedAtMs > asksAfterMs;
}

/** Asked anew each time: something may have been done, withdrawn or signed out in between. */
async function nextItem<Item extends OutboxItem>(
  host: SenderHost<Item>,
  held: ReadonlySet<string>,
  tried: ReadonlySet<string>,
): Promise<Item | undefined> {
  const account = host.account();
  if (account === undefined) return undefined;
  const line = (await host.items())
    .filter((item) => item.account === account && !tried.has(item.key))
    .sort((a, b) => a.place - b.place);
  return line.find((item) => !held.has(recordOf(item)));
}

/** Sends one item. When the record has changed since, what was done goes on all the same if it still fits. */
async function attempt<Item extends OutboxItem>(
  host: SenderHost<Item>,
  item: Item,
): Promise<{ outcome: Outcome; sent: Item }> {
  let sent = item;
  const keep = async (further: Item) => {
    sent = further;
    await host.save(further);
  };
  for (let looks = 0; ; looks++) {
    try {
      return { outcome: { state: 'done', data: await host.send(sent, keep) }, sent };
    } catch (error) {
      const outcome = outcomeOf(error);
      const changed = outcome.state === 'refused' && outcome.refusal.code === 'orderChanged';
      if (!changed || looks === maxLooks || !sent.about) return { outcome, sent };
      const live = await host.fetchCurrent(sent).catch(() => undefined);
      if (!live || !stillFits(sent.about, live)) return { outcome, sent };
      // Written down before it leaves: after a break the very same must go again.
      await keep({ ...sent, request: { ...sent.request, version: live.version } });
    }
  }
}
