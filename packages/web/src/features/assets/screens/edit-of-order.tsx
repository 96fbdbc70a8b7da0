import { useSearchParams } from 'react-router-dom';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { assetKind } from '../../../shared/domain/asset/asset-kind.tsx';
import { assetText } from '../../../shared/domain/asset/phrases.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { AssetForm } from '../asset-form.tsx';

/** Corrects an asset while working on the order that it is linked to. */
export function EditOfOrderScreen() {
  const text = useText(assetText).action;
  const [query] = useSearchParams();
  const ciId = query.get('ciId') ?? '';
  return <WithRecord kind={assetKind} id={ciId} action="edit" title={text.edit} Form={AssetForm} />;
}
