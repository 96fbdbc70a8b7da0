import { type ComponentProps, useState } from 'react';
import { type CustomerMessage, CustomerMessages, messagesFor } from './customer-messages.tsx';
import { RepairSheet } from './repair-sheet.tsx';

type RepairProps = Omit<ComponentProps<typeof RepairSheet>, 'onCommitted'>;

/** What was made, and how it is taken back. */
interface Made {
  messages: readonly CustomerMessage[];
  offer: () => void;
}

/** Puts right what has gone wrong: first the orders, then the words to the customers whom it concerns. */
export function RepairFlow({ onClosed, ...rest }: RepairProps) {
  const [made, setMade] = useState<Made>();
  const [isTelling, setTelling] = useState(false);
  const leave = () => {
    // Only now the bar with it can be reached.
    made?.offer();
    onClosed();
  };
  if (made && isTelling) return <CustomerMessages messages={made.messages} onClosed={leave} />;
  return (
    <RepairSheet
      {...rest}
      onCommitted={(changes, offer) => setMade({ messages: messagesFor(changes), offer })}
      onClosed={() => (made && made.messages.length > 0 ? setTelling(true) : leave())}
    />
  );
}
