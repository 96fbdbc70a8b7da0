import { useEffect } from 'react';
import { create } from 'zustand';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useSession } from '../../platform/api/session.ts';
import { forgetWithPerson } from '../../platform/storage/personal-data.ts';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';
import { type ChangeUndo, hideUndo, type KeptUndo, offerUndo } from '../../platform/undo-store.ts';
import type { MadeChange } from './customer-messages.tsx';

export type { MadeChange } from './customer-messages.tsx';

interface Telling extends MadeChange {
  key: number;
  /** What is left of it, as the person has changed it. */
  now: MadeChange;
  done: (isOver: boolean) => void;
}

interface TellingState {
  open: readonly Telling[];
  /** What shows them is there: it is loaded after the screens. */
  isShown: boolean;
}

const useTelling = create<TellingState>(() => ({ open: [], isShown: false }));

let nextKey = 1;

/**
 * Has the customers told whom a change concerns, and offers to take it back as long as none was told. Resolves when the
 * sheet is gone, so that the caller may navigate.
 */
export async function tellCustomers({ messages, undo }: MadeChange): Promise<void> {
  const isAsked = messages.length > 0 && useTelling.getState().isShown;
  const isOver = isAsked && (await askToTell({ messages, undo }));
  if (!isOver && undo) offerUndo(undo);
}

function askToTell(change: MadeChange): Promise<boolean> {
  return new Promise((resolve) => {
    const key = nextKey++;
    const done = (isOver: boolean) => {
      setOpen((open) => open.filter((other) => other.key !== key));
      resolve(isOver);
    };
    // What was offered before stands below the sheet, and is over with what was done since.
    hideUndo();
    setOpen((open) => [...open, { ...change, now: change, key, done }]);
  });
}

const tab = () => sessionStorage;

/** Where this tab keeps what its person has to tell. Remembered: as it is emptied, another one may be here already. */
let keptAt: string | undefined;

const keptKey = () => {
  const accountId = useSession.getState().signedIn?.id;
  return accountId && `${storageKeys.telling}.${accountId}`;
};

/** A change as it is kept: a way to take it back that does not outlive the page is left out. */
const keptOf = ({ messages, undo }: MadeChange) => {
  const { words = '', label = '', count, kept } = undo ?? {};
  return { messages, undo: kept && { words, label, count, kept } };
};

/** What is still to be told outlives the page, as it was typed. */
function setOpen(change: (open: readonly Telling[]) => readonly Telling[]): void {
  const open = change(useTelling.getState().open);
  useTelling.setState({ open });
  keptAt ??= keptKey();
  const kept = open.map(({ now }) => keptOf(now));
  if (keptAt) writeStored(keptAt, open.length > 0 ? JSON.stringify(kept) : null, tab);
  if (open.length === 0) keptAt = undefined;
}

/** Shows what was still to be told when the page was loaded anew. */
function tellKept(undoOf: (kept: KeptUndo) => ChangeUndo['onUndo']): void {
  const key = keptKey();
  const found = key && readStored(key, tab);
  if (!found || useTelling.getState().open.length > 0) return;
  try {
    for (const { messages, undo } of JSON.parse(found) as ReturnType<typeof keptOf>[])
      void tellCustomers({ messages, undo: undo && { ...undo, onUndo: undoOf(undo.kept) } });
  } catch {
    writeStored(key, null, tab);
  }
}

// What the former person did can be neither told nor taken back by the next one.
forgetWithPerson(() => {
  for (const { done } of useTelling.getState().open) done(true);
});

const CustomerMessages = lazySheet(async () => (await import('./customer-messages.tsx')).CustomerMessages);

/**
 * Shows the messages of the oldest change whose customers were not told yet, also where the page was loaded anew meanwhile;
 * `undoOf` gives how such a change is taken back.
 */
export function TellHost({ undoOf }: { undoOf: (kept: KeptUndo) => ChangeUndo['onUndo'] }) {
  const telling = useTelling((state) => state.open[0]);
  useEffect(() => {
    useTelling.setState({ isShown: true });
    tellKept(undoOf);
    return () => useTelling.setState({ isShown: false });
  }, [undoOf]);
  if (!telling) return null;
  const { key, messages, undo, done } = telling;
  return (
    <CustomerMessages
      key={key}
      messages={messages}
      undo={undo}
      onChanged={(now) => setOpen((open) => open.map((each) => (each.key === key ? { ...each, now } : each)))}
      onClosed={(isOver) => done(isOver ?? false)}
    />
  );
}
