import { useSearchParams } from 'react-router-dom';
import { changed, type ListValues } from './list-values.ts';

/** What a list shows, as the address says, so that back, reload and a shared link keep it. */
export interface ListState {
  values: ListValues;
  /** A change takes the entry's place, so that back leaves the list. */
  set: (patch: Readonly<Record<string, string | undefined>>) => void;
}

/** Keeps tabs, filters and sort of a list in the address. */
export function useListState(): ListState {
  const [query, setQuery] = useSearchParams();
  const values = Object.fromEntries(query);
  return {
    values,
    set: (patch) => setQuery(changed(values, patch), { replace: true }),
  };
}
