import { backlogPage } from '@svcdesk/core/contract/projects';
import { openStatuses, orderStatusNames } from '@svcdesk/core/rules';
import { type ListState, useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import type { ProjectSummary } from '../../../shared/domain/project/project.ts';
import { exactTotal, type PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

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
export function useProjectList(): ProjectListHandle {
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
export function useProjectChoices({ scope, status, list, show }: ProjectListHandle) {
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
