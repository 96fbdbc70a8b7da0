import { findOne } from '@svcdesk/core/contract/projects';
import { actorOf } from '@svcdesk/core/rules';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordKind } from '../../blocks/record/record.ts';
import { useAccount } from '../../platform/api/account.ts';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { ownerOf } from '../assign/owner.ts';
import { reasonWords, statusWords } from '../order/order-words.ts';
import { useQueuedActions } from '../work/use-queued-actions.ts';
import { afterWaitingProject } from './after-waiting-project.ts';
import { projectText } from './phrases.ts';
import type { ExpectedProject, ProjectOrder } from './project.ts';
import { ProjectCard } from './project-card.tsx';

type Words = Readonly<Record<string, string>>;

const watched = (field: keyof ReturnType<typeof projectText.in>['watched']) => ({
  field,
  name: (locale: Locale) => projectText.in(locale).watched[field],
});

/** Why the account may not: who may, by the action; else what the reason itself says. */
function whyNot(reason: string, action: string, locale: Locale): string {
  const words: Words = projectText.in(locale).reason;
  if (reason === 'notHandler' && Object.hasOwn(words, action)) return words[action] ?? reason;
  return words[reason] ?? reasonWords(reason, locale);
}

/** Project orders: work in stages for a project, accepted by its manager. */
export const projectOrder: RecordKind<ProjectOrder> = {
  name: 'project',
  useRecord: useProject,
  showNew: showNewProject,
  pathOf: (id) => withId(staffPaths.project.detail, id),
  Head: ProjectCard,
  noun: (locale) => projectText.in(locale).noun,
  actionWords(action, locale, record) {
    const isFirst = action === 'transfer' && record !== undefined && ownerOf(record) === undefined;
    return (projectText.in(locale).action as Words)[isFirst ? 'assign' : action] ?? action;
  },
  doneWords: (action, locale) => (projectText.in(locale).done as Words)[action] ?? action,
  reasonWords: whyNot,
  watched: [
    { ...watched('status'), words: (value, locale) => statusWords(Number(value), locale) },
    watched('handlerName'),
    watched('assigneeName'),
    watched('handlerGroupName'),
    { ...watched('dueAt'), words: (value) => momentFact(String(value)) },
  ],
};

/** All of a project order, and how it stands after what this phone has done to it without a network. */
function useProject(id: string): UseQueryResult<ExpectedProject> {
  const query = useCall(findOne, { orderId: id });
  const waiting = useQueuedActions('project', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    if (!data || !account || waiting.length === 0) return data;
    return afterWaitingProject(data, actorOf(account), waiting);
  }, [data, account, waiting]);
  return { ...query, data: expected } as UseQueryResult<ExpectedProject>;
}

/** Shows the state that the server answered to an action. */
function showNewProject(queries: QueryClient, id: string, data: Partial<ProjectOrder>): void {
  setCallData(queries, findOne, { orderId: id }, (before) => ({ ...before, ...data }));
}
