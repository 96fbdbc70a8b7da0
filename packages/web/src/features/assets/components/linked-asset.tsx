import { unbind } from '@svcdesk/core/contract/order-assets';
import { Button } from '../../../shared/components/button.tsx';
import { ask } from '../../../shared/components/question-store.ts';
import type { Asset } from '../../../shared/domain/asset/asset.ts';
import { AssetCard } from '../../../shared/domain/asset/asset-card.tsx';
import { aboutAsset, assetPaths } from '../../../shared/domain/asset/asset-paths.ts';
import { CheckButton } from '../../../shared/domain/device-check/check-button.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { assetsText } from '../phrases.ts';

interface LinkedAssetProps {
  orderId: string;
  asset: Asset;
  canEdit: boolean;
}

/** An asset of an order, with what can be done to it there. */
export function LinkedAsset({ orderId, asset, canEdit }: LinkedAssetProps) {
  const text = useText(assetsText).ofOrder;
  const shared = useText(sharedText);
  const mayCheck = useMay('examine.status') && asset.flag === 1;
  const mayUnbind = useMay('asset.unbind') && canEdit;
  const mayEdit = useMay('asset.edit') && canEdit && asset.flag === 1;
  const sending = useSend(unbind, { toastFailure: true });
  const { ciId, name } = asset;
  const takeOff = async () => {
    const sure = await ask({
      title: text.ask(name),
      words: text.askWords,
      okLabel: text.unbind,
      cancelLabel: shared.action.cancel,
      danger: true,
    });
    if (!sure || (await sending.send(() => ({ orderId, ciId }))) === undefined) return;
    showToast(text.unbound(name));
  };
  return (
    <AssetCard
      asset={asset}
      to={aboutAsset(assetPaths.asset, ciId)}
      actions={
        (mayCheck || mayEdit || mayUnbind) && (
          <>
            <CheckButton asset={asset} orderId={orderId} />
            {mayUnbind && (
              <Button small busy={sending.busy} onClick={takeOff}>
                {text.unbind}
              </Button>
            )}
            {mayEdit && (
              <Button small kind="tonal" to={withQuery(assetPaths.editOfOrder, { id: orderId, ciId })}>
                {text.edit}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
