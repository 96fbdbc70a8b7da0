import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Page } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { Swipe, type SwipeChoice } from '../../components/swipe.tsx';
import { TickRow } from '../../components/tick-row.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { useLongPress } from '../../platform/hooks/use-long-press.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { useScreenTitle } from '../../platform/screens.ts';
import { VirtualList } from '../list/virtual-list.tsx';
import { type BulkAction, BulkBar, BulkHead, useSelection } from './bulk-bar.tsx';
import { FilterButton, ListBar, type ListBarProps } from './list-bar.tsx';
import { noValues, usedCount } from './list-filter.ts';
import type { SearchedList } from './list-search.tsx';
import { listPageText } from './phrases.ts';
import { ScopeTitle, type ScopeTitleProps } from './scope-title.tsx';

const ListSearch = lazyPart(async () => (await import('./list-search.tsx')).ListSearch);

export interface ListPageProps<Item, Tab extends string, Chip extends string, Scope extends string>
  extends ListBarProps<Tab, Chip> {
  title?: string;
  /** In the title's place: whose list it is, and the way to another. */
  scope?: ScopeTitleProps<Scope>;
  backTo?: string;
  /** In the header before search and refresh: what makes a new one. */
  actions?: ReactNode;
  /** The page that searches. */
  searchTo?: string;
  /** Where there is none: what is searched for in the list's own place, as `q` of the address says. */
  search?: SearchedList;
  /** Other words of the address than the filters' that leave something out: where they do it is said, and undone. */
  narrowedBy?: readonly string[];
  list: PagedList<Item>;
  /** What the list holds, for screen readers; the title unless said. */
  label?: string;
  renderItem: (item: Item) => ReactNode;
  estimatePx?: number;
  /** Scrolls away with the list: figures, a notice. */
  head?: ReactNode;
  /** Where the list itself is empty; where filters leave nothing it says so by itself. */
  none: ReactNode;
  /** Behind a swipe of a row. */
  swipe?: (item: Item) => readonly SwipeChoice[];
  /** What can be done to several at once; `name` says an item to who cannot see it. */
  several?: {
    name: (item: Item) => string;
    actions: readonly BulkAction<Item>[];
    /** What an action asks before it is done, while it does. */
    sheet?: ReactNode;
  };
}

type AnyListPage<Item> = ListPageProps<Item, string, string, string>;

/** Draws a row: as usual, or with a box to tick while several are chosen. */
function useRows<Item>(
  { renderItem, swipe, several }: Pick<AnyListPage<Item>, 'renderItem' | 'swipe' | 'several'>,
  { chosen, begin, isOn, toggle }: ReturnType<typeof useSelection<Item>>,
): (item: Item) => ReactNode {
  const mayChoose = several !== undefined;
  // One for as long as it draws the same: a page that comes while one scrolls leaves the rows in sight as they are.
  const usualRow = useCallback(
    (item: Item) => (
      <UsualRow choices={swipe?.(item) ?? []} onHeld={mayChoose ? () => begin(item) : undefined}>
        {renderItem(item)}
      </UsualRow>
    ),
    [swipe, mayChoose, begin, renderItem],
  );
  if (!chosen || !several) return usualRow;
  return (item) => (
    <TickRow label={several.name(item)} checked={isOn(item)} onChange={() => toggle(item)}>
      {renderItem(item)}
    </TickRow>
  );
}

