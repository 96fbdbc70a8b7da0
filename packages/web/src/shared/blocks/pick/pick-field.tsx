import type { ReactNode } from 'react';
import { useState } from 'react';
import { ChoiceButton } from '../../components/choice-button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { Found } from './use-found.ts';

/** What every field has whose value is chosen in a sheet of its own. */
export interface PickFieldProps<Item extends Found> {
  label: string;
  chosen: Item | undefined;
  onChoose: (item: Item | undefined) => void;
  required?: boolean;
  error?: string;
  placeholder?: string;
  disabled?: boolean;
}

interface OwnProps<Item extends Found> extends Omit<PickFieldProps<Item>, 'onChoose'> {
  hint?: ReactNode;
  /** The sheet, while it is open. */
  children: (onClosed: () => void) => ReactNode;
}

/** A field that shows what is chosen and opens a picker. */
export function PickField<Item extends Found>(props: OwnProps<Item>) {
  const { label, chosen, required, error, hint, placeholder, disabled, children } = props;
  const shared = useText(sharedText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldFrame label={label} required={required} error={error} hint={hint ?? chosen?.note}>
        <ChoiceButton
          words={chosen?.words ?? ''}
          placeholder={placeholder ?? shared.field.choose}
          onOpen={() => setOpen(true)}
          disabled={disabled}
        />
      </FieldFrame>
      {open && children(() => setOpen(false))}
    </>
  );
}
