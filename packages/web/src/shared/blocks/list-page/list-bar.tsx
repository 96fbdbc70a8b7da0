import { type ComponentProps, type ReactNode, useState } from 'react';
import { Chips } from '../../components/chips.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { Tabs, type TabsProps } from '../../components/tabs.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { type ListFilter, usedCount } from './list-filter.ts';
import type { ListState } from './list-values.ts';
import { listPageText } from './phrases.ts';
import './list-page.css';

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

export interface ListBarProps<Tab extends string, Chip extends string> {
  /** Of `useListState`. */
  state: ListState;
  /** Above the tabs: the way to lists beside this one. */
  above?: ReactNode;
  tabs?: TabsProps<Tab>;
  /** The one filter that is used most, in sight beside the filter button. */
  chips?: ComponentProps<typeof Chips<Chip>>;
  /** Behind the filter button, which stands beside the chips, or in the header where there are none. */
  filters?: readonly ListFilter[];
  /** Names the list among the filters that this account keeps; without it none are kept. */
  savedAs?: string;
}

/** Tabs in sight, a few choices below. */
export function ListBar<Tab extends string, Chip extends string>(props: ListBarProps<Tab, Chip>) {
  const { state, above, tabs, chips, filters = [], savedAs } = props;
  return (
    <>
      {above}
      {tabs && <Tabs {...tabs} />}
      {chips && (
        <div className="sd-list-bar">
          <Chips {...chips} />
          {filters.length > 0 && <FilterButton state={state} filters={filters} savedAs={savedAs} />}
        </div>
      )}
    </>
  );
}
