import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import './list-page.css';

const OptionSheet = lazySheet(async () => (await import('../../components/option-sheet.tsx')).OptionSheet);

export interface ScopeTitleProps<Key extends string> {
  /** Title of the sheet: whose, which group. */
  label: string;
  options: readonly { value: Key; label: string; note?: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** The title of a list says whose it is, and changes that. */
export function ScopeTitle<Key extends string>({ label, options, chosen, onChoose }: ScopeTitleProps<Key>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="sd-scope-title"
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
      >
        <span className="sd-cut">{options.find(({ value }) => value === chosen)?.label}</span>
        <Icon name="down" size={18} />
      </button>
      {open && (
        <OptionSheet
          title={label}
          options={options}
          chosen={[chosen]}
          onChoose={([key]) => key !== undefined && onChoose(key as Key)}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
