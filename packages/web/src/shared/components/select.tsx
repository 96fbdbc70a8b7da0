import { useState } from 'react';
import { joinNames } from '../platform/i18n/join-names.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
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
  /** What has more below it can be chosen itself. */
  branches?: boolean;
}

/** One of a list or tree; the label shown is the whole path joined by a slash. */
export function Select(props: SelectProps) {
  const { title, options, value, onChange, placeholder, disabled, clearable, branches } = props;
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
          branches={branches}
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
  disabled?: boolean;
  /** What has more below it can be chosen itself. */
  branches?: boolean;
}

/** Several of a list or tree. */
export function MultiSelect(props: MultiSelectProps) {
  const { title, options, values, onChange, placeholder, disabled, branches } = props;
  const text = useText(sharedText);
  const [open, setOpen] = useState(false);
  const labels = values
    .map((value) => pathTo(options, value).at(-1)?.label)
    .filter((label) => label !== undefined);
  return (
    <>
      <ChoiceButton
        words={joinNames(labels)}
        placeholder={placeholder ?? text.field.choose}
        onOpen={() => setOpen(true)}
        disabled={disabled}
      />
      {open && (
        <OptionSheet
          title={title}
          options={options}
          chosen={values}
          several
          branches={branches}
          onChoose={onChange}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
