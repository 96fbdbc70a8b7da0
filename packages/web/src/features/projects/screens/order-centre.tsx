import { backlogPage } from '@svcdesk/core/contract/projects';
import { openStatuses, orderStatusNames } from '@svcdesk/core/rules';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type ListState, useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { CentreListPage } from '../../../shared/domain/order-centre/centre-list-page.tsx';
import { centrePath, useCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import type { ProjectSummary } from '../../../shared/domain/project/project.ts';
import { ProjectCard } from '../../../shared/domain/project/project-card.tsx';
import { exactTotal, type PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { projectBook } from '../phrases.ts';

/** The order centre: its first tab, unless the address names that of projects, which has no path of its own. */
export function OrderCentreScreen() {
  const [query] = useSearchParams();
  const first = useCentreTabs()[0];
  if (query.get('kind') === 'project' || first === 'project') return <ProjectList />;
  return <Navigate to={first === undefined ? staffPaths.home : centrePath(first)} replace />;
}

/** Project orders: those that name me, or all that I may see. */
function ProjectList() {
  const text = useText(projectBook).list;
  const shown = useProjectList();
  const { state, scope, status, list, show } = shown;
  const usual = status === 'open';
  return (
    <CentreListPage
      here="project"
      title={text.title}
      state={state}
      {...useProjectChoices(shown)}
      list={list}
      estimatePx={116}
      renderItem={(record) => <ProjectCard record={record} opens />}
      none={
        <EmptyState
          title={usual ? (scope === 'mine' ? text.none : text.noneAtAll) : text.noneFits}
          hint={usual && scope === 'mine' ? text.noneHint : undefined}
          action={<Button onClick={() => show({ scope: 'all', status: 'any' })}>{text.showAll}</Button>}
        />
      }
    />
  );
}

export type ProjectScope = 'mine' | 'all';

export interface ProjectListHandle {
  state: ListState;
  scope: ProjectScope;
  /** `open`, `any` or the number of a status. */
  status: string;
  list: PagedList<ProjectSummary>;
  show: (next: { scope?: ProjectScope; status?: string }) => void;
}

/** Project orders by status, those that name me or all that I may see; chosen in the address. */
function useProjectList(): ProjectListHandle {
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

const scopes = ['mine', 'all'] as const;

/** Whose they are as tabs, their status as chips. */
function useProjectChoices({ scope, status, list, show }: ProjectListHandle) {
  const text = useText(projectBook).list;
  const names = orderWords(useLocale((state) => state.locale)).status;
  const total = exactTotal(list);
  return {
    tabs: {
      label: text.scope,
      tabs: scopes.map((key) => ({ key, label: text[key], count: key === scope ? total : undefined })),
      chosen: scope,
      onChoose: (key: ProjectScope) => show({ scope: key }),
    },
    chips: {
      label: text.status,
      chips: [
        { key: 'open', label: text.open },
        ...orderStatusNames.map((name, place) => ({ key: String(place + 1), label: names[name] })),
        { key: 'any', label: text.any },
      ],
      chosen: status,
      onChoose: (key: string) => show({ status: key }),
    },
  };
}
