import type { Database, Queryable } from '../platform/db/index.ts';

/**
 * The tenant's last change to any table that something kept is read from, to be read before what is kept is used:
 * another server may have made it. Noted by triggers, see migration 0011.
 */
export const lastChangeSql = '(SELECT c.xid FROM configuration_changes c WHERE c.tenant_id = $1)';

/** The transaction that made it; null when there was none yet. */
export type LastChange = number | null;

const lastKnown = new WeakMap<Database, Map<string, LastChange>>();

/** By tenant, the last changes that this server has read, for who may assume that there was none since. */
export function lastChangesKnown(db: Database): Map<string, LastChange> {
  const known = lastKnown.get(db) ?? new Map<string, LastChange>();
  lastKnown.set(db, known);
  return known;
}

interface Entry<Value> {
  readonly lastChange: LastChange;
  readonly value: Value;
}

/** For a few kilobytes each. */
const mostKept = 5_000;

/**
 * Keeps what `read` gives for each database and key until the tenant that the key begins with changes any of it. Only
 * tables whose changes are noted may be read there; what is absent is not kept.
 */
export function kept<Asked extends readonly [tenantId: string, ...rest: readonly unknown[]], Value>(
  read: (on: Queryable, ...asked: Asked) => Promise<Value | undefined>,
): (on: Queryable, db: Database, lastChange: LastChange, ...asked: Asked) => Promise<Value | undefined> {
  const all = new WeakMap<Database, Map<string, Entry<Value>>>();

  return async (on, db, lastChange, ...asked) => {
    const entries = all.get(db) ?? new Map<string, Entry<Value>>();
    all.set(db, entries);
    const key = asked.join(' ');
    const known = entries.get(key);
    if (known && known.lastChange === lastChange) return known.value;

    // A change between is no harm: it is not the one noted here, so that this is read again next time.
    const value = await read(on, ...asked);
    if (value === undefined) return undefined;
    const [oldest] = entries.keys();
    if (entries.size >= mostKept && oldest !== undefined) entries.delete(oldest);
    entries.set(key, { lastChange, value });
    return value;
  };
}
