import type { ComponentProps, ReactNode } from 'react';
import { Chips } from '../../components/chips.tsx';
import { Tabs, type TabsProps } from '../../components/tabs.tsx';
import { FilterButton } from './filter-button.tsx';
import type { ListFilter } from './list-filter.ts';
import type { ListState } from './use-list-state.ts';
import './list-page.css';

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
