import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { ScanButton } from '../../../shared/blocks/scan/scan-button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { AssetCard } from '../../../shared/domain/asset/asset-card.tsx';
import { aboutAsset, assetPaths } from '../../../shared/domain/asset/asset-paths.ts';
import { assetByCode } from '../../../shared/domain/asset/asset-sheet.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useAssetFilters } from '../data/use-asset-filters.tsx';
import { useAssetPages } from '../data/use-asset-pages.ts';
import { assetsText } from '../phrases.ts';

/** Finds an asset: by scanning its label, by words, by class. */
export function AssetList() {
  const text = useText(assetsText);
  const state = useListState();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const flags = [
    { key: '', label: text.any },
    { key: '1', label: text.onShelf },
    { key: '0', label: text.offShelf },
  ];
  return (
    <ListPage
      title={text.all}
      backTo={staffPaths.home}
      state={state}
      tabs={{
        label: text.onShelf,
        tabs: flags,
        chosen: state.values.flag ?? '',
        onChoose: (flag) => state.set({ flag }),
      }}
      filters={useAssetFilters()}
      savedAs="assets"
      actions={
        <ScanButton
          openAtOnce={query.has('scan')}
          onFound={async (code) => {
            const asset = await assetByCode(code);
            if (asset) await navigate(aboutAsset(assetPaths.asset, asset.ciId));
          }}
        />
      }
      list={useAssetPages(state.values)}
      estimatePx={92}
      renderItem={(asset) => <AssetCard asset={asset} to={aboutAsset(assetPaths.asset, asset.ciId)} />}
      none={<EmptyState icon="device" title={text.none} hint={text.noneHint} />}
    />
  );
}
