import { useNavigate } from 'react-router-dom';
import type { Asset } from '../../../shared/domain/asset/asset.ts';
import { assetFound } from '../../../shared/domain/asset/asset-sheet.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { emptyOrder, type OrderDraft } from '../../../shared/domain/order-build/order-draft.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import { draftKey, drafts } from '../../../shared/platform/storage/draft-store.ts';

/** Opens the form of a new order about assets of one site; what was typed there before stays. */
export function useRaiseAbout(): (assets: readonly Asset[]) => Promise<void> {
  const navigate = useNavigate();
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  return async (assets) => {
    const [first] = assets;
    if (first === undefined) return;
    const ofSite = assets.filter(({ cellId }) => cellId === first.cellId);
    const table = await drafts();
    const key = draftKey(accountId, 'buildOrder');
    const before = (await table.get(key))?.value as Partial<OrderDraft> | undefined;
    const sameSite = before?.cell?.id === first.cellId;
    const about: Partial<OrderDraft> = {
      cell: { id: first.cellId, words: first.cellName },
      assets: ofSite.map(assetFound),
      ...(!sameSite && { reporter: undefined, typeId: emptyOrder.typeId, catalogId: '', inputs: {} }),
    };
    await table.put({ key, value: { ...before, ...about }, savedAtMs: Date.now() });
    await navigate(staffPaths.build);
  };
}
