import { useNavigate } from 'react-router-dom';
import { useSession } from '../../platform/api/session.ts';
import { serverNow } from '../../platform/clock.ts';
import { staffPaths } from '../../platform/paths.ts';
import { draftKey, drafts, ownKey } from '../../platform/storage/draft-store.ts';
import type { Asset } from '../asset/asset.ts';
import { assetFound } from '../asset/asset-found.ts';
import { emptyOrder, type OrderDraft } from './order-draft.ts';

/** What is known already of what is wrong. */
interface Finding {
  readonly title: string;
  readonly content: string;
}

/** What was typed before stays, and what was found stands below it. */
function withFinding(before: Partial<OrderDraft> | undefined, { title, content }: Finding) {
  const typed = before?.content?.trim() ?? '';
  return {
    title: before?.title?.trim() || title,
    content: typed.includes(content) ? typed : [typed, content].filter(Boolean).join('\n'),
  };
}

/** Opens the form of a new order about assets of one site, with what was found; what was typed there before stays. */
export function useRaiseAbout(): (assets: readonly Asset[], found?: Finding) => Promise<void> {
  const navigate = useNavigate();
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  return async (assets, found) => {
    const [first] = assets;
    if (first === undefined) return;
    const ofSite = assets.filter(({ cellId }) => cellId === first.cellId);
    const table = await drafts();
    const key = ownKey(draftKey(accountId, 'buildOrder'));
    // A device that does not answer has nothing that could be gone on with.
    const kept = await table.get(key).catch(() => undefined);
    const before = kept?.value as Partial<OrderDraft> | undefined;
    const sameSite = before?.cell?.id === first.cellId;
    const about: Partial<OrderDraft> = {
      cell: { id: first.cellId, words: first.cellName },
      assets: ofSite.map(assetFound),
      ...(!sameSite && { reporter: undefined, typeId: emptyOrder.typeId, catalogId: '', inputs: {} }),
      ...(found && withFinding(before, found)),
    };
    await table.put({ key, value: { ...before, ...about }, savedAtMs: serverNow() });
    await navigate(staffPaths.order.build);
  };
}
