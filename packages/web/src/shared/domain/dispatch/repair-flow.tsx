import type { ComponentProps } from 'react';
import { type ChangeSheetProps, ChangeThenTell } from './change-then-tell.tsx';
import { RepairSheet } from './repair-sheet.tsx';

type RepairProps = Omit<ComponentProps<typeof RepairSheet>, keyof ChangeSheetProps> &
  Pick<ChangeSheetProps, 'onClosed'>;

/** Puts right what has gone wrong: first the orders, then the words to the customers whom it concerns. */
export function RepairFlow({ onClosed, ...rest }: RepairProps) {
  return <ChangeThenTell onClosed={onClosed} sheet={(change) => <RepairSheet {...rest} {...change} />} />;
}
