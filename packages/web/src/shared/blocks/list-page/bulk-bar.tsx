import { useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { BottomBar } from '../../components/page.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { listPageText } from './phrases.ts';

/** What is done to all that are chosen. */
export interface BulkAction<Item> {
  key: string;
  /** What it is called for these. */
  label: string | ((items: readonly Item[]) => string);
  /** Those of the chosen to which it can be done; it is offered for them alone. */
  of: (chosen: readonly Item[]) => readonly Item[];
  /**
   * Does it, once it is said of each that is left out why; returns true when all is done: then choosing ends.
   * What gives some of them has done the others: these stay chosen.
   */
  run: (items: readonly Item[], leftOut: readonly Item[]) => unknown;
  main?: boolean;
}

interface BulkBarProps<Item> {
  chosen: readonly Item[];
  actions: readonly BulkAction<Item>[];
  onDone: () => void;
  /** Some are done: these are left. */
  onLeft: (items: readonly Item[]) => void;
}

/** The actions for what is chosen, each with the number of those that it can be done to. */
export function BulkBar<Item>({ chosen, actions, onDone, onLeft }: BulkBarProps<Item>) {
  return (
    <BottomBar>
      {actions.map(({ key, label, of, run, main }) => {
        const items = of(chosen);
        const leftOut = chosen.filter((item) => !items.includes(item));
        const words = typeof label === 'string' ? label : label(items.length > 0 ? items : chosen);
        return (
          <Button
            key={key}
            kind={main ? 'main' : 'plain'}
            disabled={chosen.length === 0}
            onClick={async () => {
              const became = await run(items, leftOut);
              if (became === true) onDone();
              else if (Array.isArray(became)) onLeft(became);
            }}
          >
            {items.length === 0 ? words : `${words} ${items.length}`}
          </Button>
        );
      })}
    </BottomBar>
  );
}

interface BulkHeadProps<Item> {
  several: Selection<Item>;
  loaded: number;
}

/** All or none, and the way out. */
export function BulkHead<Item>({ several, loaded }: BulkHeadProps<Item>) {
  const text = useText(listPageText);
  const isAll = several.chosen?.length === loaded;
  return (
    <>
      <Button kind="link" small onClick={several.toggleAll}>
        {isAll ? text.none : text.all(loaded)}
      </Button>
      <IconButton icon="close" label={text.stop} onClick={several.stop} />
    </>
  );
}

/** Items of a list that are chosen; undefined outside of choosing. */
interface Selection<Item> {
  chosen: readonly Item[] | undefined;
  isOn: (item: Item) => boolean;
  begin: (item?: Item) => void;
  toggle: (item: Item) => void;
  /** Every item that is loaded, or none when they all are chosen. */
  toggleAll: () => void;
  stop: () => void;
  /** These and no others. */
  choose: (items: readonly Item[]) => void;
}

/** Chooses any number of a list's items; one that has left the list is no longer chosen. */
export function useSelection<Item>({ items, keyOf }: PagedList<Item>): Selection<Item> {
  const [keys, setKeys] = useState<ReadonlySet<string>>();
  const chosen = keys && items.filter((item) => keys.has(keyOf(item)));
  return {
    chosen,
    isOn: (item) => keys?.has(keyOf(item)) ?? false,
    begin: useCallback((item) => setKeys(new Set(item === undefined ? [] : [keyOf(item)])), [keyOf]),
    toggle(item) {
      const next = new Set(keys);
      if (!next.delete(keyOf(item))) next.add(keyOf(item));
      setKeys(next);
    },
    toggleAll: () => setKeys(new Set(chosen?.length === items.length ? [] : items.map(keyOf))),
    stop: () => setKeys(undefined),
    choose: (some) => setKeys(new Set(some.map(keyOf))),
  };
}