/** A list screen: scope, tabs with counts and filters in the address, search, rows that are swiped, several at once. */
export function ListPage<Item, Tab extends string, Chip extends string, Scope extends string>(
  props: ListPageProps<Item, Tab, Chip, Scope>,
) {
  const { title, scope, backTo, list, state, several, search } = props;
  const text = useText(listPageText);
  const documented = useScreenTitle();
  const choosing = useSelection(list);
  const { chosen } = choosing;
  const renderRow = useRows(props, choosing);
  const [searching, setSearching] = useState('q' in state.values);
  const toggleSearch = () => {
    if (searching) state.set({ q: '' });
    setSearching(!searching);
  };
  const heading = chosen ? (
    <span role="status">{text.chosen(chosen.length)}</span>
  ) : (
    scope && <ScopeTitle {...scope} />
  );
  return (
    <Page
      title={title}
      heading={heading}
      backTo={backTo}
      ownScroll
      actions={
        chosen ? (
          <BulkHead several={choosing} loaded={list.items.length} />
        ) : (
          <HeadActions
            {...props}
            searching={searching}
            onSearch={search && toggleSearch}
            onSeveral={several && list.items.length > 0 ? choosing.begin : undefined}
          />
        )
      }
      top={
        (searching || props.above || props.tabs || props.chips) && (
          <>
            {search && searching && <ListSearch {...search} state={state} />}
            <ListBar {...props} />
          </>
        )
      }
      bottom={
        <>
          {chosen && several && (
            <BulkBar
              chosen={chosen}
              actions={several.actions}
              onDone={choosing.stop}
              onLeft={choosing.choose}
            />
          )}
          {several?.sheet}
        </>
      }
    >
      <VirtualList
        label={props.label ?? title ?? documented}
        list={list}
        estimatePx={props.estimatePx}
        head={props.head}
        renderItem={renderRow}
        empty={<Nothing {...props} />}
      />
    </Page>
  );
}

type NothingProps = Pick<AnyListPage<unknown>, 'state' | 'filters' | 'search' | 'narrowedBy' | 'none'>;

/** In an empty list: that filters leave nothing, and the way to undo them, or what the list says itself. */
function Nothing({ state, filters = [], search, narrowedBy = [], none }: NothingProps) {
  const text = useText(listPageText);
  const narrowing = search ? [...narrowedBy, 'q'] : narrowedBy;
  const isNarrowed = usedCount(filters, state.values) > 0 || narrowing.some((key) => key in state.values);
  if (!isNarrowed) return none;
  const widen = { ...noValues(filters), ...Object.fromEntries(narrowing.map((key) => [key, ''])) };
  return (
    <EmptyState
      title={text.noneFits}
      hint={text.noneFitsHint}
      action={<Button onClick={() => state.set(widen)}>{text.clear}</Button>}
    />
  );
}

interface UsualRowProps {
  children: ReactNode;
  choices: readonly SwipeChoice[];
  /** A finger held on the row. */
  onHeld: (() => void) | undefined;
}

/** A row with what is done most behind a swipe, and a long press; each stands on the page that it opens, too. */
function UsualRow({ children, choices, onHeld }: UsualRowProps) {
  return (
    <div {...useLongPress(onHeld)}>
      <Swipe choices={choices}>{children}</Swipe>
    </div>
  );
}

interface HeadActionsProps extends Pick<ListBarProps<string, string>, 'state' | 'filters' | 'savedAs'> {
  actions?: ReactNode;
  searchTo?: string;
  /** The filter button stands beside them. */
  chips?: object;
  list: Pick<PagedList<unknown>, 'refresh'>;
  search?: SearchedList;
  searching: boolean;
  /** Opens the search in the list's place, or gives it up. */
  onSearch: (() => void) | undefined;
  /** Begins to choose several. */
  onSeveral: (() => void) | undefined;
}

function HeadActions(props: HeadActionsProps) {
  const { actions, searchTo, search, searching, onSearch, list, onSeveral } = props;
  const { chips, filters = [], state, savedAs } = props;
  const text = useText(listPageText);
  const shared = useText(sharedText);
  return (
    <>
      {onSeveral && <IconButton icon="select" label={text.several} onClick={() => onSeveral()} />}
      <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void list.refresh()} />
      {searchTo !== undefined && <IconButton icon="search" label={shared.action.search} to={searchTo} />}
      {search && onSearch && (
        <IconButton
          icon={searching ? 'close' : 'search'}
          label={searching ? text.searchClose : search.label}
          onClick={onSearch}
        />
      )}
      {!chips && filters.length > 0 && <FilterButton state={state} filters={filters} savedAs={savedAs} />}
      {actions}
    </>
  );
}
