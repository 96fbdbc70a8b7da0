import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { CheckChips } from '../../components/check-chips.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { RadioChips } from '../../components/radio-chips.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { ListFilter } from './list-filter.ts';
import { daysOf, valueOfDays, wordsOf } from './list-values.ts';
import { listPageText } from './phrases.ts';

interface FilterFieldProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

/** The field by which one filter is set. */
export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { label } = filter;
  switch (filter.kind) {
    case 'several':
      return (
        <FieldFrame label={label} group>
          <CheckChips
            options={filter.options}
            values={wordsOf(value)}
            onChange={(values) => onChange(values.join(','))}
          />
        </FieldFrame>
      );
    case 'one':
      return (
        <FieldFrame label={label} group>
          <RadioChips
            options={filter.options}
            value={value || filter.usual}
            onChange={(chosen) => onChange(chosen === filter.usual ? '' : chosen)}
          />
        </FieldFrame>
      );
    case 'words':
      return (
        <FieldFrame label={label}>
          <TextInput
            type="search"
            enterKeyHint="search"
            value={value}
            onChange={onChange}
            placeholder={filter.hint}
            maxLength={maxKeywordLength}
          />
        </FieldFrame>
      );
    case 'days':
      return <DaysField label={label} value={value} onChange={onChange} />;
    case 'own':
      return filter.field(value, onChange);
  }
}

function DaysField({ label, value, onChange }: Omit<FilterFieldProps, 'filter'> & { label: string }) {
  const text = useText(listPageText);
  const days = daysOf(value);
  return (
    <>
      <FieldFrame label={`${label} · ${text.from}`}>
        <DateInput
          kind="date"
          value={days.from ?? ''}
          max={days.to}
          onChange={(from) => onChange(valueOfDays({ ...days, from }))}
        />
      </FieldFrame>
      <FieldFrame label={`${label} · ${text.to}`}>
        <DateInput
          kind="date"
          value={days.to ?? ''}
          min={days.from}
          onChange={(to) => onChange(valueOfDays({ ...days, to }))}
        />
      </FieldFrame>
    </>
  );
}
