import { list } from '@svcdesk/core/contract/order-assets';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { ScanButton } from '../../../shared/blocks/scan/scan-button.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { assetFound } from '../../../shared/domain/asset/asset-found.ts';
import { assetByCode } from '../../../shared/domain/asset/asset-sheet.tsx';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useOrder, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { BindButton } from '../components/bind-button.tsx';
import { LinkedAsset } from '../components/linked-asset.tsx';
import { useBind } from '../data/use-bind.ts';
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
      backTo={aboutOrder(staffPaths.detail, id)}
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
