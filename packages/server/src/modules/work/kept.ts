import { type Database, type Queryable, statement, type Transaction } from '../../db/index.ts';

/**
 * The tenant's last change to any table that something kept is read from, to be read before what is kept is used:
 * another server may have made it. Noted by triggers, see migration 0012.
 */
export const lastChangeSql = '(SELECT c.xid FROM configuration_changes c WHERE c.tenant_id = $1)';

/** The transaction that made it; null when there was none yet. */
export type LastChange = number | null;

const lastKnown = new WeakMap<Database, Map<string, LastChange>>();

function knownOf(db: Database): Map<string, LastChange> {
  const known = lastKnown.get(db) ?? new Map<string, LastChange>();
  lastKnown.set(db, known);
  return known;
}

/** Remembers the last change that was just read, for who may assume that it still is. */
export function rememberChange(db: Database, tenantId: string, lastChange: LastChange): void {
  knownOf(db).set(tenantId, lastChange);
}

const unchanged = statement<object, [tenantId: string, lastChange: LastChange]>(
  'configuration.unchanged',
  `SELECT 1 / (${lastChangeSql} IS NOT DISTINCT FROM $2::bigint)::int`,
);

/**
 * Assumes that nothing changed since this server looked last, which a statement in passing makes sure of: if something
 * did, the transaction fails as outdated. Undefined when this server has not looked yet.
 */
export function assumeUnchanged(tx: Transaction, db: Database, tenantId: string): LastChange | undefined {
  const known = knownOf(db);
  const lastChange = known.get(tenantId);
  if (lastChange === undefined) return undefined;
  const checked = unchanged.all(tx, tenantId, lastChange);
  checked.catch(() => known.delete(tenantId));
  tx.inPassing(checked);
  return lastChange;
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
