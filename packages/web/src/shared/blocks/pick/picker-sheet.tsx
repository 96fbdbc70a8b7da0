import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useOnline } from '../../platform/network.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';
import { LoadFailure } from '../list/load-state.tsx';
import { ChoiceList, choiceRowId } from './choice-list.tsx';
import { pickText } from './phrases.ts';
import type { Found, Typed } from './use-found.ts';
import '../../components/forms.css';
import './pick.css';
import '../../components/chips.css';

export interface PickerSheetProps<Item extends Found> {
  title: string;
  /** What may be typed. */
  searchHint: string;
  /** Of `useTyped`. */
  search: Typed;
  /** What fits its words; all there is without any. */
  list: PagedList<Item>;
  chosen: readonly Item[];
  /** Any number of them, taken by the button at the end; otherwise a tap takes one. */
  several?: boolean;
  /** Names what is chosen among the choices that this account made lately; without it none are kept. */
  recent?: string;
  renderItem?: (item: Item) => ReactNode;
  /** Below the title: what it is chosen for. */
  about?: ReactNode;
  /** Between field and list: what narrows it further, a scanner. */
  head?: ReactNode;
  /** Where there is nothing at all to choose. */
  empty?: ReactNode;
  /** Adds a way to choose nothing again. */
  clearable?: boolean;
  /** What takes the choice, at the end: a tap only marks one, and `chosen` says which. */
  foot?: (close: () => void) => ReactNode;
  onChoose: (items: readonly Item[]) => void;
  onClosed: () => void;
}

/** What is picked and which row the arrows stand on; `finish` hands over and keeps the choice among the recent ones. */
function usePicker<Item extends Found>(props: PickerSheetProps<Item>) {
  const { list, chosen, several, foot, onChoose } = props;
  const [own, setPicked] = useState(chosen);
  const picked = foot ? chosen : own;
  const [active, setActive] = useState(-1);
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  const recent = recentChoices<Item>(`${storageKeys.choices}.${accountId}.${props.recent}`);

  function finish(items: readonly Item[], close: () => void): void {
    if (props.recent !== undefined && items.length > 0) recent.add(items);
    onChoose(items);
    close();
  }
  function press(item: Item, close: () => void): void {
    if (foot) {
      onChoose([item]);
      return;
    }
    if (!several) {
      finish([item], close);
      return;
    }
    const on = picked.some(({ id }) => id === item.id);
    setPicked(on ? picked.filter(({ id }) => id !== item.id) : [...picked, item]);
  }
  function onKey(event: KeyboardEvent, close: () => void): void {
    const last = list.items.length - 1;
    // A letter typed into an input method ends with Enter too.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, last));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter') {
      const item = list.items[active];
      if (item) press(item, close);
    } else return;
    event.preventDefault();
  }
  return { picked, active, setActive, recent, finish, press, onKey };
}

/** One or several of more than fit a list: what is typed is searched where all of it is known, arrows and Enter choose. */
export function PickerSheet<Item extends Found>(props: PickerSheetProps<Item>) {
  const { title, searchHint, search, list, chosen, several = false, about, head, onClosed } = props;
  const shared = useText(sharedText);
  const listId = useId();
  const { picked, active, setActive, recent, finish, press, onKey } = usePicker(props);

  return (
    <Sheet title={title} onClosed={onClosed}>
      {(close) => (
        <>
          {about !== undefined && <div className="sd-meta sd-sheet-about">{about}</div>}
          <PickerInput
            hint={searchHint}
            listId={listId}
            activeId={list.items[active] && choiceRowId(listId, active)}
            search={search}
            onTyped={() => setActive(-1)}
            onKey={(event) => onKey(event, close)}
          />
          {head !== undefined && <div className="sd-picker-head">{head}</div>}
          {search.typed === '' && props.recent !== undefined && (
            <RecentChoices read={recent.read} without={picked} onChoose={(item) => press(item, close)} />
          )}
          <div className={props.foot && 'sd-picker-fitting'}>
            <PickerBody
              id={listId}
              label={title}
              list={list}
              words={search.words}
              chosenIds={new Set(picked.map(({ id }) => id))}
              several={several}
              active={active}
              onPress={(item) => press(item, close)}
              renderItem={props.renderItem}
              empty={props.empty}
            />
          </div>
          {props.foot?.(close)}
          <div className="sd-picker-end">
            {props.clearable && chosen.length > 0 && (
              <Button onClick={() => finish([], close)}>{shared.field.clear}</Button>
            )}
            {several && (
              <Button kind="main" block onClick={() => finish(picked, close)}>
                {picked.length > 0 ? `${shared.action.done} (${picked.length})` : shared.action.done}
              </Button>
            )}
          </div>
        </>
      )}
    </Sheet>
  );
}

