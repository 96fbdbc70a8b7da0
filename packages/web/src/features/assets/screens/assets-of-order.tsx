import { bind, list, unbind } from '@svcdesk/core/contract/order-assets';
import { useState } from 'react';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import type { Found } from '../../../shared/blocks/pick/use-found.ts';
import { ScanButton } from '../../../shared/blocks/scan/scan-button.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { BottomBar } from '../../../shared/components/page.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { type Asset, isOnShelf } from '../../../shared/domain/asset/asset.ts';
import { AssetCard } from '../../../shared/domain/asset/asset-card.tsx';
import { assetFound } from '../../../shared/domain/asset/asset-found.ts';
import { assetByCode } from '../../../shared/domain/asset/asset-sheet.tsx';
import { CheckButton } from '../../../shared/domain/device-check/check-button.tsx';
import { useOrder, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { textNow, useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId, withQuery } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { assetsText } from '../phrases.ts';

/** Assets of an order: linked by scan or search, corrected, unlinked. */
export function AssetsOfOrderScreen() {
  const text = useText(assetsText).ofOrder;
  const id = useOrderId();
  const linked = useCall(list, { orderId: id });
  const order = useOrder(id);
  const canEdit = order.data?.can.includes('edit') ?? false;
  const mayBind = useMay('asset.bind') && canEdit;
  const bind = useBind(id);
  return (
    <QueryPage
      query={linked}
      also={[order]}
      backTo={withId(staffPaths.order.detail, id)}
      actions={
        mayBind && (
          <ScanButton
            onFound={async (code) => {
              const asset = await assetByCode(code);
              if (asset) await bind([assetFound(asset)]);
            }}
          />
        )
      }
      bottom={(assets) =>
        mayBind && (
          <BottomBar>
            <BindButton orderId={id} cellId={order.data?.cellId} linked={assets} />
          </BottomBar>
        )
      }
    >
      {(assets) => (
        <>
          {order.data && !canEdit && assets.length > 0 && <Notice>{text.readOnly}</Notice>}
          {assets.length === 0 && <EmptyState icon="device" title={text.none} hint={text.noneHint} />}
          {assets.map((asset) => (
            <LinkedAsset key={asset.ciId} orderId={id} asset={asset} canEdit={canEdit} />
          ))}
        </>
      )}
    </QueryPage>
  );
}

interface LinkedAssetProps {
  orderId: string;
  asset: Asset;
  canEdit: boolean;
}

/** An asset of an order, with what can be done to it there. */
function LinkedAsset({ orderId, asset, canEdit }: LinkedAssetProps) {
  const text = useText(assetsText).ofOrder;
  const shared = useText(sharedText);
  const mayCheck = useMay('examine.status') && isOnShelf(asset);
  const mayUnbind = useMay('asset.unbind') && canEdit;
  const mayEdit = useMay('asset.edit') && canEdit && isOnShelf(asset);
  const sending = useSend(unbind, { toastFailure: true });
  const { ciId, name } = asset;
  const takeOff = async () => {
    const sure = await confirm({
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
      to={withId(staffPaths.asset.detail, ciId)}
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
              <Button small kind="tonal" to={withQuery(staffPaths.asset.editOfOrder, { id: orderId, ciId })}>
                {text.edit}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

const AssetSheet = lazySheet(
  async () => (await import('../../../shared/domain/asset/asset-sheet.tsx')).AssetSheet,
);

interface BindButtonProps {
  orderId: string;
  cellId: string | undefined;
  linked: readonly Asset[];
}

/** Finds assets of the order's site and links those chosen. */
function BindButton({ orderId, cellId, linked }: BindButtonProps) {
  const text = useText(assetsText).ofOrder;
  const [open, setOpen] = useState(false);
  const bind = useBind(orderId);
  const isNew = ({ id }: { id: string }) => linked.every(({ ciId }) => ciId !== id);
  return (
    <>
      <Button kind="main" block onClick={() => setOpen(true)}>
        {text.bind}
      </Button>
      {open && (
        <AssetSheet
          several
          cellId={cellId}
          chosen={[]}
          onChoose={(assets) => void bind(assets.filter(isNew))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Links assets to an order; those that it has already are left alone. */
function useBind(orderId: string): (assets: readonly Found[]) => Promise<void> {
  const sending = useSend(bind, { toastFailure: true });
  return async (assets) => {
    if (assets.length === 0) return;
    const ciIds = assets.map(({ id }) => id);
    if ((await sending.send(() => ({ orderId, ciIds }))) === undefined) return;
    showToast(textNow(assetsText).ofOrder.bound(assets.length));
  };
}
