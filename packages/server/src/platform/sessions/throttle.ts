import { normalizeIP } from '@fastify/rate-limit';
import { SvcdeskError } from '@svcdesk/core';
import { type Queryable, statement } from '../db/index.ts';

/** What one subscriber is counted by: with IPv6 they are given a /64, so its addresses count as one. */
export function addressKey(address: string): string {
  return normalizeIP(address, 64);
}

/** A network that something is counted by: how many times as much as one subscriber it may do. */
export interface CountedNetwork {
  readonly key: string;
  readonly share: number;
}

const widerShares = [
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
];

/** The shares of {@link networksOf} an IPv6 address, in its order. */
export const networkShares: readonly number[] = [1, ...widerShares.map(({ share }) => share)];

/** All that an address is counted by: itself, and the networks around it with how many times as much each may do. */
export function networksOf(address: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  return [{ key: addressKey(address), share: 1 }, ...widerNetworks(address)];
}

/** The networks around an IPv6 address that one organisation may hold; each may do a few times what a /64 may. */
function widerNetworks(address: string): readonly CountedNetwork[] {
  // One of IPv4 may be in IPv6's clothes.
  if (!addressKey(address).includes(':')) return [];
  return widerShares.map(({ bits, share }) => ({ key: `${normalizeIP(address, bits)}/${bits}`, share }));
}

/** The widest network around an address that one organisation may hold: itself with IPv4. */
export function widestNetwork(address: string): string {
  return widerNetworks(address).at(-1)?.key ?? addressKey(address);
}

