import { loadChunk } from '../../shared/platform/chunks.ts';
import type { ChangeUndo, KeptUndo, UndoWay } from '../../shared/platform/undo-store.ts';

type Undo = ChangeUndo['onUndo'];

/** What takes something back, by the way that was kept; what it needs was written by that way itself. */
const ways: Readonly<Record<UndoWay, (needs: never) => Promise<Undo>>> = {
  stops: async (needs) =>
    (await loadChunk(() => import('../../shared/domain/dispatch/send-back.ts'))).takingStopsBack(needs),
  order: async (needs) =>
    (await loadChunk(() => import('../../shared/domain/assign/give-back.ts'))).givingBack(needs),
  orders: async (needs) =>
    (await loadChunk(() => import('../../shared/domain/bulk-actions/bulk-sheets.tsx'))).givingAllBack(needs),
  entry: async (needs) =>
    (await loadChunk(() => import('../../shared/domain/schedule/move-back.ts'))).movingBack(needs),
};

/** What takes back what was kept when the page was loaded anew. Loaded as it is wanted; tried again it is the same attempt. */
export function undoOf({ way, needs }: KeptUndo): Undo {
  let undo: Undo | undefined;
  return async () => {
    undo ??= await ways[way](needs as never);
    return undo();
  };
}