interface PickerInputProps {
  hint: string;
  listId: string;
  /** The row that the arrows stand on. */
  activeId: string | undefined;
  search: Typed;
  onTyped: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The field that searches; focus stays in it while arrows go through the list. */
function PickerInput({ hint, listId, activeId, search, onTyped, onKey }: PickerInputProps) {
  return (
    <input
      type="search"
      role="combobox"
      className="sd-control"
      autoComplete="off"
      aria-label={hint}
      placeholder={hint}
      maxLength={maxKeywordLength}
      aria-expanded
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      value={search.typed}
      onChange={(event) => {
        search.setTyped(event.target.value);
        onTyped();
      }}
      onKeyDown={onKey}
    />
  );
}

interface PickerBodyProps<Item extends Found> extends ComponentProps<typeof ChoiceList<Item>> {
  /** What the list was asked for. */
  words: string;
  empty?: ReactNode;
}

/** The list of a picker with its other faces: waiting, failed, nothing there, nothing that fits, no network. */
function PickerBody<Item extends Found>({ words, empty, ...rest }: PickerBodyProps<Item>) {
  const text = useText(pickText);
  const online = useOnline();
  const { items, total, totalIsLowerBound, loading, error, refresh } = rest.list;
  const count = total ?? items.length;
  const found = totalIsLowerBound ? text.many(count) : text.results(count);
  return (
    <>
      <p role="status" className="sd-hidden">
        {words !== '' && !loading && !error && found}
      </p>
      {items.length > 0 && !online && <p className="sd-meta">{text.offline}</p>}
      {items.length > 0 ? (
        <ChoiceList {...rest} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : loading ? (
        <Skeleton cards={2} />
      ) : words === '' ? (
        (empty ?? <EmptyState icon="search" title={text.empty} />)
      ) : (
        <EmptyState icon="search" title={text.nothing(words)} hint={text.nothingHint} />
      )}
    </>
  );
}

interface RecentChoicesProps<Item extends Found> {
  read: () => Item[];
  /** Chosen already. */
  without: readonly Item[];
  onChoose: (item: Item) => void;
}

/** What was chosen lately, one tap away; there without a network, too. */
function RecentChoices<Item extends Found>({ read, without, onChoose }: RecentChoicesProps<Item>) {
  const text = useText(pickText);
  const [kept] = useState(read);
  const shown = kept.filter(({ id }) => without.every((item) => item.id !== id));
  if (shown.length === 0) return null;
  return (
    <div className="sd-picker-recent">
      <p className="sd-meta">{text.recent}</p>
      <fieldset className="sd-chips" aria-label={text.recent}>
        {shown.map((item) => (
          <button key={item.id} type="button" className="sd-chip" onClick={() => onChoose(item)}>
            {item.words}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const maxChoices = 6;

const isFound = (each: unknown): each is Found =>
  typeof each === 'object' && each !== null && 'id' in each && 'words' in each;

/** What was chosen lately, newest first, kept on this phone under a key. */
function recentChoices<Item extends Found>(key: string) {
  const read = (): Item[] => {
    try {
      const kept: unknown = JSON.parse(readStored(key) ?? '[]');
      return Array.isArray(kept) ? (kept.filter(isFound) as Item[]) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add(items: readonly Item[]): void {
      const before = read().filter(({ id }) => items.every((item) => item.id !== id));
      writeStored(key, JSON.stringify([...items, ...before].slice(0, maxChoices)));
    },
  };
}