/** How often something may happen to one subject within a window that begins with the first time. */
export interface Allowance {
  readonly kind: string;
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

export const hourMs = 3_600_000;

/** How often an address may do something, all its callers together, and how often the networks that it lies in. */
export function ofAddress(address: string, kind: string, most: number, windowMs = hourMs): Allowance[] {
  return networksOf(address).map(({ key, share }) => ({ kind, subject: key, most: most * share, windowMs }));
}

/** How often an account may do something, wherever it asks from. */
export function ofAccount(
  { tenantId, actor }: { readonly tenantId: string; readonly actor: { readonly accountId: string } },
  kind: string,
  most: number,
  windowMs: number,
): Allowance {
  return { kind, subject: `${tenantId} ${actor.accountId}`, most, windowMs };
}

interface Counter {
  count: number;
  lockedUntilAt: string | null;
  windowStartAt: string;
}

/**
 * A window that begins later than clocks of servers differ was begun by a clock that was wrong, and would last until
 * that time comes: it counts as over.
 */
const clocksDifferBy = "interval '5 minutes'";
const over = `(t.expires_at <= $3::timestamptz OR t.window_start_at > $3::timestamptz + ${clocksDifferBy})`;

const countOne = statement<Counter, [kind: string, subject: string, at: Date, windowMs: number, by: number]>(
  'throttles.countOne',
  `INSERT INTO throttles AS t (kind, subject, count, window_start_at, expires_at)
   VALUES ($1, $2, $5, $3::timestamptz, $3::timestamptz + $4::float8 * interval '1 millisecond')
   ON CONFLICT (kind, subject) DO UPDATE SET
     count = CASE WHEN ${over} THEN $5 ELSE t.count + $5 END,
     window_start_at = CASE WHEN ${over} THEN $3::timestamptz ELSE t.window_start_at END,
     locked_until_at = CASE WHEN ${over} THEN NULL ELSE t.locked_until_at END,
     expires_at = CASE WHEN ${over}
       THEN $3::timestamptz + $4::float8 * interval '1 millisecond' ELSE t.expires_at END
   RETURNING count, locked_until_at AS "lockedUntilAt", window_start_at AS "windowStartAt"`,
);

const lockUntil = statement<object, [kind: string, subject: string, until: Date, keepUntil: Date]>(
  'throttles.lock',
  `UPDATE throttles SET locked_until_at = $3, expires_at = greatest(expires_at, $4)
   WHERE kind = $1 AND subject = $2`,
);

const clear = statement<object, [kind: string, subject: string]>(
  'throttles.clear',
  'DELETE FROM throttles WHERE kind = $1 AND subject = $2',
);

const read = statement<
  Counter & { kind: string; subject: string },
  [kinds: string[], subjects: string[], at: Date]
>(
  'throttles.read',
  `SELECT kind, subject, count, locked_until_at AS "lockedUntilAt", window_start_at AS "windowStartAt" FROM throttles
   WHERE (kind, subject) IN (SELECT * FROM unnest($1::text[], $2::text[])) AND expires_at > $3
     AND window_start_at <= $3::timestamptz + ${clocksDifferBy}`,
);

/** Failures of a subject so far, and until when it is locked. */
export interface Standing {
  readonly count: number;
  readonly lockedMs: number;
}

/** What is known of several subjects, in their order. */
export async function standings(
  on: Queryable,
  subjects: readonly Pick<Allowance, 'kind' | 'subject'>[],
  at: Date,
): Promise<Standing[]> {
  const rows = await read.all(
    on,
    subjects.map(({ kind }) => kind),
    subjects.map(({ subject }) => subject),
    at,
  );
  return subjects.map(({ kind, subject }) => {
    const row = rows.find((each) => each.kind === kind && each.subject === subject);
    return row ? { count: row.count, lockedMs: msUntil(row.lockedUntilAt, at) } : { count: 0, lockedMs: 0 };
  });
}

/** Adds several at once to what a subject did within its window, and gives the sum. */
export async function countBy(
  on: Queryable,
  { kind, subject, windowMs }: Omit<Allowance, 'most'>,
  by: number,
  at: Date,
): Promise<number> {
  return (await countOne.first(on, kind, subject, at, windowMs, by))?.count ?? by;
}

/** Counts one failure and locks the subject when there were too many. */
export async function countFailure(
  on: Queryable,
  { kind, subject, windowMs }: Omit<Allowance, 'most'>,
  at: Date,
  lockMs: (count: number) => number,
): Promise<{ locked: boolean }> {
  const counter = await countOne.first(on, kind, subject, at, windowMs, 1);
  const lock = lockMs(counter?.count ?? 1);
  if (lock <= 0) return { locked: false };
  const until = new Date(at.getTime() + lock);
  await lockUntil.change(on, kind, subject, until, new Date(until.getTime() + windowMs));
  return { locked: true };
}

/** Forgets all failures of a subject. */
export async function forgive(
  on: Queryable,
  { kind, subject }: Pick<Allowance, 'kind' | 'subject'>,
): Promise<void> {
  await clear.change(on, kind, subject);
}

/**
 * Takes one of every allowance, or throws `tooManyRequests` with the time to wait for all that are used up. Run it in a
 * transaction that is rolled back then, so that what was refused does not count.
 */
export async function takeOrRefuse(on: Queryable, allowances: readonly Allowance[], at: Date): Promise<void> {
  let waitMs = 0;
  // Always in the same order, so that two at once cannot wait for each other.
  for (const each of allowances.toSorted((a, b) => (a.kind + a.subject < b.kind + b.subject ? -1 : 1))) {
    const counter = await countOne.first(on, each.kind, each.subject, at, each.windowMs, 1);
    if (!counter || counter.count <= each.most) continue;
    waitMs = Math.max(waitMs, Date.parse(counter.windowStartAt) + each.windowMs - at.getTime());
  }
  if (waitMs > 0) throw new SvcdeskError('tooManyRequests', { retryAfterMs: waitMs });
}

function msUntil(instant: string | null, at: Date): number {
  return instant === null ? 0 : Math.max(0, Date.parse(instant) - at.getTime());
}

/** What something is queued by: how many times as much as one may wait of it. */
interface QueueKey {
  readonly key: string;
  readonly share: number;
}

/**
 * Lets work of the same first key happen one after the other, within this process. Of every key no more may wait than
 * `maxWaiting` times its share.
 */
export function createKeyedQueue(maxWaiting: number) {
  const lengths = new Map<string, number>();
  const lasts = new Map<string, Promise<unknown>>();

  function count(keys: readonly QueueKey[], by: 1 | -1): void {
    for (const { key } of keys) {
      const length = (lengths.get(key) ?? 0) + by;
      if (length > 0) lengths.set(key, length);
      else lengths.delete(key);
    }
  }

  return {
    /** Runs when all earlier work of the first key is done; undefined when too many of a key wait already. */
    run<T>(keys: readonly [QueueKey, ...QueueKey[]], work: () => Promise<T>): Promise<T> | undefined {
      if (keys.some(({ key, share }) => (lengths.get(key) ?? 0) >= maxWaiting * share)) return undefined;
      const [{ key: line }] = keys;
      count(keys, 1);
      const mine = (lasts.get(line) ?? Promise.resolve()).then(work).finally(() => {
        count(keys, -1);
        if (!lengths.has(line)) lasts.delete(line);
      });
      lasts.set(
        line,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}
