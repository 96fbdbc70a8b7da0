import { useEffect } from 'react';
import { UndoBar } from '../../shared/components/undo-bar.tsx';
import { offerKept } from '../../shared/platform/undo-store.ts';
import { undoOf } from '../live/undo-ways.ts';

/** What was just done, with the way to take it back, also where the page was loaded anew meanwhile. */
export function KeptUndoBar() {
  useEffect(() => offerKept(undoOf), []);
  return <UndoBar />;
}
