import { useState } from 'react';
import type { Found } from '../../blocks/pick/use-found.ts';
import { ChoiceButton } from '../../components/choice-button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { joinNames } from '../../platform/i18n/join-names.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { assetText } from './phrases.ts';

const AssetSheet = lazySheet(async () => (await import('./asset-sheet.tsx')).AssetSheet);

interface AssetPickerProps {
  label?: string;
  /** Only of this site. */
  cellId?: string;
  chosen: readonly Found[];
  onChoose: (assets: readonly Found[]) => void;
  error?: string;
}

/** The things that something is about, several. */
export function AssetPicker({ label, cellId, chosen, onChoose, error }: AssetPickerProps) {
  const text = useText(assetText);
  const shared = useText(sharedText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldFrame label={label ?? text.assets} error={error}>
        <ChoiceButton
          words={joinNames(chosen.map(({ words }) => words))}
          placeholder={shared.field.choose}
          onOpen={() => setOpen(true)}
        />
      </FieldFrame>
      {open && (
        <AssetSheet
          several
          title={label}
          cellId={cellId}
          chosen={chosen}
          onChoose={onChoose}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
