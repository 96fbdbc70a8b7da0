import type { ReactNode } from 'react';
import type { ListValues } from './list-values.ts';

interface FilterOption {
  value: string;
  label: string;
}

/** One field of the filter sheet; `key` is its word in the address. */
export type ListFilter = { readonly key: string; readonly label: string } & (
  | { readonly kind: 'several'; readonly options: readonly FilterOption[] }
  /** One always holds: the order of a list. What is `usual` stands for an empty value and narrows nothing. */
  | { readonly kind: 'one'; readonly options: readonly FilterOption[]; readonly usual: string }
  | { readonly kind: 'words'; readonly hint?: string }
  /** First and last day: see `daysOf`. */
  | { readonly kind: 'days' }
  /** A field of its own with its frame: a site, a person, a tree. */
  | {
      readonly kind: 'own';
      readonly field: (value: string, onChange: (value: string) => void) => ReactNode;
    }
);

const narrows = ({ kind }: ListFilter) => kind !== 'one';

/** How many filters leave something out. */
export function usedCount(filters: readonly ListFilter[], values: ListValues): number {
  return filters.filter((filter) => narrows(filter) && values[filter.key]).length;
}

/** The values of these filters alone; absent ones empty. */
export function filterValues(filters: readonly ListFilter[], values: ListValues): ListValues {
  return Object.fromEntries(filters.map(({ key }) => [key, values[key] ?? '']));
}

/** Values under which nothing is left out. */
export function noValues(filters: readonly ListFilter[]): ListValues {
  return Object.fromEntries(filters.filter(narrows).map(({ key }) => [key, '']));
}
