import { backlogPage } from '@svcdesk/core/contract/projects';
import { openStatuses } from '@svcdesk/core/rules';
import { type ListState, useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import type { ProjectSummary } from '../../../shared/domain/project/project.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';

export type ProjectScope = 'mine' | 'all';

interface ListHandle {
  state: ListState;
  scope: ProjectScope;
  /** `open`, `any` or the number of a status. */
  status: string;
  list: PagedList<ProjectSummary>;
  show: (next: { scope?: ProjectScope; status?: string }) => void;
}

/** Project orders by status, those that name me or all that I may see; chosen in the address. */
export function useProjectList(): ListHandle {
  const state = useListState();
  const { values, set } = state;
  const scope = values.scope === 'all' ? 'all' : 'mine';
  const status = values.status || 'open';
  const wanted = status === 'open' ? [...openStatuses] : status === 'any' ? undefined : [Number(status)];
  return {
    state,
    scope,
    status,
    list: useCallPages(backlogPage, { scope, status: wanted }),
    show: set,
  };
}
