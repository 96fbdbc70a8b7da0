import { update } from '@svcdesk/core/contract/assets';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import { ask } from '../../../shared/components/question-store.ts';
import { type AssetThing, assetKind } from '../../../shared/domain/asset/asset-kind.tsx';
import { aboutAsset, assetPaths } from '../../../shared/domain/asset/asset-paths.ts';
import { assetText } from '../../../shared/domain/asset/phrases.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { assetsText } from '../phrases.ts';

/** Starts an action: putting an asset back needs no more than a yes, the others have a form. */
export function useDoAsset(asset: AssetThing): (action: string) => Promise<unknown> {
  const open = useOpenForm();
  const putBack = useInstant({
    kind: assetKind,
    thing: asset,
    action: 'onShelf',
    call: update,
    request: ({ version }) => ({ ciId: asset.id, version, flag: 1 as const }),
  });

  async function onShelf(): Promise<unknown> {
    const text = textNow(assetsText).shelf;
    const sure = await ask({
      title: text.back,
      words: text.backWords,
      okLabel: textNow(assetText).action.onShelf,
      cancelLabel: textNow(sharedText).action.cancel,
    });
    return sure && putBack();
  }

  return (action) => {
    if (action === 'onShelf') return onShelf();
    const form = action === 'edit' ? assetPaths.edit : assetPaths.asset;
    return open(aboutAsset(form, asset.id, action === 'edit' ? {} : { do: action }));
  };
}
