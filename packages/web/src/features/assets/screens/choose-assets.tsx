import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { Asset } from '../../../shared/domain/asset/asset.ts';
import { AssetCard } from '../../../shared/domain/asset/asset-card.tsx';
import { useRaiseAbout } from '../../../shared/domain/order-build/use-raise-about.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId, withQuery } from '../../../shared/platform/paths.ts';
import { assetsText } from '../phrases.ts';
import { useAssetFilters, useAssetPages } from '../use-asset-pages.tsx';

/** Assets of a site, several of which a new order is raised about. */
export function ChooseAssetsScreen() {
  const text = useText(assetsText);
  const state = useListState();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const cellId = query.get('cellId') ?? undefined;
  const raise = useRaiseAbout();
  const all = (chosen: readonly Asset[]) => chosen;
  return (
    <ListPage
      backTo={staffPaths.asset.detail}
      state={state}
      filters={useAssetFilters()}
      list={useAssetPages({ ...state.values, flag: '1' }, cellId)}
      estimatePx={92}
      head={
        <Button
          small
          kind="tonal"
          onClick={() => void navigate(withQuery(staffPaths.asset.classes, { cellId }))}
        >
          {text.choose.classes}
        </Button>
      }
      renderItem={(asset) => <AssetCard asset={asset} to={withId(staffPaths.asset.info, asset.ciId)} />}
      several={{
        name: ({ name, code }) => `${name} ${code}`,
        actions: [
          { key: 'raise', label: text.choose.raise, main: true, of: all, run: (assets) => raise(assets) },
        ],
      }}
      none={<EmptyState icon="device" title={text.none} hint={text.noneHint} />}
    />
  );
}
