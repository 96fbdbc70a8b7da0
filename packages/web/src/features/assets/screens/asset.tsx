import { useSearchParams } from 'react-router-dom';
import { AssetList } from '../components/asset-list.tsx';
import { AssetView } from '../components/asset-view.tsx';
import { OffShelfScreen } from '../components/off-shelf-form.tsx';

/** One asset, by scan, search or link; without one named, the way to find it. */
export function AssetScreen() {
  const [query] = useSearchParams();
  if (!query.get('id')) return <AssetList />;
  return query.get('do') === 'offShelf' ? <OffShelfScreen /> : <AssetView />;
}
