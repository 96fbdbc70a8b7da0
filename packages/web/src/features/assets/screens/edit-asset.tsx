import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { assetKind } from '../../../shared/domain/asset/asset-kind.tsx';
import { assetText } from '../../../shared/domain/asset/phrases.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { AssetForm } from '../asset-form.tsx';

/** Corrects an asset. */
export function EditAssetScreen() {
  const text = useText(assetText).action;
  return <WithRecord kind={assetKind} action="edit" title={text.edit} Form={AssetForm} />;
}
