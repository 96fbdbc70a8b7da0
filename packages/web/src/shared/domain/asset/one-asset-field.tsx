import { find } from '@svcdesk/core/contract/assets';
import { PickField } from '../../blocks/pick/pick-field.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { assetFound } from './asset-found.ts';
import { assetText } from './phrases.ts';

const AssetSheet = lazySheet(async () => (await import('./asset-sheet.tsx')).AssetSheet);

interface OneAssetFieldProps {
  /** Empty: none. */
  id: string;
  onChange: (id: string) => void;
}

/** One asset that is known by its id alone, as an address has it. */
export function OneAssetField({ id, onChange }: OneAssetFieldProps) {
  const text = useText(assetText);
  const asset = useCall(find, id === '' ? undefined : { ciId: id });
  const chosen = id === '' ? undefined : asset.data ? assetFound(asset.data) : { id, words: '…' };
  return (
    <PickField label={text.noun} chosen={chosen}>
      {(onClosed) => (
        <AssetSheet
          title={text.noun}
          chosen={chosen ? [chosen] : []}
          clearable
          onChoose={([found]) => onChange(found?.id ?? '')}
          onClosed={onClosed}
        />
      )}
    </PickField>
  );
}
