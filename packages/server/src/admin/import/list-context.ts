import DataLoader from 'dataloader';
import type { Queryable } from '../../platform/db/index.ts';
import type { Finds, ImportContext, ListShared } from './import-kind.ts';

/** What of a context is the same for all lists of an import. */
type Shared = Omit<ImportContext, 'find' | 'once' | 'afterwards' | 'take' | 'note'>;

/** What the rows of one list share, and what is done once they are written. */
export interface ListContext {
  readonly shared: ListShared;
  /** What rows said that is no fault, with how many said it. */
  readonly notes: ReadonlyMap<string, number>;
  /** Does what rows left for the end. */
  finish(): Promise<void>;
}

/** Few enough for memory and for what a statement may take. */
const itemsAtOnce = 500;

type Act = (context: ListShared, items: readonly never[]) => Promise<void>;

export function listContext(all: Shared): ListContext {
  const { tx, tenantId } = all;
  const finds = new Map<Finds<never>, DataLoader<string, { readonly key: string } | undefined>>();
  const known = new Map<unknown, Promise<unknown>>();
  const notes = new Map<string, number>();
  const left = new Map<Act, unknown[]>();

  function finderOf<Row extends { readonly key: string }>(by: Finds<Row>) {
    const load = async (keys: readonly string[]) => {
      const rows = await by.all(tx, tenantId, [...new Set(keys)]);
      const byKey = new Map(rows.map((row) => [row.key, row]));
      return keys.map((key) => byKey.get(key));
    };
    return new DataLoader<string, { readonly key: string } | undefined>(load, { cache: false });
  }

  const shared: ListShared = {
    ...all,
    async find<Row extends { readonly key: string }>(by: Finds<Row>, key: string) {
      const found = finds.get(by as Finds<never>) ?? finderOf(by);
      finds.set(by as Finds<never>, found);
      return (await found.load(key)) as Row | undefined;
    },
    once<T>(read: (tx: Queryable, tenantId: string) => Promise<T>) {
      const answer = known.get(read) ?? read(tx, tenantId);
      known.set(read, answer);
      return answer as Promise<T>;
    },
    note: (what) => void notes.set(what, (notes.get(what) ?? 0) + 1),
    afterwards(act, item) {
      const items = left.get(act as Act) ?? [];
      items.push(item);
      left.set(act as Act, items);
    },
  };

  return {
    shared,
    notes,
    async finish() {
      for (const [act, items] of left) {
        for (let at = 0; at < items.length; at += itemsAtOnce) {
          // They were given together with what is done to them.
          await act(shared, items.slice(at, at + itemsAtOnce) as never[]);
        }
      }
    },
  };
}
