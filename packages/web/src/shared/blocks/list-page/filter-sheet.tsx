import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { FilterField } from './filter-field.tsx';
import { filterValues, type ListFilter, noValues } from './list-filter.ts';
import type { ListValues } from './list-values.ts';
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
