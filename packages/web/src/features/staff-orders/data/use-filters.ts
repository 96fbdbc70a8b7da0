import { useSearchParams } from 'react-router-dom';
import {
  noFilters,
  type OrderFilters,
  readFilters,
  usualSort,
  writeFilters,
} from '../../../shared/domain/order/order-filters.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { usualScope } from './scopes.ts';
import type { ScopedFilters } from './use-order-pages.ts';

interface FiltersHandle {
  filters: ScopedFilters;
  /** Whether anything but scope and status leaves orders out. */
  narrowed: boolean;
  change: (patch: Partial<OrderFilters>) => void;
  clear: () => void;
}

/** The list's filters, kept in the address; a change takes the entry's place, so that back leaves the list. */
export function useFilters(): FiltersHandle {
  const [query, setQuery] = useSearchParams();
  const may = useMayPress();
  const read = readFilters(query);
  const filters = {
    ...read,
    scope: read.scope ?? usualScope(may),
    sort: read.sort ?? usualSort(read.status),
  };
  const { source, priority, sla, keyword } = filters;
  return {
    filters,
    narrowed: source.length + priority.length + sla.length > 0 || keyword !== '',
    change(patch) {
      const next = { ...read, ...patch };
      // What is as usual follows the status and is no wish of anybody.
      const sort = next.sort === usualSort(next.status) ? undefined : next.sort;
      setQuery(writeFilters({ ...next, sort }), { replace: true });
    },
    clear: () => setQuery(writeFilters({ ...noFilters, scope: read.scope }), { replace: true }),
  };
}
