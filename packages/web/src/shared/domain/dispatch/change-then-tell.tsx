import { type ReactNode, useRef, useState } from 'react';
import { type MadeChange, tellCustomers } from './tell-customers.tsx';

/** What a sheet that changes orders tells. */
export interface ChangeSheetProps {
  onCommitted: (change: MadeChange) => void;
  onClosed: () => void;
}

interface ChangeThenTellProps {
  sheet: (props: ChangeSheetProps) => ReactNode;
  onClosed: () => void;
}

/** First orders are changed; once that sheet is gone, the customers are told whom it concerns. */
export function ChangeThenTell({ sheet, onClosed }: ChangeThenTellProps) {
  const made = useRef<MadeChange>(undefined);
  const closed = useRef(false);
  const [isTelling, setTelling] = useState(false);
  if (isTelling) return null;
  return sheet({
    onCommitted(change) {
      // Its answer may come when the sheet was closed already.
      if (closed.current) void tellCustomers(change);
      else made.current = change;
    },
    async onClosed() {
      closed.current = true;
      setTelling(true);
      if (made.current) await tellCustomers(made.current);
      onClosed();
    },
  });
}
