import { backlogPage } from '@svcdesk/core/contract/projects';
import { openStatuses } from '@svcdesk/core/rules';
import { useSearchParams } from 'react-router-dom';
import type { ProjectSummary } from '../../../shared/domain/project/project.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';

export type ProjectScope = 'mine' | 'all';

interface ListHandle {
  scope: ProjectScope;
  /** `open`, `any` or the number of a status. */
  status: string;
  list: PagedList<ProjectSummary>;
  show: (next: { scope?: ProjectScope; status?: string }) => void;
}

/** Project orders by status, those that name me or all that I may see; chosen in the address. */
export function useProjectList(): ListHandle {
  const [query, setQuery] = useSearchParams();
  const scope = query.get('scope') === 'all' ? 'all' : 'mine';
  const status = query.get('status') ?? 'open';
  const wanted = status === 'open' ? [...openStatuses] : status === 'any' ? undefined : [Number(status)];
  return {
    scope,
    status,
    list: useCallPages(backlogPage, { scope, status: wanted }),
    show: (next) => setQuery({ kind: 'project', scope, status, ...next }, { replace: true }),
  };
}
