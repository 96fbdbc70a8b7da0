import { type ReactNode, useRef, useState } from 'react';
import { type CustomerMessage, CustomerMessages, messagesFor } from './customer-messages.tsx';
import type { Delayed, Proposed } from './use-repair.ts';

/** What was made, and what offers to take it back. */
interface Made {
  messages: readonly CustomerMessage[];
  offer: () => void;
}

/** What a sheet that changes orders tells. */
export interface ChangeSheetProps {
  onCommitted: (changes: readonly Proposed[], offer: () => void, delayed: readonly Delayed[]) => void;
  onClosed: () => void;
}

interface ChangeThenTellProps {
  sheet: (props: ChangeSheetProps) => ReactNode;
  onClosed: () => void;
}

/** First orders are changed, then the customers whom it concerns are told; after that nothing can be taken back. */
export function ChangeThenTell({ sheet, onClosed }: ChangeThenTellProps) {
  // A sheet may be closed in the same moment as it tells what was made: it is not drawn anew between.
  const made = useRef<Made>(undefined);
  const [telling, setTelling] = useState<Made>();
  const leave = (isTold: boolean) => {
    // Only now the bar with it can be reached. Who was told counts on it.
    if (!isTold) made.current?.offer();
    onClosed();
  };
  if (telling) return <CustomerMessages messages={telling.messages} onClosed={leave} />;
  return sheet({
    onCommitted(changes, offer, delayed) {
      made.current = { messages: messagesFor(changes, delayed), offer };
    },
    onClosed() {
      if (made.current && made.current.messages.length > 0) setTelling(made.current);
      else leave(false);
    },
  });
}
