import { useEffect, useState } from 'react';
import { Navigate, type NavigateProps } from 'react-router-dom';
import { historyAtRest } from '../platform/history-steps.ts';

type LeadOnProps = Pick<NavigateProps, 'to' | 'state'>;

/**
 * Goes to another page in the place of this one, which may have been left with a sheet open: the sheet's entry is taken
 * out of history first, for the step back would undo what was navigated before it.
 */
export function LeadOn(props: LeadOnProps) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    let here = true;
    void historyAtRest().then(() => here && setAtRest(true));
    return () => {
      here = false;
    };
  }, []);
  return isAtRest ? <Navigate {...props} replace /> : null;
}
