import { useEffect } from 'react';
import { create } from 'zustand';
import { lazySheet } from '../../components/lazy-part.tsx';
import { forgetWithPerson } from '../../platform/storage/personal-data.ts';
import { type ChangeUndo, offerUndo } from '../../platform/undo-store.ts';
import type { CustomerMessage } from './customer-message.ts';

/** A change that was made: what customers have to hear of it, and how it is taken back. */
export interface MadeChange {
  messages: readonly CustomerMessage[];
  undo?: ChangeUndo | undefined;
}

interface Telling extends MadeChange {
  key: number;
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
      useTelling.setState(({ open }) => ({ open: open.filter((other) => other.key !== key) }));
      resolve(isOver);
    };
    useTelling.setState(({ open }) => ({ open: [...open, { ...change, key, done }] }));
  });
}

// What the former person did can be neither told nor taken back by the next one.
forgetWithPerson(() => {
  for (const { done } of useTelling.getState().open) done(true);
});

const CustomerMessages = lazySheet(async () => (await import('./customer-messages.tsx')).CustomerMessages);

/** Shows the messages of the oldest change whose customers were not told yet. */
export function TellHost() {
  const telling = useTelling((state) => state.open[0]);
  useEffect(() => {
    useTelling.setState({ isShown: true });
    return () => useTelling.setState({ isShown: false });
  }, []);
  if (!telling) return null;
  const { key, messages, undo, done } = telling;
  return (
    <CustomerMessages
      key={key}
      messages={messages}
      undo={undo}
      onClosed={(isOver) => done(isOver ?? false)}
    />
  );
}
