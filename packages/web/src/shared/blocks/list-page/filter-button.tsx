import { useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { type ListFilter, usedCount } from './list-filter.ts';
import { listPageText } from './phrases.ts';
import type { ListState } from './use-list-state.ts';

const FilterSheet = lazySheet(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterButtonProps {
  state: ListState;
  filters: readonly ListFilter[];
  savedAs?: string;
}

/** Opens what narrows a list; its figure is the number of filters in use. */
export function FilterButton({ state, filters, savedAs }: FilterButtonProps) {
  const text = useText(listPageText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="filter"
        label={text.filter}
        badge={usedCount(filters, state.values)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <FilterSheet
          filters={filters}
          values={state.values}
          savedAs={savedAs}
          onApply={state.set}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
