import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { AssetCard } from '../../../shared/domain/asset/asset-card.tsx';
import { assetKind } from '../../../shared/domain/asset/asset-kind.tsx';
import { assetPaths } from '../../../shared/domain/asset/asset-paths.ts';
import { AssetValues } from '../../../shared/domain/asset/asset-values.tsx';
import { useScreenTitle } from '../../../shared/platform/current-screen.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useDoAsset } from '../data/use-do-asset.ts';
import { assetsText } from '../phrases.ts';
import { AssetHistory } from './asset-history.tsx';
import { AssetOrders } from './asset-orders.tsx';
import { AssetWays } from './asset-ways.tsx';

/** What staff may do with an asset. */
const assetActions: ActionTable<'edit' | 'offShelf' | 'onShelf'> = {
  buttons: { edit: 'asset.edit', offShelf: 'asset.edit', onShelf: 'asset.edit' },
  main: ['edit', 'onShelf'],
  beside: [],
  dangers: ['offShelf'],
};

/** All of one asset: what it is, its values, the orders about it. */
export function AssetView() {
  const text = useText(assetsText);
  return (
    <DetailPage
      kind={assetKind}
      title={useScreenTitle()}
      heading={({ name }) => name}
      backTo={assetPaths.asset}
      table={assetActions}
      useAct={useDoAsset}
    >
      {(asset) => (
        <>
          <AssetCard asset={asset} actions={asset.flag === 1 && <AssetWays asset={asset} />} />
          <AssetValues asset={asset} title={text.values} />
          <AssetOrders assetId={asset.id} />
          <AssetHistory assetId={asset.id} />
        </>
      )}
    </DetailPage>
  );
}
