import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/index.ts';
import { ChoiceButton } from './choice-button.tsx';
import { lazySheet } from './lazy-part.tsx';
import { type Option, pathTo } from './option.ts';

const OptionSheet = lazySheet(async () => (await import('./option-sheet.tsx')).OptionSheet);

interface SelectProps {
  /** Title of the sheet. */
  title: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined, path: readonly Option[]) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Adds a way to choose nothing again. */
  clearable?: boolean;
}

/** One of a list or tree; the label shown is the whole path joined by a slash. */
export function Select({ title, options, value, onChange, placeholder, disabled, clearable }: SelectProps) {
  const text = useText(sharedText);
  const [open, setOpen] = useState(false);
  const words =
    value === undefined
      ? ''
      : pathTo(options, value)
          .map((step) => step.label)
          .join(' / ');
  return (
    <>
      <ChoiceButton
        words={words}
        placeholder={placeholder ?? text.field.choose}
        onOpen={() => setOpen(true)}
        disabled={disabled}
      />
      {open && (
        <OptionSheet
          title={title}
          options={options}
          chosen={value === undefined ? [] : [value]}
          clearable={clearable}
          onChoose={(values) =>
            onChange(values[0], values[0] === undefined ? [] : pathTo(options, values[0]))
          }
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface MultiSelectProps {
  title: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  placeholder?: string;
}

/** Several of a flat list. */
export function MultiSelect({ title, options, values, onChange, placeholder }: MultiSelectProps) {
  const text = useText(sharedText);
  const [open, setOpen] = useState(false);
  const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  return (
    <>
      <ChoiceButton
        words={labels.join(', ')}
        placeholder={placeholder ?? text.field.choose}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <OptionSheet
          title={title}
          options={options}
          chosen={values}
          several
          onChoose={onChange}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
