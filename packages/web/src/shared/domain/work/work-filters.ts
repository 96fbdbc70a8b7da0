import { type ListState, useListState } from '../../blocks/list-page/use-list-state.ts';

/** One tab of a list by state: all states that it holds; none for all there are. */
export interface StateTab {
  key: string;
  label: string;
  statuses: readonly number[];
}

export type WorkScope = 'mine' | 'all';

interface WorkFilters {
  state: ListState;
  tab: StateTab | undefined;
  scope: WorkScope;
}

/** Which states, and whose work: kept in the address, so that back and reload keep them. */
export function useWorkFilters(tabs: readonly StateTab[], usual: WorkScope = 'mine'): WorkFilters {
  const state = useListState();
  const { tab: named, scope: asked } = state.values;
  const tab = tabs.find(({ key }) => key === named) ?? tabs[0];
  const scope: WorkScope = asked === 'all' || asked === 'mine' ? asked : usual;
  return { state, tab, scope };
}
