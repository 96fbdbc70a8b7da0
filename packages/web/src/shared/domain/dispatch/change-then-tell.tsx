import { type ReactNode, useState } from 'react';
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
  const [made, setMade] = useState<Made>();
  const [isTelling, setTelling] = useState(false);
  const leave = (isTold: boolean) => {
    // Only now the bar with it can be reached. Who was told counts on it.
    if (!isTold) made?.offer();
    onClosed();
  };
  if (made && isTelling) return <CustomerMessages messages={made.messages} onClosed={leave} />;
  return sheet({
    onCommitted: (changes, offer, delayed) => setMade({ messages: messagesFor(changes, delayed), offer }),
    onClosed: () => (made && made.messages.length > 0 ? setTelling(true) : leave(false)),
  });
}
