import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CheckChips } from '../../components/check-chips.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { RadioChips } from '../../components/radio-chips.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { filterValues, type ListFilter, noValues } from './list-filter.ts';
import { daysOf, type ListValues, valueOfDays, wordsOf } from './list-values.ts';
import { listPageText } from './phrases.ts';
import { SavedFilters } from './saved-filters.tsx';
import './list-page.css';

interface FilterSheetProps {
  filters: readonly ListFilter[];
  values: ListValues;
  /** Names the list among the filters that this account keeps; without it none are kept. */
  savedAs?: string;
  onApply: (values: ListValues) => void;
  onClosed: () => void;
}

/** Everything that narrows a list, applied at once; the address changes when the sheet is gone from history. */
export function FilterSheet({ filters, values, savedAs, onApply, onClosed }: FilterSheetProps) {
  const text = useText(listPageText);
  const [asked, setAsked] = useState(() => filterValues(filters, values));
  const applied = useRef<ListValues>(undefined);
  const closed = () => {
    onClosed();
    if (applied.current) onApply(applied.current);
  };
  const apply = (wanted: ListValues, close: () => void) => {
    applied.current = wanted;
    close();
  };
  return (
    <Sheet title={text.filter} onClosed={closed}>
      {(close) => (
        <>
          {savedAs !== undefined && (
            <SavedFilters
              kind={savedAs}
              values={asked}
              onUse={(saved) => apply({ ...noValues(filters), ...filterValues(filters, saved) }, close)}
            />
          )}
          <Form onSubmit={() => apply(asked, close)}>
            {filters.map((filter) => (
              <FilterField
                key={filter.key}
                filter={filter}
                value={asked[filter.key] ?? ''}
                onChange={(value) => setAsked({ ...asked, [filter.key]: value })}
              />
            ))}
            <div className="sd-filter-end">
              <Button onClick={() => setAsked({ ...asked, ...noValues(filters) })}>{text.clear}</Button>
              <Button kind="main" type="submit">
                {text.show}
              </Button>
            </div>
          </Form>
        </>
      )}
    </Sheet>
  );
}

interface FilterFieldProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

/** The field by which one filter is set. */
function FilterField({ filter, value, onChange }: FilterFieldProps) {
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
